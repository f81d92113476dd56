"""Positions: saving and loading, what is impossible, and dealing the unseen anew."""

from collections.abc import Iterable
from typing import Any, Final

from crownlands.core.machine import Frame
from crownlands.core.serial import Json, Names, Reader, bad, index
from crownlands.core.text import Text, text
from crownlands.games.cites_royales import opening, powers, rules, season, solo
from crownlands.games.cites_royales.cards import (
    CARD_KEYS,
    CARDS,
    CITIES,
    COLOUR,
    COLOURS,
    COPIES,
    INFLUENCE,
    INFLUENCES,
    WHITE,
)
from crownlands.games.cites_royales.cities import BIT, cards_in
from crownlands.games.cites_royales.state import (
    EMPTY,
    RESERVE,
    SOURCES,
    Noble,
    Provinces,
    Secret,
)

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        powers.DiscardOpen,
        powers.TakeBack,
        powers.Assassinate,
        powers.TakeOpen,
        powers.MoveFrom,
        powers.MoveTo,
        powers.BuildDrawn,
        powers.BuildSecond,
        rules.Turn,
        rules.EndTurn,
        rules.NextSeason,
        rules.PlayCard,
        rules.BuyOrAdd,
        rules.BuyCard,
        rules.AddOneOfTwo,
        season.Build,
        season.ShowBuildings,
        season.Majorities,
        opening.KeepOne,
        opening.PassLeft,
        opening.PassRight,
        opening.HandOver,
        opening.ReplaceWhite,
        opening.FirstCards,
        opening.FirstCard,
        opening.ShowFirstCards,
        solo.RegentBuilds,
        solo.OwnFirst,
        solo.RegentFirst,
        solo.SoloTurn,
        solo.EndSoloTurn,
        solo.SoloBuyOrAdd,
        solo.ShareCards,
        solo.AddLeft,
        solo.CloseSoloSeason,
        solo.RoyalTaxes,
        solo.ChooseTaxed,
        solo.CatchUp,
        solo.RegentCatchesUp,
        solo.CutMarket,
        solo.NextSoloSeason,
    )
}

# A secret choice that is past the last City stands at "white".
NAMES: Final[Names] = {"card": CARD_KEYS, "city": COLOURS, "cities": COLOURS[:CITIES]}

MOST: Final = 1_000  # nobody has more points

# What is played with the cards that were drawn for all to see, before anything else.
WITH_DRAWN: Final = (
    powers.BuildDrawn,
    powers.BuildSecond,
    rules.AddOneOfTwo,
    solo.ShareCards,
    solo.RegentBuilds,
)


# Saving and loading -------------------------------------------------------------------------------


def save_table(s: Provinces) -> dict[str, Json]:
    """Write the piles, the next card last, and the Nobles."""
    return {
        "season": s.season,
        "bought": [seat for seat in range(s.seats) if s.has_bought(seat)],
        "bonus_step": s.bonus_step,
        "crowns": list(s.crowns),
        "expert": s.expert,
        "deck": _keys(s.deck),
        "discard": _keys(s.discard),
        "reserve": _keys(s.reserve),
        "market": _keys(s.market),
        "drawn": _keys(s.drawn),
        "nobles": [_save_noble(noble) for noble in s.nobles],
    }


def _keys(cards: Iterable[int]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


def _columns(cities: Iterable[int]) -> dict[str, list[str]]:
    return {
        COLOURS[colour]: _keys(cards_in(city, colour)) for colour, city in enumerate(cities) if city
    }


def _save_noble(noble: Noble) -> dict[str, Json]:
    return {
        "earned": dict(zip(SOURCES, noble.earned, strict=True)),
        "hero": noble.hero,
        "hand": _keys(noble.hand),
        "shown": _keys(noble.shown),
        "from_left": _keys(noble.from_left),
        "from_right": _keys(noble.from_right),
        "passing": _keys(noble.passing),
        "plan": _columns(noble.plan),
        "cities": _columns(noble.cities),
    }


def load_table(seats: int, reader: Reader) -> Provinces:
    """Read the piles and the Nobles."""
    s = Provinces(seats)
    s.season = reader.number("season", 1, s.last_season())
    for number in reader.numbers("bought", seats - 1, 0, seats):
        s.bought |= 1 << number
    s.bonus_step = reader.number("bonus_step", 1, MOST)
    s.crowns = tuple(reader.numbers("crowns", MOST, INFLUENCES, INFLUENCES))
    s.expert = reader.flag("expert")
    s.deck = reader.keys("deck", CARD_KEYS)
    s.discard = reader.keys("discard", CARD_KEYS)
    s.reserve = tuple(reader.keys("reserve", CARD_KEYS, RESERVE, RESERVE))
    s.market = reader.keys("market", CARD_KEYS)
    s.drawn = tuple(sorted(reader.keys("drawn", CARD_KEYS)))
    s.nobles = reader.each("nobles", max(seats, 2), max(seats, 2), _load_noble)
    return s


def _load_noble(reader: Reader) -> Noble:
    noble = Noble(reader.counts("earned", SOURCES, MOST), _load_columns(reader, "cities"))
    noble.hero = reader.flag("hero")
    noble.hand = tuple(sorted(reader.keys("hand", CARD_KEYS)))
    noble.shown = tuple(sorted(reader.keys("shown", CARD_KEYS)))
    noble.from_left = tuple(reader.keys("from_left", CARD_KEYS, 0, 2))
    noble.from_right = tuple(reader.keys("from_right", CARD_KEYS, 0, 1))
    noble.passing = tuple(reader.keys("passing", CARD_KEYS, 0, 2))
    noble.plan = tuple(_load_columns(reader, "plan"))
    return noble


def _load_columns(reader: Reader, name: str) -> list[int]:
    """Read Cities; a card must fit its City and no Influence comes twice."""
    path = f"{reader.path}.{name}"
    columns = Reader(reader.raw(name), path)
    cities = [0] * CITIES
    for key in list(columns.data):
        colour = index(key, path, COLOURS[:CITIES])
        for card in columns.keys(key, CARD_KEYS):
            if COLOUR[card] not in (colour, WHITE):
                raise bad(f"{path}.{key}", "cr-position-colour", card=_card(card))
            column = cities[colour]
            if (column | column >> INFLUENCES | column << INFLUENCES) & BIT[card]:
                raise bad(f"{path}.{key}", "cr-position-twice", card=_card(card))
            cities[colour] |= BIT[card]
    return cities


# What is impossible -------------------------------------------------------------------------------


def problems(s: Provinces) -> list[Text]:
    """List lost or doubled cards, cards seen that nobody holds, and cards drawn for nothing."""
    found: list[Text] = []
    counts = [0] * CARDS
    for cards in (s.deck, s.discard, s.reserve, s.market, s.drawn):
        for card in cards:
            counts[card] += 1
    for number, noble in enumerate(s.nobles):
        for card in (*cards_of(noble), *built_cards(noble)):
            counts[card] += 1
        known = (*noble.shown, *noble.from_left, *noble.from_right)
        if any(known.count(card) > cards_of(noble).count(card) for card in known):
            found.append(text("cr-problem-shown", seat=number))
        if min(noble.earned) < 0:
            found.append(text("cr-problem-points", seat=number))
    if s.seats == 1 and (any(noble.hero for noble in s.nobles) or cards_of(s.nobles[-1])):
        found.append(text("cr-problem-solo"))
    if s.drawn and not (s.stack and isinstance(s.stack[-1], WITH_DRAWN)):
        found.append(text("cr-problem-drawn"))
    for card in range(CARDS):
        if counts[card] != COPIES[card]:
            found.append(
                text("cr-problem-count", card=_card(card), found=counts[card], wanted=COPIES[card])
            )
    return found + _frame_problems(s) + _secret_problems(s)


def _frame_problems(s: Provinces) -> list[Text]:
    """Check that the frames speak of Nobles, Cities and cards that are there."""
    limits = {
        "seat": s.seats - 1,
        "owner": len(s.nobles) - 1,
        "most": INFLUENCES - 1,
        "left": CARDS,
        "at_least": 1,
        "due": CITIES,
        "cells": MOST,
    }
    found = []
    for frame in (*s.stack, *(frame for lane in s.lanes for frame in lane)):
        possible = all(
            getattr(frame, field) <= limits[field] for field in frame.FIELDS if field in limits
        )
        if isinstance(frame, (powers.BuildSecond, solo.RegentBuilds)):
            possible = possible and frame.card in s.drawn
        elif isinstance(frame, powers.MoveTo):
            possible = possible and frame.owner >= 0 and frame.city < CITIES
            possible = possible and bool(s.nobles[frame.owner].cities[frame.city])
        elif isinstance(frame, solo.ChooseTaxed):
            taxed = [city for city in frame.cities if s.nobles[0].cities[city]]
            possible = len(set(taxed)) == len(frame.cities) >= frame.due
        elif isinstance(frame, solo.AddLeft):
            possible = possible and s.stack.index(frame) == len(s.stack) - 2 and len(s.drawn) == 2
        elif isinstance(frame, opening.FirstCards):
            possible = all(noble.hand for noble in s.nobles[: s.seats]) and not _unnoticed(s)
        elif isinstance(frame, Secret):
            possible = bool(s.lanes) and frame is s.stack[-1]
        if not possible:
            found.append(text("cr-problem-frame", frame=type(frame).__name__))
    return found


def _secret_problems(s: Provinces) -> list[Text]:
    """Check that what lies face down is what the seats have chosen so far."""
    secret = s.stack[-1] if s.lanes and s.stack else None
    found = []
    for seat in range(s.seats):
        noble = s.nobles[seat]
        waits = bool(s.lanes) and s.lanes[seat]
        passing, planned = 0, sum(city.bit_count() for city in noble.plan)
        if isinstance(secret, opening.HandOver):
            ask = s.lanes[seat][-1] if waits else None
            passing = 2 if ask is None else int(isinstance(ask, opening.PassRight))
            possible = planned == 0 and len(noble.hand) == opening.DEALT - passing
        elif isinstance(secret, opening.ShowFirstCards):
            possible = planned == (0 if waits else 1)
        else:
            possible = planned == 0 or isinstance(secret, season.ShowBuildings)
        if not possible or len(noble.passing) != passing:
            found.append(text("cr-problem-face-down", seat=seat))
    return found


def cards_of(noble: Noble) -> tuple[int, ...]:
    """All that a Noble holds, laid face down or not."""
    planned = [card for city in range(CITIES) for card in cards_in(noble.plan[city], city)]
    return (*noble.hand, *noble.passing, *planned)


def built_cards(noble: Noble) -> list[int]:
    """All that a Noble has built."""
    return [card for city in range(CITIES) for card in cards_in(noble.cities[city], city)]


def _card(card: int) -> Text:
    return text(f"cr-colour-{COLOURS[COLOUR[card]]}-card", influence=INFLUENCE[card])


# Dealing the unseen anew --------------------------------------------------------------------------


def determinize(s: Provinces, seat: int | None, chance: int) -> Provinces:
    """Copy the provinces with hidden hands, the Reserve, the deck and secret choices dealt anew.

    What another seat has chosen in secret is not known, nor whether it has chosen: its choice
    begins again, with the hand that it is dealt. The deal is repeated until the open question
    is one that could have been asked.
    """
    other = s.copy()
    other.seed_chance(chance)
    if s.over:
        return other
    while True:
        lanes, other.lanes = other.lanes, []  # chance here is the dealer's, not a lane's
        _redeal(other, seat)
        other.lanes = lanes
        if _ask_again(other, seat):
            break
    other.unveiled = s.unveiled
    return other


def _redeal(s: Provinces, reader: int | None) -> None:
    """Deal all cards that this reader has not seen; hands keep what the reader knows of them."""
    pool = [*s.deck, *s.reserve]
    sizes = []
    for number in range(s.seats):
        noble = s.nobles[number]
        hidden = list(cards_of(noble)) if number != reader else []
        if number != reader:
            known = s.known_of(number, reader)
            for card in known:
                hidden.remove(card)
            noble.hand = known
            # What the others passed among themselves is none of the reader's business.
            noble.from_left = noble.from_left if reader == s.left_of(number) else ()
            noble.from_right = noble.from_right if reader == s.right_of(number) else ()
            noble.passing = ()
            noble.plan = EMPTY
        pool += hidden
        sizes.append(len(hidden))
    pool.sort()  # where the cards really lie must not show in how they are dealt
    s.shuffle(pool)
    for number in range(s.seats):
        if number != reader:
            noble = s.nobles[number]
            dealt = [pool.pop() for _ in range(sizes[number])]
            noble.hand = tuple(sorted((*noble.hand, *dealt)))
    s.reserve = tuple(pool[:RESERVE])
    s.deck = pool[RESERVE:]


def _ask_again(s: Provinces, reader: int | None) -> bool:
    """Put the open questions again to the hands just dealt; whether one can still be asked."""
    if not s.lanes:
        ask = s.asked()
        assert ask is not None
        if ask.seat != reader:
            s.options = ask.options(s)
        return bool(s.options) and not (isinstance(ask, opening.ReplaceWhite) and _unnoticed(s))
    secret = s.stack[-1]
    assert isinstance(secret, Secret)
    openings = []
    for seat in s.lane_seats:
        if seat != reader:
            ask = secret.opening(s, seat)
            openings.append(len(ask.options(s)))
            s.lanes[seat] = [ask]
    if isinstance(secret, opening.ShowFirstCards) and 0 in openings:
        return False  # a hand without a card to build first has been replaced by now
    if max(openings, default=0) < 2 and (reader is None or not s.lanes[reader]):
        return False
    s.settle()
    return True


def _unnoticed(s: Provinces) -> bool:
    """Whether somebody has only white cards and is not among those who replace one."""
    noticed = [frame.seat for frame in s.stack if isinstance(frame, opening.ReplaceWhite)]
    return any(s.nobles[seat].only_whites() for seat in range(s.seats) if seat not in noticed)

"""Questions, options, events and cards as message ids; the word catalogues do the rest."""

from collections.abc import Callable
from typing import Any, Final

from crownlands.core.game import CardRow
from crownlands.core.machine import Ask, Event
from crownlands.core.text import Arg, Text, seat_text, text
from crownlands.core.zones import Barred, Choice, Question
from crownlands.games.cites_royales.cards import (
    CITIES,
    COLOUR,
    COLOURS,
    INFLUENCE,
    RULEBOOK,
    SUBJECTS,
    TRACK,
    VIOLET,
    WHITE,
)
from crownlands.games.cites_royales.cities import top_card, top_of
from crownlands.games.cites_royales.opening import (
    FirstCard,
    KeepOne,
    PassLeft,
    PassRight,
    ReplaceWhite,
)
from crownlands.games.cites_royales.powers import (
    Assassinate,
    BuildDrawn,
    BuildSecond,
    DiscardOpen,
    MoveFrom,
    MoveTo,
    TakeBack,
    TakeOpen,
)
from crownlands.games.cites_royales.rules import (
    ADD,
    BUY,
    FROM_CITY,
    FROM_HAND,
    AddOneOfTwo,
    BuyCard,
    BuyOrAdd,
    PlayCard,
)
from crownlands.games.cites_royales.season import WAYS, Build, planned_card
from crownlands.games.cites_royales.solo import (
    ChooseTaxed,
    CutMarket,
    OwnFirst,
    RegentBuilds,
    RegentFirst,
    ShareCards,
    SoloBuyOrAdd,
)
from crownlands.games.cites_royales.state import HERO_POINTS, LINE, REGENT, Provinces

# Small words --------------------------------------------------------------------------------------


def card_text(card: int) -> Text:
    """A card's name: its colour and Influence."""
    return text(f"cr-colour-{COLOURS[COLOUR[card]]}-card", influence=INFLUENCE[card])


def city_text(city: int) -> Text:
    """A City's name."""
    return text(f"cr-city-{COLOURS[city]}")


def effect_text(influence: int) -> Text:
    """What a card of this Influence does when it is played."""
    return text(f"cr-effect-{influence}")


def noble_text(number: int) -> Text:
    """A Noble's name, or the Regent's."""
    return text("cr-regent") if number == REGENT else seat_text(number)


# Where things lie ---------------------------------------------------------------------------------


def in_hand(s: Provinces, seat: int, card: int) -> tuple[str, ...]:
    """A card of the hand, by its place there."""
    return (f"seat-{seat}-hand-{s.nobles[seat].hand.index(card)}",)


def in_market(s: Provinces, card: int) -> tuple[str, ...]:
    """An open card of the Market; of two equal ones, both."""
    return tuple(f"market-{i}" for i, other in enumerate(s.market) if other == card)


def in_drawn(s: Provinces, card: int) -> tuple[str, ...]:
    """A card just drawn; of two equal ones, both."""
    return tuple(f"drawn-{i}" for i, other in enumerate(s.drawn) if other == card)


def city_id(number: int, city: int) -> str:
    """A City of a Noble."""
    return f"seat-{number}-city-{COLOURS[city]}"


# Questions ----------------------------------------------------------------------------------------


def question(s: Provinces, ask: Ask[Any]) -> Question:
    """Put a question into words: what is asked, each option, and why not the others."""
    title, choice = QUESTIONS[type(ask)]
    options = s.options_of(ask.seat)
    return Question(
        kind=type(ask).__name__,
        seat=ask.seat,
        text=title(s, ask),
        choices=tuple(choice(s, ask, option) for option in options),
        barred=_barred(s, ask, options),
    )


def _barred(s: Provinces, ask: Ask[Any], options: list[int]) -> tuple[Barred, ...]:
    """What a person might want to choose and cannot, with the reason."""
    hand = s.nobles[ask.seat].hand
    if isinstance(ask, PlayCard):
        useless = [i for i, card in enumerate(hand) if FROM_HAND + card not in options]
        return tuple(_in_hand(ask.seat, i, text("cr-barred-useless")) for i in useless)
    if isinstance(ask, BuyOrAdd) and BUY not in options:
        if s.has_bought(ask.seat):
            return (Barred("line-2", text("cr-barred-bought")),)
        return (Barred("line-2", text("cr-barred-line", missing=LINE - len(s.market))),)
    if isinstance(ask, BuyCard):
        return tuple(
            Barred(f"market-{i}", _not_for_sale(ask, card))
            for i, card in enumerate(s.market)
            if 1 + card not in options
        )
    if isinstance(ask, Build):
        city = options[0] // WAYS
        top = top_of(s.nobles[ask.seat].cities[city])
        low = [i for i, card in enumerate(hand) if COLOUR[card] == city and INFLUENCE[card] <= top]
        return tuple(_in_hand(ask.seat, i, text("cr-barred-low", top=top)) for i in low)
    return ()


def _in_hand(seat: int, place: int, reason: Text) -> Barred:
    return Barred(f"seat-{seat}-hand-{place}", reason)


def _not_for_sale(ask: BuyCard, card: int) -> Text:
    if INFLUENCE[card] > ask.left:
        return text("cr-barred-dear", cost=INFLUENCE[card], left=ask.left)
    return text("cr-barred-order")


def _play(s: Provinces, ask: PlayCard, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("cr-play-none"))
    if option >= FROM_CITY:
        city = option - FROM_CITY
        card = top_card(s.nobles[ask.seat].cities[city], city)
        words = text(
            "cr-play-top",
            card=card_text(card),
            city=city_text(city),
            effect=effect_text(INFLUENCE[card]),
        )
        return Choice(option, words, (city_id(ask.seat, city),))
    card = option - FROM_HAND
    words = text("cr-play-hand", card=card_text(card), effect=effect_text(INFLUENCE[card]))
    return Choice(option, words, in_hand(s, ask.seat, card))


def _ask_market(s: Provinces, ask: BuyOrAdd) -> Text:
    buying = BUY in ask.options(s)
    return text("cr-ask-market") if buying else text("cr-ask-how-to-add")


def _market(s: Provinces, ask: BuyOrAdd, option: int) -> Choice:
    if option == BUY:
        return Choice(option, text("cr-market-buy", capacity=s.capacity()), ("line-2",))
    if option == ADD:
        words = text("cr-market-add", line=s.next_line(), points=_at_stake(s, ask.seat))
        return Choice(option, words, ("deck",))
    words = text("cr-market-hero", line=s.next_line(), points=_at_stake(s, ask.seat))
    return Choice(option, words, (f"seat-{ask.seat}-hero", "deck"))


def _at_stake(s: Provinces, seat: int) -> int:
    """The points that adding a card may bring, to oneself or to the others."""
    return 0 if s.has_bought(seat) else s.next_line() - 2


def _share_market(s: Provinces, ask: SoloBuyOrAdd, option: int) -> Choice:
    if option == BUY:
        return _market(s, ask, option)
    words = text("cr-market-share", line=s.next_line(), points=_at_stake(s, ask.seat))
    return Choice(option, words, ("deck",))


def _buy(s: Provinces, ask: BuyCard, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("cr-buy-done"))
    card = option - 1
    words = text("cr-buy-card", card=card_text(card), cost=INFLUENCE[card])
    return Choice(option, words, in_market(s, card))


def _open_card(message: str) -> Callable[..., Choice]:
    def choice(s: Provinces, ask: Any, option: int) -> Choice:
        return Choice(option, text(message, card=card_text(option)), in_market(s, option))

    return choice


def _hand_card(message: str) -> Callable[..., Choice]:
    def choice(s: Provinces, ask: Any, option: int) -> Choice:
        words = text(message, card=card_text(option))
        return Choice(option, words, in_hand(s, ask.seat, option))

    return choice


def _drawn_card(message: str) -> Callable[..., Choice]:
    def choice(s: Provinces, ask: Any, option: int) -> Choice:
        return Choice(option, text(message, card=card_text(option)), in_drawn(s, option))

    return choice


def _build_drawn(s: Provinces, ask: Any, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("cr-build-no-more"))
    words = text("cr-build-card", card=card_text(option - 1))
    return Choice(option, words, in_drawn(s, option - 1))


def _build(s: Provinces, ask: Build, option: int) -> Choice:
    city, way = divmod(option, WAYS)
    if way == 0:
        return Choice(option, text("cr-build-done", city=city_text(city)))
    card = planned_card(city, way)
    words = text("cr-build-card", card=card_text(card))
    return Choice(option, words, in_hand(s, ask.seat, card))


def _take_back(s: Provinces, ask: TakeBack, option: int) -> Choice:
    card = top_card(s.nobles[ask.seat].cities[option], option)
    words = text("cr-from-city", card=card_text(card), city=city_text(option))
    return Choice(option, words, (city_id(ask.seat, option),))


def _any_city(s: Provinces, ask: Any, option: int) -> Choice:
    owner, city = divmod(option, CITIES)
    words = text(
        "cr-from-noble",
        card=card_text(top_card(s.nobles[owner].cities[city], city)),
        city=city_text(city),
        owner=noble_text(s.named(owner)),
    )
    return Choice(option, words, (city_id(owner, city),))


def _own_city(s: Provinces, ask: Any, option: int) -> Choice:
    return Choice(
        option, text("cr-into-city", city=city_text(option)), (city_id(ask.seat, option),)
    )


def _regent_city(s: Provinces, ask: Any, option: int) -> Choice:
    return Choice(option, text("cr-into-city", city=city_text(option)), (city_id(s.seats, option),))


def _asked_city(s: Provinces, ask: Build) -> Text:
    city = s.options_of(ask.seat)[0] // WAYS
    column = s.nobles[ask.seat].cities[city]
    if column:
        return text("cr-ask-build", city=city_text(city), top=card_text(top_card(column, city)))
    return text("cr-ask-build-empty", city=city_text(city))


def _title(message: str, **args: Callable[[Provinces, Any], Arg]) -> Callable[..., Text]:
    def title(s: Provinces, ask: Any) -> Text:
        return text(message, **{name: value(s, ask) for name, value in args.items()})

    return title


Wording = tuple[Callable[[Provinces, Any], Text], Callable[[Provinces, Any, int], Choice]]

QUESTIONS: Final[dict[type[Ask[Any]], Wording]] = {
    KeepOne: (_title("cr-ask-keep"), _hand_card("cr-keep")),
    PassLeft: (_title("cr-ask-left"), _hand_card("cr-pass")),
    PassRight: (_title("cr-ask-right"), _hand_card("cr-pass")),
    ReplaceWhite: (_title("cr-ask-white"), _hand_card("cr-discard")),
    FirstCard: (_title("cr-ask-first"), _hand_card("cr-build-card")),
    PlayCard: (_title("cr-ask-play"), _play),
    BuyOrAdd: (_ask_market, _market),
    BuyCard: (_title("cr-ask-buy", left=lambda s, a: a.left), _buy),
    AddOneOfTwo: (_title("cr-ask-add"), _drawn_card("cr-add")),
    DiscardOpen: (_title("cr-ask-discard"), _open_card("cr-discard")),
    TakeBack: (_title("cr-ask-take-back"), _take_back),
    Assassinate: (_title("cr-ask-assassinate"), _any_city),
    TakeOpen: (_title("cr-ask-take-open"), _open_card("cr-take")),
    MoveFrom: (_title("cr-ask-move-from"), _any_city),
    MoveTo: (_title("cr-ask-move-to", card=lambda s, a: card_text(a.card(s))), _own_city),
    BuildDrawn: (_title("cr-ask-drawn"), _build_drawn),
    BuildSecond: (_title("cr-ask-second", card=lambda s, a: card_text(a.card)), _build_drawn),
    Build: (_asked_city, _build),
    OwnFirst: (_title("cr-ask-own-first"), _hand_card("cr-build-card")),
    RegentFirst: (_title("cr-ask-regent-first"), _hand_card("cr-give")),
    SoloBuyOrAdd: (_title("cr-ask-market"), _share_market),
    ShareCards: (_title("cr-ask-share"), _drawn_card("cr-give")),
    RegentBuilds: (
        _title("cr-ask-regent-joker", card=lambda s, a: card_text(a.card)),
        _regent_city,
    ),
    ChooseTaxed: (_title("cr-ask-taxed", due=lambda s, a: a.due), _take_back),
    CutMarket: (
        _title("cr-ask-cut", surplus=lambda s, a: len(s.market) - LINE),
        _open_card("cr-discard"),
    ),
}


# Events -------------------------------------------------------------------------------------------

# The names of an event's data, in order; what is left over are cards.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "receive": (),
    "only-whites": (),
    "discard-white": ("card",),
    "begins": (),
    "play": ("card",),
    "play-top": ("card", "city"),
    "draw": (),
    "reshuffle": (),
    "discard-open": ("card",),
    "take-back": ("card", "city"),
    "assassinate": ("owner", "card", "city"),
    "take-open": ("card",),
    "move": ("owner", "card", "city", "to"),
    "draw-open": (),
    "discard-drawn": (),
    "build": ("city",),
    "build-nothing": (),
    "buys": ("capacity",),
    "buy": ("card",),
    "hero-up": (),
    "hero-down": (),
    "add": ("card", "line"),
    "points-adding": ("points",),
    "points-revolt": ("points",),
    "revolt": ("line", "card"),
    "weakest": ("card",),
    "end-of-season": ("season",),
    "majority": ("city", "influence", "points"),
    "catch-up": ("cells",),
    "season": ("season",),
    "refill": ("card",),
    "refill-discard": ("card",),
    "regent-build": ("city",),
    "regent-discard": ("card",),
    "regent-points-revolt": ("points",),
    "regent-majority": ("city", "influence", "points"),
    "regent-catch-up": ("cells",),
    "tax": ("card", "city"),
    "tax-discard": ("card", "city"),
}
# Events that tell their own seat more.
SECRETS: Final = frozenset(("receive", "draw"))


def event_text(event: Event, reader: int | None) -> Text:
    """Put an event into words; a secret one says more to the seat it belongs to."""
    if event.kind in SECRETS and reader == event.seat:
        return text(f"cr-event-my-{event.kind}", cards=_cards(event.secret))
    names = EVENTS[event.kind]
    args: dict[str, Arg] = {"seat": seat_text(event.seat)}
    for name, value in zip(names, event.data, strict=False):
        if name == "card":
            args[name] = card_text(value)
        elif name in ("city", "to"):
            args[name] = city_text(value)
        elif name == "owner":
            args[name] = noble_text(value)
        else:
            args[name] = value
    if len(event.data) > len(names):
        args["cards"] = _cards(event.data[len(names) :])
    return text(f"cr-event-{event.kind}", **args)


def _cards(cards: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(card_text(card) for card in cards)


# Cards --------------------------------------------------------------------------------------------


def card_rows() -> list[CardRow]:
    """List every card, City and board value, and where they come from."""
    rows = [
        CardRow(
            row.key,
            "subject",
            card_text(card),
            (
                ("colour", text(f"cr-colour-{COLOURS[row.colour]}")),
                ("influence", row.influence),
                ("copies", row.copies),
                *((("crowns", row.crowns),) if row.colour == VIOLET else ()),
            ),
            (
                effect_text(row.influence),
                *((text("cr-joker"),) if row.colour == WHITE else ()),
            ),
            row.source,
            row.reconstructed,
        )
        for card, row in enumerate(SUBJECTS)
    ]
    rows += [
        CardRow(
            f"city_{COLOURS[city]}",
            "city",
            city_text(city),
            (),
            (text(f"cr-scores-{COLOURS[city]}"),),
            RULEBOOK,
        )
        for city in range(CITIES)
    ]
    rows.append(
        CardRow(
            "hero",
            "hero",
            text("cr-hero"),
            (("copies", 4), ("points", HERO_POINTS)),
            (text("cr-hero-power"),),
            RULEBOOK,
        )
    )
    rows.append(
        CardRow(
            TRACK.key,
            "track",
            text("cr-zone-points"),
            (
                ("bonus_step", TRACK.bonus_step),
                ("bonus_step_of_four", TRACK.bonus_step_of_four),
                ("length", TRACK.length),
                ("length_of_four", TRACK.length_of_four),
            ),
            (text("cr-track-power"),),
            TRACK.source,
            TRACK.reconstructed,
        )
    )
    return rows

"""Positions: saving and loading, what is impossible, and dealing the unseen anew."""

from typing import Any, Final

from crownlands.core.machine import Ask, Frame
from crownlands.core.serial import Json, Names, Reader, counted
from crownlands.core.text import Text, text
from crownlands.games.villages import actions, drawing, payment, rules, solo
from crownlands.games.villages.cards import (
    ACTIONS,
    ADVENTURER_KEYS,
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    COPIES,
    KINDS,
)
from crownlands.games.villages.powers import PLACES
from crownlands.games.villages.state import PILES, POOL, Valeria, Village

FRAMES: Final[dict[str, type[Frame[Any]]]] = {
    frame.__name__: frame
    for frame in (
        actions.Build,
        actions.Develop,
        actions.GainGold,
        actions.PlaceBuilding,
        actions.Recruit,
        actions.StealAgain,
        actions.UsePowers,
        drawing.Discard,
        drawing.Draw,
        drawing.HandLimit,
        drawing.MayDraw,
        drawing.PlaceDiscard,
        payment.PayPart,
        payment.PayPartWild,
        rules.EndTurn,
        rules.Follow,
        rules.OfferBuild,
        rules.FollowBuild,
        rules.FollowRecruit,
        rules.FreeResource,
        rules.Lead,
        rules.Turn,
        solo.SoloEnd,
        solo.SoloLead,
        solo.SoloTurn,
        solo.Trash,
    )
}

NAMES: Final[Names] = {"action": ACTIONS, "power": CARD_KEYS}

MOST_COINS: Final = 1000
MOST_SWAPS: Final = 400


# Saving and loading -------------------------------------------------------------------------------


def save_table(s: Valeria) -> dict[str, Json]:
    """Write the middle of the table, bottom card first, and the villages."""
    return {
        "first": s.first,
        "target": s.target,
        "coins": s.coins,
        "bank": s.bank,
        "deck": _names(s.deck),
        "piles": [_names(pile) for pile in s.piles],
        "pool": _names(s.pool),
        "adventurers": _names(s.adventurers),
        "site": _names(s.site),
        "aside": _names(s.aside),
        "trash": _names(s.trash),
        "box": _names(s.box),
        "villages": [_save_village(village) for village in s.villages],
    }


def _names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


def _save_village(village: Village) -> dict[str, Json]:
    return {
        "gold": village.gold,
        "hand": _names(village.hand),
        "resources": _names(village.resources),
        "coins": counted(village.coins, PLACES),
        "resting": counted(village.resting, PLACES),
        "cards": [key for card, key in enumerate(CARD_KEYS) if village.has(card)],
    }


def load_table(seats: int, reader: Reader) -> Valeria:
    """Read the middle of the table and the villages."""
    s = Valeria(seats)
    s.first = reader.number("first", 0, seats - 1)
    s.target = reader.number("target", 0, CARDS)
    s.coins = reader.number("coins", 0, MOST_COINS)
    s.bank = reader.number("bank", 0, MOST_COINS)
    s.deck = reader.keys("deck", BUILDING_KEYS)
    s.piles = reader.stacks("piles", BUILDING_KEYS, PILES)
    s.pool = tuple(KINDS + card for card in reader.keys("pool", ADVENTURER_KEYS, 0, POOL))
    s.adventurers = tuple(KINDS + card for card in reader.keys("adventurers", ADVENTURER_KEYS))
    s.site = tuple(reader.keys("site", BUILDING_KEYS, 0, 1))
    s.aside = tuple(reader.keys("aside", BUILDING_KEYS, 0, 1))
    s.trash = tuple(reader.keys("trash", BUILDING_KEYS))
    s.box = tuple(reader.keys("box", BUILDING_KEYS))
    s.villages = reader.each("villages", seats, seats, _load_village)
    return s


def _load_village(reader: Reader) -> Village:
    village = Village(
        sorted(reader.keys("hand", BUILDING_KEYS)),
        reader.counts("coins", PLACES, MOST_COINS),
    )
    village.gold = reader.number("gold", 0, MOST_COINS)
    for card in reader.keys("resources", BUILDING_KEYS):
        village.add_resource(card)
    village.resting = tuple(reader.counts("resting", PLACES, MOST_COINS))
    for card in reader.keys("cards", CARD_KEYS):
        village.cards |= 1 << card
    return village


# What is impossible -------------------------------------------------------------------------------


def problems(s: Valeria) -> list[Text]:
    """List lost or doubled cards and coins, coins that lie wrong, and cards between places."""
    found: list[Text] = []
    for seat, village in enumerate(s.villages):
        if village.gold < 0:
            found.append(text("vv-problem-purse", seat=seat))
        for place in range(len(PLACES)):
            if not 0 <= village.resting[place] <= village.coins[place] <= village.land[place]:
                found.append(text("vv-problem-coins", seat=seat))
    gold = s.bank + sum(village.all_gold() for village in s.villages)
    if s.bank < 0 or gold != s.coins:
        found.append(text("vv-problem-gold", found=gold, wanted=s.coins))
    return found + _card_problems(s) + _frame_problems(s)


def _card_problems(s: Valeria) -> list[Text]:
    counts = [0] * CARDS
    lying = [*s.deck, *s.pool, *s.adventurers, *s.site, *s.aside, *s.trash, *s.box]
    for pile in s.piles:
        lying += pile
    for village in s.villages:
        lying += village.hand
        lying += village.resources
        lying += [card for card in range(CARDS) if village.has(card)]
    for card in lying:
        counts[card] += 1
    found = []
    for card, count in enumerate(counts):
        wanted = COPIES[card] if card < KINDS else 1
        if count != wanted:
            name = text(f"vv-card-{CARD_KEYS[card]}")
            found.append(text("vv-problem-count", card=name, found=count, wanted=wanted))
    return found


def _frame_problems(s: Valeria) -> list[Text]:
    """A building on its site must be about to be placed, a card laid aside about to be put down."""
    building = any(isinstance(frame, actions.PlaceBuilding) for frame in s.stack)
    discarding = any(isinstance(frame, drawing.PlaceDiscard) for frame in s.stack)
    found = []
    if building != bool(s.site):
        found.append(text("vv-problem-site"))
    if discarding != bool(s.aside):
        found.append(text("vv-problem-aside"))
    if not found and building and not _payable(s):
        found.append(text("vv-problem-payment"))
    return found


def _payable(s: Valeria) -> bool:
    """Whether the payment that is open can be completed."""
    for frame in s.stack:
        if isinstance(frame, payment.PayPart) and (len(frame.need) != 4 or not any(frame.need)):
            return False
        if isinstance(frame, (payment.PayPart, payment.PayPartWild)) and not frame.options(s):
            return False
    return True


# Dealing the unseen anew --------------------------------------------------------------------------


def determinize(s: Valeria, seat: int | None, chance: int) -> Valeria:
    """Copy the table with other hands, the decks and the box dealt anew.

    Everybody sees who is asked. So a seat that is asked gets a hand with which it would be: one
    that can build, where it is asked whether it builds.
    """
    other = s.copy()
    other.seed_chance(chance)
    ask = other.asked()
    if ask is None:
        return other
    unseen = _deal_hands(other, (seat,))
    if ask.seat != seat and not _fit_hand(other, ask, unseen):
        # Next to no other hand would do, so keeping this one tells next to nothing.
        other.villages = [village.copy() for village in s.villages]
        unseen = _deal_hands(other, (seat, ask.seat))
        other.options = s.options
    other.box = tuple(sorted(unseen.pop() for _ in other.box))
    other.deck = unseen
    adventurers = sorted(other.adventurers)
    other.shuffle(adventurers)
    other.adventurers = tuple(adventurers)
    other.unveiled = s.unveiled
    return other


def _deal_hands(s: Valeria, known: tuple[int | None, ...]) -> list[int]:
    """Deal the hands that are not known from all that is unseen; give back what is left."""
    unseen = [*s.deck, *s.box]
    for owner, village in enumerate(s.villages):
        if owner not in known:
            unseen += village.hand
    unseen.sort()  # where the cards really lie must not show in how they are dealt
    s.shuffle(unseen)
    for owner, village in enumerate(s.villages):
        if owner not in known:
            village.hand = sorted(unseen.pop() for _ in village.hand)
    return unseen


def _fit_hand(s: Valeria, ask: Ask[Any], unseen: list[int]) -> bool:
    """Swap cards of the asked seat's hand with unseen ones until it has a choice to make."""
    village = s.villages[ask.seat]
    cards = village.hand.copy()
    for swap in range(MOST_SWAPS):
        s.options = ask.options(s)
        if len(s.options) > 1:
            return True
        if not unseen or not cards:
            return False
        place = swap % len(cards)
        i = s.below(len(unseen))
        cards[place], unseen[i] = unseen[i], cards[place]
        village.hand = sorted(cards)
    return False

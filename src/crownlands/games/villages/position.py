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
    COST,
    DEVELOP,
    HARVEST,
    KINDS,
    POWER,
    RECRUIT,
    TAX,
)
from crownlands.games.villages.powers import (
    DISCARD_FOR_GOLD,
    DRAW,
    GOLD,
    PLACES,
    STEAL_CARDS,
    STEAL_GOLD,
)
from crownlands.games.villages.state import NO_COINS, PILES, POOL, Valeria, Village

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

# What powers do after an action, and what is open while a building is paid for.
USED: Final = (DRAW, GOLD, DISCARD_FOR_GOLD, STEAL_CARDS, STEAL_GOLD)
PAYING: Final = (payment.PayPart, payment.PayPartWild, drawing.Discard, drawing.PlaceDiscard)

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
        "shown": _names(village.shown),
        "resources": _names(village.resources),
        "coins": counted(village.coins, PLACES),
        "resting": counted(village.resting, PLACES),
        "cards": [key for card, key in enumerate(CARD_KEYS) if village.has(card)],
    }


def load_table(seats: int, reader: Reader) -> Valeria:
    """Read the middle of the table and the villages."""
    s = Valeria(seats)
    s.first = reader.number("first", 0, seats - 1)
    low, high = (0, 0) if seats == 1 else (1, CARDS)
    s.target = reader.number("target", low, high)
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
    village.shown = tuple(reader.keys("shown", BUILDING_KEYS))
    for card in reader.keys("resources", BUILDING_KEYS):
        village.add_resource(card)
    village.resting = tuple(reader.counts("resting", PLACES, MOST_COINS))
    for card in reader.keys("cards", CARD_KEYS):
        village.cards |= 1 << card
    return village


# What is impossible -------------------------------------------------------------------------------


def problems(s: Valeria) -> list[Text]:
    """List lost or doubled cards and coins, what lies wrong, and frames that do not fit."""
    found: list[Text] = []
    for seat, village in enumerate(s.villages):
        if village.gold < 0:
            found.append(text("vv-problem-purse", seat=seat))
        if any(village.shown.count(card) > village.hand.count(card) for card in village.shown):
            found.append(text("vv-problem-shown", seat=seat))
        for place in range(len(PLACES)):
            if not 0 <= village.resting[place] <= village.coins[place] <= village.land[place]:
                found.append(text("vv-problem-coins", seat=seat))
        if s.seats > 1 and village.resting != NO_COINS:
            found.append(text("vv-problem-resting", seat=seat))
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
    """List the waiting frames that the rules could not have put there.

    A building on its site must be about to be placed, a card laid aside about to be put down.
    """
    building = [frame for frame in s.stack if isinstance(frame, actions.PlaceBuilding)]
    discarding = [frame for frame in s.stack if isinstance(frame, drawing.PlaceDiscard)]
    if len(building) != len(s.site):
        return [text("vv-problem-site")]
    if len(discarding) != len(s.aside):
        return [text("vv-problem-aside")]
    wrong = [frame for frame in s.stack if not _fits(s, frame)]
    wrong += [frame for lane in s.lanes for frame in lane]  # nobody chooses in secret
    if wrong:
        return [text("vv-problem-frame", frame=type(frame).__name__) for frame in wrong]
    return [] if _payable(s) else [text("vv-problem-payment")]


def _fits(s: Valeria, frame: Frame[Any]) -> bool:
    """Whether a frame is played with so many seats, and its fields name what is there."""
    match frame:
        case rules.Turn() | rules.Lead() | rules.EndTurn() | drawing.HandLimit():
            return s.seats > 1
        case rules.OfferBuild() | rules.FollowBuild() | rules.FollowRecruit():
            return s.seats > 1
        case rules.Follow():
            return s.seats > 1 and frame.action in (HARVEST, DEVELOP, TAX)
        case solo.SoloTurn() | solo.SoloLead() | solo.SoloEnd() | solo.Trash():
            return s.seats == 1
        case actions.Recruit():
            return frame.cost == (
                solo.SOLO_RECRUIT if s.seats == 1 else actions.LEAD_COSTS[RECRUIT]
            )
        case actions.UsePowers():
            return len(set(frame.power)) == len(frame.power) and all(
                s.villages[frame.seat].has(card) and s.verb_of(card) in USED for card in frame.power
            )
        case actions.StealAgain():
            rivals = [seat for seat in range(s.seats) if seat != frame.seat]
            return frame.victim in rivals and 0 < frame.left < _most(s, frame.seat, STEAL_CARDS)
        case actions.GainGold():
            tax = 1 if s.seats == 1 else 0
            return 0 < frame.gold <= max(tax, _most(s, frame.seat, DISCARD_FOR_GOLD))
        case drawing.MayDraw():
            return 0 < frame.left < _most(s, frame.seat, DRAW)
        case drawing.Draw():
            return 0 < frame.left <= actions.LEAD_DRAWS
        case drawing.Discard():
            return 0 < frame.left <= actions.FOLLOW_COSTS[DEVELOP]
        case drawing.PlaceDiscard():
            return frame is s.stack[-1]
        case actions.PlaceBuilding():
            above = s.stack[s.stack.index(frame) + 1 :]
            return (
                frame.draws in (0, 1)
                and not s.villages[frame.seat].has(s.site[0])
                and all(isinstance(pay, PAYING) and pay.seat == frame.seat for pay in above)
            )
        case payment.PayPart() | payment.PayPartWild():
            return frame is s.stack[-1] and any(
                isinstance(below, actions.PlaceBuilding) for below in s.stack[-2:]
            )
    return True


def _most(s: Valeria, seat: int, verb: int) -> int:
    """The most cards or coins that a power of a village is about."""
    village = s.villages[seat]
    cards = [card for card in range(CARDS) if village.has(card) and s.verb_of(card) == verb]
    return max((POWER[card].number(village) for card in cards), default=0)


def _payable(s: Valeria) -> bool:
    """Whether the payment that is open is for that building and can be completed."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, payment.PayPart):
        cost = COST[s.site[0]]
        return (
            len(frame.need) == len(cost)
            and any(frame.need)
            and all(0 <= need <= of for need, of in zip(frame.need, cost, strict=True))
            and 0 <= frame.owed <= sum(cost) - sum(frame.need)
            and 0 <= frame.floor < payment.OTHERS + s.seats
            and bool(frame.options(s))
        )
    if isinstance(frame, payment.PayPartWild):
        return frame.owed <= sum(COST[s.site[0]]) and bool(frame.options(s))
    return True


# Dealing the unseen anew --------------------------------------------------------------------------


def determinize(s: Valeria, seat: int | None, chance: int) -> Valeria:
    """Copy the table with other hands, the decks and the box dealt anew.

    Others keep the cards that everybody saw them draw and that they still hold. Everybody sees
    who is asked. So a seat that is asked gets a hand with which it would be: one that can build,
    where it is asked whether it builds.
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
            unseen += _unseen_of(village)
    unseen.sort()  # where the cards really lie must not show in how they are dealt
    s.shuffle(unseen)
    for owner, village in enumerate(s.villages):
        if owner not in known:
            dealt = [unseen.pop() for _ in range(len(village.hand) - len(village.shown))]
            village.hand = sorted((*village.shown, *dealt))
    return unseen


def _unseen_of(village: Village) -> list[int]:
    """The cards of a hand that nobody saw being drawn."""
    cards = village.hand.copy()
    for card in village.shown:
        cards.remove(card)
    return cards


def _fit_hand(s: Valeria, ask: Ask[Any], unseen: list[int]) -> bool:
    """Swap cards of the asked seat's hand with unseen ones until it has a choice to make."""
    village = s.villages[ask.seat]
    cards = _unseen_of(village)
    for swap in range(MOST_SWAPS):
        s.options = ask.options(s)
        if len(s.options) > 1:
            return True
        if not unseen or not cards:
            return False
        place = swap % len(cards)
        i = s.below(len(unseen))
        cards[place], unseen[i] = unseen[i], cards[place]
        village.hand = sorted((*village.shown, *cards))
    return False

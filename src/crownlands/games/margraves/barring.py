"""Why something cannot be chosen now."""

from typing import Any

from crownlands.core.machine import Ask
from crownlands.core.text import Text, text
from crownlands.core.zones import Barred
from crownlands.games.margraves.board import LAST_SPACE, RIVER_GOLD, SECTION, SLOT_GOLD, TOMB_SLOTS
from crownlands.games.margraves.cards import NOBODY
from crownlands.games.margraves.citizens import RaiseKnight, RecruitAny, RecruitOrGain
from crownlands.games.margraves.gaining import GainWild, MakeRoom, PayResources
from crownlands.games.margraves.influence import SpendInfluence, at_bridge
from crownlands.games.margraves.locations import SLOTS, Recruit
from crownlands.games.margraves.powers import (
    GEM,
    GUILDS,
    KINDS,
    MAGIC,
    RESOURCES,
    STONE,
    STORED,
    WOOD,
)
from crownlands.games.margraves.slaying import FillTombs
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.turn import BUILD, TakeTurn
from crownlands.games.margraves.words import amount, place_id, token_id


def barred(s: Marches, ask: Ask[Any], options: list[int]) -> tuple[Barred, ...]:
    """What could be chosen another time but not now, and why."""
    if isinstance(ask, TakeTurn):
        place = s.margraves[ask.seat].place
        if BUILD in options:
            return ()
        return (Barred(place_id(place), why_not_build(s, ask.seat, place)),)
    if isinstance(ask, (Recruit, RecruitOrGain, RecruitAny)):
        prices = (ask.gold,) * SLOTS if isinstance(ask, RecruitAny) else SLOT_GOLD
        return too_dear(s, ask.seat, prices)
    if isinstance(ask, SpendInfluence):
        return barred_rows(s, ask, options)
    if isinstance(ask, (GainWild, MakeRoom, PayResources, FillTombs, RaiseKnight)):
        return tuple(
            Barred(target, text("mv-barred-passed" if number < ask.least else "mv-barred-too-far"))
            for number, target in in_order(s, ask)
            if number not in options
        )
    return ()


def too_dear(s: Marches, seat: int, prices: tuple[int, ...]) -> tuple[Barred, ...]:
    """The citizens of the line that cost more gold than this seat has."""
    gold = s.margraves[seat].gold
    return tuple(
        Barred(f"line-{slot}", short("gold", prices[slot] - gold))
        for slot in range(SLOTS)
        if s.line[slot] != NOBODY and prices[slot] > gold
    )


def in_order(s: Marches, ask: Ask[Any]) -> list[tuple[int, str]]:
    """The kinds or tombs that such a question goes through, by number, and where each lies."""
    margrave = s.margraves[ask.seat]
    if isinstance(ask, GainWild):
        kinds = [k for k in range(RESOURCES) if s.supply[k] and margrave.can_hold(k)]
        return [(kind, f"supply-{KINDS[kind]}") for kind in kinds]
    if isinstance(ask, (MakeRoom, PayResources)):
        most = RESOURCES if isinstance(ask, PayResources) else STORED
        gained = ask.kind if isinstance(ask, MakeRoom) else STORED
        kinds = [kind for kind in range(most) if margrave.goods[kind] and kind != gained]
        return [(kind, token_id(ask.seat, kind)) for kind in kinds]
    if isinstance(ask, RaiseKnight):
        lying = [slot for slot in range(TOMB_SLOTS) if s.lying >> slot & 1]
        return [(slot, f"tomb-knight-{slot}") for slot in lying]
    taken = s.lying | s.standing
    return [(slot, f"tomb-{slot}") for slot in range(TOMB_SLOTS) if not taken >> slot & 1]


def barred_rows(s: Marches, ask: SpendInfluence, options: list[int]) -> tuple[Barred, ...]:
    """The rows whose marker cannot advance: a river is too dear, or their turn has passed."""
    margrave = s.margraves[ask.seat]
    bars: list[Barred] = []
    for row, space in enumerate(margrave.influence):
        if row in options or space == LAST_SPACE:
            continue
        why = text("mv-barred-passed")
        if at_bridge(space) and RIVER_GOLD[space // SECTION] > margrave.gold:
            why = short("gold", RIVER_GOLD[space // SECTION] - margrave.gold)
        bars.append(Barred(f"influence-{GUILDS[row]}-{ask.seat}", why))
    return tuple(bars)


def short(kind: str, number: int) -> Text:
    """So much is missing."""
    return text("mv-barred-short", what=amount(kind, number))


def why_not_build(s: Marches, seat: int, place: int) -> Text:
    """Why this seat cannot build a tower where its Margrave stands."""
    margrave = s.margraves[seat]
    if len(margrave.hand) < 2:
        return text("mv-barred-last-card")
    if margrave.built >> place & 1:
        return text("mv-barred-tower")
    if not s.free_sites(place):
        return text("mv-barred-sites")
    missing = tuple(
        amount(KINDS[kind], 1) for kind in (STONE, WOOD, MAGIC, GEM) if not margrave.goods[kind]
    )
    return text("mv-barred-short", what=missing)

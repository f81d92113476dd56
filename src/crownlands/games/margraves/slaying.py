"""Slaying: magic first, then strength from the track and from knights sent to the tombs."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves.board import KNIGHTS, LAIRS, LAIRS_AT, MOST_STRENGTH, TOMB_SLOTS
from crownlands.games.margraves.cards import MONSTER_MAGIC, MONSTER_REWARD, MONSTER_STRENGTH
from crownlands.games.margraves.powers import KNIGHT, MAGIC, STRENGTH, WILD
from crownlands.games.margraves.privilege import granted, usable_grants
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import GRANTS

SPARE: Final = len(LAIRS)
GRANT: Final[int] = SPARE + 1
STRENGTH_OR_KNIGHTS: Final = 1 << STRENGTH | 1 << KNIGHT


def knights_at_hand(s: Marches, seat: int) -> int:
    """Count the knights that this seat may send to the tombs."""
    margrave = s.margraves[seat]
    return s.knights[margrave.place] + margrave.goods[KNIGHT]


def grants_slay(s: Marches, seat: int, monster: int) -> bool:
    """Whether this seat could pay for a monster with all that its grants would give."""
    margrave = s.margraves[seat]
    magic = margrave.goods[MAGIC] + min(granted(s, seat, WILD), s.supply[MAGIC])
    strength = min(MOST_STRENGTH, margrave.strength + granted(s, seat, STRENGTH))
    knights = knights_at_hand(s, seat) + min(granted(s, seat, KNIGHT), s.supply[KNIGHT])
    return MONSTER_MAGIC[monster] <= magic and MONSTER_STRENGTH[monster] <= strength + knights


class Slay(Ask[Marches]):
    """Slay a monster adjacent to your Margrave's Location, or none.

    Options: 0 to 3 the lair; 4 slays none, for gold where the text offers that; 5 and up use
    a grant for what a monster still takes, or for knights to take the place of strength.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "gold")
    SPAN: ClassVar[int] = GRANT + GRANTS

    def __init__(self, seat: int, gold: int) -> None:
        self.seat = seat
        self.gold = gold

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        knights = knights_at_hand(s, self.seat)
        strength = margrave.strength + knights
        options: list[int] = []
        wanted = 0
        for lair in LAIRS_AT[margrave.place]:
            if s.turned >> lair & 1:
                monster = s.piles[lair][-1]
                lacks = 0
                if MONSTER_MAGIC[monster] > margrave.goods[MAGIC]:
                    lacks |= 1 << WILD
                if MONSTER_STRENGTH[monster] > strength:
                    lacks |= STRENGTH_OR_KNIGHTS
                if not lacks:
                    options.append(lair)
                    if MONSTER_STRENGTH[monster] > knights:
                        lacks |= 1 << KNIGHT  # more knights for the tombs, to save strength
                    if MONSTER_STRENGTH[monster] > margrave.strength:
                        lacks |= 1 << STRENGTH  # or more strength, to save knights
                if lacks and margrave.grants and grants_slay(s, self.seat, monster):
                    wanted |= lacks
        if wanted:
            options += [GRANT + tile for tile in usable_grants(s, self.seat, wanted)]
        options.append(SPARE)
        return options

    def chosen(self, s: Marches, option: int) -> None:
        if option >= GRANT:
            s.stack.append(self)
            s.use_grant(self.seat, option - GRANT)
        elif option == SPARE:
            if self.gold:
                s.margraves[self.seat].gold += self.gold
                s.tell("spare-for-gold", self.seat, (self.gold,))
        else:
            monster = s.piles[option][-1]
            s.pay_goods(self.seat, MAGIC, MONSTER_MAGIC[monster])
            s.push(
                SpendStrength(self.seat, MONSTER_STRENGTH[monster]), TakeSpoils(self.seat, option)
            )


class SpendStrength(Ask[Marches]):
    """Choose how much strength comes from the track; knights make up the rest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "strength")
    SPAN: ClassVar[int] = MOST_STRENGTH + 1

    def __init__(self, seat: int, strength: int) -> None:
        self.seat = seat
        self.strength = strength

    def options(self, s: Marches) -> list[int]:
        most = min(self.strength, s.margraves[self.seat].strength)
        least = max(0, self.strength - knights_at_hand(s, self.seat))
        return list(range(most, least - 1, -1))

    def chosen(self, s: Marches, option: int) -> None:
        s.margraves[self.seat].strength -= option
        if option < self.strength:
            s.stack.append(SendKnights(self.seat, self.strength - option))


class SendKnights(Ask[Marches]):
    """Choose how many knights come from the Margrave's Location; storage gives the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    SPAN: ClassVar[int] = KNIGHTS + 1

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        most = min(self.count, s.knights[margrave.place])
        least = max(0, self.count - margrave.goods[KNIGHT])
        return list(range(most, least - 1, -1))

    def chosen(self, s: Marches, option: int) -> None:
        margrave = s.margraves[self.seat]
        s.knights[margrave.place] -= option
        margrave.goods[KNIGHT] -= self.count - option
        s.statue += self.count
        if s.told is not None:
            s.tell("knights-to-tombs", self.seat, (self.count,))
        free = TOMB_SLOTS - (s.lying | s.standing).bit_count()
        if self.count < free:
            s.stack.append(FillTombs(self.seat, self.count, 0))
        else:
            fill_every_tomb(s, free)


def fill_every_tomb(s: Marches, free: int) -> None:
    """A knight stands in every free slot; those for whom there is none stay on the statue."""
    s.standing |= (1 << TOMB_SLOTS) - 1 & ~s.lying
    s.statue -= free


class FillTombs(Ask[Marches]):
    """Stand a knight in a free slot of the Heroic Tombs, in the order of slots."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "least")
    SPAN: ClassVar[int] = TOMB_SLOTS

    def __init__(self, seat: int, count: int, least: int) -> None:
        self.seat = seat
        self.count = count
        self.least = least

    def options(self, s: Marches) -> list[int]:
        taken = s.lying | s.standing
        free = [slot for slot in range(self.least, TOMB_SLOTS) if not taken >> slot & 1]
        return free[: len(free) - self.count + 1]

    def chosen(self, s: Marches, option: int) -> None:
        s.standing |= 1 << option
        s.statue -= 1
        if self.count > 1:
            s.stack.append(FillTombs(self.seat, self.count - 1, option + 1))


class TakeSpoils(Frame[Marches]):
    """The monster is paid for: it goes under its pile, its rewards and influence to the slayer."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "lair")

    def __init__(self, seat: int, lair: int) -> None:
        self.seat = seat
        self.lair = lair

    def run(self, s: Marches) -> None:
        monster = s.piles[self.lair][-1]
        s.piles[self.lair] = s.piles[self.lair][:-1]
        s.turned &= ~(1 << self.lair)
        if s.told is not None:
            s.tell("slay", self.seat, (monster,))
        s.take_reward(self.seat, MONSTER_REWARD[monster])

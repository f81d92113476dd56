"""The end of a turn: the Heroic Tombs, then tiles, monsters and citizens are made up."""

from typing import ClassVar, Final

from crownlands.core.machine import Frame
from crownlands.games.margraves.board import (
    LAIRS,
    PLACES,
    SLOT_GOLD,
    TOMB_LINE_BITS,
    TOMB_LINE_REWARD,
    TOMB_SLOTS,
    TOMBS_FULL,
)
from crownlands.games.margraves.cards import MONSTERS_OF, NOBODY
from crownlands.games.margraves.powers import KNIGHT, together
from crownlands.games.margraves.state import NO_CITIZENS, NO_TILES, Marches

OPEN_TILES: Final = 3  # of each level


class HeroicTombs(Frame[Marches]):
    """Every full row and column with a knight placed this turn pays; then those lie down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Marches) -> None:
        if not s.standing:
            return
        taken = s.lying | s.standing
        filled = [
            TOMB_LINE_REWARD[line]
            for line, bits in enumerate(TOMB_LINE_BITS)
            if bits & taken == bits and bits & s.standing
        ]
        s.lying = taken
        s.standing = 0
        if filled:
            s.tell("tombs-pay", self.seat, (len(filled),))
            s.take_reward(self.seat, together(filled))


class EmptyTombs(Frame[Marches]):
    """When every tomb is taken the knights go back, and one to each Location without any.

    They can be gained from the next player's turn on, so this comes after the last grants. The
    nine who leave the tombs are always enough for the eight Locations.
    """

    def run(self, s: Marches) -> None:
        if s.lying != TOMBS_FULL:
            return
        s.supply[KNIGHT] += TOMB_SLOTS + s.statue
        s.lying = 0
        s.statue = 0
        for place in range(PLACES):
            if not s.knights[place]:
                s.knights[place] = 1
                s.supply[KNIGHT] -= 1
        s.tell("tombs-empty", 0, ())


def refill_tiles(s: Marches) -> None:
    """Turn tiles up to three of each level; a tile that is wanted and missing calls the end."""
    for level in range(2):
        while len(s.open_tiles[level]) < OPEN_TILES:
            if not s.stacks[level]:
                call_the_end(s, NO_TILES)
                break
            tile = s.stacks[level][-1]
            s.stacks[level] = s.stacks[level][:-1]
            s.open_tiles[level] += (tile,)
            s.reveal()
            if s.told is not None:
                s.tell("show-tile", 0, (tile,))


def turn_monsters_up(s: Marches) -> None:
    """Turn up the top of every pile; a pile that is used up is shuffled anew, with its boss."""
    for lair in range(len(LAIRS)):
        if s.turned >> lair & 1:
            continue
        if not s.piles[lair]:
            s.bosses |= 1 << lair
            monsters = list(MONSTERS_OF[lair])
            s.shuffle(monsters)
            s.piles[lair] = tuple(monsters)
            s.tell("lair-stirs", 0, (lair,))
        s.turned |= 1 << lair
        s.reveal()
        if s.told is not None:
            s.tell("show-monster", 0, (s.piles[lair][-1],))


def refill_line(s: Marches) -> None:
    """Slide the citizens left and draw new ones; one that is wanted and missing calls the end."""
    line = s.line
    if NOBODY not in line:
        return
    present = [citizen for citizen in line if citizen != NOBODY]
    while len(present) < len(SLOT_GOLD):
        if not s.deck:
            call_the_end(s, NO_CITIZENS)
            break
        present.append(s.deck[-1])
        s.deck = s.deck[:-1]
        s.reveal()
        if s.told is not None:
            s.tell("show-citizen", 0, (present[-1],))
    s.line = present + [NOBODY] * (len(SLOT_GOLD) - len(present))


def call_the_end(s: Marches, why: int) -> None:
    """Call the last round, or alone the end of the trial, which comes with this turn."""
    if not s.ending & why:
        s.ending |= why
        s.tell("last-round" if s.seats > 1 else "last-turn", 0, (why,))

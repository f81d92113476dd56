"""Starting wealth: keep one tile and pass the rest left, three times, in secret and together."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves.board import SECTION
from crownlands.games.margraves.solo import LeaveTile
from crownlands.games.margraves.state import Marches, without
from crownlands.games.margraves.tiles import WEALTH, WEALTH_REWARD, WEALTH_STEPS, WEALTH_TILES
from crownlands.games.margraves.turn import Turn

DEALT: Final = 4
KEPT: Final = 3


class Draft(Frame[Marches]):
    """Everybody keeps a tile of the pack at hand; alone, one of the four is left out."""

    def run(self, s: Marches) -> None:
        if s.seats == 1:
            s.push(LeaveTile(0), RevealWealth())
            return
        s.push(PassOn())
        s.together([KeepTile(seat) for seat in range(s.seats)])


class KeepTile(Ask[Marches]):
    """Keep one wealth tile of the pack, in secret; the option is its place in the pack.

    Even of equal tiles every one is offered, so that who is asked tells nothing of the pack.
    """

    SPAN: ClassVar[int] = DEALT

    def options(self, s: Marches) -> list[int]:
        return list(range(len(s.margraves[self.seat].pack)))

    def chosen(self, s: Marches, option: int) -> None:
        margrave = s.margraves[self.seat]
        tile = margrave.pack[option]
        margrave.pack = without(margrave.pack, tile)
        margrave.kept += (tile,)
        s.tell("keep-tile", self.seat, (), (tile,))


class PassOn(Frame[Marches]):
    """Pass the packs left; after the third choice the last tiles go out unseen."""

    def run(self, s: Marches) -> None:
        if len(s.margraves[0].kept) == KEPT:
            for margrave in s.margraves:
                margrave.pack = ()
            s.push(RevealWealth())
            return
        packs = [margrave.pack for margrave in s.margraves]
        for seat, margrave in enumerate(s.margraves):
            margrave.pack = packs[seat - 1]
        s.reveal()
        s.push(Draft())


class RevealWealth(Frame[Marches]):
    """Reveal the tiles; from the first player, everybody takes one tile a lap."""

    def run(self, s: Marches) -> None:
        s.reveal()
        order = [(s.first + step) % s.seats for step in range(s.seats)]
        for seat in order:
            s.tell("reveal-wealth", seat, s.margraves[seat].kept)
        s.push(*[TakeWealth(seat) for _ in range(KEPT) for seat in order], Turn(s.first))


class TakeWealth(Ask[Marches]):
    """Take what one of your wealth tiles shows; the option is the tile."""

    SPAN: ClassVar[int] = len(WEALTH)

    def options(self, s: Marches) -> list[int]:
        return sorted(set(s.margraves[self.seat].kept))

    def chosen(self, s: Marches, option: int) -> None:
        margrave = s.margraves[self.seat]
        margrave.kept = without(margrave.kept, option)
        s.tell("take-wealth", self.seat, (option,))
        for row, steps in enumerate(WEALTH_STEPS[option]):
            # A marker that starts the game never comes as far as the first river.
            margrave.influence[row] = min(SECTION - 1, margrave.influence[row] + steps)
        for _ in range(min(WEALTH_TILES[option], len(s.stacks[0]))):
            self.draw_tile(s)
        s.take_reward(self.seat, WEALTH_REWARD[option])

    def draw_tile(self, s: Marches) -> None:
        """Take the top of the face-down stack of level I."""
        tile = s.stacks[0][-1]
        s.stacks[0] = s.stacks[0][:-1]
        s.give_tile(self.seat, tile)
        s.reveal()
        s.tell("draw-tile", self.seat, (tile,))

"""A turn: one citizen from the hand, for its pennant, its text, Recall or Build."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.margraves.board import (
    BUILD_INFLUENCE,
    SITE_REWARD,
    SITES_EACH,
)
from crownlands.games.margraves.cards import CITIZENS, NOBODY
from crownlands.games.margraves.citizens import ReadText
from crownlands.games.margraves.end_of_turn import (
    EmptyTombs,
    HeroicTombs,
    call_the_end,
    refill_line,
    refill_tiles,
    turn_monsters_up,
)
from crownlands.games.margraves.locations import SLOTS, Recruit
from crownlands.games.margraves.pennant import Pennant
from crownlands.games.margraves.powers import GEM, MAGIC, STONE, WOOD, reward, together
from crownlands.games.margraves.privilege import ANYTHING, CashGrants, usable_grants
from crownlands.games.margraves.solo import strike_the_clock
from crownlands.games.margraves.state import TOWERS_BUILT, Marches
from crownlands.games.margraves.tiles import GRANTS

TEXT: Final = len(CITIZENS)
RECALL: Final = 2 * len(CITIZENS)
BUILD: Final = RECALL + 1
GRANT: Final[int] = BUILD + 1
SITE_AND_INFLUENCE: Final = tuple(
    together([what, reward(influence=BUILD_INFLUENCE)]) for what in SITE_REWARD
)


class Turn(Frame[Marches]):
    """Play a citizen, then clean up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Marches) -> None:
        s.turns += 1
        seat = self.seat
        s.push(
            TakeTurn(seat),
            HeroicTombs(seat),
            CashGrants(seat),
            EmptyTombs(),
            CleanUp(seat),
        )


class CleanUp(Frame[Marches]):
    """Refill the tiles, the monsters and the line; end the game, or pass the turn to the left.

    The game ends when everybody has had the same number of turns.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Marches) -> None:
        if s.seats == 1:
            strike_the_clock(s)
        refill_tiles(s)
        turn_monsters_up(s)
        refill_line(s)
        following = (self.seat + 1) % s.seats
        if following != s.first or not s.ending:
            s.stack.append(Turn(following))


def whose_turn(s: Marches) -> tuple[int | None, bool]:
    """The seat whose turn it is, nobody's in the draft, and whether its end has been reached."""
    active: int | None = None
    acting = False
    for frame in s.stack:
        if isinstance(frame, CleanUp):
            active = frame.seat
        elif isinstance(frame, HeroicTombs):
            acting = True
    return active, active is not None and not acting


class TakeTurn(Ask[Marches]):
    """Play a citizen; with one card left in hand only Recall is open.

    Options: 0 to 19 a citizen for its pennant; 20 to 39 for its text; 40 Recall, for which it
    does not matter which card is played; 41 Build; 42 and up use a grant first.
    """

    SPAN: ClassVar[int] = GRANT + GRANTS

    def options(self, s: Marches) -> list[int]:
        margrave = s.margraves[self.seat]
        hand = margrave.hand
        options: list[int] = []
        if len(hand) > 1:
            last = NOBODY
            for citizen in hand:
                if citizen != last:
                    options.append(TEXT + citizen)
                    options.append(citizen)
                    last = citizen
            if s.can_build(self.seat):
                options.insert(0, BUILD)
        options.append(RECALL)
        if margrave.grants:
            options += [GRANT + tile for tile in usable_grants(s, self.seat, ANYTHING)]
        return options

    def chosen(self, s: Marches, option: int) -> None:
        seat = self.seat
        if option >= GRANT:
            s.stack.append(self)
            s.use_grant(seat, option - GRANT)
        elif option == BUILD:
            s.push(LayDown(seat), ChooseSite(seat))
        elif option == RECALL:
            s.tell("recall", seat, ())
            s.push(SendAway(seat), TakeAllBack(seat), Recruit(seat, 1))
        elif option >= TEXT:
            citizen = option - TEXT
            s.play(seat, citizen)
            s.tell("play-text", seat, (citizen,))
            s.push(ReadText(seat, citizen, 0))
        else:
            s.play(seat, option)
            s.tell("play-pennant", seat, (option,))
            s.push(Pennant(seat, option))


# Recall -------------------------------------------------------------------------------------------


class SendAway(Ask[Marches]):
    """Remove a citizen of the line from the game; the option is its place."""

    SPAN: ClassVar[int] = SLOTS

    def options(self, s: Marches) -> list[int]:
        return [slot for slot in range(SLOTS) if s.line[slot] != NOBODY]

    def chosen(self, s: Marches, option: int) -> None:
        citizen = s.line[option]
        s.line[option] = NOBODY
        s.removed += (citizen,)
        s.tell("send-away", self.seat, (citizen,))


class TakeAllBack(Frame[Marches]):
    """Take every played citizen back, the one played for Recall among them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Marches) -> None:
        margrave = s.margraves[self.seat]
        margrave.hand = tuple(sorted(margrave.hand + margrave.played))
        margrave.played = ()


# Build --------------------------------------------------------------------------------------------


class LayDown(Ask[Marches]):
    """Choose the citizen that is played for Build."""

    SPAN: ClassVar[int] = len(CITIZENS)

    def options(self, s: Marches) -> list[int]:
        return sorted(set(s.margraves[self.seat].hand))

    def chosen(self, s: Marches, option: int) -> None:
        s.play(self.seat, option)
        s.tell("lay-down", self.seat, (option,))


class ChooseSite(Ask[Marches]):
    """Pay, put a tower on a free site of the Location, take its reward and three influence."""

    SPAN: ClassVar[int] = SITES_EACH

    def options(self, s: Marches) -> list[int]:
        return s.free_sites(s.margraves[self.seat].place)

    def chosen(self, s: Marches, option: int) -> None:
        seat = self.seat
        margrave = s.margraves[seat]
        for kind in (STONE, WOOD, MAGIC, GEM):
            s.pay_goods(seat, kind, 1)
        site = margrave.place * SITES_EACH + option
        s.sites[site] = 1 + seat
        margrave.towers -= 1
        margrave.built |= 1 << margrave.place
        if not margrave.towers:
            call_the_end(s, TOWERS_BUILT)
        s.tell("build", seat, (site,))
        s.take_reward(seat, SITE_AND_INFLUENCE[site])

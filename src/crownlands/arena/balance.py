"""How balanced a game is: what each card does for its owner, each seat's chances, the endings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, Final

from crownlands.arena.results import interval
from crownlands.arena.simulate import SeatTally, Tally, in_batches, play_some
from crownlands.core.game import Game, Value
from crownlands.core.machine import State
from crownlands.core.text import Text
from crownlands.core.zones import Hand, Outcome, Tableau, View

FAR_OUT: Final = 0.08  # an owner's win rate this far from the mean calls for a better value


@dataclass
class CardTally:
    """How often a card was owned at the end of a game, and what its owners won."""

    owners: int = 0
    wins: float = 0.0


@dataclass
class BalanceTally:
    """The sum of the games played so far."""

    tally: Tally
    cards: dict[str, CardTally] = field(default_factory=dict)
    squares: float = 0.0

    def add(self, other: "BalanceTally") -> None:
        """Add another sum to this one."""
        self.tally.add(other.tally)
        self.squares += other.squares
        for key, theirs in other.cards.items():
            mine = self.cards.setdefault(key, CardTally())
            mine.owners += theirs.owners
            mine.wins += theirs.wins


@dataclass(frozen=True)
class Rate:
    """A share of the games with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class CardBalance:
    """A card: how often a seat owns it, and how much more than the mean its owners win."""

    card: str
    taken: float
    owners: int
    gain: Rate
    stands_out: bool


@dataclass(frozen=True)
class Balance:
    """The report: cards by what they bring, seats, lengths, scores and endings."""

    game: str
    players: tuple[str, ...]
    games: int
    mean_turns: float
    mean_score: float
    score_deviation: float
    seats: tuple[Rate, ...]
    endings: tuple[tuple[Text, float], ...]
    cards: tuple[CardBalance, ...]


def owned_cards(game: Game[Any], view: View) -> list[set[str]]:
    """The cards that each seat holds in sight at the end: its tableau and its hand."""
    known = {row.key for row in game.cards()}
    owned: list[set[str]] = [set() for _ in range(view.seats)]
    for zone in view.zones:
        if zone.owner is None or zone.owner >= view.seats:
            continue
        groups = zone.groups if isinstance(zone, Tableau) else ()
        items = [item for group in groups for item in group.items]
        if isinstance(zone, Hand):
            items += zone.items
        owned[zone.owner] |= {item.card for item in items if item.card in known and item.card}
    return owned


def note_owners(game: Game[Any], s: State, sum_of: BalanceTally) -> None:
    """Add a finished game's owners and scores to the sum."""
    outcome: Outcome = game.outcome(s)
    shares = game.shares(s)
    sum_of.squares += sum(sheet.total**2 for sheet in outcome.sheets[: s.seats])
    for seat, cards in enumerate(owned_cards(game, game.view(s, None))):
        for card in cards:
            entry = sum_of.cards.setdefault(card, CardTally())
            entry.owners += 1
            entry.wins += shares[seat]


def balance(
    name: str,
    games: int,
    seed: int | str,
    players: Sequence[str],
    settings: Mapping[str, Value],
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Play many games and report how balanced they were."""
    total = BalanceTally(Tally([SeatTally(player) for player in players]))

    def work(numbers: range) -> BalanceTally:
        part = BalanceTally(Tally([]))
        note = partial(note_owners, sum_of=part)
        part.tally = play_some(name, numbers, seed, players, settings, note)
        return part

    for part in in_batches(work, games, jobs):
        total.add(part)
        if progress is not None:
            progress(part.tally.games)
    return report(name, players, total)


def report(name: str, players: Sequence[str], total: BalanceTally) -> Balance:
    """Turn the sum into shares with their intervals."""
    tally = total.tally
    sittings = tally.games * len(players)
    mean = sum(seat.wins for seat in tally.seats) / sittings
    score = sum(seat.points for seat in tally.seats) / sittings
    cards = [card_balance(key, entry, mean, sittings) for key, entry in sorted(total.cards.items())]
    endings = sorted(tally.endings.items(), key=lambda entry: -entry[1])
    return Balance(
        game=name,
        players=tuple(players),
        games=tally.games,
        mean_turns=tally.turns / tally.games,
        mean_score=score,
        score_deviation=sqrt(max(0.0, total.squares / sittings - score**2)),
        seats=tuple(rate(seat.wins, tally.games) for seat in tally.seats),
        endings=tuple((ending, count / tally.games) for ending, count in endings),
        cards=tuple(sorted(cards, key=lambda card: -card.gain.share)),
    )


def rate(wins: float, games: int) -> Rate:
    """A share with its 95 % interval."""
    return Rate(wins / games, *interval(wins, games))


def card_balance(key: str, entry: CardTally, mean: float, sittings: int) -> CardBalance:
    """What owning a card goes with, against the mean of all seats."""
    won = rate(entry.wins, entry.owners)
    gain = Rate(won.share - mean, won.low - mean, won.high - mean)
    far = gain.low > FAR_OUT or gain.high < -FAR_OUT
    return CardBalance(key, entry.owners / sittings, entry.owners, gain, far)

"""A player that looks one step ahead by the value function plays far better than chance."""

from crownlands.arena.simulate import play_out
from crownlands.games.villages.cards import ACTIONS, CARD_KEYS
from crownlands.games.villages.rules import Lead
from crownlands.games.villages.value import PATIENCE, share_left
from crownlands.players import player_named
from crownlands.players.glimpse import Glimpse

from .tables import GAME, gold, hand, land, table


def winners(names: list[str], seed: int) -> tuple[int, ...]:
    s = GAME.start(len(names), seed)
    players = [player_named(name, seed + i) for i, name in enumerate(names)]
    play_out(GAME, s, players)
    return GAME.outcome(s).winners


def test_the_greedy_player_beats_the_random_one() -> None:
    won = [winners(["greedy", "random"], seed) == (0,) for seed in range(5)]
    won += [winners(["random", "greedy"], seed) == (1,) for seed in range(5)]
    assert sum(won) >= 9


def test_the_greedy_player_comes_to_an_end_alone() -> None:
    for seed in range(5):
        assert winners(["greedy"], seed) == (0,)


def test_from_half_its_patience_on_a_seat_expects_less_of_what_is_to_come() -> None:
    for seats in (2, 5):
        s = GAME.start(seats, 1)
        s.turns = PATIENCE // 2
        assert share_left(s) == 1.0
        s.turns = 3 * PATIENCE // 4
        assert share_left(s) == 0.5
        s.turns = PATIENCE
        assert share_left(s) == 0.0
        s.turns = 3 * PATIENCE
        assert share_left(s) == 0.0
        assert GAME.standings(s) == [float(village.gold) for village in s.villages]


def test_whoever_waited_long_enough_for_the_others_builds() -> None:
    """A rival may follow a building, so it is better to let them begin; but not for ever."""

    def chosen(turns: int) -> str:
        """What the second seat leads, with all the gold in purses and two full hands."""
        s = table(coins=14)
        gold(s, 0, 8)
        gold(s, 1, 6)
        for seat in (1, 0):
            hand(s, seat, *(CARD_KEYS[card] for card in s.deck[3 * seat :: 6][:8]))
        land(s, 0, *["food", "wood", "magic"] * 2, *["stone"] * 5)
        land(s, 1, "food", "wood", "stone", "magic", "magic")
        s.turns = turns
        s.push(Lead(1))
        s.settle()
        return ACTIONS[player_named("hard:100i", 1).decide(Glimpse(GAME, s, 1))]

    assert chosen(PATIENCE // 2) == "tax"
    assert chosen(PATIENCE + 1) == "build"

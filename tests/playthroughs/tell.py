"""Golden playthroughs: a short random game of each kind, told so that a diff can be read."""

from pathlib import Path
from random import Random

import crownlands
from crownlands.games import GAMES

FOLDER = Path(__file__).parent
SHOWN = 60  # choices told in full; the rest of the game is played on to its scores


def stories() -> list[tuple[Path, str, int]]:
    """The games told: each at its fewest and its most seats, and one between."""
    return [
        (FOLDER / f"{name}-{seats}.txt", name, seats)
        for name, game in GAMES.items()
        for seats in sorted({game.seat_counts[0], 2, game.seat_counts[-1]} & set(game.seat_counts))
    ]


def told(name: str, seats: int) -> str:
    """Tell a game: every question, what was chosen, what happened, and how it ended."""
    match = crownlands.start(name, seats, seed=f"playthrough-{seats}")
    random = Random(seats)
    lines = [f"{name}, {seats} seats"]
    number = 0
    while not match.over:
        asked = match.questions[int(random.random() * len(match.questions))]
        option = asked.options[int(random.random() * len(asked.options))]
        events = match.choose(option, asked.seat)
        if number < SHOWN:
            lines.append(f"{number} seat {asked.seat} {asked.kind}: {asked.text}")
            lines.append(
                f"   [{', '.join(str(o.number) for o in asked.options)}] > {option.number} {option}"
            )
            lines += [f"   . {event}" for event in events]
        number += 1
    lines.append(
        f"{number} choices, {match.state.turns} turns; {match.say(match.outcome().ending)}"
    )
    for sheet in match.scores():
        sources = ", ".join(f"{source} {points}" for source, points in sheet["lines"].items())
        lines.append(f"seat {sheet['seat']}: {sheet['total']} ({sources})")
    return "\n".join(lines) + "\n"

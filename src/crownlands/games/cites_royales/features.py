"""The provinces as named numbers, as one seat sees them: for learning."""

from typing import Final

from crownlands.core.features import Questions, bits, counts, one_of, seat_names, seat_numbers
from crownlands.games.cites_royales.cards import CARD_KEYS, CARDS, CITIES, COLOURS, INFLUENCES
from crownlands.games.cites_royales.position import FRAMES, NAMES
from crownlands.games.cites_royales.rules import EndTurn
from crownlands.games.cites_royales.state import Noble, Provinces

QUESTIONS: Final = Questions(FRAMES, NAMES, ("owner",))
CITY_NAMES: Final = tuple(
    f"{colour} {kind}{influence}"
    for colour in COLOURS[:CITIES]
    for kind in ("", "joker ")
    for influence in range(INFLUENCES)
)


def names(seats: int) -> list[str]:
    """Name the columns: the track, the Market, what is one's own, then Noble by Noble."""
    found = ["turn", "season", "seasons left", "bonus step", "expert"]
    found += [f"crowns {influence}" for influence in range(INFLUENCES)]
    found += ["deck", "discard", "reserve", "market", "next line"]
    found += [f"own seat {number}" for number in range(seats)]
    found += QUESTIONS.names()
    found += seat_names("turn of", seats)
    for place in ("discard top", "market", "drawn", "hand", "pass left", "pass right"):
        found += [f"{place} {key}" for key in CARD_KEYS]
    found += [f"plan {name}" for name in CITY_NAMES]
    for number in range(max(seats, 2)):
        # Alone, the Regent sits where the seat to the left would be.
        found += _noble_names(f"seat+{number}")
    return found


def _noble_names(who: str) -> list[str]:
    return [
        *(f"{who} {what}" for what in ("points", "hero", "bought", "held")),
        *(f"{who} {name}" for name in CITY_NAMES),
        *(f"{who} known {key}" for key in CARD_KEYS),
    ]


def numbers(s: Provinces, seat: int) -> list[float]:
    """The numbers of these columns; of other hands, how many cards, and those that are known."""
    noble = s.nobles[seat]
    found = [float(s.turns), float(s.season), float(s.last_season() - s.season)]
    found += [float(s.bonus_step), float(s.expert)]
    found += [float(crowns) for crowns in s.crowns]
    found += [float(len(s.deck)), float(len(s.discard)), float(len(s.reserve))]
    found += [float(len(s.market)), float(s.next_line())]
    found += one_of(seat, s.seats)
    found += QUESTIONS.numbers(s, seat, len(s.nobles))
    found += seat_numbers(_active(s), seat, s.seats)
    for cards in (tuple(s.discard[-1:]), tuple(s.market), s.drawn, noble.hand):
        found += counts(cards, CARDS)
    found += counts(noble.passing[:1], CARDS)
    found += counts(noble.passing[1:], CARDS)
    found += _cities(noble.plan)
    for number in range(len(s.nobles)):
        found += _noble(s, (seat + number) % len(s.nobles), seat)
    return found


def _active(s: Provinces) -> int | None:
    """Whose turn it is, in the turns of a Season."""
    for frame in s.stack:
        if isinstance(frame, EndTurn):
            return frame.seat
    return None


def _noble(s: Provinces, number: int, reader: int) -> list[float]:
    noble: Noble = s.nobles[number]
    return [
        float(noble.points),
        float(noble.hero),
        float(s.has_bought(number)),
        float(noble.cards_held()),
        *_cities(tuple(noble.cities)),
        *counts(s.known_of(number, reader), CARDS),
    ]


def _cities(cities: tuple[int, ...]) -> list[float]:
    found: list[float] = []
    for city in cities:
        found += bits(city, 2 * INFLUENCES)
    return found

"""Records: how a game began and every choice since, enough to play it again to the letter."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from crownlands.core import house
from crownlands.core.errors import BadRecord, Refusal
from crownlands.core.game import Game, Value, chance_of
from crownlands.core.machine import State
from crownlands.core.serial import Json
from crownlands.core.text import text

# A key for the deal, and one for every time that somebody went on from a point of the game.
MOST_KEYS: Final = 100
LONGEST_KEY: Final = 100


@dataclass
class Record:
    """A game's name, settings, seed and rules version, and the choices made.

    A key (number of choices before it, secret) feeds chance anew before every choice from there
    on, so that what was seen so far tells nothing about the dice to come. Written down, it says
    which house values it was played with, if any.
    """

    game: str
    rules: int
    seats: int
    seed: int | str
    settings: Mapping[str, Value]
    choices: list[tuple[int, int]] = field(default_factory=list)
    keys: tuple[tuple[int, str], ...] = ()

    def to_json(self) -> Json:
        """Write the record as plain JSON values."""
        data: dict[str, Json] = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "settings": plain_settings(self.settings),
            "choices": [list(choice) for choice in self.choices],
        }
        if self.keys:
            data["keys"] = [list(key) for key in self.keys]
        if values := house.changed(self.game):
            data["house"] = values
        return data


def plain_settings(settings: Mapping[str, Value]) -> dict[str, Json]:
    """Write settings as plain JSON values."""
    return {
        key: list(value) if isinstance(value, tuple) else value for key, value in settings.items()
    }


def record_from_json(data: Json) -> Record:
    """Read a record; refuse what is missing or of the wrong kind."""
    if not isinstance(data, dict):
        raise BadRecord(text("record-not-an-object"))
    wanted: dict[str, tuple[type, ...]] = {
        "game": (str,),
        "rules": (int,),
        "seats": (int,),
        "seed": (int, str),
        "settings": (dict,),
        "choices": (list,),
    }
    for key, kinds in wanted.items():
        if key not in data:
            raise BadRecord(text("record-missing", key=key))
        if not isinstance(data[key], kinds) or isinstance(data[key], bool):
            raise BadRecord(text("record-wrong-kind", key=key))
    check_house(data["game"], data.get("house", {}))
    choices = []
    for i, choice in enumerate(data["choices"]):
        if not (
            isinstance(choice, list)
            and len(choice) == 2
            and all(type(number) is int for number in choice)
        ):
            raise BadRecord(text("record-bad-choice", number=i))
        choices.append((choice[0], choice[1]))
    settings = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in data["settings"].items()
    }
    keys = _keys_from_json(data["keys"]) if "keys" in data else ()
    return Record(data["game"], data["rules"], data["seats"], data["seed"], settings, choices, keys)


def check_house(game: str, written: Json) -> None:
    """Refuse what was played with other house values than those here."""
    if not isinstance(written, dict):
        raise BadRecord(text("record-wrong-kind", key="house"))
    here = house.changed(game)
    names = [name for name in {**written, **here} if written.get(name) != here.get(name)]
    if names:
        raise BadRecord(text("record-other-house", names=", ".join(names)))


def _keys_from_json(data: Json) -> tuple[tuple[int, str], ...]:
    keys: list[tuple[int, str]] = []
    if isinstance(data, list):
        check_number_of_keys(len(data))
    for key in data if isinstance(data, list) else [None]:
        if not (
            isinstance(key, list)
            and len(key) == 2
            and type(key[0]) is int
            and isinstance(key[1], str)
            and len(key[1]) <= LONGEST_KEY
            and key[0] > (keys[-1][0] if keys else -1)
        ):
            raise BadRecord(text("record-wrong-kind", key="keys"))
        keys.append((key[0], key[1]))
    return tuple(keys)


def check_number_of_keys(number: int) -> None:
    """Refuse more keys than any game has: they are looked through before every choice."""
    if number > MOST_KEYS:
        raise BadRecord(text("record-too-many-keys", most=MOST_KEYS))


def feed_chance(s: State, keys: tuple[tuple[int, str], ...], number: int) -> None:
    """Start chance anew before this choice, where a key says so."""
    for start, key in reversed(keys):
        if number >= start:
            s.seed_chance(chance_of(f"{key}/{number}"))
            return


def replay(game: Game[Any], record: Record, upto: int | None = None) -> State:
    """Play a record again, all of it or the first `upto` choices."""
    if record.rules != game.rules_version:
        raise BadRecord(text("record-other-rules", found=record.rules, here=game.rules_version))
    s: State = game.start(record.seats, record.seed, record.settings)
    for number, (seat, option) in enumerate(record.choices[:upto]):
        try:
            feed_chance(s, record.keys, number)
            s.answer(seat, option)
        except Refusal as refusal:
            raise BadRecord(
                text("record-illegal", number=number, seat=seat, fault=refusal.text)
            ) from None
    return s


def undo_point(game: Game[Any], record: Record, seat: int) -> int | None:
    """Find how many choices remain when this seat takes its last one back; None where it may not.

    A choice may be taken back while nothing random happened, nothing hidden was shown, nobody else
    decided since, and the game goes on.
    """
    last = len(record.choices) - 1
    if last < 0 or record.choices[last][0] != seat:
        return None
    before = replay(game, record, last)
    after = replay(game, record)
    return last if after.unveiled == before.unveiled and not after.over else None

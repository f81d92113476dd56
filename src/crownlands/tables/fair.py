"""Fair dice: a secret that is promised before the first choice and shown after the last.

The table's secret is 256 random bits. Its SHA-256 is shown from the beginning, so it cannot be
changed later. The deal is drawn from the whole secret, card by card, and before every choice
chance is fed anew from it, so what was seen so far tells nothing about what is to come.
"""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from crownlands.core.errors import BadRecord, Refusal
from crownlands.core.game import Game
from crownlands.core.record import Record, record_from_json, replay
from crownlands.core.serial import Json
from crownlands.core.text import Text, text
from crownlands.games import game_named


@dataclass(frozen=True)
class Verdict:
    """What the proof of a record found."""

    faults: tuple[Text, ...]
    choices: int
    totals: tuple[int, ...]

    @property
    def fair(self) -> bool:
        """Whether nothing was found wrong."""
        return not self.faults


def promise(secret: str) -> str:
    """Make the hash that is shown before the secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def sealed_record(game: Game[Any], record: Record, names: list[str | None]) -> Json:
    """Write a record with the hashes of its keys and the final count, ready to be proved.

    A key that was never used, of a table that went on from the very end, is left out.
    """
    record = dataclasses.replace(
        record, keys=tuple(key for key in record.keys if key[0] < len(record.choices))
    )
    outcome = game.outcome(replay(game, record))
    return {
        **record.to_json(),
        "hashes": [promise(key) for _, key in record.keys],
        "names": names,
        "totals": [sheet.total for sheet in outcome.sheets],
    }


def verify(data: Json, *promised: str) -> Verdict:
    """Prove a record: the keys match their hashes, every choice was allowed, the count is right.

    `promised` are the hashes that were seen at the table, if the reader has written them down: one,
    or of a game that went on from another, one for each of its parts.
    """
    try:
        record = record_from_json(data)
        game = game_named(record.game)
        s = replay(game, record)
    except Refusal as refusal:
        return Verdict((refusal.text,), 0, ())
    totals = tuple(sheet.total for sheet in game.outcome(s).sheets)
    faults = [*_broken_promises(record, data), *_wrong_totals(data, totals)]
    if promised:
        faults += _unpromised(record, promised)
    if not s.over:
        faults.append(text("verify-not-over"))
    return Verdict(tuple(faults), len(record.choices), totals)


def _broken_promises(record: Record, data: Json) -> list[Text]:
    if not record.keys:
        return [text("verify-no-promise")]
    faults = []
    first, last = record.keys[0], record.keys[-1]
    if first[0] > 0:
        faults.append(text("verify-late-promise", number=first[0]))
    elif record.seed != first[1]:
        faults.append(text("verify-other-seed"))
    if last[0] >= len(record.choices):
        faults.append(text("verify-unused-secret", number=last[0], choices=len(record.choices)))
    hashes = data.get("hashes")
    if hashes != [promise(key) for _, key in record.keys]:
        faults.append(text("verify-broken-promise"))
    return faults


def _unpromised(record: Record, promised: Sequence[str]) -> list[Text]:
    """Find the hashes that promised nothing here, or else the parts that none of them promised."""
    kept = [promise(key) for _, key in record.keys]
    strange = [text("verify-not-promised", hash=hash[:64]) for hash in promised if hash not in kept]
    if strange:
        return strange
    faults = []
    for (start, _), end, hash in zip(record.keys, _ends(record), kept, strict=True):
        if hash not in promised:
            id = "verify-not-covered" if start else "verify-deal-not-covered"
            faults.append(text(id, first=start, last=end - 1))
    return faults


def _ends(record: Record) -> list[int]:
    """How many choices there are before each key's part ends."""
    most = len(record.choices)
    return [*(min(start, most) for start, _ in record.keys[1:]), most]


def _wrong_totals(data: Json, totals: tuple[int, ...]) -> list[Text]:
    claimed = data.get("totals")
    if claimed is None or claimed == list(totals):
        return []
    return [text("verify-wrong-totals", found=", ".join(map(str, totals)))]


def checked_record(data: Json) -> tuple[Game[Any], Record]:
    """Read a record that somebody hands in, and play it again; refuse what does not replay."""
    record = record_from_json(data)
    game = game_named(record.game)
    if len(record.choices) > game.most_decisions:
        raise BadRecord(text("record-too-long", most=game.most_decisions))
    if isinstance(record.seed, str) and len(record.seed) > 100:
        raise BadRecord(text("record-wrong-kind", key="seed"))
    record.settings = game.check_settings(record.settings)
    replay(game, record)
    return game, record

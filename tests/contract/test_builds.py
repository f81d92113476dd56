"""Compiled and interpreted, the games are the same games."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from crownlands.core import machine
from crownlands.games.card_kingdoms import harvest
from crownlands.games.cites_royales import season
from crownlands.games.margraves import turn
from crownlands.games.villages import actions
from crownlands.players import ismcts

from .test_contract import FINGERPRINT

ROOT = Path(__file__).parents[2]
RULES = (harvest, season, actions, turn)
SAY_VERSION = """
import sys
sys.argv[1:] = ["--lang", "en", "--version"]
from crownlands.cli import main
main()
"""
SAY_WHICH = "from crownlands.core import machine; print(machine.__file__)"


def is_compiled(module: ModuleType) -> bool:
    return not str(module.__file__).endswith(".py")


def run(code: str, **env: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **env},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_sources_are_always_interpreted() -> None:
    """No compiled module lies beside them, whatever was built before."""
    assert run(SAY_WHICH, PYTHONPATH=str(ROOT / "src")).endswith(".py")
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    """The machine, every game and the search are compiled, or none of them is."""
    found = {is_compiled(module) for module in (machine, ismcts, *RULES)}
    assert found == {is_compiled(machine)}
    if os.environ.get("CROWNLANDS_BUILD") == "compiled":
        assert is_compiled(machine)


def test_the_version_says_whether_the_build_is_compiled() -> None:
    said = run(SAY_VERSION)
    assert "(compiled)" in said if is_compiled(machine) else "(interpreted)" in said


def test_the_same_seed_and_choices_give_the_same_bytes_compiled_and_interpreted() -> None:
    """Run on the compiled build, this compares it with the sources."""
    assert run(FINGERPRINT) == run(FINGERPRINT, PYTHONPATH=str(ROOT / "src"))

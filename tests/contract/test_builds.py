"""Compiled and interpreted, the games are the same games."""

import os
import subprocess
import sys
from pathlib import Path

from crownlands.core import machine

from .test_contract import FINGERPRINT

ROOT = Path(__file__).parents[2]
SAY_WHICH = "from crownlands.core import machine; print(machine.__file__)"


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
    if os.environ.get("CROWNLANDS_BUILD") == "compiled":
        assert not str(machine.__file__).endswith(".py")


def test_the_same_seed_and_choices_give_the_same_bytes_compiled_and_interpreted() -> None:
    """Run on the compiled build, this compares it with the sources."""
    assert run(FINGERPRINT) == run(FINGERPRINT, PYTHONPATH=str(ROOT / "src"))

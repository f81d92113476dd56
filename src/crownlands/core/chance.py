"""Chance for players: the machine's generator, apart from any state."""

from typing import TYPE_CHECKING

from crownlands.core.machine import FACTOR_A, FACTOR_B, MODULUS_A, MODULUS_B

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chance:
    """A stream of whole numbers; the same seed gives the same stream, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed % (MODULUS_A - 1) + 1
        self.b: i64 = seed // (MODULUS_A - 1) % (MODULUS_B - 1) + 1

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1."""
        a = self.a * FACTOR_A % MODULUS_A
        b = self.b * FACTOR_B % MODULUS_B
        self.a = a
        self.b = b
        return (a - b) % (MODULUS_A - 1) % n

    def seed(self) -> int:
        """Draw a number to start another generator from."""
        return self.below(MODULUS_A - 1) * (MODULUS_B - 1) + self.below(MODULUS_B - 1)

    def part(self) -> float:
        """Draw a number from 0 up to, but not, 1."""
        return self.below(1 << 30) / (1 << 30)

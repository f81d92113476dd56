"""Chance that nobody can work back: every draw is a SHA-256 of its own.

The machine's generator is fast and small, made for play in thought: whoever sees enough of what
it drew can find out the rest. Where people must not, at a table online, a stream draws instead.
"""

from hashlib import sha256
from typing import Final

MARK: Final = "sha256:"  # begins the seeds and keys that are drawn from by a stream
RANGE: Final = 1 << 64


class Stream:
    """A stream of whole numbers from a secret word."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.drawn: int = 0

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each as likely as the next."""
        fair = RANGE - RANGE % n
        while True:
            digest = sha256(f"{self.word}/{self.drawn}".encode("utf-8", "surrogatepass")).digest()
            self.drawn += 1
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % n

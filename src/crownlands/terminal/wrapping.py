"""Lines end only where they may: Rich takes a no-break space for a space like any other."""

import re
from contextlib import suppress


def keep_words_together() -> None:
    """Let no line of this process, the help's included, break at a no-break space.

    Rich has no setting for this. With a Rich that cuts words elsewhere, lines break as it likes.
    """
    with suppress(ImportError):
        from rich import _wrap

        _wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

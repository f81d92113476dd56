"""What there is to play: games, cards, rules pages and words."""

from functools import cache
from hashlib import sha256
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from crownlands.core.game import Game, Setting
from crownlands.core.text import text
from crownlands.core.zones import plain
from crownlands.games import GAMES
from crownlands.players import SECONDS
from crownlands.server.border import answer, not_found
from crownlands.tables.terms import TIMES
from crownlands.tables.thinking import OFFERED
from crownlands.words import LANGUAGES, catalogue
from crownlands.words.rulespages import page_text

router = APIRouter(tags=["catalogue"])


@router.get("/api/games")
async def games() -> Response:
    """List the games, with their settings and seat counts, and the computer players."""
    listed = [game_entry(game) for game in GAMES.values()]
    thinking = {level: SECONDS[level] for level in OFFERED if level in SECONDS}
    return answer(
        {
            "games": listed,
            "levels": OFFERED,
            "thinking": thinking,
            "times": TIMES,
            "languages": LANGUAGES,
        }
    )


@router.get("/api/games/{game}/cards")
async def cards(game: str) -> Response:
    """List every card of a game."""
    if game not in GAMES:
        return _no_game(game)
    return answer({"cards": plain(GAMES[game].cards())})


@router.get("/api/games/{game}/rules/{lang}")
async def rules(game: str, lang: str) -> Response:
    """Give a game's rules page, in Markdown."""
    if game not in GAMES:
        return _no_game(game)
    page = rules_page(game, lang) if lang in LANGUAGES else None
    if page is None:
        return not_found(text("refused-no-rules", language=lang[:20]))
    return Response(page, media_type="text/markdown; charset=utf-8")


@router.get("/api/words/{lang}")
async def words(lang: str, request: Request) -> Response:
    """Give all words of a language, as Fluent catalogues in one text."""
    if lang not in LANGUAGES:
        allowed = ", ".join(LANGUAGES)
        return not_found(text("refused-language", given=lang[:20], allowed=allowed))
    found = catalogue(lang)
    tag = f'"{sha256(found.encode()).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(found, media_type="text/plain; charset=utf-8", headers=headers)


def _no_game(game: str) -> Response:
    return not_found(text("refused-game", given=game[:40], allowed=", ".join(GAMES)))


def game_entry(game: Game[Any]) -> dict[str, Any]:
    """Describe a game for the home page."""
    return {
        "name": game.name,
        "title": plain(text(f"game-{game.name}")),
        "about": plain(text(f"about-{game.name}")),
        "seats": game.seat_counts,
        "settings": [setting_entry(setting) for setting in game.settings],
        "rules": [lang for lang in LANGUAGES if rules_page(game.name, lang) is not None],
    }


def setting_entry(setting: Setting) -> dict[str, Any]:
    """Describe a setting for a form."""
    kinds = {bool: "switch", int: "number", str: "one", tuple: "some"}
    return {"kind": kinds[type(setting.default)], **plain(setting)}


@cache
def rules_page(game: str, lang: str) -> str | None:
    """Read a rules page, where there is one."""
    return page_text(game, lang) or None

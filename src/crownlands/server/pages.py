"""The browser's client, as it was built into the package."""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from crownlands.server.border import give_cookie, person_or_new

STATIC: Final = Path(__file__).parent / "static"
# Files whose name carries a hash of their content never change.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
FOR_ONE: Final = "private, no-cache"
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))

SECURITY: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "frame-ancestors 'none'"
    ),
}

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Crownlands</title>
<body style="font-family: sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Crownlands</h1>
<p>The server runs, but the browser client has not been built into this installation.</p>
<p>In a source checkout, <code>make play</code> builds it; installed packages contain it.
The programming interface is described at <a href="/docs">/docs</a>.</p>
</body></html>
"""

router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """Give a file of the client; any other page is the client's own business."""
    static: Path = request.app.state.static
    wanted = static / path.replace("\0", "")
    if is_ours(wanted, static):
        return given(wanted, request, FOREVER if path.startswith("assets/") else FRESH)
    index = static / "index.html"
    if index.is_file():
        return welcoming(given(index, request, FRESH), request, path)
    return HTMLResponse(MISSING, 503, headers=SECURITY)


def welcoming(response: Response, request: Request, path: str) -> Response:
    """Give a newcomer who follows a table's link a token, along with the page.

    So a claim whose answer is lost on the way can be made again by the same person.
    """
    token = person_or_new(request)[1] if path.startswith("t/") else None
    if token is not None:
        response.headers["cache-control"] = FOR_ONE
    return give_cookie(response, request, token)


def is_ours(wanted: Path, static: Path) -> bool:
    """Whether this is a file of the client; a name that no file can have is none."""
    try:
        return wanted.resolve().is_relative_to(static.resolve()) and wanted.is_file()
    except OSError:
        return False


def given(file: Path, request: Request, cache: str) -> FileResponse:
    """Give a file as small as the browser can read it: the build writes it compressed too."""
    headers = {**SECURITY, "cache-control": cache, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    for coding, ending in COMPRESSED:
        small = file.with_name(file.name + ending)
        if coding in accepted and small.is_file():
            return FileResponse(
                small, media_type=kind, headers={**headers, "content-encoding": coding}
            )
    return FileResponse(file, media_type=kind, headers=headers)

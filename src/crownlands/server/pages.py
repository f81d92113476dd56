"""The browser's client, as it was built into the package."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parent / "static"
# Files whose name carries a hash of their content never change.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"

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


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """Give a file of the client; any other page is the client's own business."""
    static: Path = request.app.state.static
    wanted = static / path.replace("\0", "")
    if wanted.resolve().is_relative_to(static.resolve()) and wanted.is_file():
        fresh = FOREVER if path.startswith("assets/") else FRESH
        return FileResponse(wanted, headers={**SECURITY, "cache-control": fresh})
    index = static / "index.html"
    if index.is_file():
        return FileResponse(index, headers={**SECURITY, "cache-control": FRESH})
    return HTMLResponse(MISSING, 503, headers=SECURITY)

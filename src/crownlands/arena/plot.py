"""A picture of the ratings: a dot for each player, a line for its interval."""

from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape

from crownlands.arena.results import Standing

WIDTH, ROW, LEFT, EDGE = 640, 34, 170, 40


def ratings_svg(rows: Sequence[Standing], title: str, figure: Callable[[float, str], str]) -> str:
    """Draw the ratings with two deviations to each side, the best on top."""
    low = min(row.rating - 2 * row.deviation for row in rows)
    high = max(row.rating + 2 * row.deviation for row in rows)

    def x(rating: float) -> float:
        return LEFT + (WIDTH - LEFT - EDGE) * (rating - low) / max(high - low, 1e-9)

    height = 60 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="14" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="16" y="28" font-weight="bold">{escape(title)}</text>',
    ]
    for number, row in enumerate(rows):
        y = 62 + ROW * number
        begin, end = x(row.rating - 2 * row.deviation), x(row.rating + 2 * row.deviation)
        parts += [
            f'<text x="16" y="{y + 5}">{escape(row.player)}</text>',
            f'<line x1="{begin:.1f}" y1="{y}" x2="{end:.1f}" y2="{y}" stroke="#567" '
            f'stroke-width="2"/>',
            f'<circle cx="{x(row.rating):.1f}" cy="{y}" r="5" fill="#247"/>',
            f'<text x="{x(row.rating):.1f}" y="{y - 9}" text-anchor="middle" '
            f'font-size="11">{figure(row.rating, "0.0")}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])

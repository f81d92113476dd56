"""A plot of a balance report, drawn as SVG by hand."""

from collections.abc import Callable
from html import escape

from crownlands.arena.balance import FAR_OUT, Balance, CardBalance

ROW = 16
LEFT = 220
WIDTH = 420
TOP = 56
REACH = 0.5  # the axis goes this far either side of the mean


def svg(
    report: Balance,
    title: str,
    axis: str,
    name_of: Callable[[str], str],
    percent: Callable[[float, str], str],
) -> str:
    """Draw each card's gain with its interval, from the best to the worst."""
    height = TOP + ROW * len(report.cards) + 30
    bottom = TOP + ROW * len(report.cards)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 80}" height="{height}"'
        ' font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
        f'<text x="{LEFT}" y="44" fill="#555">{escape(axis)}</text>',
    ]
    for tick in (-0.4, -0.2, -FAR_OUT, 0.0, FAR_OUT, 0.2, 0.4):
        dash = ' stroke-dasharray="3 3"' if abs(tick) == FAR_OUT else ""
        parts.append(
            f'<line x1="{_x(tick):.1f}" x2="{_x(tick):.1f}" y1="{TOP}" y2="{bottom}"'
            f' stroke="#bbb"{dash}/><text x="{_x(tick):.1f}" y="{bottom + 16}"'
            f' text-anchor="middle" fill="#555">{percent(tick, "+0;-0")}</text>'
        )
    for number, card in enumerate(report.cards):
        y = TOP + ROW * number + ROW // 2
        parts.append(_row(card, y, name_of(card.card), percent(card.taken, "0")))
    return "\n".join([*parts, "</svg>\n"])


def _row(card: CardBalance, y: int, name: str, taken: str) -> str:
    colour = "#b3261e" if card.stands_out else "#1f4e8c"
    return (
        f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
        f'<line x1="{_x(card.gain.low):.1f}" x2="{_x(card.gain.high):.1f}" y1="{y}" y2="{y}"'
        f' stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{_x(card.gain.share):.1f}" cy="{y}" r="3.5" fill="{colour}"/>'
        f'<text x="{LEFT + WIDTH + 8}" y="{y + 4}" fill="#555">{taken}</text>'
    )


def _x(gain: float) -> float:
    return LEFT + WIDTH * (min(max(gain, -REACH), REACH) + REACH) / (2 * REACH)

"""Every card, tile and board value as a row: its facts, its text, and where they come from."""

from dataclasses import replace
from typing import Final

from crownlands.core.game import CardRow
from crownlands.core.text import Text, text
from crownlands.games.margraves import powers
from crownlands.games.margraves.board import (
    LAIRS,
    LOCATIONS,
    OURS,
    PLACE_KEYS,
    RIVERS,
    RULEBOOK,
    SEGMENT_REWARD,
    SEGMENTS,
    SITE_REWARD,
    SITES,
    SLOTS,
    SUPPLIES,
    TOMB_LINE_REWARD,
    TOMB_LINES,
)
from crownlands.games.margraves.cards import (
    CITIZENS,
    MONSTER_REWARD,
    MONSTERS,
    STARTERS,
)
from crownlands.games.margraves.powers import GUILDS, KINDS, MayPay, Power
from crownlands.games.margraves.tiles import (
    GRANTS,
    TILES,
    WEALTH,
)
from crownlands.games.margraves.words import (
    amount,
    amounts,
    card,
    site_name,
    tile_name,
    tomb_line_name,
    wealth_name,
)

PIECES: Final = ("margrave", "knight")


def power_text(power: Power) -> Text:
    """One sentence of a citizen's text, by verb."""
    match power:
        case powers.Gain():
            return text("mv-do-gain", what=amounts(power.what))
        case powers.GainEither():
            first, second = power.kinds
            return text(
                "mv-do-either",
                first=amount(KINDS[first], power.number),
                second=amount(KINDS[second], power.number),
            )
        case powers.EachMayPay():
            return _pay_text("mv-do-each-may-pay", power)
        case powers.EachOpponentMayPay():
            return _pay_text("mv-do-each-opponent-may-pay", power)
        case powers.MayPay():
            return _pay_text("mv-do-may-pay", power)
        case powers.EachGainsPerTower():
            return text("mv-do-per-tower", what=amount(KINDS[power.kind], 1))
        case powers.MaySlay():
            if power.gold:
                return text("mv-do-slay-or-gold", what=amount("gold", power.gold))
            return text("mv-do-slay")
        case powers.RecruitFor():
            return text("mv-do-recruit-for", cost=amount("gold", power.gold))
        case powers.RaiseKnights():
            return text("mv-do-raise", number=power.most)
    return text(PLAIN_VERBS[type(power)])


PLAIN_VERBS: Final[dict[type[Power], str]] = {
    powers.MayMove: "mv-do-move",
    powers.MoveAnywhere: "mv-do-move-anywhere",
    powers.TakeCardBack: "mv-do-take-back",
    powers.MayMoveKnight: "mv-do-move-knight",
    powers.CallKnight: "mv-do-call-knight",
    powers.MayCallTwoKnights: "mv-do-call-two",
    powers.MayDeploy: "mv-do-deploy",
    powers.MayDeployAnywhere: "mv-do-deploy-anywhere",
    powers.MayRecruitOrWild: "mv-do-recruit-or-wild",
    powers.MaySailOrWild: "mv-do-sail-or-wild",
}


def _pay_text(id: str, power: MayPay) -> Text:
    gain = tuple(power.gains.count(kind) for kind in range(len(KINDS)))
    return text(id, pay=amount(KINDS[power.pays], power.number), gain=amounts(gain))


# The message that names a fact's value, and the facts that reconstructed fields are shown by.
NAMED_BY: Final = {
    "guild": "mv-guild-",
    "guild_1": "mv-guild-",
    "guild_2": "mv-guild-",
    "lair": "mv-lair-",
    "location": "mv-card-",
}
SHOWN_BY: Final = {
    "guilds": ("guild_1", "guild_2"),
    "cost_strength": ("strength",),
    "cost_magic": ("magic",),
    "banner": ("name",),
    "icons": ("name",),
    "resource": ("powers",),
    "reward": ("powers",),
}
NAMED_BY_REWARD: Final = ("grant", "end_tile", "wealth")  # kinds of tiles


def card_rows() -> list[CardRow]:
    """List every card, tile and board value with its facts and where they come from."""
    return [_in_words(row) for row in _all_rows()]


def _in_words(row: CardRow) -> CardRow:
    facts = tuple(
        (key, text(f"{NAMED_BY[key]}{value}") if key in NAMED_BY else value)
        for key, value in row.facts
    )
    shown_by = SHOWN_BY | {"reward": ("name",)} if row.kind in NAMED_BY_REWARD else SHOWN_BY
    shown = [name for field in row.reconstructed for name in shown_by.get(field, (field,))]
    return replace(row, facts=facts, reconstructed=tuple(dict.fromkeys(shown)))


def _all_rows() -> list[CardRow]:
    """List everything that has a value."""
    return [
        *_citizen_rows(),
        *_monster_rows(),
        *_tile_rows(),
        *_wealth_rows(),
        *_location_rows(),
        *_board_rows(),
        *[CardRow(key, "piece", card(key), (), (), RULEBOOK) for key in PIECES],
    ]


def _source(reconstructed: tuple[str, ...]) -> str:
    return OURS if reconstructed else RULEBOOK


def _citizen_rows() -> list[CardRow]:
    return [
        CardRow(
            row.key,
            "starter" if i < STARTERS else "citizen",
            card(row.key),
            (
                ("guild", GUILDS[row.guild]),
                *(
                    (("copies", 5),)
                    if i < STARTERS
                    else (("copies", row.copies_2 + row.copies_3 + row.copies_4 + row.copies_5),)
                ),
            ),
            (
                text(f"mv-pennant-{GUILDS[row.guild]}"),
                *(power_text(power) for power in row.text),
            ),
            row.source,
            row.reconstructed,
        )
        for i, row in enumerate(CITIZENS)
    ]


def _monster_rows() -> list[CardRow]:
    return [
        CardRow(
            row.key,
            "boss" if row.boss else "monster",
            card(row.key),
            (
                ("lair", LAIRS[row.lair]),
                ("strength", row.cost_strength),
                ("magic", row.cost_magic),
                ("influence", row.influence),
            ),
            (text("mv-do-gain", what=amounts(MONSTER_REWARD[i])),),
            row.source,
            row.reconstructed,
        )
        for i, row in enumerate(MONSTERS)
    ]


def _tile_rows() -> list[CardRow]:
    return [
        CardRow(
            row.key,
            "grant" if i < GRANTS else "end_tile",
            tile_name(i),
            (
                ("level", row.level),
                ("copies", row.copies_2 + row.copies_3 + row.copies_4 + row.copies_5),
            ),
            (text("mv-do-grant" if i < GRANTS else "mv-do-end-tile"),),
            row.source,
            row.reconstructed,
        )
        for i, row in enumerate(TILES)
    ]


def _wealth_rows() -> list[CardRow]:
    return [
        CardRow(
            row.key,
            "wealth",
            wealth_name(i),
            (("copies", row.copies),),
            (),
            row.source,
            row.reconstructed,
        )
        for i, row in enumerate(WEALTH)
    ]


def _location_rows() -> list[CardRow]:
    rows = [
        CardRow(
            row.key,
            "location",
            card(row.key),
            tuple((f"guild_{i + 1}", GUILDS[guild]) for i, guild in enumerate(row.guilds)),
            (text(f"mv-power-{row.key}"),),
            row.source,
            row.reconstructed,
        )
        for row in LOCATIONS
    ]
    rows += [
        CardRow(
            row.key,
            "site",
            site_name(i),
            (("location", PLACE_KEYS[row.place]),),
            (text("mv-do-gain", what=amounts(SITE_REWARD[i])),),
            _source(row.reconstructed),
            row.reconstructed,
        )
        for i, row in enumerate(SITES)
    ]
    return rows


def _board_rows() -> list[CardRow]:
    rows = [
        CardRow(
            segment.key,
            "segment",
            text("mv-segment-name", number=i + 1),
            (),
            (text("mv-do-gain", what=amounts(SEGMENT_REWARD[i])),),
            _source(segment.reconstructed),
            segment.reconstructed,
        )
        for i, segment in enumerate(SEGMENTS)
    ]
    rows += [
        CardRow(
            line.key,
            "tomb_line",
            tomb_line_name(i),
            (("slots", len(line.slots)),),
            (text("mv-do-gain", what=amounts(TOMB_LINE_REWARD[i])),),
            _source(line.reconstructed),
            line.reconstructed,
        )
        for i, line in enumerate(TOMB_LINES)
    ]
    rows += [
        CardRow(
            river.key,
            "river",
            text("mv-river-name", number=i + 1),
            (("gold", river.gold),),
            (text(f"mv-levels-{river.levels}"),),
            _source(river.reconstructed),
            river.reconstructed,
        )
        for i, river in enumerate(RIVERS)
    ]
    rows += [
        CardRow(
            slot.key,
            "slot",
            text("mv-slot-name", number=i + 1),
            (("gold", slot.gold),),
            (),
            OURS,
            slot.reconstructed,
        )
        for i, slot in enumerate(SLOTS)
    ]
    rows += [
        CardRow(
            supply.key,
            "supply",
            text("mv-supply-name", number=i + 2),
            (
                ("stone", supply.stone),
                ("wood", supply.wood),
                ("magic", supply.magic),
                ("gem", supply.gem),
                ("knight", supply.knight),
            ),
            (),
            OURS,
            supply.reconstructed,
        )
        for i, supply in enumerate(SUPPLIES)
    ]
    return rows

"""The cards as they are listed: facts, powers in words, and where the values come from."""

from typing import Final

from crownlands.core.game import CardRow
from crownlands.core.text import Text, ours, text
from crownlands.games.villages.cards import (
    ACTIONS,
    ADVENTURER_ROWS,
    BUILDINGS,
    NEVER,
    RULEBOOK,
    Adventurer,
    Building,
)
from crownlands.games.villages.powers import (
    ADVENTURERS,
    RESOURCES,
    TYPES,
    DiscardForGold,
    DiscardForWild,
    DrawCards,
    DrawPer,
    PointsPer,
    Power,
    Provide,
    StealCards,
    StealGold,
    TakeGold,
    WildFor,
)

WHEN: Final = (*ACTIONS, "instant", "end")
CASTLES: Final = 5


def card(key: str) -> Text:
    """A card's name."""
    return text(f"vv-card-{key}")


def resource(kind: int) -> Text:
    """A resource's name."""
    return text(f"vv-resource-{RESOURCES[kind]}")


def amounts(numbers: tuple[int, ...], reconstructed: tuple[str, ...] = ()) -> tuple[Text, ...]:
    """Amounts of food, wood, stone and magic, without those that are nothing."""
    return tuple(
        ours(text(f"vv-amount-{RESOURCES[kind]}", number=number), RESOURCES[kind] in reconstructed)
        for kind, number in enumerate(numbers)
        if number
    )


def power_text(power: Power) -> Text:
    """A power in words, by verb."""
    match power:
        case DrawCards():
            return text("vv-do-draw", number=power.cards)
        case DrawPer():
            return text("vv-do-draw-per", type=text(f"vv-type-{TYPES[power.type]}"))
        case TakeGold():
            return text("vv-do-gold", number=power.gold)
        case DiscardForGold():
            return text("vv-do-discard-gold", number=power.gold)
        case StealCards():
            return text("vv-do-steal-cards", number=power.cards)
        case StealGold():
            return text("vv-do-steal-gold", number=power.gold)
        case Provide():
            return text("vv-do-provide", resource=resource(power.resource))
        case WildFor():
            return text("vv-do-wild-for", type=text(f"vv-type-{TYPES[power.type]}"))
        case DiscardForWild():
            return text("vv-do-discard-wild", number=power.cards)
        case PointsPer():
            if power.what == ADVENTURERS:
                return text("vv-do-points-adventurers")
            return text("vv-do-points", type=text(f"vv-type-{TYPES[power.what]}"))
    raise AssertionError(power)


def powers_of(row: Building | Adventurer) -> tuple[Text, ...]:
    """The power of a card, with the moment when it works; that it has none, where we think so."""
    if row.when == NEVER:
        return (text("vv-no-power"),) if "power" in row.reconstructed else ()
    return (text(f"vv-when-{WHEN[row.when]}", power=power_text(row.power)),)


def shown_as(reconstructed: tuple[str, ...]) -> tuple[str, ...]:
    """The facts under which reconstructed values are shown."""
    return tuple("powers" if field == "power" else field for field in reconstructed)


def card_rows() -> list[CardRow]:
    """List every card with its facts and where they come from."""
    rows = [
        CardRow(
            row.key,
            "building",
            card(row.key),
            (
                ("type", text(f"vv-type-{TYPES[row.type]}")),
                *_amounts(RESOURCES, (row.food, row.wood, row.stone, row.magic)),
                ("gives", resource(row.gives)),
                ("points", row.points),
                ("copies", row.copies),
            ),
            powers_of(row),
            row.source,
            shown_as(row.reconstructed),
        )
        for row in BUILDINGS
    ]
    rows += [
        CardRow(
            adventurer.key,
            "adventurer",
            card(adventurer.key),
            (
                *_amounts(
                    TYPES,
                    (
                        adventurer.worker,
                        adventurer.soldier,
                        adventurer.shadow,
                        adventurer.holy,
                    ),
                ),
                ("points", adventurer.points),
            ),
            powers_of(adventurer),
            adventurer.source,
            shown_as(adventurer.reconstructed),
        )
        for adventurer in ADVENTURER_ROWS
    ]
    castle = (text("vv-castle-power"),)
    rows.append(
        CardRow("castle", "castle", card("castle"), (("copies", CASTLES),), castle, RULEBOOK)
    )
    rows += [
        CardRow(
            f"action_{key}",
            "action",
            text(f"vv-action-{key}"),
            (),
            (
                text("vv-row-lead", what=text(f"vv-lead-{key}")),
                text("vv-row-follow", what=text(f"vv-follow-{key}")),
            ),
            RULEBOOK,
        )
        for key in ACTIONS
    ]
    rows += [
        CardRow(
            f"alone_{key}",
            "action",
            text(f"vv-action-{key}"),
            (),
            (text("vv-row-alone", what=text(f"vv-solo-{key}")),),
            RULEBOOK,
        )
        for key in ACTIONS
    ]
    return rows


def _amounts(names: tuple[str, ...], numbers: tuple[int, ...]) -> list[tuple[str, int | str]]:
    return [(name, number) for name, number in zip(names, numbers, strict=True) if number]

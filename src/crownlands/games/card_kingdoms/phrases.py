"""The words of cards: names, amounts, powers and rows, as message ids."""

from typing import Final

from crownlands.core.game import CardRow
from crownlands.core.text import Arg, Text, text
from crownlands.games.card_kingdoms.cards import (
    AREAS,
    CITIZEN_COST,
    CITIZEN_KEYS,
    CITIZENS,
    DOMAINS,
    DUKES,
    KINDS,
    MONSTERS,
    STARTERS,
)
from crownlands.games.card_kingdoms.powers import (
    ANY_CITIZEN,
    ANY_COST,
    ANY_ROLE,
    ROLES,
    TOKENS,
    All,
    CardsNamed,
    ChangeDie,
    CheaperDomains,
    CitizensOfRole,
    Count,
    Gain,
    MonstersOfArea,
    Pick,
    Power,
    PrintedCost,
    ReturnCitizen,
    ReturnMonster,
    SlayAgain,
    Steal,
    StealMonster,
    TakeCitizen,
    TakeFrom,
    Trade,
)
from crownlands.games.card_kingdoms.state import CITIZEN_PLACES, DOMAIN_PLACES

WHEN: Final = ("build", "roll", "start", "end", "citizen", "slay", "doubles", "always")


# Small words --------------------------------------------------------------------------------------


def card(key: str) -> Text:
    """A card's name."""
    return text(f"ck-card-{key}")


def amount(kind: int, number: int) -> Text:
    """So many tokens of a kind."""
    return text(f"ck-amount-{TOKENS[kind]}", number=number)


def amounts(numbers: tuple[int, ...]) -> tuple[Text, ...]:
    """Amounts of gold, strength, magic and victory points, without those that are nothing."""
    return tuple(amount(kind, number) for kind, number in enumerate(numbers) if number)


def price(strength_or_gold: Text, magic: int) -> tuple[Text, ...]:
    """What is paid: the real thing, and magic if any."""
    return (strength_or_gold, amount(2, magic)) if magic else (strength_or_gold,)


def stack_name(stack: int) -> str:
    """The activation numbers of a citizen stack, as on the cards."""
    return ("9/10", "11/12")[stack - 8] if stack >= 8 else str(stack + 1)


def place_text(place: int) -> Text:
    """Name a place of the center stacks."""
    if place >= DOMAIN_PLACES:
        return text("ck-place-domain", number=place - DOMAIN_PLACES + 1)
    if place >= CITIZEN_PLACES:
        return text("ck-place-citizen", number=stack_name(place - CITIZEN_PLACES))
    return text("ck-place-monster", number=place + 1)


# Powers -------------------------------------------------------------------------------------------


def count_text(count: Count) -> Text:
    """What a power counts."""
    if isinstance(count, CitizensOfRole):
        return text("ck-count-role", role=text(f"ck-role-{ROLES[count.role]}"))
    if isinstance(count, CardsNamed):
        return text("ck-count-named", card=card(CITIZEN_KEYS[count.citizen]))
    if isinstance(count, MonstersOfArea):
        return text("ck-count-area", area=text(f"ck-area-{AREAS[count.area]}"))
    return text("ck-count-domains")


def power_text(power: Power) -> Text:
    """A power in words, by verb."""
    match power:
        case Gain():
            if power.per is None:
                return text("ck-do-gain", what=amounts(power.amounts))
            return text("ck-do-gain-per", what=amounts(power.amounts), count=count_text(power.per))
        case All():
            return text("ck-do-all", what=tuple(power_text(part) for part in power.parts))
        case Pick():
            first, second = power.choices
            return text("ck-do-pick", first=power_text(first), second=power_text(second))
        case Trade():
            return text(
                "ck-do-trade",
                pay=amount(power.pay, power.amount),
                gain=amount(power.gain, power.gained),
            )
        case Steal():
            return text(
                "ck-do-steal",
                first=amount(power.kinds[0], power.amount),
                second=amount(power.kinds[1], power.amount),
            )
        case TakeFrom():
            return text("ck-do-take", what=amount(power.kind, power.amount))
        case TakeCitizen():
            which, args = which_citizen(power.cost, power.role, power.citizen)
            return text(f"ck-do-take-{which}", **args)
        case ReturnMonster():
            return text("ck-do-return-monster", what=amount(3, power.victory))
        case ReturnCitizen():
            return text("ck-do-return-citizen", what=amount(3, power.victory))
        case ChangeDie():
            return change_die_text(power)
        case CheaperDomains():
            return text("ck-do-cheaper-domains", what=amount(0, power.less))
        case SlayAgain():
            return text("ck-do-slay-again")
        case StealMonster():
            return text("ck-do-steal-monster")
        case PrintedCost():
            return text("ck-do-printed-cost")
    raise AssertionError(power)


def which_citizen(cost: int, role: int, citizen: int) -> tuple[str, dict[str, Arg]]:
    """Which citizen may be taken for nothing: how its messages end, and what they name."""
    if citizen != ANY_CITIZEN:
        return "named", {"card": card(CITIZEN_KEYS[citizen])}
    if role != ANY_ROLE and cost != ANY_COST:
        return "role-cost", {"role": text(f"ck-role-{ROLES[role]}"), "cost": cost}
    if role != ANY_ROLE:
        return "role", {"role": text(f"ck-role-{ROLES[role]}")}
    if cost != ANY_COST:
        return "cost", {"cost": cost}
    return "any", {}


def change_die_text(power: ChangeDie) -> Text:
    """How a die may be changed, and for what."""
    if power.lower:
        return text("ck-do-lower-die", by=power.lower)
    if power.per is not None:
        return text("ck-do-set-die-per", face=power.to, count=count_text(power.per))
    return text("ck-do-set-die", face=power.to, what=amount(0, power.gold))


# Cards --------------------------------------------------------------------------------------------


def duke_text(duke: int) -> Text:
    """What a duke gives points for."""
    row = DUKES[duke]
    parts = [
        text("ck-duke-role", points=row.roles[role], role=text(f"ck-role-{ROLES[role]}"))
        for role in range(4)
        if row.roles[role]
    ]
    for what, points in (
        ("citizens", row.citizens),
        ("monsters", row.monsters),
        ("domains", row.domains),
        ("titans", row.titans),
    ):
        if points:
            parts.append(text(f"ck-duke-{what}", points=points))
    parts.append(text("ck-duke-resources", number=row.resources))
    return text("ck-do-all", what=tuple(parts))


def card_rows() -> list[CardRow]:
    """List every card with its facts and where they come from."""
    rows = [
        CardRow(
            row.key,
            "citizen",
            card(row.key),
            (
                ("number", "/".join(map(str, row.numbers))),
                ("cost", CITIZEN_COST[i]),
                ("role", text(f"ck-role-{ROLES[row.role]}")),
                ("copies", 6),
            ),
            (
                text("ck-on-turn", power=power_text(row.on_turn)),
                text("ck-off-turn", power=power_text(row.off_turn)),
            ),
            row.source,
        )
        for i, row in enumerate(CITIZENS)
    ]
    rows += [
        CardRow(
            starter.key,
            "starter",
            card(starter.key),
            (("number", str(starter.number)), ("copies", 5)),
            (
                text("ck-on-turn", power=power_text(starter.on_turn)),
                text("ck-off-turn", power=power_text(starter.off_turn)),
            ),
            starter.source,
        )
        for starter in STARTERS
    ]
    rows += [
        CardRow(
            monster.key,
            "monster",
            card(monster.key),
            (
                ("area", text(f"ck-area-{AREAS[monster.area]}")),
                ("kind", text(f"ck-monster-{KINDS[monster.kind]}")),
                ("strength", monster.strength),
                ("magic", monster.magic),
                ("points", monster.points),
                ("copies", monster.copies),
                ("fifth", monster.fifth),
            ),
            (power_text(monster.reward),),
            monster.source,
            monster.reconstructed,
        )
        for monster in MONSTERS
    ]
    rows += [
        CardRow(
            domain.key,
            "domain",
            card(domain.key),
            (
                ("cost", domain.cost),
                *((ROLES[role], domain.roles[role]) for role in range(4) if domain.roles[role]),
                ("points", domain.points),
            ),
            (text(f"ck-when-{WHEN[domain.when]}", power=power_text(domain.power)),),
            domain.source,
        )
        for domain in DOMAINS
    ]
    rows += [
        CardRow(duke.key, "duke", card(duke.key), (), (duke_text(i),), duke.source)
        for i, duke in enumerate(DUKES)
    ]
    return rows

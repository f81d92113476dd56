"""Questions, options and events as message ids; the word catalogues do the rest."""

from collections.abc import Callable
from typing import Any, Final

from crownlands.core.machine import Ask, Event
from crownlands.core.text import Arg, Text, seat_text, text
from crownlands.core.zones import Barred, Choice, Question
from crownlands.games.card_kingdoms.actions import PayBuild, PayRecruit, PaySlay, SlayOneMore
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_KEYS,
    DOMAIN_KEYS,
    DOMAIN_ROLES,
    DUKE_KEYS,
    MONSTER_KEYS,
)
from crownlands.games.card_kingdoms.harvest import MakeTrades, SplitPicks, StealTokens, TakeAny
from crownlands.games.card_kingdoms.phrases import (
    amount,
    amounts,
    card,
    duke_text,
    place_text,
    power_text,
    price,
    which_citizen,
)
from crownlands.games.card_kingdoms.powers import (
    ROLES,
    TOKENS,
    ChooseCitizen,
    ChooseReturnedCitizen,
    ChooseReturnedMonster,
    ChooseRobbed,
    ChooseVictim,
    Gain,
    MayTrade,
    PickOne,
)
from crownlands.games.card_kingdoms.rules import (
    BUILD,
    GAIN,
    RECRUIT,
    Act,
    ChangeDice,
    ChooseDuke,
    die_power,
)
from crownlands.games.card_kingdoms.solo import ChooseAttacker, ChooseCaptured
from crownlands.games.card_kingdoms.state import Realm

# Questions ----------------------------------------------------------------------------------------


def question(s: Realm, ask: Ask[Any]) -> Question:
    """Put a question into words: what is asked, each option, and why not the others."""
    title, choice = QUESTIONS[type(ask)]
    options = s.options_of(ask.seat)
    return Question(
        kind=type(ask).__name__,
        seat=ask.seat,
        text=title(s, ask),
        choices=tuple(choice(s, ask, option) for option in options),
        barred=act_barred(s, ask.seat, options) if isinstance(ask, Act) else (),
    )


def _purse(seat: int) -> str:
    return f"seat-{seat}-purse"


def _top(stack: tuple[int, ...], keys: tuple[str, ...]) -> Text:
    return card(keys[stack[-1]])


def _act(s: Realm, ask: Act, option: int) -> Choice:
    if option >= GAIN:
        return Choice(
            option, text("ck-act-gain", what=amount(option - GAIN, 1)), (_purse(ask.seat),)
        )
    if option >= BUILD:
        stack = option - BUILD
        words = text(
            "ck-act-build",
            card=_top(s.domains[stack], DOMAIN_KEYS),
            cost=amount(0, s.build_cost(ask.seat, stack)),
        )
        return Choice(option, words, (f"domains-{stack}",))
    if option >= RECRUIT:
        stack = option - RECRUIT
        words = text(
            "ck-act-recruit",
            card=_top(s.citizens[stack], CITIZEN_KEYS),
            cost=amount(0, s.recruit_cost(ask.seat, stack)),
        )
        return Choice(option, words, (f"citizens-{stack}",))
    return _slay(s, option, option)


def _slay(s: Realm, option: int, stack: int) -> Choice:
    strength, magic = s.slay_cost(stack)
    words = text(
        "ck-act-slay",
        card=_top(s.monsters[stack], MONSTER_KEYS),
        cost=price(amount(1, strength), magic),
    )
    return Choice(option, words, (f"monsters-{stack}",))


def act_barred(s: Realm, seat: int, options: list[int]) -> tuple[Barred, ...]:
    """Say of every top card that cannot be taken what is missing."""
    kingdom = s.kingdoms[seat]
    barred: list[Barred] = []
    for i, stack in enumerate(s.monsters):
        if stack and i not in options:
            strength, magic = s.slay_cost(i)
            barred.append(
                Barred(
                    f"monsters-{i}", lacking(1, strength, magic, kingdom.strength, kingdom.magic)
                )
            )
    for i, stack in enumerate(s.citizens):
        if stack and RECRUIT + i not in options:
            cost = s.recruit_cost(seat, i)
            barred.append(Barred(f"citizens-{i}", lacking(0, cost, 0, kingdom.gold, kingdom.magic)))
    for i, stack in enumerate(s.domains):
        if stack and BUILD + i not in options:
            roles = DOMAIN_ROLES[stack[-1]]
            missing = tuple(
                text("ck-missing-role", role=text(f"ck-role-{ROLES[role]}"), number=short)
                for role in range(4)
                if (short := roles[role] - kingdom.citizens_of_role(role)) > 0
            )
            words = (
                text("ck-barred-roles", missing=missing)
                if missing
                else lacking(0, s.build_cost(seat, i), 0, kingdom.gold, kingdom.magic)
            )
            barred.append(Barred(f"domains-{i}", words))
    return tuple(barred)


def lacking(kind: int, cost: int, own_magic: int, real: int, magic: int) -> Text:
    """What is missing to pay: of the magic cost, and of the real thing, of which one is a must."""
    spare = max(0, magic - own_magic)
    short = [0, 0, max(0, own_magic - magic), 0]
    short[kind] = max(0, max(1, cost - spare) - real)
    return text("ck-barred-short", what=amounts(tuple(short)))


def _pay(kind: int, cost: Callable[[Realm, Any], tuple[int, int]]) -> Callable[..., Choice]:
    def choice(s: Realm, ask: Any, option: int) -> Choice:
        real, magic = cost(s, ask)
        paid = price(amount(kind, real - option), magic + option)
        return Choice(option, text("ck-pay", what=paid), (_purse(ask.seat),))

    return choice


def _change_dice(s: Realm, ask: ChangeDice, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("ck-dice-keep"), ("dice",))
    domain = (option - 1) // 2
    power = die_power(domain)
    die = s.die1 if option % 2 else s.die2
    price = power.price(s.kingdoms[ask.seat])
    words = text(
        "ck-dice-change" if price else "ck-dice-change-nothing",
        card=card(DOMAIN_KEYS[domain]),
        before=die,
        after=power.changed(die),
        cost=amount(0, price),
    )
    return Choice(option, words, (f"seat-{ask.seat}-domain-{DOMAIN_KEYS[domain]}", "dice"))


def _steal(s: Realm, ask: StealTokens, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("ck-steal-nothing"))
    victim, rest = divmod(option - 1, 6)
    what = amount(ask.power().kinds[rest // 3], rest % 3 + 1)
    if s.seats == 1:
        return Choice(option, text("ck-steal-bank", what=what), (_purse(ask.seat),))
    words = text("ck-steal", what=what, victim=seat_text(victim))
    return Choice(option, words, (_purse(victim),))


def _steal_title(s: Realm, ask: StealTokens) -> Text:
    message = "ck-ask-steal-bank" if s.seats == 1 else "ck-ask-steal"
    return text(message, card=card(CITIZEN_KEYS[ask.citizen]))


def _split(s: Realm, ask: SplitPicks, option: int) -> Choice:
    first, second = ask.power().choices
    assert isinstance(first, Gain)
    assert isinstance(second, Gain)
    totals = tuple(
        a * option + b * (ask.times - option)
        for a, b in zip(first.amounts, second.amounts, strict=True)
    )
    return Choice(option, text("ck-split", what=amounts(totals)), (_purse(ask.seat),))


def _trade(s: Realm, ask: MakeTrades, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("ck-trade-none"))
    key = CITIZEN_KEYS[option - 1]
    power = ask.power(option - 1)
    words = text(
        "ck-trade",
        card=card(key),
        pay=amount(power.pay, power.amount),
        gain=amount(power.gain, power.gained),
    )
    return Choice(option, words, (f"seat-{ask.seat}-citizen-{key}",))


def _may_trade(s: Realm, ask: MayTrade, option: int) -> Choice:
    if option == 0:
        return Choice(0, text("ck-trade-none"))
    words = text(
        "ck-trade-once", pay=amount(ask.pay, ask.amount), gain=amount(ask.gain, ask.gained)
    )
    return Choice(option, words, (_purse(ask.seat),))


def _pick_one(s: Realm, ask: PickOne, option: int) -> Choice:
    return Choice(option, power_text(s.rewards_of(ask.monster)[option]))


def _slay_one_more(s: Realm, ask: SlayOneMore, option: int) -> Choice:
    return _slay(s, option, option - 1) if option else Choice(0, text("ck-slay-none"))


def _returned(kind: str, keys: tuple[str, ...]) -> Callable[..., Choice]:
    def choice(s: Realm, ask: Any, option: int) -> Choice:
        if option == 0:
            return Choice(0, text("ck-return-none"))
        key = keys[option - 1]
        words = text("ck-return", card=card(key), what=amount(3, ask.victory))
        return Choice(option, words, (f"seat-{ask.seat}-{kind}-{key}",))

    return choice


def _citizen(message: str) -> Callable[..., Choice]:
    def choice(s: Realm, ask: Any, option: int) -> Choice:
        words = text(message, card=_top(s.citizens[option], CITIZEN_KEYS))
        return Choice(option, words, (f"citizens-{option}",))

    return choice


def _free_title(s: Realm, ask: ChooseCitizen) -> Text:
    which, args = which_citizen(ask.cost, ask.role, ask.citizen)
    return text(f"ck-ask-take-{which}", **args)


def _duke(s: Realm, ask: ChooseDuke, option: int) -> Choice:
    duke = s.kingdoms[ask.seat].dukes[option]
    words = text("ck-duke-keep", card=card(DUKE_KEYS[duke]), power=duke_text(duke))
    return Choice(option, words, (f"seat-{ask.seat}-duke-{option}",))


def _victim(s: Realm, ask: ChooseVictim, option: int) -> Choice:
    held = min(ask.amount, s.kingdoms[option].tokens(ask.token))
    words = text("ck-steal", what=amount(ask.token, held), victim=seat_text(option))
    return Choice(option, words, (_purse(option),))


def _robbed(s: Realm, ask: ChooseRobbed, option: int) -> Choice:
    words = text("ck-rob", victim=seat_text(option), number=sum(s.kingdoms[option].slain))
    return Choice(option, words, (f"seat-{option}-tableau",))


def _attacker(s: Realm, ask: ChooseAttacker, option: int) -> Choice:
    words = text("ck-attacker", card=_top(s.monsters[option], MONSTER_KEYS), number=option + 1)
    return Choice(option, words, (f"monsters-{option}",))


def _resource(s: Realm, ask: TakeAny, option: int) -> Choice:
    return Choice(option, text("ck-take-any", what=amount(option, 1)), (_purse(ask.seat),))


def _title(message: str, **args: Callable[[Realm, Any], Arg]) -> Callable[[Realm, Any], Text]:
    def title(s: Realm, ask: Any) -> Text:
        return text(message, **{name: value(s, ask) for name, value in args.items()})

    return title


Wording = tuple[Callable[[Realm, Any], Text], Callable[[Realm, Any, int], Choice]]

QUESTIONS: Final[dict[type[Ask[Any]], Wording]] = {
    ChooseDuke: (_title("ck-ask-duke"), _duke),
    ChangeDice: (
        _title("ck-ask-dice", die1=lambda s, a: s.die1, die2=lambda s, a: s.die2),
        _change_dice,
    ),
    StealTokens: (_steal_title, _steal),
    TakeAny: (_title("ck-ask-any"), _resource),
    SplitPicks: (
        _title(
            "ck-ask-split",
            card=lambda s, a: card(CITIZEN_KEYS[a.citizen]),
            times=lambda s, a: a.times,
        ),
        _split,
    ),
    MakeTrades: (_title("ck-ask-trades", number=lambda s, a: len(a.trades)), _trade),
    Act: (_title("ck-ask-act", left=lambda s, a: a.left), _act),
    PaySlay: (
        _title("ck-ask-pay", card=lambda s, a: _top(s.monsters[a.stack], MONSTER_KEYS)),
        _pay(1, lambda s, a: s.slay_cost(a.stack)),
    ),
    PayRecruit: (
        _title("ck-ask-pay", card=lambda s, a: _top(s.citizens[a.stack], CITIZEN_KEYS)),
        _pay(0, lambda s, a: (s.recruit_cost(a.seat, a.stack), 0)),
    ),
    PayBuild: (
        _title("ck-ask-pay", card=lambda s, a: _top(s.domains[a.stack], DOMAIN_KEYS)),
        _pay(0, lambda s, a: (s.build_cost(a.seat, a.stack), 0)),
    ),
    SlayOneMore: (_title("ck-ask-slay-more"), _slay_one_more),
    PickOne: (_title("ck-ask-reward", card=lambda s, a: card(MONSTER_KEYS[a.monster])), _pick_one),
    MayTrade: (_title("ck-ask-trade-once"), _may_trade),
    ChooseCitizen: (_free_title, _citizen("ck-free")),
    ChooseVictim: (_title("ck-ask-victim", what=lambda s, a: amount(a.token, a.amount)), _victim),
    ChooseRobbed: (_title("ck-ask-robbed"), _robbed),
    ChooseReturnedMonster: (
        _title("ck-ask-return-monster", what=lambda s, a: amount(3, a.victory)),
        _returned("monster", MONSTER_KEYS),
    ),
    ChooseReturnedCitizen: (
        _title("ck-ask-return-citizen", what=lambda s, a: amount(3, a.victory)),
        _returned("citizen", CITIZEN_KEYS),
    ),
    ChooseAttacker: (_title("ck-ask-attacker"), _attacker),
    ChooseCaptured: (
        _title("ck-ask-captured", column=lambda s, a: a.column + 1),
        _citizen("ck-captured"),
    ),
}


# Events -------------------------------------------------------------------------------------------

# The names of an event's data, in order. Gold, strength, magic and victory become one list.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("die1", "die2", "sum"),
    "change-die": ("domain", "gold", "die1", "die2"),
    "harvest": ("gold", "strength", "magic"),
    "consolation": ("token",),
    "rests": (),
    "pick": ("citizen", "gold", "strength", "magic"),
    "trade": ("paid", "paid_token", "gained", "gained_token"),
    "take": ("victim", "number", "of_token"),
    "from-bank": ("number", "of_token"),
    "steal-nothing": ("citizen",),
    "gain": ("gold", "strength", "magic", "victory"),
    "gain-action": ("token",),
    "slay": ("monster", "strength", "magic"),
    "recruit": ("citizen", "gold", "magic"),
    "build": ("domain", "gold", "magic"),
    "free-citizen": ("citizen",),
    "show-citizen": ("citizen",),
    "show-domain": ("domain",),
    "domain-works": ("domain",),
    "steal-monster": ("victim", "monster"),
    "take-monster": ("monster",),
    "return-monster": ("monster",),
    "return-citizen": ("citizen",),
    "exhausted": ("place",),
    "raid": ("column",),
    "no-attack": ("column",),
    "capture-citizen": ("citizen",),
    "capture-domain": ("domain",),
    "duke": (),
}
KEYS: Final = {"citizen": CITIZEN_KEYS, "monster": MONSTER_KEYS, "domain": DOMAIN_KEYS}
PAID_WITH: Final = {"token", "paid_token", "gained_token", "of_token"}


def event_text(event: Event, reader: int | None) -> Text:
    """Put an event into words; a secret one says more to the seat it belongs to."""
    if event.kind == "duke" and reader == event.seat:
        return text("ck-event-my-duke", card=card(DUKE_KEYS[event.secret[0]]))
    args: dict[str, Arg] = {"seat": seat_text(event.seat)}
    tokens: list[Text] = []
    for name, value in zip(EVENTS[event.kind], event.data, strict=True):
        if name in KEYS:
            args["card"] = card(KEYS[name][value])
        elif name in TOKENS:
            if value:
                tokens.append(amount(TOKENS.index(name), value))
        elif name in PAID_WITH:
            args[name] = text(f"ck-token-{TOKENS[value]}")
        elif name == "victim":
            args[name] = seat_text(value)
        elif name == "column":
            args[name] = value + 1
        elif name == "place":
            args[name] = place_text(value)
        else:
            args[name] = value
    if any(name in TOKENS for name in EVENTS[event.kind]):
        if not tokens:
            return text(f"ck-event-{event.kind}-nothing", **args)
        args["what"] = tuple(tokens)
    return text(f"ck-event-{event.kind}", **args)

"""Questions, options and events as message ids; the word catalogues do the rest."""

from collections.abc import Callable
from typing import Any, Final

from crownlands.core.machine import Ask, Event
from crownlands.core.text import Arg, Text, ours, seat_text, text
from crownlands.core.zones import Barred, Choice, Question
from crownlands.games.villages.actions import (
    DISCARD_ONE,
    FOLLOW_COSTS,
    NO_MORE,
    STEAL,
    TAKE_GOLD,
    Build,
    Develop,
    Recruit,
    StealAgain,
    UsePowers,
)
from crownlands.games.villages.cards import (
    ACTIONS,
    ADVENTURER_ROWS,
    BUILDINGS,
    CARD_KEYS,
    COST,
    DISCARD_PROVIDER,
    GIVES,
    KINDS,
    NEEDS,
    POWER,
    PROVIDER,
    RECRUIT,
    TYPE,
    WILD_PROVIDER,
)
from crownlands.games.villages.drawing import (
    STOP_DRAWING,
    Discard,
    Draw,
    HandLimit,
    MayDraw,
    PlaceDiscard,
)
from crownlands.games.villages.listing import amounts, card, resource
from crownlands.games.villages.payment import (
    BY_CASTLE,
    BY_DISCARDS,
    BY_POWER,
    OTHERS,
    OWN,
    PROVIDED,
    WILD,
    Means,
    PayPart,
    PayPartWild,
)
from crownlands.games.villages.powers import STEAL_GOLD, TYPES
from crownlands.games.villages.rules import (
    DECLINE,
    Follow,
    FollowBuild,
    FollowRecruit,
    FreeResource,
    Lead,
)
from crownlands.games.villages.solo import SoloLead, Trash
from crownlands.games.villages.state import DECK, Valeria
from crownlands.games.villages.view import free_resources

# Options ------------------------------------------------------------------------------------------


def _in_hand(s: Valeria, seat: int, kind: int) -> tuple[str, ...]:
    """The ids of a kind of card in the asked seat's own hand."""
    hand = s.villages[seat].hand
    return tuple(f"seat-{seat}-hand-{i}" for i, held in enumerate(hand) if held == kind)


def _place(s: Valeria, place: int) -> tuple[Text, tuple[str, ...]]:
    """A place to draw from: the open card of a pile, or the unknown top of the deck."""
    if place == DECK:
        return text("vv-draw-deck"), ("deck",)
    top = card(CARD_KEYS[s.piles[place][-1]])
    return text("vv-draw-pile", card=top, pile=place + 1), (f"pile-{place}",)


def _draw(s: Valeria, ask: Draw | MayDraw, option: int) -> Choice:
    if option == STOP_DRAWING:
        return Choice(option, text("vv-stop"))
    words, targets = _place(s, option)
    return Choice(option, words, targets)


def _hand_card(s: Valeria, ask: Any, option: int) -> Choice:
    words = text("vv-choose-card", card=card(CARD_KEYS[option]))
    return Choice(option, words, _in_hand(s, ask.seat, option))


def _develop(s: Valeria, ask: Any, option: int) -> Choice:
    gives = ours(resource(GIVES[option]), "gives" in BUILDINGS[option].reconstructed)
    words = text("vv-develop", card=card(CARD_KEYS[option]), resource=gives)
    return Choice(option, words, _in_hand(s, ask.seat, option))


def _place_discard(s: Valeria, ask: PlaceDiscard, option: int) -> Choice:
    pile = s.piles[option]
    if not pile:
        return Choice(option, text("vv-put-empty", pile=option + 1), (f"pile-{option}",))
    words = text("vv-put", card=card(CARD_KEYS[pile[-1]]), pile=option + 1)
    return Choice(option, words, (f"pile-{option}",))


def _lead(s: Valeria, ask: Any, option: int) -> Choice:
    mode = "solo" if s.seats == 1 else "lead"
    return Choice(option, text(f"vv-{mode}-{ACTIONS[option]}"), (f"action-{ACTIONS[option]}",))


def _follow(s: Valeria, ask: Follow, option: int) -> Choice:
    if option == DECLINE:
        return Choice(option, text("vv-decline"))
    key = ACTIONS[ask.action]
    return Choice(option, text(f"vv-follow-{key}"), (f"action-{key}",))


def _build_card(s: Valeria, seat: int, option: int, kind: int) -> Choice:
    cost = amounts(COST[kind], BUILDINGS[kind].reconstructed)
    words = text("vv-build", card=card(CARD_KEYS[kind]), cost=cost)
    return Choice(option, words, _in_hand(s, seat, kind))


def _build(s: Valeria, ask: Build, option: int) -> Choice:
    return _build_card(s, ask.seat, option, option)


def _follow_build(s: Valeria, ask: FollowBuild, option: int) -> Choice:
    if option == DECLINE:
        return Choice(option, text("vv-decline"))
    return _build_card(s, ask.seat, option, option - 1)


def _recruit_card(s: Valeria, option: int, adventurer: int) -> Choice:
    words = text("vv-recruit", card=card(CARD_KEYS[adventurer]))
    return Choice(option, words, (f"pool-{s.pool.index(adventurer)}",))


def _recruit(s: Valeria, ask: Recruit, option: int) -> Choice:
    return _recruit_card(s, option, option + KINDS)


def _follow_recruit(s: Valeria, ask: FollowRecruit, option: int) -> Choice:
    if option == DECLINE:
        return Choice(option, text("vv-decline"))
    return _recruit_card(s, option, option - 1 + KINDS)


def _wild_source(s: Valeria, seat: int, bit: int) -> tuple[Text, str]:
    """One of the wilds, and the id of the card that gives it."""
    if bit == BY_CASTLE:
        return text("vv-wild-castle"), f"seat-{seat}-castle"
    if bit == BY_POWER:
        key = CARD_KEYS[WILD_PROVIDER[TYPE[s.site[0]]]]
        return text("vv-wild-power", card=card(key)), f"seat-{seat}-card-{key}"
    key = CARD_KEYS[DISCARD_PROVIDER]
    return text("vv-wild-discards", card=card(key)), f"seat-{seat}-card-{key}"


def _wilds_open(s: Valeria, seat: int) -> list[int]:
    """The wilds that are not used yet; parts of the cost may be left to some of them."""
    means = Means(s, seat, len(s.villages[seat].hand))
    able = [BY_POWER] if means.wilds[TYPE[s.site[0]]] else []
    if means.castle and means.gold:
        able.append(BY_CASTLE)
    if means.discards:
        able.append(BY_DISCARDS)
    return able


def _pay(s: Valeria, ask: PayPart, option: int) -> Choice:
    kind = ask.resource()
    if option == WILD:
        sources = [_wild_source(s, ask.seat, bit) for bit in _wilds_open(s, ask.seat)]
        names = tuple(source[0] for source in sources)
        if ask.owed:
            words = text("vv-pay-wild-left", sources=names, left=len(sources) - ask.owed)
        else:
            words = text("vv-pay-the-wild" if len(sources) == 1 else "vv-pay-wild", sources=names)
        return Choice(option, words, tuple(source[1] for source in sources))
    if option == PROVIDED:
        key = CARD_KEYS[PROVIDER[kind]]
        words = text("vv-pay-power", card=card(key))
        return Choice(option, words, (f"seat-{ask.seat}-card-{key}",))
    if option == OWN:
        words = text("vv-pay-own", resource=resource(kind))
        return Choice(option, words, free_resources(s, ask.seat, kind))
    owner = option - OTHERS
    words = text("vv-pay-other", resource=resource(kind), owner=seat_text(owner))
    return Choice(option, words, free_resources(s, owner, kind))


def _pay_wild(s: Valeria, ask: PayPartWild, option: int) -> Choice:
    used = [bit for bit in (BY_POWER, BY_CASTLE, BY_DISCARDS) if option & bit]
    sources = [_wild_source(s, ask.seat, bit) for bit in used]
    words = text("vv-wilds", sources=tuple(source[0] for source in sources))
    return Choice(option, words, tuple(source[1] for source in sources))


def _power_text(user: int, message: str, /, **args: Arg) -> Text:
    """What a card's power does, with a star if the power was reconstructed."""
    row = BUILDINGS[user] if user < KINDS else ADVENTURER_ROWS[user - KINDS]
    return ours(text(message, **args), "power" in row.reconstructed)


def _use(s: Valeria, ask: UsePowers, option: int) -> Choice:
    if option == NO_MORE:
        return Choice(option, text("vv-no-more"))
    user = ask.using(s, option)
    number = POWER[user].number(s.villages[ask.seat])
    targets: tuple[str, ...] = ()
    if option <= DECK:
        what, targets = _place(s, option)
    elif option == TAKE_GOLD:
        what = _power_text(user, "vv-use-gold", number=min(number, s.bank))
        targets = ("bank",)
    elif option == DISCARD_ONE:
        what = _power_text(user, "vv-use-discard", number=number)
        targets = (f"seat-{ask.seat}-hand",)
    elif s.verb_of(user) == STEAL_GOLD:
        victim = seat_text(option - STEAL)
        what = _power_text(user, "vv-use-steal-gold", number=number, victim=victim)
        targets = (f"seat-{option - STEAL}-purse",)
    else:
        what = text("vv-use-steal-card", victim=seat_text(option - STEAL))
        targets = (f"seat-{option - STEAL}-hand",)
    return Choice(option, text("vv-use", card=card(CARD_KEYS[user]), what=what), targets)


def _steal_again(s: Valeria, ask: StealAgain, option: int) -> Choice:
    if not option:
        return Choice(option, text("vv-stop"))
    words = text("vv-use-steal-card", victim=seat_text(ask.victim))
    return Choice(option, words, (f"seat-{ask.victim}-hand",))


# What cannot be chosen, and why -------------------------------------------------------------------


def barred(s: Valeria, ask: Ask[Any]) -> tuple[Barred, ...]:
    """Say of every action, card or adventurer that cannot be chosen what is missing."""
    options = s.options_of(ask.seat)
    if isinstance(ask, (Lead, SoloLead)):
        return tuple(
            Barred(f"action-{key}", text(f"vv-barred-{key}"))
            for action, key in enumerate(ACTIONS)
            if action not in options
        )
    if isinstance(ask, (Build, FollowBuild)):
        first = 0 if isinstance(ask, Build) else 1
        hand = s.villages[ask.seat].hand
        return tuple(
            Barred(f"seat-{ask.seat}-hand-{i}", _why_not_built(s, ask.seat, kind))
            for i, kind in enumerate(hand)
            if kind + first not in options
        )
    if isinstance(ask, (Recruit, FollowRecruit)):
        first = 0 if isinstance(ask, Recruit) else 1
        return tuple(
            Barred(f"pool-{i}", _why_not_recruited(s, ask.seat, adventurer))
            for i, adventurer in enumerate(s.pool)
            if adventurer - KINDS + first not in options
        )
    return ()


def _why_not_built(s: Valeria, seat: int, kind: int) -> Text:
    return text("vv-barred-twice" if s.villages[seat].has(kind) else "vv-barred-cost")


def _why_not_recruited(s: Valeria, seat: int, adventurer: int) -> Text:
    needs = NEEDS[adventurer - KINDS]
    missing = tuple(
        text(f"vv-need-{TYPES[type]}", number=short)
        for type in range(4)
        if (short := needs[type] - s.villages[seat].count(type)) > 0
    )
    return text("vv-barred-needs", missing=missing)


# Questions ----------------------------------------------------------------------------------------


def question(s: Valeria, ask: Ask[Any]) -> Question:
    """Put a question into words: what is asked, each option, and why not the others."""
    title, choice = QUESTIONS[type(ask)]
    return Question(
        kind=type(ask).__name__,
        seat=ask.seat,
        text=title(s, ask),
        choices=tuple(choice(s, ask, option) for option in s.options_of(ask.seat)),
        barred=barred(s, ask),
    )


def _title(message: str, **args: Callable[[Valeria, Any], Arg]) -> Callable[[Valeria, Any], Text]:
    def title(s: Valeria, ask: Any) -> Text:
        return text(message, **{name: value(s, ask) for name, value in args.items()})

    return title


def _site(s: Valeria, ask: Any) -> Text:
    return card(CARD_KEYS[s.site[0]])


def _needed(s: Valeria, ask: PayPart) -> tuple[Text, ...]:
    """What is still to be provided, with a star where that part of the cost was reconstructed."""
    return amounts(ask.need, BUILDINGS[s.site[0]].reconstructed)


def _left(s: Valeria, ask: Any) -> int:
    left: int = ask.left
    return left


def _open_powers(s: Valeria, ask: UsePowers) -> tuple[Text, ...]:
    """The cards whose power can be used now."""
    able = [user for user in ask.power if UsePowers(ask.seat, (user,)).options(s)]
    return tuple(card(CARD_KEYS[user]) for user in able)


Wording = tuple[Callable[[Valeria, Any], Text], Callable[[Valeria, Any, int], Choice]]

QUESTIONS: Final[dict[type[Ask[Any]], Wording]] = {
    FreeResource: (_title("vv-ask-free"), _develop),
    Lead: (_title("vv-ask-lead"), _lead),
    SoloLead: (_title("vv-ask-solo"), _lead),
    Follow: (_title("vv-ask-follow", action=lambda s, a: action_text(a.action)), _follow),
    FollowBuild: (_title("vv-ask-follow-build"), _follow_build),
    FollowRecruit: (
        _title("vv-ask-follow-recruit", gold=lambda s, a: FOLLOW_COSTS[RECRUIT]),
        _follow_recruit,
    ),
    Draw: (_title("vv-ask-draw", left=_left), _draw),
    MayDraw: (_title("vv-ask-may-draw", left=_left), _draw),
    Discard: (_title("vv-ask-discard", left=_left), _hand_card),
    PlaceDiscard: (
        _title("vv-ask-put", card=lambda s, a: card(CARD_KEYS[s.aside[0]])),
        _place_discard,
    ),
    HandLimit: (
        _title("vv-ask-limit", number=lambda s, a: len(s.villages[a.seat].hand)),
        _hand_card,
    ),
    Trash: (_title("vv-ask-trash"), _hand_card),
    Develop: (_title("vv-ask-develop"), _develop),
    Build: (_title("vv-ask-build"), _build),
    PayPart: (
        _title(
            "vv-ask-pay",
            card=_site,
            resource=lambda s, a: resource(a.resource()),
            left=_needed,
        ),
        _pay,
    ),
    PayPartWild: (_title("vv-ask-wilds", card=_site, number=lambda s, a: a.owed), _pay_wild),
    Recruit: (_title("vv-ask-recruit", gold=lambda s, a: a.cost), _recruit),
    UsePowers: (_title("vv-ask-powers", cards=_open_powers), _use),
    StealAgain: (
        _title("vv-ask-steal-again", victim=lambda s, a: seat_text(a.victim), left=_left),
        _steal_again,
    ),
}


def action_text(action: int) -> Text:
    """An action's name."""
    return text(f"vv-action-{ACTIONS[action]}")


# Events -------------------------------------------------------------------------------------------

# The names of an event's data, in order.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("number",),
    "lead": ("action",),
    "follow": ("action",),
    "decline": (),
    "draw-pile": ("card", "pile"),
    "draw-deck": (),
    "refill": ("card", "pile"),
    "reshuffle": ("number",),
    "discard": ("card", "pile"),
    "trash": ("card",),
    "develop": ("card",),
    "build": ("card",),
    "provide": ("card",),
    "coin-own": ("resource",),
    "coin-other": ("resource", "victim"),
    "coin-castle": (),
    "recruit": ("card", "number"),
    "show-adventurer": ("card",),
    "use": ("card",),
    "gold": ("number",),
    "no-gold": (),
    "steal-card": ("victim",),
    "lose-card": ("victim",),
    "steal-gold": ("victim", "number"),
}


def event_text(event: Event, reader: int | None) -> Text:
    """Put an event into words; a secret one says more to the seat it belongs to."""
    args: dict[str, Arg] = {"seat": seat_text(event.seat)}
    for name, value in zip(EVENTS[event.kind], event.data, strict=True):
        args[name] = _event_arg(name, value)
    if event.secret and reader == event.seat:
        args["card"] = card(CARD_KEYS[event.secret[0]])
        return text(f"vv-event-my-{event.kind}", **args)
    return text(f"vv-event-{event.kind}", **args)


def _event_arg(name: str, value: int) -> Arg:
    if name == "card":
        return card(CARD_KEYS[value])
    if name == "action":
        return action_text(value)
    if name == "resource":
        return resource(value)
    if name == "victim":
        return seat_text(value)
    return value + 1 if name == "pile" else value

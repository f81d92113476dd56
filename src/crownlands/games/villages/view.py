"""What a reader may see of the table, zone by zone, and what is being played."""

from crownlands.core.text import Text, ours, seat_text, text
from crownlands.core.zones import (
    Counter,
    Group,
    Hand,
    Item,
    Marker,
    Pile,
    Purse,
    Row,
    Tableau,
    Track,
    Zone,
)
from crownlands.games.villages.actions import PlaceBuilding
from crownlands.games.villages.cards import (
    ACTIONS,
    ADVENTURER_KEYS,
    BUILDING_KEYS,
    CARD_KEYS,
    GIVES,
    KINDS,
)
from crownlands.games.villages.powers import CASTLE, RESOURCES
from crownlands.games.villages.rules import EndTurn, FreeResource, Lead
from crownlands.games.villages.setup import TARGETS
from crownlands.games.villages.solo import SoloEnd, SoloLead
from crownlands.games.villages.state import PILES, Valeria, Village


def zones(s: Valeria, seat: int | None) -> tuple[Zone, ...]:
    """Lay out the middle and every village; hands are for their owners only."""
    table: list[Zone] = [_actions(s)]
    table.append(Purse("bank", None, text("vv-zone-bank"), (Counter("bank-gold", "gold", s.bank),)))
    pool = tuple(Item(f"pool-{i}", CARD_KEYS[card]) for i, card in enumerate(s.pool))
    table.append(Row("pool", None, text("vv-zone-pool"), pool))
    table.append(Pile("adventurers", None, text("vv-zone-adventurers"), None, len(s.adventurers)))
    for i in range(PILES):
        table.append(_pile(f"pile-{i}", text("vv-zone-pile", number=i + 1), s.piles[i]))
    table.append(Pile("deck", None, text("vv-zone-deck"), None, len(s.deck)))
    if s.seats == 1:
        table.append(_pile("trash", text("vv-zone-trash"), s.trash))
    else:
        table.append(_progress(s))
    for id, cards in (("site", s.site), ("aside", s.aside)):
        if cards:
            items = (Item(f"{id}-card", CARD_KEYS[cards[0]]),)
            table.append(Row(id, None, text(f"vv-zone-{id}"), items))
    for owner in range(s.seats):
        table += _village(s, owner, seat)
    return tuple(table)


def _actions(s: Valeria) -> Row:
    led = action_led(s)
    manner = "alone" if s.seats == 1 else "action"
    items = tuple(
        Item(
            f"action-{key}",
            f"{manner}_{key}",
            notes=(text("vv-note-led"),) if action == led else (),
        )
        for action, key in enumerate(ACTIONS)
    )
    return Row("actions", None, text("vv-zone-actions"), items)


def _pile(id: str, title: Text, cards: tuple[int, ...]) -> Pile:
    """A pile whose cards all went onto it face up; those under the top one are named in a note."""
    top = Item(f"{id}-top", CARD_KEYS[cards[-1]]) if cards else None
    buried = tuple(text(f"vv-card-{CARD_KEYS[card]}") for card in cards[-2::-1])
    notes = (text("vv-note-buried", cards=buried),) if buried else ()
    return Pile(id, None, title, top, len(cards), notes)


def _progress(s: Valeria) -> Track:
    """How many buildings and adventurers everybody has, on the way to the end."""
    markers = tuple(
        Marker(f"seat-{seat}-progress", seat, s.cards_in(seat), seat_text(seat))
        for seat in range(s.seats)
    )
    end = max(s.target, *(marker.at for marker in markers))
    stops = ((s.target, ours(text("vv-stop-end"), s.target == TARGETS[s.seats])),)
    return Track("progress", None, text("vv-zone-progress"), end, markers, stops)


def _village(s: Valeria, owner: int, reader: int | None) -> list[Zone]:
    village = s.villages[owner]
    name = f"seat-{owner}"
    hand = village.hand if reader == owner else []
    return [
        Purse(
            f"{name}-purse",
            owner,
            text("vv-zone-purse"),
            (Counter(f"{name}-gold", "gold", village.gold),),
        ),
        Hand(
            f"{name}-hand",
            owner,
            text("vv-zone-hand"),
            tuple(Item(f"{name}-hand-{i}", CARD_KEYS[card]) for i, card in enumerate(hand)),
            len(village.hand),
        ),
        Tableau(f"{name}-village", owner, text("vv-zone-village"), _groups(name, village)),
    ]


def _groups(name: str, village: Village) -> tuple[Group, ...]:
    castle = Item(f"{name}-castle", "castle", notes=_coin_notes(village, CASTLE, 0))
    return (
        Group(
            f"{name}-resources",
            text("vv-zone-resources"),
            (castle, *_resources(name, village)),
        ),
        _group(name, "buildings", village, 0, BUILDING_KEYS),
        _group(name, "recruited", village, KINDS, ADVENTURER_KEYS),
    )


def _group(name: str, kind: str, village: Village, first: int, keys: tuple[str, ...]) -> Group:
    items = tuple(
        Item(f"{name}-card-{key}", key) for i, key in enumerate(keys) if village.has(first + i)
    )
    return Group(f"{name}-{kind}", text(f"vv-zone-{kind}"), items)


def _resources(name: str, village: Village) -> tuple[Item, ...]:
    """The developed cards; of those that give the same, the coins lie on the first."""
    items = []
    seen = [0, 0, 0, 0]
    for i, card in enumerate(village.resources):
        resource = GIVES[card]
        coin = _coin_notes(village, resource, seen[resource])
        notes = (text(f"vv-resource-{RESOURCES[resource]}"), *coin)
        seen[resource] += 1
        items.append(Item(f"{name}-resource-{i}", CARD_KEYS[card], notes=notes))
    return tuple(items)


def _coin_notes(village: Village, place: int, number: int) -> tuple[Text, ...]:
    if number < village.resting[place]:
        return (text("vv-note-resting"),)
    return (text("vv-note-coin"),) if number < village.coins[place] else ()


def free_resources(s: Valeria, owner: int, resource: int) -> tuple[str, ...]:
    """The ids of a village's resources of a kind that have no coin on them."""
    village = s.villages[owner]
    ids = [
        f"seat-{owner}-resource-{i}"
        for i, card in enumerate(village.resources)
        if GIVES[card] == resource
    ]
    return tuple(ids[village.coins[resource] :])


def action_led(s: Valeria) -> int | None:
    """The action that is being led and followed."""
    for frame in s.stack:
        if isinstance(frame, (EndTurn, SoloEnd)):
            return frame.action
    return None


def why(s: Valeria) -> tuple[Text, ...]:
    """Say whose turn it is, which action was led, and what is being built."""
    reasons = []
    for frame in s.stack:
        if isinstance(frame, FreeResource):
            return (text("vv-why-free"),)
        if isinstance(frame, (EndTurn, Lead)):
            reasons.append(text("vv-why-turn", seat=seat_text(frame.seat)))
        elif isinstance(frame, (SoloEnd, SoloLead)):
            reasons.append(text("vv-why-solo"))
        if isinstance(frame, (EndTurn, SoloEnd)):
            reasons.append(text(f"vv-action-{ACTIONS[frame.action]}"))
        elif isinstance(frame, PlaceBuilding):
            reasons.append(text("vv-why-site", card=text(f"vv-card-{CARD_KEYS[s.site[0]]}")))
    return tuple(reasons)

"""Questions and their options as message ids; the word catalogues do the rest."""

from collections.abc import Callable
from typing import Any, Final

from crownlands.core.machine import Ask
from crownlands.core.text import Arg, Text, ours, seat_text, text
from crownlands.core.zones import Choice, Question
from crownlands.games.margraves import (
    citizens,
    draft,
    gaining,
    influence,
    locations,
    naval,
    pennant,
    privilege,
    slaying,
    solo,
    turn,
)
from crownlands.games.margraves.barring import barred
from crownlands.games.margraves.board import (
    CONSOLATION,
    LAIRS,
    LOCATIONS,
    PLACE_KEYS,
    RIVERS,
    SECTION,
    SEGMENTS,
    SITE_KEYS,
    SITE_REWARD,
    SITES,
    SITES_EACH,
)
from crownlands.games.margraves.board import SLOTS as SLOT_ROWS
from crownlands.games.margraves.cards import (
    CITIZEN_KEYS,
    MONSTER_KEYS,
    MONSTERS,
)
from crownlands.games.margraves.influence import at_bridge
from crownlands.games.margraves.locations import SLOTS
from crownlands.games.margraves.powers import GUILDS, KINDS
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import TILE_KEYS, TILE_REWARD, TILES, WEALTH_KEYS
from crownlands.games.margraves.words import (
    amount,
    amounts,
    card,
    place_id,
    place_name,
    price,
    token_id,
    told_tile,
    told_wealth,
)

Chooser = Callable[[Marches, Any, int], Choice]


def question(s: Marches, ask: Ask[Any]) -> Question:
    """Put a question into words: what is asked, each option, and why not the others."""
    title, choice, grant = QUESTIONS[type(ask)]
    options = s.options_of(ask.seat)
    return Question(
        kind=type(ask).__name__,
        seat=ask.seat,
        text=title(s, ask),
        choices=tuple(
            _use_grant(ask.seat, option, option - grant)
            if option >= grant
            else choice(s, ask, option)
            for option in options
        ),
        barred=barred(s, ask, options),
    )


def _use_grant(seat: int, option: int, tile: int) -> Choice:
    words = text("mv-use-grant", what=amounts(TILE_REWARD[tile]))
    words = ours(words, "reward" in TILES[tile].reconstructed)
    return Choice(option, words, (f"seat-{seat}-grant-{TILE_KEYS[tile]}",))


# The draft ----------------------------------------------------------------------------------------


def _pack(s: Marches, ask: Ask[Any], option: int) -> Choice:
    name = told_wealth(s.margraves[ask.seat].pack[option])
    words = text("mv-pack", number=option + 1, what=name)
    return Choice(option, words, (f"seat-{ask.seat}-pack-{option}",))


def _take_wealth(s: Marches, ask: draft.TakeWealth, option: int) -> Choice:
    key = WEALTH_KEYS[option]
    return Choice(option, told_wealth(option), (f"seat-{ask.seat}-kept-{key}",))


# The turn -----------------------------------------------------------------------------------------


def _take_turn(s: Marches, ask: turn.TakeTurn, option: int) -> Choice:
    if option == turn.RECALL:
        return Choice(option, text("mv-turn-recall"), (f"seat-{ask.seat}-played",))
    if option == turn.BUILD:
        place = s.margraves[ask.seat].place
        return Choice(option, text("mv-turn-build", place=place_name(place)), (place_id(place),))
    words, citizen = ("mv-turn-pennant", option)
    if option >= turn.TEXT:
        words, citizen = "mv-turn-text", option - turn.TEXT
    key = CITIZEN_KEYS[citizen]
    return Choice(option, text(words, card=card(key)), (f"seat-{ask.seat}-hand-{key}",))


def _in_hand(s: Marches, ask: Ask[Any], option: int) -> Choice:
    key = CITIZEN_KEYS[option]
    return Choice(option, card(key), (f"seat-{ask.seat}-hand-{key}",))


def _played(s: Marches, ask: Ask[Any], option: int) -> Choice:
    key = CITIZEN_KEYS[option]
    return Choice(option, card(key), (f"seat-{ask.seat}-played-{key}",))


def _send_away(s: Marches, ask: turn.SendAway, option: int) -> Choice:
    words = text("mv-send-away", card=card(CITIZEN_KEYS[s.line[option]]), number=option + 1)
    return Choice(option, words, (f"line-{option}",))


def _site(s: Marches, ask: turn.ChooseSite, option: int) -> Choice:
    site = s.margraves[ask.seat].place * SITES_EACH + option
    words = text("mv-site", number=option + 1, what=amounts(SITE_REWARD[site]))
    words = ours(words, "reward" in SITES[site].reconstructed)
    return Choice(option, words, (f"site-{SITE_KEYS[site]}",))


# Recruiting ---------------------------------------------------------------------------------------


def _slot(s: Marches, option: int, cost: Text) -> Choice:
    words = text(
        "mv-recruit",
        card=card(CITIZEN_KEYS[s.line[option]]),
        cost=cost,
        number=option + 1,
    )
    return Choice(option, words, (f"line-{option}",))


def _slot_at_its_price(s: Marches, option: int) -> Choice:
    return _slot(s, option, price(SLOT_ROWS[option]))


def _recruit(s: Marches, ask: locations.Recruit, option: int) -> Choice:
    if option == locations.NO_ONE:
        return Choice(option, text("mv-recruit-nobody"))
    return _slot_at_its_price(s, option)


def _recruit_any(s: Marches, ask: citizens.RecruitAny, option: int) -> Choice:
    if option == locations.NO_ONE:
        return Choice(option, text("mv-recruit-nobody"))
    return _slot(s, option, amount("gold", ask.gold))


def _recruit_or_gain(s: Marches, ask: citizens.RecruitOrGain, option: int) -> Choice:
    if option == locations.NO_ONE:
        return Choice(option, text("mv-neither"))
    if option > SLOTS:
        return Choice(option, text("mv-gain", what=amount("wild", 1)), ("supply",))
    return _slot_at_its_price(s, option)


# Moving -------------------------------------------------------------------------------------------


def _move(s: Marches, ask: Ask[Any], option: int) -> Choice:
    if option == pennant.STAY:
        return Choice(option, text("mv-stay"), (f"margrave-{ask.seat}",))
    return Choice(option, place_name(option), (place_id(option),))


def _deploy(s: Marches, ask: pennant.DeployTo, option: int) -> Choice:
    if option == pennant.NO_KNIGHT:
        return Choice(option, text("mv-no-knight"))
    here = s.margraves[ask.seat].place
    if option >= pennant.FROM_BOARD:
        place = option - pennant.FROM_BOARD
        words = text("mv-deploy-stored", place=place_name(place))
        return Choice(option, words, (f"seat-{ask.seat}-knight", place_id(place)))
    words = text("mv-deploy", origin=place_name(here), place=place_name(option))
    return Choice(option, words, (f"knights-{PLACE_KEYS[here]}", place_id(option)))


def _origin(s: Marches, ask: Ask[Any], option: int) -> Choice:
    if option == citizens.NO_PLACE:
        return Choice(option, text("mv-no-knight"))
    return Choice(option, place_name(option), (f"knights-{PLACE_KEYS[option]}",))


def _use_location(s: Marches, ask: locations.UseLocation, option: int) -> Choice:
    if option == locations.TAKE_GOLD:
        words = text("mv-gain", what=amount("gold", CONSOLATION))
        return Choice(option, words, (f"seat-{ask.seat}-gold",))
    words = text(f"mv-power-{PLACE_KEYS[ask.place]}")
    words = ours(words, "resource" in LOCATIONS[ask.place].reconstructed)
    return Choice(option, words, (place_id(ask.place),))


def _yes_no(yes: str, no: str) -> Chooser:
    return lambda s, ask, option: Choice(option, text(yes if option else no))


# Gaining and paying -------------------------------------------------------------------------------


def _gain_wild(s: Marches, ask: gaining.GainWild, option: int) -> Choice:
    if option == gaining.NO_RESOURCE:
        return Choice(option, text("mv-take-none"))
    return Choice(option, amount(KINDS[option], 1), (f"supply-{KINDS[option]}",))


def _make_room(s: Marches, ask: gaining.MakeRoom, option: int) -> Choice:
    if option == gaining.GO_WITHOUT:
        return Choice(option, text("mv-go-without", what=amount(KINDS[ask.kind], ask.count)))
    words = text("mv-return", what=amount(KINDS[option], 1))
    return Choice(option, words, (token_id(ask.seat, option),))


def _pay_resource(s: Marches, ask: gaining.PayResources, option: int) -> Choice:
    return Choice(option, amount(KINDS[option], 1), (token_id(ask.seat, option),))


def _sail(s: Marches, ask: naval.SailShip, option: int) -> Choice:
    ship = s.margraves[ask.seat].ship
    words = text("mv-sail", number=option, what=amounts(naval.voyage(ship, option)))
    entered = [SEGMENTS[segment] for segment in naval.segments(ship, option)]
    words = ours(words, any("reward" in row.reconstructed for row in entered))
    return Choice(option, words, ("naval",))


def _sail_or_gain(s: Marches, ask: citizens.SailOrGain, option: int) -> Choice:
    if option == 0:
        return Choice(option, text("mv-make-naval"), ("naval",))
    if option == 1:
        return Choice(option, text("mv-gain", what=amount("wild", 1)), ("supply",))
    return Choice(option, text("mv-neither"))


def _pick_gain(s: Marches, ask: citizens.PickGain, option: int) -> Choice:
    return Choice(option, text("mv-gain", what=amount(KINDS[ask.gains[option]], ask.number)))


def _offer(s: Marches, ask: citizens.Offer, option: int) -> Choice:
    return Choice(option, text("mv-accept" if option else "mv-decline"))


# Slaying and tombs --------------------------------------------------------------------------------


def strength_cost(monster: int) -> Text:
    """The strength that a monster takes."""
    row = MONSTERS[monster]
    return ours(amount("strength", row.cost_strength), "cost_strength" in row.reconstructed)


def monster_cost(monster: int) -> tuple[Text, ...]:
    """What a monster takes, magic first."""
    row = MONSTERS[monster]
    magic = ours(amount("magic", row.cost_magic), "cost_magic" in row.reconstructed)
    return (magic, strength_cost(monster)) if row.cost_magic else (strength_cost(monster),)


def _strength_due(s: Marches, ask: slaying.SpendStrength) -> Text:
    """The strength of the monster whose spoils come next."""
    spoils = s.stack[-2]
    assert isinstance(spoils, slaying.TakeSpoils)
    return strength_cost(s.piles[spoils.lair][-1])


def _slay(s: Marches, ask: slaying.Slay, option: int) -> Choice:
    if option == slaying.SPARE:
        if ask.gold:
            return Choice(option, text("mv-gain", what=amount("gold", ask.gold)))
        return Choice(option, text("mv-slay-none"))
    monster = s.piles[option][-1]
    words = text("mv-slay", card=card(MONSTER_KEYS[monster]), cost=monster_cost(monster))
    return Choice(option, words, (f"monster-{LAIRS[option]}",))


def _strength(s: Marches, ask: slaying.SpendStrength, option: int) -> Choice:
    words = text("mv-pay-strength", strength=option, knights=ask.strength - option)
    return Choice(option, words, (f"seat-{ask.seat}-strength",))


def _knights(s: Marches, ask: slaying.SendKnights, option: int) -> Choice:
    words = text("mv-send-knights", here=option, stored=ask.count - option)
    return Choice(option, words)


def _tomb(s: Marches, ask: Ask[Any], option: int) -> Choice:
    return Choice(option, text("mv-place-tomb", number=option + 1), (f"tomb-{option}",))


def _raise(s: Marches, ask: citizens.RaiseKnight, option: int) -> Choice:
    if not s.lying >> option & 1:
        return Choice(option, text("mv-raise-none"))
    return Choice(option, text("mv-place-tomb", number=option + 1), (f"tomb-knight-{option}",))


# Influence and tiles ------------------------------------------------------------------------------


def _influence(s: Marches, ask: influence.SpendInfluence, option: int) -> Choice:
    if option == influence.FORGO:
        return Choice(option, text("mv-forgo"))
    space = s.margraves[ask.seat].influence[option]
    guild = text(f"mv-guild-{GUILDS[option]}")
    target = (f"influence-{GUILDS[option]}-{ask.seat}",)
    if at_bridge(space):
        cost = price(RIVERS[space // SECTION])
        return Choice(option, text("mv-cross", guild=guild, cost=cost), target)
    return Choice(option, text("mv-step", guild=guild), target)


def _take_tile(s: Marches, ask: privilege.TakeTile, option: int) -> Choice:
    if option == privilege.NO_TILE:
        return Choice(option, text("mv-no-tile"))
    return Choice(option, told_tile(option), (f"open-{TILE_KEYS[option]}-1",))


def _cash(s: Marches, ask: privilege.CashGrants, option: int) -> Choice:
    if option == privilege.DONE:
        return Choice(option, text("mv-keep-grants"))
    return _use_grant(ask.seat, option, option)


# Every question -----------------------------------------------------------------------------------


def _title(id: str, **args: Callable[[Marches, Any], Arg]) -> Callable[[Marches, Any], Text]:
    return lambda s, ask: text(id, **{name: arg(s, ask) for name, arg in args.items()})


def _offer_title(s: Marches, ask: citizens.Offer) -> Text:
    pay = amount(KINDS[ask.pays], ask.number)
    gain = amounts(tuple(ask.gains.count(kind) for kind in range(len(KINDS))))
    if ask.to_active:
        return text("mv-ask-offer-to", seat=seat_text(ask.active), pay=pay, gain=gain)
    return text("mv-ask-offer", pay=pay, gain=gain)


NO_GRANT: Final = 1 << 30  # a question among whose options there are no grants

QUESTIONS: Final[dict[type[Ask[Any]], tuple[Callable[[Marches, Any], Text], Chooser, int]]] = {
    draft.KeepTile: (
        _title("mv-ask-keep", number=lambda s, a: len(s.margraves[a.seat].kept) + 1),
        _pack,
        NO_GRANT,
    ),
    solo.LeaveTile: (_title("mv-ask-leave"), _pack, NO_GRANT),
    draft.TakeWealth: (_title("mv-ask-wealth"), _take_wealth, NO_GRANT),
    turn.TakeTurn: (_title("mv-ask-turn"), _take_turn, turn.GRANT),
    turn.SendAway: (_title("mv-ask-send-away"), _send_away, NO_GRANT),
    turn.LayDown: (_title("mv-ask-lay-down"), _in_hand, NO_GRANT),
    turn.ChooseSite: (
        _title("mv-ask-site", place=lambda s, a: place_name(s.margraves[a.seat].place)),
        _site,
        NO_GRANT,
    ),
    pennant.MoveMargrave: (_title("mv-ask-move"), _move, NO_GRANT),
    pennant.MoveAnywhere: (_title("mv-ask-move-anywhere"), _move, NO_GRANT),
    pennant.Deploy: (_title("mv-ask-deploy"), _deploy, pennant.GRANT),
    pennant.DeployAnywhere: (_title("mv-ask-deploy-anywhere"), _deploy, pennant.GRANT),
    locations.UseLocation: (
        _title("mv-ask-location", place=lambda s, a: place_name(a.place)),
        _use_location,
        locations.GRANT,
    ),
    locations.Recruit: (_title("mv-ask-recruit"), _recruit, locations.RECRUIT_GRANT),
    citizens.RecruitAny: (
        _title("mv-ask-recruit-any", cost=lambda s, a: amount("gold", a.gold)),
        _recruit_any,
        locations.RECRUIT_GRANT,
    ),
    citizens.RecruitOrGain: (_title("mv-ask-recruit-or-gain"), _recruit_or_gain, SLOTS + 2),
    citizens.SailOrGain: (_title("mv-ask-sail-or-gain"), _sail_or_gain, citizens.SAIL_GRANT),
    citizens.Offer: (_offer_title, _offer, 2),
    citizens.PickGain: (_title("mv-ask-pick"), _pick_gain, NO_GRANT),
    citizens.TakeBack: (_title("mv-ask-take-back"), _played, NO_GRANT),
    citizens.ChooseKnight: (_title("mv-ask-choose-knight"), _origin, NO_GRANT),
    citizens.SendAnywhere: (
        _title("mv-ask-send-anywhere", origin=lambda s, a: place_name(a.origin)),
        _move,
        NO_GRANT,
    ),
    citizens.CallKnight: (_title("mv-ask-call-knight"), _origin, NO_GRANT),
    citizens.CallAnother: (
        _title("mv-ask-call-another", origin=lambda s, a: place_name(a.origin)),
        _yes_no("mv-call-another", "mv-no-knight"),
        NO_GRANT,
    ),
    citizens.RaiseKnight: (
        _title("mv-ask-raise", left=lambda s, a: a.left),
        _raise,
        NO_GRANT,
    ),
    slaying.Slay: (_title("mv-ask-slay"), _slay, slaying.GRANT),
    slaying.SpendStrength: (
        _title("mv-ask-strength", cost=_strength_due),
        _strength,
        NO_GRANT,
    ),
    slaying.SendKnights: (
        _title("mv-ask-knights", number=lambda s, a: a.count),
        _knights,
        NO_GRANT,
    ),
    slaying.FillTombs: (_title("mv-ask-tomb", number=lambda s, a: a.count), _tomb, NO_GRANT),
    naval.SailShip: (_title("mv-ask-sail"), _sail, naval.GRANT),
    influence.SpendInfluence: (
        _title("mv-ask-influence", left=lambda s, a: a.left),
        _influence,
        influence.GRANT,
    ),
    privilege.TakeTile: (_title("mv-ask-tile"), _take_tile, NO_GRANT),
    privilege.CashGrants: (_title("mv-ask-cash"), _cash, NO_GRANT),
    gaining.GainWild: (
        _title("mv-ask-wild", number=lambda s, a: a.count),
        _gain_wild,
        NO_GRANT,
    ),
    gaining.MakeRoom: (
        _title(
            "mv-ask-room",
            what=lambda s, a: amount(KINDS[a.kind], a.count),
            number=lambda s, a: a.count,
        ),
        _make_room,
        NO_GRANT,
    ),
    gaining.PayResources: (
        _title("mv-ask-pay", number=lambda s, a: a.count),
        _pay_resource,
        NO_GRANT,
    ),
}

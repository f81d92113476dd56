"""What is impossible about a position: lost or doubled cards and tokens, steps that do not fit."""

from typing import Any, Final

from crownlands.core.machine import Frame
from crownlands.core.text import Text, text
from crownlands.games.margraves import (
    citizens,
    draft,
    gaining,
    influence,
    locations,
    naval,
    powers,
    privilege,
    slaying,
    solo,
    turn,
)
from crownlands.games.margraves.board import (
    EITHER_LEVEL,
    LAIRS,
    LAST_SPACE,
    LEVEL_I,
    MOST_STRENGTH,
    SITES_EACH,
    STORAGE,
    TOMB_SLOTS,
    TOWERS,
    supply_for,
)
from crownlands.games.margraves.cards import (
    CITIZEN_KEYS,
    CITIZEN_TEXT,
    MONSTER_BOSS,
    MONSTER_KEYS,
    MONSTER_LAIR,
    MONSTER_STRENGTH,
    NOBODY,
    STARTERS,
    citizens_for,
)
from crownlands.games.margraves.draft import DEALT, KEPT
from crownlands.games.margraves.powers import KINDS, KNIGHT, RESOURCES, STORED
from crownlands.games.margraves.state import Marches
from crownlands.games.margraves.tiles import (
    GRANTS,
    TILE_LEVEL,
    TILES,
    WEALTH,
    tiles_for,
)
from crownlands.games.margraves.words import card, tile_name, wealth_name


def problems(s: Marches) -> list[Text]:
    """List everything that is impossible here."""
    found = _token_problems(s) + _citizen_problems(s) + _tile_problems(s)
    found += _monster_problems(s) + _margrave_problems(s) + _wealth_problems(s)
    return found or _frame_problems(s)


def _wrong_count(card: Text, found: int, wanted: int) -> Text:
    return text("mv-problem-count", card=card, found=found, wanted=wanted)


def _token_problems(s: Marches) -> list[Text]:
    found = []
    wanted = supply_for(s.seats)
    for kind in range(STORED):
        total = s.supply[kind] + sum(margrave.goods[kind] for margrave in s.margraves)
        if kind == KNIGHT:
            total += sum(s.knights) + s.lying.bit_count() + s.standing.bit_count() + s.statue
        if total != wanted[kind] or s.supply[kind] < 0:
            kind_name = text(f"mv-token-{KINDS[kind]}")
            found.append(
                text("mv-problem-tokens", token=kind_name, found=total, wanted=wanted[kind])
            )
    if s.lying & s.standing or s.statue < 0 or min(s.knights) < 0:
        found.append(text("mv-problem-tombs"))
    return found


def _citizen_problems(s: Marches) -> list[Text]:
    found = []
    wanted = citizens_for(s.seats)
    wanted[:STARTERS] = [s.seats] * STARTERS
    cards = [*s.deck, *s.removed, *(citizen for citizen in s.line if citizen != NOBODY)]
    for margrave in s.margraves:
        cards += margrave.hand + margrave.played
    for citizen, key in enumerate(CITIZEN_KEYS):
        if cards.count(citizen) != wanted[citizen]:
            found.append(_wrong_count(card(key), cards.count(citizen), wanted[citizen]))
    return found


def _tile_problems(s: Marches) -> list[Text]:
    found = []
    wanted = tiles_for(s.seats, 1) + tiles_for(s.seats, 2)
    tiles = list(s.spent)
    for level in range(2):
        for tile in s.stacks[level] + s.open_tiles[level]:
            tiles.append(tile)
            if TILE_LEVEL[tile] != level + 1:
                found.append(text("mv-problem-level", card=tile_name(tile)))
    for margrave in s.margraves:
        tiles += margrave.grants + margrave.tiles
        found += [
            text("mv-problem-grant", card=tile_name(tile))
            for tile in margrave.tiles
            if tile < GRANTS
        ]
    for tile in range(len(TILES)):
        if tiles.count(tile) != wanted.count(tile):
            found.append(_wrong_count(tile_name(tile), tiles.count(tile), wanted.count(tile)))
    return found


def _monster_problems(s: Marches) -> list[Text]:
    found = []
    for lair in range(len(LAIRS)):
        pile = s.piles[lair]
        if s.turned >> lair & 1 and not pile:
            found.append(text("mv-problem-lair", lair=text(f"mv-lair-{LAIRS[lair]}")))
        for monster in pile:
            if (
                MONSTER_LAIR[monster] != lair
                or pile.count(monster) > 1
                or (MONSTER_BOSS[monster] and not s.bosses >> lair & 1)
            ):
                found.append(text("mv-problem-monster", card=card(MONSTER_KEYS[monster])))
    return found


def _margrave_problems(s: Marches) -> list[Text]:
    found = []
    for seat, margrave in enumerate(s.margraves):
        if (
            min(margrave.gold, margrave.strength, margrave.room(), *margrave.goods) < 0
            or margrave.strength > MOST_STRENGTH
            or max(margrave.influence) > LAST_SPACE
        ):
            found.append(text("mv-problem-purse", seat=seat))
        places = [site // SITES_EACH for site, owner in enumerate(s.sites) if owner == seat + 1]
        towers = TOWERS - margrave.towers
        built = sum(1 << place for place in set(places))
        two_in_one_place = built.bit_count() < len(places)
        if two_in_one_place or len(places) != towers or built != margrave.built:
            found.append(text("mv-problem-towers", seat=seat))
    return found


def _wealth_problems(s: Marches) -> list[Text]:
    tiles = [tile for margrave in s.margraves for tile in margrave.pack + margrave.kept]
    found = [
        _wrong_count(wealth_name(tile), tiles.count(tile), row.copies)
        for tile, row in enumerate(WEALTH)
        if tiles.count(tile) > row.copies
    ]
    return found if _wealth_fits(s) else [*found, text("mv-problem-wealth")]


def _wealth_fits(s: Marches) -> bool:
    """Whether packs and kept tiles are as many as still have to be chosen or taken.

    In the draft whoever is not asked any more is a tile ahead of those who are.
    """
    top = s.stack[-1] if s.stack else None
    choosing = isinstance(top, (draft.Draft, solo.LeaveTile))
    if not s.lanes and not choosing:
        taking = [frame.seat for frame in s.stack if isinstance(frame, draft.TakeWealth)]
        return all(
            not margrave.pack and len(margrave.kept) == taking.count(seat)
            for seat, margrave in enumerate(s.margraves)
        )
    choices = {
        len(margrave.kept) + int(choosing or bool(s.lanes[seat]))
        for seat, margrave in enumerate(s.margraves)
    }
    return (
        isinstance(top, draft.PassOn) == bool(s.lanes)
        and len(choices) == 1
        and choices <= set(range(1, KEPT + 1))
        and all(len(margrave.pack) + len(margrave.kept) == DEALT for margrave in s.margraves)
    )


# Steps that wait ----------------------------------------------------------------------------------

SENTENCES: Final = [power for sentences in CITIZEN_TEXT for power in sentences]
OFFERS: Final = {
    (int(isinstance(power, powers.EachOpponentMayPay)), power.pays, power.number, power.gains)
    for power in SENTENCES
    if isinstance(power, powers.MayPay)
}
EITHER: Final = {
    (power.kinds, power.number) for power in SENTENCES if isinstance(power, powers.GainEither)
}
INSTEAD: Final = {power.gold for power in SENTENCES if isinstance(power, powers.MaySlay)}
RECRUITED_FOR: Final = {power.gold for power in SENTENCES if isinstance(power, powers.RecruitFor)}
RAISED: Final = max(power.most for power in SENTENCES if isinstance(power, powers.RaiseKnights))
TERMS: Final = (gaining.GIFT, gaining.BOUGHT, gaining.CHOSEN)


def _frame_problems(s: Marches) -> list[Text]:
    """List the waiting frames that the rules could not have put there."""
    wrong = [frame for i, frame in enumerate(s.stack) if not _fits(s, frame, i)]
    for lane in s.lanes:
        wrong += [frame for frame in lane if not isinstance(frame, draft.KeepTile)] + lane[1:]
    return [text("mv-problem-frame", frame=type(frame).__name__) for frame in wrong]


def _fits(s: Marches, frame: Frame[Any], i: int) -> bool:
    """Whether the fields of a frame name what is there, and its neighbours belong to it."""
    above = s.stack[i + 1 :]
    match frame:
        case draft.KeepTile():
            return False
        case draft.PassOn():
            return not above and bool(s.lanes)
        case draft.Draft():
            return not above
        case solo.LeaveTile():
            return not above and s.seats == 1 and not s.margraves[0].kept
        case draft.RevealWealth():
            return len(above) == 1 and isinstance(above[0], solo.LeaveTile)
        case turn.ChooseSite():
            return s.can_build(frame.seat)
        case locations.Recruit():
            return frame.may_pass in (0, 1)
        case locations.GainGem() | naval.Sail() | slaying.TakeSpoils():
            return len(above) == 1 and _pays_for(above[0], frame)
        case influence.SpendInfluence():
            return (
                frame.left > 0 and frame.least in range(influence.ROWS) and frame.reopened in (0, 1)
            )
        case privilege.TakeTile():
            return LEVEL_I <= frame.levels <= EITHER_LEVEL and frame.must in (0, 1)
    below = s.stack[i - 1] if i else None
    return _text_fits(s, frame) and _gain_fits(s, frame) and _slaying_fits(s, frame, below)


def _pays_for(payment: Frame[Any], what: Frame[Any]) -> bool:
    """Whether a frame pays for a gem, a voyage or a monster that comes next."""
    match payment, what:
        case gaining.PayResources(), locations.GainGem():
            return payment.seat == what.seat
        case gaining.PayResources(), naval.Sail():
            return payment.seat == what.seat and payment.count <= what.steps <= STORAGE
        case (
            slaying.SpendStrength() | slaying.SendKnights() | slaying.FillTombs(),
            slaying.TakeSpoils(),
        ):
            return payment.seat == what.seat
    return False


def _text_fits(s: Marches, frame: Frame[Any]) -> bool:
    """Whether a step of a citizen's text is one that some citizen has."""
    match frame:
        case citizens.ReadText():
            return frame.sentence in range(len(CITIZEN_TEXT[frame.citizen]))
        case citizens.Offer():
            offer = (frame.to_active, frame.pays, frame.number, frame.gains)
            return offer in OFFERS and frame.active in range(s.seats)
        case citizens.PickGain():
            return (frame.gains, frame.number) in EITHER
        case citizens.RecruitAny():
            return frame.gold in RECRUITED_FOR
        case citizens.TakeBack():
            return frame.citizen in s.margraves[frame.seat].played
        case citizens.SendAnywhere():
            return s.knights[frame.origin] > 0
        case citizens.CallKnight():
            return frame.two in (0, 1)
        case citizens.RaiseKnight():
            return 0 < frame.left <= RAISED and frame.least in range(TOMB_SLOTS + 1)
        case slaying.Slay():
            return frame.gold in INSTEAD
    return True


def _gain_fits(s: Marches, frame: Frame[Any]) -> bool:
    """Whether there is what is gained or paid."""
    match frame:
        case gaining.GainWild():
            return frame.count > 0 and frame.least in range(RESOURCES) and frame.terms in TERMS
        case gaining.MakeRoom():
            return (
                frame.kind < STORED
                and 0 < frame.count <= s.supply[frame.kind]
                and frame.least in range(STORED)
                and frame.terms in TERMS
            )
        case gaining.PayResources():
            goods = s.margraves[frame.seat].goods
            return (
                frame.least in range(RESOURCES)
                and 0 < frame.count <= sum(goods[frame.least : RESOURCES])
                and s.stack[-1] is frame
            )
    return True


def _slaying_fits(s: Marches, frame: Frame[Any], below: Frame[Any] | None) -> bool:
    """Whether the monster that is paid for lies open, and what is still to pay is there."""
    if not isinstance(frame, (slaying.SpendStrength, slaying.SendKnights, slaying.FillTombs)):
        return True
    if not isinstance(below, slaying.TakeSpoils) or not s.turned >> below.lair & 1:
        return False
    due = MONSTER_STRENGTH[s.piles[below.lair][-1]]
    knights = slaying.knights_at_hand(s, frame.seat)
    match frame:
        case slaying.SpendStrength():
            return frame.strength == due <= s.margraves[frame.seat].strength + knights
        case slaying.SendKnights():
            return 0 < frame.count <= min(due, knights)
        case slaying.FillTombs():
            taken = s.lying | s.standing
            later = range(max(0, frame.least), TOMB_SLOTS)
            free = sum(not taken >> slot & 1 for slot in later)
            return frame.least >= 0 and 0 < frame.count <= min(due, s.statue, free)
    return False

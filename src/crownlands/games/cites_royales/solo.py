"""Alone against the Regent: he takes no turns, but gets a card whenever one is added."""

from typing import ClassVar, Final

from crownlands.core.machine import Ask, Frame
from crownlands.games.cites_royales.cards import CARDS, CITIES, COLOUR, INFLUENCE, WHITE
from crownlands.games.cites_royales.cities import BIT, OWN, column_of, influence_of
from crownlands.games.cites_royales.rules import (
    AddOneOfTwo,
    BuyOrAdd,
    PlayCard,
    add_to_market,
    bonus_cells,
    catch_up,
    draw_two,
    open_season,
)
from crownlands.games.cites_royales.scoring import majorities
from crownlands.games.cites_royales.season import end_season
from crownlands.games.cites_royales.state import LINE, Noble, Provinces, without

YOU: Final = 0


# The Regent builds --------------------------------------------------------------------------------


def regent_of(s: Provinces) -> Noble:
    """The Regent comes after you."""
    return s.nobles[-1]


def regent_places(s: Provinces, card: int) -> list[int]:
    """The Regent's Cities that this card can join, slipped under where it must.

    Only a repeated Influence is in the way; a Joker needs a card of the City's colour there.
    """
    cities = regent_of(s).cities
    free = [city for city in range(CITIES) if not column_of(cities[city]) >> INFLUENCE[card] & 1]
    if COLOUR[card] == WHITE:
        return [city for city in free if cities[city] & OWN]
    return [city for city in free if city == COLOUR[card]]


def give_to_regent(s: Provinces, card: int) -> None:
    """The Regent builds a drawn card, or it is discarded; you choose the City of a Joker."""
    if regent_places(s, card):
        s.push(RegentBuilds(YOU, card))
    else:
        s.drawn = without(s.drawn, card)
        s.discard.append(card)
        s.tell("regent-discard", YOU, (card,))


class RegentBuilds(Ask[Provinces]):
    """Choose the Regent's City that a card joins; only a Joker leaves a choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    SPAN: ClassVar[int] = CITIES

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Provinces) -> list[int]:
        return regent_places(s, self.card)

    def chosen(self, s: Provinces, option: int) -> None:
        s.drawn = without(s.drawn, self.card)
        regent_of(s).place(self.card, option)
        if s.told is not None:
            s.tell("regent-build", YOU, (option, self.card))


# The opening --------------------------------------------------------------------------------------


class OwnFirst(Ask[Provinces]):
    """Choose which of your four cards you build first: coloured, and leaving one for the Regent."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        hand = s.nobles[YOU].hand
        coloured = sorted({card for card in hand if COLOUR[card] != WHITE})
        leaving = [
            card
            for card in coloured
            if any(regent_places(s, other) for other in without(hand, card))
        ]
        return leaving or coloured

    def chosen(self, s: Provinces, option: int) -> None:
        noble = s.nobles[YOU]
        noble.play(option)
        noble.place(option, COLOUR[option])
        s.reveal()
        s.tell("build", YOU, (COLOUR[option], option))


class RegentFirst(Ask[Provinces]):
    """Choose which of your other cards the Regent builds; one that he can build."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted({card for card in s.nobles[YOU].hand if regent_places(s, card)})

    def chosen(self, s: Provinces, option: int) -> None:
        s.nobles[YOU].play(option)
        s.reveal()
        s.drawn = (option,)
        give_to_regent(s, option)


# Founding -----------------------------------------------------------------------------------------


class SoloTurn(Frame[Provinces]):
    """Play a card, then buy or add; turns follow each other until you buy."""

    def run(self, s: Provinces) -> None:
        s.turns += 1
        s.push(PlayCard(YOU), SoloBuyOrAdd(YOU), EndSoloTurn())


class EndSoloTurn(Frame[Provinces]):
    """Your purchase ends the Season."""

    def run(self, s: Provinces) -> None:
        if s.all_bought():
            end_season(s, CloseSoloSeason())
        else:
            s.push(SoloTurn())


class SoloBuyOrAdd(BuyOrAdd):
    """Buy, or draw two cards: one for the Regent, the other for the Market."""

    def add(self, s: Provinces) -> None:
        """Share two cards; the last card there is goes to the Market."""
        if not s.can_draw(2):
            add_to_market(s, YOU, s.draw())
            return
        draw_two(s, YOU)
        if any(regent_places(s, card) for card in s.drawn):
            s.push(ShareCards(YOU), AddLeft())
        else:
            s.push(AddOneOfTwo(YOU))


class ShareCards(Ask[Provinces]):
    """Choose which of the two cards the Regent builds; it must be one that he can build."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted({card for card in s.drawn if regent_places(s, card)})

    def chosen(self, s: Provinces, option: int) -> None:
        give_to_regent(s, option)


class AddLeft(Frame[Provinces]):
    """Add the other card to the Market."""

    def run(self, s: Provinces) -> None:
        (card,) = s.drawn
        s.drawn = ()
        add_to_market(s, YOU, card)


# The end of a Season ------------------------------------------------------------------------------


class CloseSoloSeason(Frame[Provinces]):
    """Royal taxes, catching up, the Market cut to four; nothing of it after the last Season."""

    def run(self, s: Provinces) -> None:
        if s.season == s.last_season():
            s.end()
            return
        s.push(RoyalTaxes(), CatchUp(), CutMarket(YOU), NextSoloSeason())


class RoyalTaxes(Frame[Provinces]):
    """The Regent takes the highest card of the City that brought you the most this Season.

    Equal points: the City of more Influence, then your choice; without points, your most
    influential City. Experts pay from as many Cities as Seasons have passed.
    """

    def run(self, s: Provinces) -> None:
        ranks = tax_ranks(s)
        cities = [city for city in range(CITIES) if s.nobles[YOU].cities[city]]
        due = min(s.season if s.expert else 1, len(cities))
        if due == 0:
            return
        last = sorted(ranks[city] for city in cities)[-due]
        equals = [city for city in cities if ranks[city] == last]
        surely = [city for city in cities if ranks[city] > last]
        s.push(ChooseTaxed(YOU, due - len(surely), tuple(equals)))
        for city in surely:
            tax(s, city)


def tax_ranks(s: Provinces) -> list[tuple[int, int]]:
    """What each of your Cities brought this Season, and its Influence."""
    points = [dict(majorities(s, city)).get(YOU, 0) for city in range(CITIES)]
    return [(points[city], influence_of(s.nobles[YOU].cities[city])) for city in range(CITIES)]


class ChooseTaxed(Ask[Provinces]):
    """Choose which of several equal Cities pays, one after the other while more than one must."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due", "cities")
    LISTS: ClassVar[tuple[str, ...]] = ("cities",)
    SPAN: ClassVar[int] = CITIES

    def __init__(self, seat: int, due: int, cities: tuple[int, ...]) -> None:
        self.seat = seat
        self.due = due
        self.cities = cities

    def options(self, s: Provinces) -> list[int]:
        return list(self.cities[:1] if len(self.cities) == self.due else self.cities)

    def chosen(self, s: Provinces, option: int) -> None:
        if self.due > 1:
            s.push(ChooseTaxed(self.seat, self.due - 1, without(self.cities, option)))
        tax(s, option)


def tax(s: Provinces, city: int) -> None:
    """The highest card of your City joins the Regent's City; one he has already is discarded."""
    card = s.nobles[YOU].remove_top(city)
    regent = regent_of(s)
    if column_of(regent.cities[city]) >> INFLUENCE[card] & 1:
        s.discard.append(card)
        s.tell("tax-discard", YOU, (card, city))
    else:
        regent.cities[city] |= BIT[card]
        s.tell("tax", YOU, (card, city))


class CatchUp(Frame[Provinces]):
    """Who is behind draws a card for each bonus cell; the Regent builds his at once."""

    def run(self, s: Provinces) -> None:
        cells = bonus_cells(s, regent_of(s).points, s.nobles[YOU].points)
        if cells:
            s.tell("regent-catch-up", YOU, (cells,))
            s.push(RegentCatchesUp(cells))
        else:
            catch_up(s, YOU)


class RegentCatchesUp(Frame[Provinces]):
    """The Regent draws and builds so many cards; those that he cannot build are discarded."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells = cells

    def run(self, s: Provinces) -> None:
        if not s.can_draw(1):
            return
        if self.cells > 1:
            s.push(RegentCatchesUp(self.cells - 1))
        s.drawn = (s.draw(),)
        give_to_regent(s, s.drawn[0])


class CutMarket(Ask[Provinces]):
    """Discard open cards of your choice until four are left."""

    SPAN: ClassVar[int] = CARDS

    def options(self, s: Provinces) -> list[int]:
        return sorted(set(s.market)) if len(s.market) > LINE else []

    def chosen(self, s: Provinces, option: int) -> None:
        s.market.remove(option)
        s.discard.append(option)
        s.tell("discard-open", YOU, (option,))
        s.push(CutMarket(YOU))


class NextSoloSeason(Frame[Provinces]):
    """The next Season begins."""

    def run(self, s: Provinces) -> None:
        open_season(s)
        s.push(SoloTurn())

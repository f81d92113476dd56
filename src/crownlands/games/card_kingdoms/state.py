"""The realm: the center stacks and the kingdoms, and small questions about them."""

from typing import Final

from crownlands.core.machine import State
from crownlands.games.card_kingdoms.actions import TurnUpDomain, stand_ins
from crownlands.games.card_kingdoms.cards import (
    CITIZEN_COST,
    CITIZEN_KEYS,
    CITIZEN_ROLE,
    CITIZEN_STACK,
    CITIZENS_BY_ROLE,
    DOMAIN_BITS_WHEN,
    DOMAIN_COST,
    DOMAIN_POWER,
    DOMAIN_ROLES,
    DOMAIN_WHEN,
    DOMAINS,
    DOMAINS_WHEN,
    END_OF_ACTIONS,
    MONSTER_AREA,
    MONSTER_MAGIC,
    MONSTER_REWARD,
    MONSTER_STRENGTH,
    MONSTERS_BY_AREA,
    ON_BUILD,
    ON_CITIZEN,
    ON_SLAY,
    STARTER_NAMED,
)
from crownlands.games.card_kingdoms.powers import (
    ANY_CITIZEN,
    ANY_ROLE,
    GOLD,
    MAGIC,
    STRENGTH,
    CheaperDomains,
    Pick,
    PickOne,
    Power,
    PrintedCost,
    TakeFrom,
)

COLUMNS: Final = 5
SOLO_EXHAUSTED: Final = 5  # exhausted stacks that end a solo game

# Stack numbers for exhausted cards: monsters 0 to 4, citizens 5 to 14, domains 15 to 19.
CITIZEN_PLACES: Final = 5
DOMAIN_PLACES: Final = 15

PRINTED_COST_BITS: Final = sum(
    1 << i for i, row in enumerate(DOMAINS) if isinstance(row.power, PrintedCost)
)
CHEAPER: Final = [
    (1 << i, row.power.less)
    for i, row in enumerate(DOMAINS)
    if isinstance(row.power, CheaperDomains)
]
CHEAPER_BITS: Final = sum(bit for bit, _ in CHEAPER)
ON_CITIZEN_BITS: Final = DOMAIN_BITS_WHEN[ON_CITIZEN]
ON_SLAY_BITS: Final = DOMAIN_BITS_WHEN[ON_SLAY]


class Kingdom:
    """A player's tokens, tableau and duke."""

    def __init__(self, citizens: list[int], slain: list[int]) -> None:
        self.gold: int = 0
        self.strength: int = 0
        self.magic: int = 0
        self.victory: int = 0
        self.domains: int = 0  # a bit for each domain built
        self.citizens = citizens  # how many of each
        self.slain = slain
        self.dukes: tuple[int, ...] = ()  # the two dealt, then the one kept
        self.returned: tuple[int, ...] = ()  # the duke sent back to the box

    def copy(self) -> "Kingdom":
        """Copy all that can change."""
        other = Kingdom(self.citizens.copy(), self.slain.copy())
        other.gold = self.gold
        other.strength = self.strength
        other.magic = self.magic
        other.victory = self.victory
        other.domains = self.domains
        other.dukes = self.dukes
        other.returned = self.returned
        return other

    def tokens(self, kind: int) -> int:
        """Count the tokens of a kind."""
        if kind == GOLD:
            return self.gold
        if kind == STRENGTH:
            return self.strength
        return self.magic if kind == MAGIC else self.victory

    def add(self, kind: int, amount: int) -> None:
        """Add tokens of a kind, or take them away."""
        if kind == GOLD:
            self.gold += amount
        elif kind == STRENGTH:
            self.strength += amount
        elif kind == MAGIC:
            self.magic += amount
        else:
            self.victory += amount

    def citizens_of_role(self, role: int) -> int:
        """Count citizen cards of a role; starters have none."""
        citizens = self.citizens
        total = 0
        for citizen in CITIZENS_BY_ROLE[role]:
            total += citizens[citizen]
        return total

    def cards_named(self, citizen: int) -> int:
        """Count cards of a citizen's name, the starter of that name too."""
        count = self.citizens[citizen]
        starter = STARTER_NAMED[citizen]
        return count + self.citizens[starter] if starter else count

    def monsters_of_area(self, area: int) -> int:
        """Count slain monsters of an area."""
        slain = self.slain
        total = 0
        for monster in MONSTERS_BY_AREA[area]:
            total += slain[monster]
        return total

    def discount(self) -> int:
        """How much less domains cost."""
        less = 0
        if self.domains & CHEAPER_BITS:
            for bit, amount in CHEAPER:
                if self.domains & bit:
                    less += amount
        return less

    def has_roles(self, roles: tuple[int, ...]) -> bool:
        """Whether the citizens show these roles."""
        for role in range(4):
            wanted = roles[role]
            if wanted and self.citizens_of_role(role) < wanted:
                return False
        return True


class DarkLord:
    """The rival of the solo game: his hidden duke and what his monsters captured."""

    def __init__(self, duke: int) -> None:
        self.duke = duke
        self.citizens: list[int] = [0] * len(CITIZEN_KEYS)
        self.domains: int = 0

    def copy(self) -> "DarkLord":
        """Copy all that can change."""
        other = DarkLord(self.duke)
        other.citizens = self.citizens.copy()
        other.domains = self.domains
        return other


class Realm(State):
    """The center stacks, last card on top, the dice, and the kingdoms."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.kingdoms: list[Kingdom] = []
        self.monsters: list[tuple[int, ...]] = []
        self.areas: tuple[int, ...] = ()
        self.citizens: list[tuple[int, ...]] = []
        self.domains: list[tuple[int, ...]] = []
        self.removed: int = 0  # a bit for each domain that the set-up leaves out
        self.mixed: bool = False
        self.covered: int = 0  # a bit for each mixed stack whose second card lay open before
        self.exhausted: int = 0  # a bit for each stack place with an exhausted card
        self.first: int = 0
        self.die1: int = 0
        self.die2: int = 0
        self.dark_lord: DarkLord | None = None

    def copy(self) -> "Realm":
        """Copy all that can change; frames and rows are shared."""
        other = Realm(self.seats)
        self.copy_machine(other)
        other.kingdoms = [kingdom.copy() for kingdom in self.kingdoms]
        other.monsters = self.monsters.copy()
        other.areas = self.areas
        other.citizens = self.citizens.copy()
        other.domains = self.domains.copy()
        other.removed = self.removed
        other.mixed = self.mixed
        other.covered = self.covered
        other.exhausted = self.exhausted
        other.first = self.first
        other.die1 = self.die1
        other.die2 = self.die2
        if self.dark_lord is not None:
            other.dark_lord = self.dark_lord.copy()
        return other

    # Costs ------------------------------------------------------------------------------

    def slay_cost(self, stack: int) -> tuple[int, int]:
        """The strength and the magic of the monster on top."""
        monster = self.monsters[stack][-1]
        return MONSTER_STRENGTH[monster], MONSTER_MAGIC[monster]

    def recruit_cost(self, seat: int, stack: int) -> int:
        """The printed cost of the citizen on top, and one more for each copy owned."""
        citizen = self.citizens[stack][-1]
        kingdom = self.kingdoms[seat]
        if kingdom.domains & PRINTED_COST_BITS:
            return CITIZEN_COST[citizen]
        return CITIZEN_COST[citizen] + kingdom.cards_named(citizen)

    def build_cost(self, seat: int, stack: int) -> int:
        """The gold for the domain on top."""
        return DOMAIN_COST[self.domains[stack][-1]] - self.kingdoms[seat].discount()

    def ways_to_slay(self, seat: int, stack: int) -> list[int]:
        """The amounts of magic that may stand in for strength; none if it cannot be slain."""
        if not self.monsters[stack]:
            return []
        strength, magic = self.slay_cost(stack)
        kingdom = self.kingdoms[seat]
        return stand_ins(strength, kingdom.strength, kingdom.magic - magic)

    def ways_to_recruit(self, seat: int, stack: int) -> list[int]:
        """The amounts of magic that may stand in for gold; none if it cannot be recruited."""
        if not self.citizens[stack]:
            return []
        kingdom = self.kingdoms[seat]
        return stand_ins(self.recruit_cost(seat, stack), kingdom.gold, kingdom.magic)

    def ways_to_build(self, seat: int, stack: int) -> list[int]:
        """The amounts of magic that may stand in for gold; none if it cannot be built."""
        if not self.domains[stack]:
            return []
        kingdom = self.kingdoms[seat]
        ways = stand_ins(self.build_cost(seat, stack), kingdom.gold, kingdom.magic)
        if ways and not kingdom.has_roles(DOMAIN_ROLES[self.domains[stack][-1]]):
            return []
        return ways

    def stacks_to_take(self, cost: int, role: int, citizen: int) -> list[int]:
        """The stacks whose top citizen can be taken for nothing; copies owned do not matter."""
        stacks = []
        for stack in range(len(self.citizens)):
            if self.citizens[stack]:
                top = self.citizens[stack][-1]
                if (
                    CITIZEN_COST[top] <= cost
                    and role in (ANY_ROLE, CITIZEN_ROLE[top])
                    and citizen in (ANY_CITIZEN, top)
                ):
                    stacks.append(stack)
        return stacks

    def rewards_of(self, monster: int) -> tuple[Power, ...]:
        """The rewards of a monster between which its slayer picks."""
        reward = MONSTER_REWARD[monster]
        assert isinstance(reward, Pick)
        return reward.choices

    # Taking cards -----------------------------------------------------------------------

    def slay(self, seat: int, stack: int, strength: int, magic: int) -> None:
        """Put the monster on top into the victory stack and take its reward; it is paid for."""
        monster = self.monsters[stack][-1]
        kingdom = self.kingdoms[seat]
        self.monsters[stack] = self.monsters[stack][:-1]
        kingdom.slain[monster] += 1
        if self.told is not None:
            self.tell("slay", seat, (monster, strength, magic))
        if self.dark_lord is not None and self.all_slain():
            self.end()
            return
        if kingdom.domains & ON_SLAY_BITS:
            self.use_domains(seat, ON_SLAY)
        reward = MONSTER_REWARD[monster]
        if isinstance(reward, Pick):
            self.push(PickOne(seat, monster))
        else:
            reward.resolve(self, seat)

    def gain_citizen(self, seat: int, stack: int) -> None:
        """Put the citizen on top into the tableau."""
        kingdom = self.kingdoms[seat]
        kingdom.citizens[self.citizens[stack][-1]] += 1
        self.uncover_citizen(stack)
        if kingdom.domains & ON_CITIZEN_BITS:
            self.use_domains(seat, ON_CITIZEN)

    def uncover_citizen(self, stack: int) -> None:
        """Take the citizen on top off its stack; a mixed stack shows the next."""
        self.citizens[stack] = self.citizens[stack][:-1]
        if self.mixed and self.citizens[stack]:
            self.covered &= ~(1 << stack)
            self.reveal()
            self.tell("show-citizen", 0, (self.citizens[stack][-1],))

    def build(self, seat: int, stack: int, gold: int, magic: int) -> None:
        """Put the domain on top into the tableau, use what it does at once, and show the next."""
        domain = self.domains[stack][-1]
        self.kingdoms[seat].domains |= 1 << domain
        if self.told is not None:
            self.tell("build", seat, (domain, gold, magic))
        self.domains[stack] = self.domains[stack][:-1]
        if DOMAIN_WHEN[domain] == ON_BUILD:
            self.push(TurnUpDomain(stack))
            DOMAIN_POWER[domain].resolve(self, seat)
        else:
            self.turn_up_domain(stack)

    def turn_up_domain(self, stack: int) -> None:
        """Show the domain that now lies on top of a stack, if there is one."""
        if self.domains[stack]:
            self.reveal()
            self.tell("show-domain", 0, (self.domains[stack][-1],))

    def open_domain(self, stack: int) -> int | None:
        """The domain that lies open on a stack; none while a reward is still to be taken."""
        if not self.domains[stack]:
            return None
        for frame in self.stack:
            if isinstance(frame, TurnUpDomain) and frame.stack == stack:
                return None
        return self.domains[stack][-1]

    def use_domains(self, seat: int, when: int) -> None:
        """Use every domain of this kingdom that works now."""
        owned = self.kingdoms[seat].domains
        for domain in DOMAINS_WHEN[when]:
            if owned >> domain & 1:
                power = DOMAIN_POWER[domain]
                # One that takes from an opponent is told when it takes.
                if self.told is not None and (self.seats == 1 or not isinstance(power, TakeFrom)):
                    self.tell("domain-works", seat, (domain,))
                power.resolve(self, seat)

    # Between players --------------------------------------------------------------------

    def trade(self, seat: int, pay: int, amount: int, gain: int, gained: int) -> None:
        """Pay tokens to the bank and take others."""
        kingdom = self.kingdoms[seat]
        kingdom.add(pay, -amount)
        kingdom.add(gain, gained)
        if self.told is not None:
            self.tell("trade", seat, (amount, pay, gained, gain))

    def take_tokens(self, seat: int, victim: int, kind: int, amount: int) -> None:
        """Take tokens from an opponent, or what is there."""
        amount = min(amount, self.kingdoms[victim].tokens(kind))
        self.kingdoms[victim].add(kind, -amount)
        self.kingdoms[seat].add(kind, amount)
        if self.told is not None:
            self.tell("take", seat, (victim, amount, kind))

    def take_by_domain(self, seat: int, victim: int, kind: int, amount: int) -> None:
        """Take tokens from an opponent with a domain; one that works every turn is named."""
        if self.told is not None:
            owned = self.kingdoms[seat].domains
            for domain in DOMAINS_WHEN[END_OF_ACTIONS]:
                power = DOMAIN_POWER[domain]
                if (
                    owned >> domain & 1
                    and isinstance(power, TakeFrom)
                    and (power.kind, power.amount) == (kind, amount)
                ):
                    self.tell("domain-works", seat, (domain,))
        self.take_tokens(seat, victim, kind, amount)

    def steal_monster(self, seat: int, victim: int) -> None:
        """Move a random slain monster to another victory stack; it gives no reward."""
        slain = self.kingdoms[victim].slain
        pick = self.below(sum(slain))
        monster = 0
        while pick >= slain[monster]:
            pick -= slain[monster]
            monster += 1
        slain[monster] -= 1
        self.kingdoms[seat].slain[monster] += 1
        self.tell("steal-monster", seat, (victim, monster))

    def take_leftmost_monster(self, seat: int) -> None:
        """Take the top of the leftmost monster stack, as solo play replaces stealing one."""
        for stack in range(COLUMNS):
            if self.monsters[stack]:
                monster = self.monsters[stack][-1]
                self.monsters[stack] = self.monsters[stack][:-1]
                self.kingdoms[seat].slain[monster] += 1
                self.tell("take-monster", seat, (monster,))
                if self.all_slain():
                    self.end()
                return

    def return_monster(self, seat: int, monster: int) -> None:
        """Put a slain monster on top of its area's stack; an exhausted card there goes back."""
        self.kingdoms[seat].slain[monster] -= 1
        stack = self.areas.index(MONSTER_AREA[monster])
        self.monsters[stack] += (monster,)
        self.exhausted &= ~(1 << stack)
        self.tell("return-monster", seat, (monster,))

    def return_citizen(self, seat: int, citizen: int) -> None:
        """Put a citizen open on top of its stack; an exhausted card there goes back."""
        self.kingdoms[seat].citizens[citizen] -= 1
        stack = CITIZEN_STACK[citizen]
        if self.mixed and self.citizens[stack]:
            self.covered |= 1 << stack
        self.citizens[stack] += (citizen,)
        self.exhausted &= ~(1 << (CITIZEN_PLACES + stack))
        self.tell("return-citizen", seat, (citizen,))

    # The end ----------------------------------------------------------------------------

    def all_slain(self) -> bool:
        """Whether no monster is left in the center."""
        return not any(self.monsters)

    def empty_stacks(self) -> int:
        """Count the center stacks without a card."""
        empty = 0
        for stack in self.monsters:
            if not stack:
                empty += 1
        for stack in self.citizens:
            if not stack:
                empty += 1
        for stack in self.domains:
            if not stack:
                empty += 1
        return empty

    def exhausted_limit(self) -> int:
        """How many exhausted cards there are, and how many empty stacks end the game."""
        return SOLO_EXHAUSTED if self.seats == 1 else 2 * self.seats

    def place_exhausted(self) -> None:
        """Put an exhausted card on every emptied place, while there are any."""
        place = 0
        for stacks in (self.monsters, self.citizens, self.domains):
            for stack in stacks:
                if (
                    not stack
                    and not self.exhausted >> place & 1
                    and self.exhausted.bit_count() < self.exhausted_limit()
                ):
                    self.exhausted |= 1 << place
                    self.tell("exhausted", 0, (place,))
                place += 1

    def ending_met(self) -> bool:
        """Whether one of the three conditions for the end holds now."""
        return (
            self.all_slain()
            or not any(self.domains)
            or self.empty_stacks() >= self.exhausted_limit()
        )

game-card_kingdoms = Valeria: Card Kingdoms
about-card_kingdoms = Roll the dice, harvest with your citizens, slay monsters, build domains. One to five players, about 45 minutes.
rival-card_kingdoms = The Dark Lord

# Tokens, roles, areas
ck-token-gold = gold
ck-token-strength = strength
ck-token-magic = magic
ck-token-victory = victory points
ck-token-flag = First Player token
ck-token-moon = Rest token
ck-amount-gold = { $number } gold
ck-amount-strength = { $number } strength
ck-amount-magic = { $number } magic
ck-amount-victory = { $number ->
    [one] { $number } victory point
   *[other] { $number } victory points
}
ck-role-worker = Worker
ck-role-soldier = Soldier
ck-role-shadow = Shadow
ck-role-holy = Holy
ck-area-hills = Hills
ck-area-ruins = Ruins
ck-area-forest = Forest
ck-area-valley = Valley
ck-area-mountains = Mountains
ck-area-barrens = Barrens
ck-area-swamp = Swamp
ck-area-caverns = Caverns

# Zones
ck-zone-dice = Dice
ck-zone-citizens = Citizens { $number }
ck-zone-domains = Domains { $number }
ck-zone-exhausted = Exhausted cards left
ck-zone-purse = Purse
ck-zone-tableau = Kingdom
ck-zone-dukes = Duke
ck-zone-citizens-owned = Citizens
ck-zone-domains-owned = Domains
ck-zone-slain-owned = Slain monsters
ck-zone-captured = Captured by the Dark Lord
ck-zone-dark-duke = The Dark Lord's duke
ck-note-exhausted = exhausted
ck-place-monster = monster stack { $number }
ck-place-citizen = citizen stack { $number }
ck-place-domain = domain stack { $number }

# Why something is asked
ck-why-dukes = Everybody chooses a duke in secret
ck-why-turn = Turn of { $seat }
ck-why-roll = Roll
ck-why-harvest = Harvest
ck-why-actions = Actions
ck-why-end-of-actions = End of the actions
ck-why-monsters = The Dark Lord's monsters attack
ck-why-second-harvest = Second harvest

# Questions
ck-ask-duke = Which duke do you keep, in secret?
ck-ask-dice = The dice show { $die1 } and { $die2 }. Change one?
ck-ask-steal = { $card }: take up to 3 of one kind from whom?
ck-ask-steal-bank = { $card }: take up to 3 of one kind from the bank?
ck-ask-any = None of your citizens was activated. Which resource do you take?
ck-ask-split = { $card }, activated { $times ->
    [one] once
   *[other] { $times } times
}: what do you gain?
ck-ask-trades = Make a trade? { $number ->
    [one] One is open.
   *[other] { $number } are open.
}
ck-ask-act = Which action? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ck-ask-pay = How do you pay for { $card }?
ck-ask-slay-more = Slay one more monster at its normal cost, without using an action?
ck-ask-reward = Which reward for { $card }?
ck-ask-trade-once = Make this trade?
ck-ask-take-any = Which citizen do you take from the center, free?
ck-ask-take-named = From which stack do you take { $card }, free?
ck-ask-take-role = Which { $role } citizen do you take from the center, free?
ck-ask-take-role-cost = Which { $role } citizen of printed cost { $cost } or less do you take, free?
ck-ask-take-cost = Which citizen of printed cost { $cost } or less do you take, free?
ck-ask-victim = From whom do you take { $what }?
ck-ask-robbed = From whom do you take a random slain monster?
ck-ask-return-monster = Put a slain monster back on its stack for { $what }?
ck-ask-return-citizen = Put a citizen back on its stack for { $what }?
ck-ask-attacker = A six: which monster stack attacks?
ck-ask-captured = Column { $column } is raided. Which citizen is captured?

# Options
ck-act-slay = Slay { $card } ({ $cost })
ck-act-recruit = Recruit { $card } ({ $cost })
ck-act-build = Build { $card } ({ $cost })
ck-act-gain = Gain { $what }
ck-pay = { $what }
ck-dice-keep = Let the roll stand
ck-dice-change = { $card }: turn the { $before } to { $after } (for { $cost })
ck-dice-change-nothing = { $card }: turn the { $before } to { $after } (free of charge)
ck-steal = { $what } from { $victim }
ck-steal-bank = { $what } from the bank
ck-steal-nothing = Take nothing
ck-split = { $what }
ck-trade = { $card }: pay { $pay } for { $gain }
ck-trade-once = Pay { $pay } for { $gain }
ck-trade-none = No trade
ck-slay-none = Slay none
ck-return = Put { $card } back, gain { $what }
ck-return-none = Keep them all
ck-free = { $card }
ck-captured = { $card }
ck-rob = { $victim } ({ $number ->
    [one] one monster
   *[other] { $number } monsters
})
ck-attacker = { $card }, stack { $number }
ck-take-any = { $what }
ck-duke-keep = { $card }: { $power }

# Why something cannot be chosen
ck-barred-short = needs { $what } more
ck-barred-roles = needs { $missing } more
ck-missing-role = { $number } { $role }

# Powers
ck-on-turn = On your turn: { $power }
ck-off-turn = On another's turn: { $power }
ck-when-build = When built: { $power }
ck-when-roll = In your roll phase, once a roll: { $power }
ck-when-start = At the start of your action phase: { $power }
ck-when-end = At the end of your action phase: { $power }
ck-when-citizen = In your action phase, for each citizen you gain: { $power }
ck-when-slay = In your action phase, for each monster you slay: { $power }
ck-when-doubles = Whenever anyone rolls or makes doubles: { $power }
ck-when-always = In your action phase: { $power }
ck-do-gain = gain { $what }
ck-do-gain-per = gain { $what } for { $count }
ck-do-all = { $what }
ck-do-pick = either { $first }, or { $second }
ck-do-trade = you may pay { $pay } for { $gain }
ck-do-steal = before anyone harvests, take up to { $first } or up to { $second } from one opponent
ck-do-take = take { $what } from an opponent
ck-do-take-any = take any citizen from the center for free
ck-do-take-named = take a { $card } from the center, free
ck-do-take-role = take a { $role } citizen from the center, free
ck-do-take-role-cost = take a { $role } citizen of printed cost { $cost } or less, free
ck-do-take-cost = take a citizen of printed cost { $cost } or less, free
ck-do-return-monster = you may put a slain monster back on its stack for { $what }
ck-do-return-citizen = you may put a citizen back on its stack for { $what }
ck-do-set-die = you may pay { $what } to turn a die to { $face }
ck-do-set-die-per = you may pay 1 gold for { $count } to turn a die to { $face }
ck-do-lower-die = you may lower a die by { $by }, never under 1
ck-do-cheaper-domains = domains cost you { $what } less
ck-do-printed-cost = recruiting costs you the printed cost only
ck-do-slay-again = you may slay a monster at its normal cost, without using an action
ck-do-steal-monster = take a random slain monster from an opponent, without its reward
ck-count-role = each { $role } citizen you own
ck-count-named = each { $card } you own
ck-count-area = each { $area } monster you have slain
ck-count-domains = each domain you own
ck-duke-role = { $points } per { $role } icon
ck-duke-citizens = { $points } per citizen
ck-duke-monsters = { $points } per monster
ck-duke-domains = { $points } per domain
ck-duke-titans = { $points } more per Titan
ck-duke-resources = 1 for every { $number } resources left

# Events
ck-event-duke = { $seat } has chosen a duke.
ck-event-my-duke = You keep { $card }.
ck-event-roll = { $seat } rolls { $die1 } and { $die2 }: { $sum }.
ck-event-change-die = { $seat } uses { $card } for { $what }: the dice show { $die1 } and { $die2 }.
ck-event-change-die-nothing = { $seat } uses { $card } free of charge: the dice show { $die1 } and { $die2 }.
ck-event-harvest = { $seat } harvests { $what }.
ck-event-harvest-nothing = { $seat } harvests nothing.
ck-event-consolation = { $seat } takes 1 { $token }, as none of their cards was activated.
ck-event-rests = { $seat } rests and harvests nothing.
ck-event-pick = { $seat } gains { $what } with { $card }.
ck-event-pick-nothing = { $seat } gains nothing with { $card }.
ck-event-trade = { $seat } trades { $paid } { $paid_token } for { $gained } { $gained_token }.
ck-event-take = { $seat } takes { $number } { $of_token } from { $victim }.
ck-event-from-bank = { $seat } takes { $number } { $of_token } from the bank.
ck-event-steal-nothing = { $seat } takes nothing with { $card }.
ck-event-gain = { $seat } gains { $what }.
ck-event-gain-nothing = { $seat } gains nothing.
ck-event-gain-action = { $seat } gains 1 { $token }.
ck-event-slay = { $seat } slays { $card } for { $what }.
ck-event-slay-nothing = { $seat } slays { $card } free of charge.
ck-event-recruit = { $seat } recruits { $card } for { $what }.
ck-event-recruit-nothing = { $seat } recruits { $card } free of charge.
ck-event-build = { $seat } builds { $card } for { $what }.
ck-event-build-nothing = { $seat } builds { $card } free of charge.
ck-event-free-citizen = { $seat } takes { $card } free of charge.
ck-event-show-citizen = { $card } is turned up.
ck-event-show-domain = { $card } is turned up.
ck-event-domain-works = { $seat } uses { $card }.
ck-event-steal-monster = { $seat } takes { $card } from { $victim }.
ck-event-take-monster = { $seat } takes { $card } from the center.
ck-event-return-monster = { $seat } puts { $card } back on its stack.
ck-event-return-citizen = { $seat } puts { $card } back on its stack.
ck-event-exhausted = An exhausted card goes on { $place }.
ck-event-raid = The monsters raid column { $column }.
ck-event-no-attack = Monster stack { $column } is exhausted: no attack.
ck-event-capture-citizen = The Dark Lord captures { $card }.
ck-event-capture-domain = The Dark Lord captures { $card }.

# Scores and endings
ck-score-monsters = Monsters
ck-score-domains = Domains
ck-score-tokens = Victory tokens
ck-score-surviving = Surviving monsters
ck-score-captured = Captured domains
ck-score-duke-worker = Duke: Workers
ck-score-duke-soldier = Duke: Soldiers
ck-score-duke-shadow = Duke: Shadows
ck-score-duke-holy = Duke: Holy
ck-score-duke-citizens = Duke: citizens
ck-score-duke-monsters = Duke: monsters
ck-score-duke-domains = Duke: domains
ck-score-duke-titans = Duke: Titans
ck-score-duke-resources = Duke: resources left
ck-end-monsters = The last monster is slain.
ck-end-domains = The last domain is built.
ck-end-exhausted = The center is exhausted.
ck-solo-triumph = Not one monster is left. Bells ring from every tower, and the Dark Lord's name is soon forgotten: the realm is yours, and it is at peace.
ck-solo-ruin = A column stood empty and the monsters broke through. The banners burn, the roads fill with the fleeing, and the Dark Lord takes his seat in your hall.
ck-solo-behind = The Dark Lord holds more of the land than you do. You slip away by night with those who will still follow, to gather strength and come back.
ck-solo-ahead = The worst is held off and the borderlands are the price. You keep watch on the walls, for what crawled away will come again.
ck-solo-draw = Neither you nor the Dark Lord can claim the land. The torches burn on both sides of the river, and the war goes on.

# Refusals and problems
ck-refused-not-custom = { $key } can be chosen only with setup=custom.
ck-refused-twice = { $name } is named twice in { $key }.
ck-refused-areas = { $found ->
    [one] { $found } area is chosen
   *[other] { $found } areas are chosen
}; { $wanted } are needed.
ck-refused-citizens = { $found } citizens are chosen for the number { $number }; exactly one is needed: { $allowed }.
ck-refused-mixed = mixed_citizens uses every citizen: leave citizens out.
ck-refused-domains = { $found } domains are left out; at most { $most } may be.
ck-problem-purse = seat { $seat } has fewer than zero tokens.
ck-problem-starters = seat { $seat } does not have exactly one starter of each kind.
ck-problem-dukes = seat { $seat } has not kept exactly one duke.
ck-problem-dice = the dice are not rolled, or no turn has begun.
ck-problem-areas = the areas are not five different ones.
ck-problem-exhausted = an exhausted card lies on { $place }, which is not empty.
ck-problem-exhausted-cards = exhausted cards lie on { $found } stacks; there are only { $most } of them.
ck-problem-frame = the step { $frame } does not fit this table.
ck-problem-area = { $card } lies in the stack of another area.
ck-problem-stack = { $card } lies in the stack of another number.
ck-problem-stack-size = stack { $number } has { $found ->
    [one] { $found } citizen
   *[other] { $found } citizens
} in all; there should be { $wanted }.
ck-problem-count = there are { $found } of { $card }.
ck-problem-domains = { $found } domains are in the game; there should be { $wanted }.

# Facts, kinds and settings
ck-kind-citizen = Citizen
ck-kind-starter = Starter
ck-kind-monster = Monster
ck-kind-domain = Domain
ck-kind-duke = Duke
ck-monster-minion = Minion
ck-monster-beast = Beast
ck-monster-titan = Titan
ck-monster-boss = Boss
ck-fact-number = Number
ck-fact-cost = Cost
ck-fact-role = Role
ck-fact-copies = Copies
ck-fact-fifth = More with five
ck-fact-area = Area
ck-fact-kind = Kind
ck-fact-strength = Strength
ck-fact-magic = Magic
ck-fact-points = Points
ck-fact-worker = Workers
ck-fact-soldier = Soldiers
ck-fact-shadow = Shadows
ck-fact-holy = Holy
ck-setting-setup = Set-up
ck-setting-setup-first_game = Recommended first game
ck-setting-setup-glittering_gold = Glittering Gold
ck-setting-setup-mastery_over_magic = Mastery over Magic
ck-setting-setup-monster_blood = Monster Blood
ck-setting-setup-random = Drawn at random
ck-setting-setup-custom = Chosen by hand
ck-setting-areas = Monster areas (five, for a set-up chosen by hand)
ck-setting-citizens = Citizens (one for each activation number, for a set-up chosen by hand)
ck-setting-without_domains = Domains left out (at most nine, or four with five players; for a set-up chosen by hand)
ck-setting-mixed_citizens = Mixed citizens: each stack is shuffled and lies face down but for its top card

# Cards
ck-card-cleric = Cleric
ck-card-merchant = Merchant
ck-card-mercenary = Mercenary
ck-card-archer = Archer
ck-card-peasant = Peasant
ck-card-knight = Knight
ck-card-rogue = Rogue
ck-card-champion = Champion
ck-card-paladin = Paladin
ck-card-butcher = Butcher
ck-card-monk = Monk
ck-card-blacksmith = Blacksmith
ck-card-alchemist = Alchemist
ck-card-wizard = Wizard
ck-card-thief = Thief
ck-card-warlord = Warlord
ck-card-priestess = Priestess
ck-card-miner = Miner
ck-card-starter_peasant = Starter Peasant
ck-card-starter_knight = Starter Knight
ck-card-goblin = Goblin
ck-card-goblin_mage = Goblin Mage
ck-card-goblin_king = Goblin King
ck-card-skeleton = Skeleton
ck-card-flaming_skeleton = Flaming Skeleton
ck-card-skeleton_king = Skeleton King
ck-card-treant = Treant
ck-card-bane_spider = Bane Spider
ck-card-spider_queen = Spider Queen
ck-card-owlbear = Owlbear
ck-card-giant = Giant
ck-card-troll = Troll
ck-card-dire_bear = Dire Bear
ck-card-orc_warrior = Orc Warrior
ck-card-orc_chieftain = Orc Chieftain
ck-card-gargoyle = Gargoyle
ck-card-wraith = Wraith
ck-card-witch_queen = Witch Queen
ck-card-gelatinous_cube = Gelatinous Cube
ck-card-basilisk = Basilisk
ck-card-swamp_dragon = Swamp Dragon
ck-card-kobolds = Kobolds
ck-card-gold_golem = Gold Golem
ck-card-red_dragon = Red Dragon
ck-card-foxgrove_palisade = Foxgrove Palisade
ck-card-the_desert_orchid = The Desert Orchid
ck-card-emerald_stronghold = Emerald Stronghold
ck-card-pratchetts_plateau = Pratchett's Plateau
ck-card-cathedral_of_st_aquila = Cathedral of St Aquila
ck-card-darktide_harbour = Darktide Harbour
ck-card-cloudriders_camp = Cloudrider's Camp
ck-card-the_orb_of_urdr = The Orb of Urdr
ck-card-rogues_landing = Rogue's Landing
ck-card-blood_crow_army = Blood Crow Army
ck-card-eye_of_asteraten = Eye of Asteraten
ck-card-cutthroats_truce = Cutthroat's Truce
ck-card-halfpenny_hill = Halfpenny Hill
ck-card-shattered_hand = Shattered Hand
ck-card-forgotten_sorrows = Forgotten Sorrows
ck-card-watcher_on_the_water = Watcher on the Water
ck-card-gargans_embrace = Gargan's Embrace
ck-card-nest_of_the_weaver_witch = Nest of the Weaver Witch
ck-card-palace_of_the_dawn = Palace of the Dawn
ck-card-grimmwater_keep = Grimmwater Keep
ck-card-the_violet_thorn = The Violet Thorn
ck-card-purloiners_perch = Purloiner's Perch
ck-card-golden_obelisk_of_nae = Golden Obelisk of Nae
ck-card-monolith_of_ostendaar = Monolith of Ostendaar
ck-card-cornelius_the_dreamer = Cornelius the Dreamer
ck-card-elsyn_saint_of_shadows = El'syn, Saint of Shadows
ck-card-elisium_the_allsmith = Elisium the Allsmith
ck-card-hrothgar_the_conqueror = Hrothgar the Conqueror
ck-card-isabella_the_righteous = Isabella the Righteous
ck-card-lekzandr_the_protector = Lekzand'r the Protector
ck-card-node_master_of_swords = Node, Master of Swords
ck-card-reese_the_firebrand = Reese the Firebrand
ck-card-simon_the_unclean = Simon the Unclean
ck-card-waryn_lord_of_rogues = Waryn, Lord of Rogues

# What decides between equal totals
ck-tie-1 = If tied: fewest cards

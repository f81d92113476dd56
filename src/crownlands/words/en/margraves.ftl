game-margraves = Margraves of Valeria
about-margraves = Ride through the marches, command knights, slay monsters and build towers to win the favour of four guilds. Two to five players, 60 to 120 minutes; alone, a solo trial of our own.

# Tokens, guilds, lairs
mv-token-stone = stone
mv-token-wood = wood
mv-token-magic = magic
mv-token-gem = gems
mv-token-knight = knights
mv-token-gold = gold
mv-token-strength = strength
mv-token-wild = resources
mv-token-tile_i = privilege I tiles
mv-token-tile_ii = privilege II tiles
mv-token-influence = influence
mv-token-towers = towers to build
mv-token-room = free spaces
mv-token-artisan = Artisan icons
mv-token-soldier = Soldier icons
mv-token-shadow = Shadow icons
mv-token-holy = Holy icons
mv-amount-stone = { $number } stone
mv-amount-wood = { $number } wood
mv-amount-magic = { $number } magic
mv-amount-gem = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
}
mv-amount-knight = { $number ->
    [one] { $number } knight
   *[other] { $number } knights
}
mv-amount-gold = { $number } gold
mv-amount-strength = { $number } strength
mv-amount-wild = { $number ->
    [one] { $number } resource of any kind
   *[other] { $number } resources of any kind
}
mv-amount-tile_i = { $number ->
    [one] { $number } privilege I tile
   *[other] { $number } privilege I tiles
}
mv-amount-tile_ii = { $number ->
    [one] { $number } privilege II tile
   *[other] { $number } privilege II tiles
}
mv-amount-influence = { $number } influence
mv-nothing = nothing
mv-quoted = “{ $what }”
mv-guild-artisan = Artisans
mv-guild-soldier = Soldiers
mv-guild-shadow = Shadow
mv-guild-holy = Holy
mv-lair-mountain = Mountain
mv-lair-forest = Forest
mv-lair-ruins = Ruins
mv-lair-hills = Hills
mv-icon = { $number } × { $guild }
mv-banner-stag = Stag
mv-banner-hawk = Hawk
mv-banner-boar = Boar
mv-banner-serpent = Serpent
mv-banner-oak = Oak
mv-level-1 = I
mv-level-2 = II
mv-levels-1 = you may take a privilege I tile
mv-levels-2 = you may take a privilege II tile
mv-levels-3 = you may take a privilege I or II tile

# Zones
mv-zone-board = The marches
mv-zone-line = Citizen line
mv-zone-deck = Citizen deck
mv-zone-tiles-i = Privilege I
mv-zone-tiles-ii = Privilege II
mv-zone-stack-i = Privilege I stack
mv-zone-stack-ii = Privilege II stack
mv-zone-influence = Influence: { $guild }
mv-zone-naval = Naval track
mv-zone-tombs = Heroic Tombs
mv-zone-supply = Supply
mv-zone-purse = Board and keep
mv-zone-hand = Hand
mv-zone-played = Played citizens
mv-zone-tiles = Privilege tiles
mv-zone-grants = Grants
mv-zone-end-tiles = For the end of the game
mv-zone-icons = Guild icons
mv-zone-pack = Wealth tiles to choose from
mv-zone-kept = Wealth tiles kept
mv-note-tower = tower of { $seat }
mv-note-guilds = { $guilds }
mv-note-face-down = { $number } face down
mv-note-boss = the boss waits under the lair
mv-note-price = { $what }
mv-note-standing = standing
mv-note-lying = lying
mv-stop-first = { $points } point per icon
mv-stop-section = { $points } points per icon; the river costs { $cost }
mv-stop-segment = { $what }
mv-place-tomb = Tomb { $number }
mv-place-statue = Statue
mv-tomb-row = Tombs, row { $number }
mv-tomb-column = Tombs, column { $number }
mv-site-name = { $place }, site { $number }
mv-segment-name = Naval segment { $number }
mv-river-name = River { $number }
mv-slot-name = Citizen line, place { $number }
mv-supply-name = Supply for { $number } players

# Why something is asked
mv-why-draft = Everybody chooses starting wealth in secret
mv-why-wealth = Starting wealth is taken
mv-why-turn = Turn of { $seat }
mv-why-last-round = Last round
mv-why-last-turn = Last turn
mv-why-end-of-turn = End of the turn

# Questions
mv-ask-keep = Which wealth tile do you keep, in secret? Choice { $number } of 3.
mv-ask-leave = Which wealth tile do you leave out?
mv-ask-wealth = Which wealth tile do you take now?
mv-ask-turn = Which citizen do you play, and for what?
mv-ask-send-away = Recall: which citizen of the line leaves the game?
mv-ask-lay-down = Build: which citizen do you play for it?
mv-ask-site = On which site of { $place } do you build?
mv-ask-move = Where does your Margrave move?
mv-ask-move-anywhere = To which Location does your Margrave move?
mv-ask-deploy = Deploy a knight?
mv-ask-deploy-anywhere = Deploy a knight to any Location?
mv-ask-location = { $place }: use the power or take gold?
mv-ask-recruit = Which citizen do you recruit?
mv-ask-recruit-any = Which citizen do you recruit for { $cost }?
mv-ask-recruit-or-gain = Recruit a citizen, or gain a resource?
mv-ask-sail-or-gain = Take a naval action, or gain a resource?
mv-ask-offer = Pay { $pay } for { $gain }?
mv-ask-offer-to = Pay { $seat } { $pay } for { $gain }?
mv-ask-pick = Which do you gain?
mv-ask-take-back = Which played citizen do you take back?
mv-ask-choose-knight = From which Location do you move a knight?
mv-ask-send-anywhere = Where does the knight from { $origin } go?
mv-ask-call-knight = From which Location do you call a knight?
mv-ask-call-another = Call a second knight from { $origin }?
mv-ask-raise = Which lying knight do you take? { $left ->
    [one] One more.
   *[other] Up to { $left }, in the order of the tombs.
}
mv-ask-slay = Slay a monster?
mv-ask-strength = How do you pay { $cost }?
mv-ask-knights = From where { $number ->
    [one] does the knight
   *[other] do the { $number } knights
} go to the tombs?
mv-ask-tomb = In which tomb does { $number ->
    [one] the knight
   *[other] the first of { $number } knights
} stand?{ $number ->
    [one] {""}
   *[other] {" "}The others stand in later tombs.
}
mv-ask-sail = How many resources do you ship?
mv-ask-influence = Which marker advances? { $left ->
    [one] One step.
   *[other] { $left } steps, in the order Artisans, Soldiers, Shadow, Holy.
}
mv-ask-tile = Which privilege tile do you take?
mv-ask-cash = Use a grant before your turn ends?
mv-ask-wild = Which resource do you take? { $number ->
    [one] One more.
   *[other] { $number } more, in the order stone, wood, magic.
}
mv-ask-room = No space for { $what }. What goes back to the supply?{ $number ->
    [one] {""}
   *[other] {" "}In the order stone, wood, magic, gems, knights.
}
mv-ask-pay = Which resource do you pay? { $number ->
    [one] One more.
   *[other] { $number } more, in the order stone, wood, magic.
}

# Options
mv-use-grant = Use a grant: { $what }
mv-pack = Tile { $number }: { $what }
mv-turn-pennant = { $card }: pennant
mv-turn-text = { $card }: text
mv-turn-recall = Recall
mv-turn-build = Build a tower in { $place }
mv-send-away = { $card }, place { $number }
mv-site = Site { $number }: { $what }
mv-recruit = { $card } for { $cost }, place { $number }
mv-recruit-nobody = Recruit nobody
mv-neither = Neither
mv-gain = Gain { $what }
mv-stay = Stay
mv-no-knight = No knight
mv-deploy = From { $origin } to { $place }
mv-deploy-stored = From your board to { $place }
mv-call-another = Call another
mv-take-none = Take none
mv-go-without = Go without { $what }
mv-return = Return { $what }
mv-sail = { $number ->
    [one] { $number } segment: { $what }
   *[other] { $number } segments: { $what }
}
mv-make-naval = Naval action
mv-accept = Pay
mv-decline = Decline
mv-slay = Slay { $card } ({ $cost })
mv-slay-none = Slay none
mv-pay-strength = { $strength } strength, { $knights ->
    [0] no knight
    [one] { $knights } knight
   *[other] { $knights } knights
}
mv-send-knights = { $here } from the Location, { $stored } from your board
mv-raise-none = No more
mv-forgo = Forgo the influence
mv-step = { $guild }
mv-cross = { $guild }, across the river for { $cost }
mv-no-tile = No tile
mv-keep-grants = No, end the turn
mv-tile-grant = Grant { $level }: { $what }
mv-tile-icons = Tile { $level }: { $what }
mv-tile-banner = Tile { $level }: { $banner } banner
mv-wealth = { $what }
mv-wealth-step = { $number } influence ({ $guild })
mv-wealth-tile = { $number } privilege I tile from the stack

# Why something cannot be chosen
mv-barred-last-card = the last card in hand must be played for Recall
mv-barred-tower = you already have a tower here
mv-barred-sites = no site is free here
mv-barred-passed = this goes in order, and its turn has passed
mv-barred-too-far = too few would be left after it
mv-barred-short = { $what } missing

# Locations
mv-card-shilina = Shilina
mv-card-hamun = Hamûn
mv-card-silesia = Silesia
mv-card-viktoria = Viktoria
mv-card-inkadeus = Inkadeus
mv-card-nymar = Ny'mar
mv-card-regkstrom = Regkstrom
mv-card-thraecius = Thraecius
mv-power-shilina = Recruit a citizen at its price
mv-power-hamun = Gain 1 stone
mv-power-silesia = Pay 1 gold for 1 resource of any kind
mv-power-viktoria = Gain 1 strength
mv-power-inkadeus = Gain 1 wood
mv-power-nymar = Take a naval action
mv-power-regkstrom = Gain 1 magic
mv-power-thraecius = Pay 3 resources for 1 gem

# Pennants
mv-pennant-artisan = Pennant: 1 resource of any kind, move, deploy
mv-pennant-soldier = Pennant: 1 strength, move, deploy
mv-pennant-shadow = Pennant: 2 gold, move, deploy
mv-pennant-holy = Pennant: move, deploy, deploy

# Texts
mv-do-gain = Gain { $what }
mv-do-either = Gain { $first } or { $second }
mv-do-may-pay = You may pay { $pay } for { $gain }
mv-do-each-may-pay = Every player, you first, may pay { $pay } for { $gain }
mv-do-each-opponent-may-pay = Every opponent, from your left, may pay you { $pay } for { $gain }
mv-do-per-tower = Every player gains { $what } for each tower they have built
mv-do-slay = You may slay an adjacent monster
mv-do-slay-or-gold = You may slay an adjacent monster or gain { $what }
mv-do-recruit-for = Pay { $cost } to recruit any citizen of the line
mv-do-raise = Take up to { $number } lying knights from the tombs
mv-do-move = You may move your Margrave along a road
mv-do-move-anywhere = Move your Margrave to any other Location
mv-do-take-back = Take back another played citizen
mv-do-move-knight = You may move a knight from any Location to any other
mv-do-call-knight = Move a knight from any Location to yours
mv-do-call-two = Move up to two knights from one Location to yours
mv-do-deploy = You may deploy a knight
mv-do-deploy-anywhere = You may deploy a knight to any Location
mv-do-recruit-or-wild = You may recruit a citizen at its price or gain 1 resource of any kind
mv-do-sail-or-wild = You may take a naval action or gain 1 resource of any kind
mv-do-grant = Discard in your own turn for this reward
mv-do-end-tile = Counts at the end of the game

# Pieces and citizens
mv-card-margrave = Margrave
mv-card-knight = Knight
mv-card-alchemist = Alchemist
mv-card-captain = Captain
mv-card-merchant = Merchant
mv-card-paladin = Paladin
mv-card-cleric = Cleric
mv-card-monk = Monk
mv-card-artificer = Artificer
mv-card-priestess = Priestess
mv-card-champion = Champion
mv-card-ranger = Ranger
mv-card-warlord = Warlord
mv-card-bogatyr = Bogatyr
mv-card-trader = Trader
mv-card-lumberjack = Lumberjack
mv-card-bard = Bard
mv-card-town_crier = Town Crier
mv-card-rogue = Rogue
mv-card-peddler = Peddler
mv-card-necromancer = Necromancer
mv-card-pilot = Pilot

# Monsters
mv-card-warg_pack = Warg Pack
mv-card-giant_spiders = Giant Spiders
mv-card-dire_bear = Dire Bear
mv-card-forest_hag = Forest Hag
mv-card-elder_treant = Elder Treant
mv-card-kobold_miners = Kobold Miners
mv-card-harpies = Harpies
mv-card-cave_troll = Cave Troll
mv-card-stone_giant = Stone Giant
mv-card-great_dragon = Great Dragon
mv-card-skeletons = Skeletons
mv-card-ghouls = Ghouls
mv-card-wraith = Wraith
mv-card-gargoyle = Gargoyle
mv-card-lich = Lich
mv-card-goblin_raiders = Goblin Raiders
mv-card-orc_warband = Orc Warband
mv-card-ogre = Ogre
mv-card-manticore = Manticore
mv-card-hill_giant_chieftain = Hill Giant Chieftain

# Events
mv-event-keep = { $seat } keeps a wealth tile
mv-event-keep-mine = You keep: { $card }
mv-event-reveal-wealth = { $seat } reveals { $what }
mv-event-take-wealth = { $seat } takes a wealth tile: { $card }
mv-event-draw-tile = { $seat } draws from the stack: { $card }
mv-event-play-pennant = { $seat } plays { $card } for the pennant
mv-event-play-text = { $seat } plays { $card } for the text
mv-event-recall = { $seat } recalls all citizens
mv-event-send-away = { $seat } sends { $card } out of the game
mv-event-lay-down = { $seat } plays { $card } to build
mv-event-build = { $seat } builds a tower: { $card }
mv-event-gain = { $seat } gains { $what }
mv-event-gain-one = { $seat } takes a token: { $kind }
mv-event-go-without = { $seat } has no room and goes without ({ $what })
mv-event-swap = { $seat } returns a token ({ $returned }) to make room ({ $kind })
mv-event-pay-resource = { $seat } pays { $what }
mv-event-move = { $seat } moves to { $place }
mv-event-move-knight = { $seat } moves a knight from { $origin } to { $place }
mv-event-send-knight = { $seat } sends a knight to { $place }
mv-event-use-location = { $seat } uses the power of { $place }
mv-event-gold-instead = { $seat } takes { $gold } in { $place }
mv-event-recruit = { $seat } recruits { $card } for { $gold }
mv-event-take-back = { $seat } takes { $card } back
mv-event-accept = { $seat } accepts the offer ({ $what })
mv-event-per-tower = { $seat } gains for towers built: { $what }
mv-event-raise = { $seat } takes the knight of tomb { $tomb }
mv-event-slay = { $seat } slays { $card }
mv-event-spare-for-gold = { $seat } slays none and takes { $gold }
mv-event-knights-to-tombs = { $seat } sends { $number ->
    [one] a knight
   *[other] { $number } knights
} to the tombs
mv-event-sail = { $seat } sails { $number ->
    [one] one segment
   *[other] { $number } segments
}
mv-event-step = { $seat } gains influence: { $guild }
mv-event-cross = { $seat } crosses river { $river } for { $gold }: { $guild }
mv-event-forgo-influence = { $seat } forgoes { $number } influence
mv-event-take-tile = { $seat } takes { $card }
mv-event-use-grant = { $seat } uses { $card }
mv-event-tombs-pay = { $seat } is rewarded for { $number ->
    [one] one line
   *[other] { $number } lines
} of tombs
mv-event-tombs-empty = The tombs are full and are cleared; knights return to the Locations
mv-event-show-tile = New tile: { $card }
mv-event-show-monster = A monster appears: { $card }
mv-event-show-citizen = New in the line: { $card }
mv-event-lair-stirs = The lair is shuffled anew, with its boss: { $lair }
mv-event-clock-citizen = The clock strikes: { $card } leaves
mv-event-clock-tile = The clock strikes: { $card } is gone
mv-event-last-round = This round is the last: { $why }
mv-event-last-turn = This turn is the last: { $why }

# The count
mv-score-banners = Banners
mv-score-gems = Gems left
mv-score-resources = Resources left
mv-score-gold = Gold left
mv-end-towers = a player has built the fourth tower
mv-end-citizens = the citizen deck is used up
mv-end-tiles = a stack of privilege tiles is used up
mv-end-not-yet = the game goes on
mv-end-solo = Solo trial: { $score } points. Your rank: { $rank }. The trial ended because { $why }.
mv-rank-squire = Squire
mv-rank-knight = Knight
mv-rank-baron = Baron
mv-rank-count = Count
mv-rank-margrave = Margrave
mv-rank-regent = Regent of Valeria

# Impossible positions
mv-problem-count = { $card }: { $found } found, { $wanted } expected
mv-problem-tokens = { $token }: { $found } found, { $wanted } expected
mv-problem-tombs = the knights in the tombs do not fit
mv-problem-level = { $card } lies among tiles of the other level
mv-problem-grant = { $card } is a grant and does not count at the end
mv-problem-lair = { $lair }: there is no monster to show
mv-problem-monster = { $card } does not belong on that pile
mv-problem-purse = seat { $seat } has less than nothing, or more than fits
mv-problem-towers = the towers of seat { $seat } do not fit
mv-problem-wealth = the wealth tiles in hand do not fit the draft
mv-problem-frame = what waits to be played does not fit the table: { $frame }

# Facts and kinds
mv-kind-slot = Slot
mv-kind-end_tile = End-of-game tile
mv-kind-wealth = Wealth tile
mv-kind-site = Tower site
mv-kind-segment = Naval segment
mv-kind-tomb_line = Line of tombs
mv-kind-river = River
mv-kind-starter = Starting citizen
mv-kind-location = Location
mv-kind-boss = Boss
mv-kind-grant = Grant tile
mv-kind-citizen = Citizen
mv-kind-supply = Supply
mv-kind-monster = Monster
mv-kind-piece = Piece
mv-fact-copies = Copies
mv-fact-gem = Gems
mv-fact-gold = Gold
mv-fact-guild = Guild and pennant
mv-fact-guild_1 = First guild
mv-fact-guild_2 = Second guild
mv-fact-influence = Influence
mv-fact-knight = Knights
mv-fact-lair = Lair
mv-fact-level = Level
mv-fact-location = Location
mv-fact-magic = Magic
mv-fact-slots = Slots
mv-fact-stone = Stone
mv-fact-strength = Strength
mv-fact-wood = Wood

# What decides between equal totals
mv-tie-1 = If tied: most gold

game-villages = Villages of Valeria
about-villages = Lead an action and let the others follow; every card is a building or a resource, and your gold may end up on a neighbour's land. One to five players, about 45 minutes.

# Resources, types, actions
vv-resource-food = food
vv-resource-wood = wood
vv-resource-stone = stone
vv-resource-magic = magic
vv-amount-food = { $number } food
vv-amount-wood = { $number } wood
vv-amount-stone = { $number } stone
vv-amount-magic = { $number } magic
vv-type-worker = Worker
vv-type-soldier = Soldier
vv-type-shadow = Shadow
vv-type-holy = Holy
vv-action-harvest = Harvest
vv-action-develop = Develop
vv-action-build = Build
vv-action-recruit = Recruit
vv-action-tax = Tax

# Zones
vv-zone-actions = Actions
vv-zone-bank = Bank
vv-zone-pool = Adventurers
vv-zone-adventurers = Adventurer deck
vv-zone-pile = Pile { $number }
vv-zone-deck = Building deck
vv-zone-trash = Out of the game
vv-zone-progress = Buildings and adventurers
vv-zone-site = Being paid for
vv-zone-aside = Being discarded
vv-zone-purse = Gold
vv-zone-hand = Hand
vv-zone-village = Village
vv-zone-resources = Castle and resources
vv-zone-buildings = Buildings
vv-zone-recruited = Adventurers
vv-stop-end = The game ends
vv-note-led = led this turn
vv-note-buried = underneath: { $cards }
vv-note-coin = a coin lies on it
vv-note-resting = its coin comes back next turn

# Why something is asked
vv-why-free = Everybody develops a first resource
vv-why-turn = Turn of { $seat }
vv-why-solo = Your turn
vv-why-site = Paying for { $card }

# Questions
vv-ask-free = Which card becomes your first resource, for free?
vv-ask-lead = Which action do you lead?
vv-ask-solo = Which action do you take?
vv-ask-follow = Follow { $action }?
vv-ask-follow-build = Follow Build? Which card do you build?
vv-ask-follow-recruit = Follow Recruit for { $gold } gold? Whom do you recruit?
vv-ask-draw = Draw a card from where? { $left ->
    [one] One to draw.
   *[other] { $left } to draw.
}
vv-ask-may-draw = Draw another card? { $left ->
    [one] One more is allowed.
   *[other] { $left } more are allowed.
}
vv-ask-discard = Which card do you discard? { $left ->
    [one] One to discard.
   *[other] { $left } to discard.
}
vv-ask-put = On which pile do you put { $card }?
vv-ask-limit = You hold { $number } cards and may keep 8. Which one do you discard?
vv-ask-trash = Which card leaves the game?
vv-ask-develop = Which card becomes a resource?
vv-ask-build = Which card do you build?
vv-ask-pay = { $card }: how do you provide { $resource }? To provide: { $left }.
vv-ask-wilds = { $card }: { $number ->
    [one] which wild resource do you use?
   *[other] which { $number } wild resources do you use?
}
vv-ask-recruit = Whom do you recruit for { $gold } gold?
vv-ask-powers = Use a power? Open: { $cards }.
vv-ask-steal-again = Take another card from { $victim }? { $left ->
    [one] One more is allowed.
   *[other] { $left } more are allowed.
}

# Options
vv-lead-harvest = Harvest: draw 3 cards
vv-lead-develop = Develop: discard 1 card, then turn another into a resource
vv-lead-build = Build: pay for a card from your hand, then draw 1 card
vv-lead-recruit = Recruit: pay 1 gold for an adventurer
vv-lead-tax = Tax: take 1 gold and draw 1 card
vv-solo-harvest = Harvest: draw 3 cards, up to 8 in hand
vv-solo-develop = Develop: trash 1 card, then turn another into a resource
vv-solo-build = Build: pay for a card from your hand, then draw 1 card
vv-solo-recruit = Recruit: pay 2 gold for an adventurer
vv-solo-tax = Tax: trash 1 card and take 1 gold
vv-follow-harvest = Follow: draw 1 card
vv-follow-develop = Follow: discard 2 cards, then turn another into a resource
vv-follow-build = Follow: pay for a card from your hand, without drawing
vv-follow-recruit = Follow: pay 2 gold for an adventurer
vv-follow-tax = Follow: draw 1 card
vv-decline = Decline
vv-draw-pile = { $card }, from pile { $pile }
vv-draw-deck = The unknown top card of the deck
vv-stop = Stop here
vv-choose-card = { $card }
vv-develop = { $card } (gives { $resource })
vv-put = Pile { $pile }, on { $card }
vv-put-empty = Pile { $pile }, which is empty
vv-build = Build { $card } ({ $cost })
vv-recruit = Recruit { $card }
vv-pay-wild = A wild resource (you have: { $sources })
vv-pay-wild-left = A wild resource ({ $left } left of these: { $sources })
vv-pay-the-wild = Wild: { $sources }
vv-pay-power = The power of { $card }
vv-pay-own = A coin on your own { $resource }
vv-pay-other = A coin on the { $resource } of { $owner }
vv-wilds = { $sources }
vv-wild-castle = a coin on your castle
vv-wild-power = { $card }
vv-wild-discards = { $card }, for 2 discarded cards
vv-use = { $card }: { $what }
vv-use-gold = take { $number } gold from the bank
vv-use-discard = discard a card for { $number } gold
vv-use-steal-card = take a random card from { $victim }
vv-use-steal-gold = take { $number } gold from { $victim }
vv-no-more = Use no more powers

# Why something cannot be chosen
vv-barred-harvest = not possible now
vv-barred-develop = needs more cards in hand
vv-barred-build = nothing in hand can be built and paid for
vv-barred-recruit = needs gold, and an adventurer who likes your buildings
vv-barred-tax = needs a card to trash
vv-barred-twice = you have already built one
vv-barred-cost = you cannot provide its cost
vv-barred-needs = needs { $missing } more
vv-need-worker = { $number } Worker
vv-need-soldier = { $number } Soldier
vv-need-shadow = { $number } Shadow
vv-need-holy = { $number } Holy

# Powers
vv-when-harvest = Harvest: { $power }
vv-when-develop = Develop: { $power }
vv-when-build = Build: { $power }
vv-when-recruit = Recruit: { $power }
vv-when-tax = Tax: { $power }
vv-when-instant = At once: { $power }
vv-when-end = At the end: { $power }
vv-no-power = no power
vv-do-draw = { $number ->
    [one] draw a card
   *[other] draw { $number } cards
}
vv-do-draw-per = draw a card for each { $type } building you have
vv-do-gold = take { $number } gold from the bank
vv-do-discard-gold = discard a card to take { $number } gold from the bank
vv-do-steal-cards = { $number ->
    [one] take a random card from an opponent's hand
   *[other] take { $number } random cards from one opponent's hand
}
vv-do-steal-gold = take { $number } free gold from an opponent
vv-do-provide = 1 { $resource }, no coin needed
vv-do-wild-for = 1 wild resource for a { $type } building, no coin needed
vv-do-discard-wild = discard { $number } cards for 1 wild resource
vv-do-points = 1 point for each { $type } building you have
vv-do-points-adventurers = 1 point for each adventurer you have
vv-castle-power = A coin on it gives its owner 1 wild resource, any of the four.
vv-row-lead = Lead { $what }
vv-row-follow = { $what }
vv-row-alone = Alone, { $what }

# Events
vv-event-turn = { $seat } begins a turn{ $number ->
    [0] {""}
   *[other] {" "}and takes back { $number } gold
}.
vv-event-lead = { $seat } leads { $action }.
vv-event-follow = { $seat } follows { $action }.
vv-event-decline = { $seat } declines.
vv-event-draw-pile = { $seat } draws { $card } from pile { $pile }.
vv-event-draw-deck = { $seat } draws a card from the deck.
vv-event-my-draw-deck = You draw { $card } from the deck.
vv-event-refill = { $card } is turned up on pile { $pile }.
vv-event-reshuffle = The deck has run out: { $number ->
    [one] one buried card makes
   *[other] { $number } buried cards make
} a new one.
vv-event-discard = { $seat } discards { $card } on pile { $pile }.
vv-event-trash = { $seat } puts { $card } out of the game.
vv-event-develop = { $seat } turns { $card } into a resource.
vv-event-build = { $seat } builds { $card }.
vv-event-provide = { $seat } uses { $card } to pay.
vv-event-coin-own = { $seat } puts a coin on { $resource } of their own.
vv-event-coin-other = { $seat } puts a coin on the { $resource } of { $victim }.
vv-event-coin-castle = { $seat } puts a coin on the castle.
vv-event-recruit = { $seat } recruits { $card } for { $number } gold.
vv-event-show-adventurer = { $card } joins the adventurers on offer.
vv-event-use = { $seat } uses { $card }.
vv-event-gold = { $seat } takes { $number } gold from the bank.
vv-event-no-gold = { $seat } finds the bank empty.
vv-event-steal-card = { $seat } takes a card unseen from { $victim }.
vv-event-my-steal-card = You take { $card } from { $victim }.
vv-event-lose-card = { $seat } has one card less in hand.
vv-event-my-lose-card = { $victim } took { $card } from you.
vv-event-steal-gold = { $seat } takes { $number } gold from { $victim }.

# Scores and endings
vv-score-buildings = Buildings
vv-score-adventurers = Adventurers
vv-score-power = { $card }
vv-score-gold = Gold
vv-end = A village has { $number } buildings and adventurers, and the turn is played out.
vv-end-still = Every card and coin has found its place and nobody can change anything any more.
vv-rating-60 = Imperator! The King himself moves in. From today, every road in Valeria is measured from your market square.
vv-rating-50 = City Builder. A fine town with sound walls. The court only wishes that it smelled a little less of fish.
vv-rating-40 = Proud Mayor. A place to be proud of. The troubadours stop here now, though never for more than one night.
vv-rating-30 = One-Horse Town. Two streets, one tavern, and a mule that everybody knows by name. It is a start.
vv-rating-0 = A wide spot in the road. The coachman asks whether this is it, shrugs, and whips up the horses.

# Problems
vv-problem-purse = seat { $seat } has fewer than zero coins.
vv-problem-shown = seat { $seat } is said to hold a card that everybody saw being drawn, and does not hold it.
vv-problem-coins = the coins on the cards of seat { $seat } do not fit those cards.
vv-problem-resting = coins of seat { $seat } are resting, which they do only when one plays alone.
vv-problem-gold = { $found } coins are on the table; there should be { $wanted }.
vv-problem-count = there are { $found } of { $card }; there should be { $wanted }.
vv-problem-site = a building is paid for that is not there, or is there and not paid for.
vv-problem-aside = a card is discarded that is not there, or is there and not discarded.
vv-problem-payment = the building on its site cannot be paid for in the way that was begun.
vv-problem-frame = what waits to be played does not fit the table: { $frame }.

# Cards
vv-card-castle = Castle
vv-card-tannery = Tannery
vv-card-market = Market
vv-card-workshop = Workshop
vv-card-tavern = Tavern
vv-card-farm = Farm
vv-card-sawmill = Sawmill
vv-card-quarry = Quarry
vv-card-palisade = Palisade
vv-card-guard_tower = Guard Tower
vv-card-barracks = Barracks
vv-card-armory = Armory
vv-card-keep = Keep
vv-card-training_yard = Training Yard
vv-card-fortress = Fortress
vv-card-hideout = Hideout
vv-card-witchs_hut = Witch's Hut
vv-card-crypt = Crypt
vv-card-black_market = Black Market
vv-card-harbor = Harbor
vv-card-wizards_tower = Wizard's Tower
vv-card-alchemists_lab = Alchemist's Lab
vv-card-chapel = Chapel
vv-card-fountain = Fountain
vv-card-sanctuary = Sanctuary
vv-card-monastery = Monastery
vv-card-oracle = Oracle
vv-card-abbey = Abbey
vv-card-cathedral = Cathedral
vv-card-paladin = Paladin
vv-card-warlord = Warlord
vv-card-rogue = Rogue
vv-card-thief = Thief
vv-card-cleric = Cleric
vv-card-alchemist = Alchemist
vv-card-knight = Knight
vv-card-necromancer = Necromancer
vv-card-priestess = Priestess
vv-card-merchant = Merchant
vv-card-champion = Champion
vv-card-mercenary = Mercenary
vv-card-monk = Monk
vv-card-blacksmith = Blacksmith
vv-card-wizard = Wizard
vv-card-miner = Miner

# Facts, kinds and settings
vv-token-gold = gold
vv-kind-building = Building
vv-kind-adventurer = Adventurer
vv-kind-castle = Castle
vv-kind-action = Action
vv-fact-type = Type
vv-fact-food = Food
vv-fact-wood = Wood
vv-fact-stone = Stone
vv-fact-magic = Magic
vv-fact-gives = Gives
vv-fact-points = Points
vv-fact-copies = Copies
vv-fact-worker = Worker buildings
vv-fact-soldier = Soldier buildings
vv-fact-shadow = Shadow buildings
vv-fact-holy = Holy buildings
vv-setting-gold_1 = Gold in the game with 1 player
vv-setting-gold_2 = Gold in the game with 2 players
vv-setting-gold_3 = Gold in the game with 3 players
vv-setting-gold_4 = Gold in the game with 4 players
vv-setting-gold_5 = Gold in the game with 5 players
vv-setting-target_2 = Buildings and adventurers that end a game of 2
vv-setting-target_3 = Buildings and adventurers that end a game of 3
vv-setting-target_4 = Buildings and adventurers that end a game of 4
vv-setting-target_5 = Buildings and adventurers that end a game of 5

# What decides between equal totals
vv-tie-1 = If tied: most buildings and adventurers
vv-tie-2 = Then most gold
vv-tie-3 = Then most resources

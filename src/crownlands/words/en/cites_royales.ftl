game-cites_royales = Cités Royales
about-cites_royales = Push your luck at the Market, build in secret, hold the majority in six colours. One to four Nobles, about 60 minutes.
rival-cites_royales = The Regent

# Cards and Cities
cr-colour-violet-card = violet { $influence }
cr-colour-yellow-card = yellow { $influence }
cr-colour-pink-card = pink { $influence }
cr-colour-red-card = red { $influence }
cr-colour-blue-card = blue { $influence }
cr-colour-green-card = green { $influence }
cr-colour-white-card = white { $influence }
cr-city-violet = violet City
cr-city-yellow = yellow City
cr-city-pink = pink City
cr-city-red = red City
cr-city-blue = blue City
cr-city-green = green City
cr-regent = the Regent
cr-hero = Hero of the People

# Effects
cr-effect-0 = Void: discard an open Market card
cr-effect-1 = Villager: take the top card of one of your Cities back into your hand
cr-effect-2 = Jester: draw a card
cr-effect-3 = Assassin: discard the top card of any City
cr-effect-4 = Merchant: take an open Market card for free
cr-effect-5 = Knight: move the top card of any City to one of yours
cr-effect-6 = Astrologer: draw three cards, build up to two of them and discard the rest
cr-joker = Joker: goes into any City, together with a card of that City's colour
cr-hero-power = Turned up by a Revolt you cause. Turn it down to draw two cards and choose which one you add to the Market. Still up at the end: 2 points.
cr-track-power = At the end of a Season, whoever trails draws a card for each bonus cell between them and the leader.
cr-scores-violet = A point for each crown in this City
cr-scores-yellow = A point for each card in your largest City
cr-scores-pink = A third of this City's Influence, rounded down, at least 1
cr-scores-red = A point for each of your Cities with two cards or more, at least 1
cr-scores-blue = A point for each of your Cities with a 1 or a 2, at least 1
cr-scores-green = A point for every three cards in all your Cities, at least 1

# Zones
cr-zone-season = Season
cr-zone-points = Victory Points
cr-zone-deck = Deck
cr-zone-discard = Discard pile
cr-zone-reserve = Reserve
cr-zone-line = Market, line { $line }
cr-zone-drawn = Drawn
cr-zone-purse = Hero and Market pawn
cr-zone-cities = Cities
cr-zone-regent = Cities of the Regent
cr-zone-hand = Hand
cr-zone-down = Laid face down
cr-bonus-cell = bonus cell
cr-note-crowns =
    { $crowns ->
        [0] no crowns at this table
        [one] { $crowns } crown at this table
       *[other] { $crowns } crowns at this table
    }

# Why something is asked
cr-why-opening = Opening
cr-why-passing = Everybody passes cards in secret
cr-why-first = First card
cr-why-season = Season { $season }
cr-why-building = Everybody builds in secret
cr-why-turn = Turn of { $seat }
cr-why-effect = Effect of a card
cr-why-buying = Buying at the Market
cr-why-adding = Adding a card to the Market
cr-why-taxes = Royal taxes
cr-why-catching-up = The Regent catches up
cr-why-cutting = The Market is cut to four cards

# Questions
cr-ask-keep = Which card do you keep? The other two go to your opponent.
cr-ask-left = Which card do you pass to your left?
cr-ask-right = Which card do you pass to your right?
cr-ask-white = Your hand is all white. Which card do you discard for a coloured one?
cr-ask-first = Which card do you build first, in secret? The lowest one begins.
cr-ask-play = Play a card for its effect?
cr-ask-market = Buy at the Market, or add a card to it?
cr-ask-how-to-add = How do you add a card to the Market?
cr-ask-buy = Which card do you buy, the most expensive first? You can spend { $left } more.
cr-ask-add = Which card do you add to the Market? The other is discarded.
cr-ask-discard = Which open card do you discard?
cr-ask-take-back = Which card goes back into your hand?
cr-ask-assassinate = Which card do you discard?
cr-ask-take-open = Which open card do you take?
cr-ask-move-from = Which card do you move to one of your Cities?
cr-ask-move-to = Into which City does { $card } go?
cr-ask-drawn = Which of the drawn cards do you build? You may build two; the rest is discarded.
cr-ask-second = Build a second card along with { $card }? What is not built is discarded.
cr-ask-build = What do you build in the { $city }, on top of { $top }, from the highest card down?
cr-ask-build-empty = What do you build in the { $city }, from the highest card down?
cr-ask-own-first = Which card do you build first?
cr-ask-regent-first = Which card does the Regent build?
cr-ask-share = Which card does the Regent build? The other goes to the Market.
cr-ask-regent-joker = Into which of the Regent's Cities does { $card } go?
cr-ask-taxed = Several Cities are tied. { $due ->
    [one] Which one pays the royal tax?
   *[other] { $due } of them pay the royal tax; which one goes first?
}
cr-ask-cut = Which open card do you discard? { $surplus ->
    [one] One has to go.
   *[other] { $surplus } have to go.
}

# Options
cr-keep = Keep { $card }
cr-pass = { $card }
cr-give = { $card }
cr-discard = { $card }
cr-take = { $card }
cr-add = { $card }
cr-play-none = Play nothing
cr-play-hand = { $card } – { $effect }
cr-play-top = { $card } on top of your { $city } – { $effect }
cr-market-buy = Buy cards for { $capacity } in all
cr-market-add = Add a card on line { $line }{ $points ->
    [0] {""}
    [one] {" "}(1 point at stake)
   *[other] {" "}({ $points } points at stake)
}
cr-market-hero = Turn the Hero down: draw two cards, add one on line { $line }{ $points ->
    [0] {""}
    [one] {" "}(1 point at stake)
   *[other] {" "}({ $points } points at stake)
}
cr-market-share = Draw two cards, one for the Regent, one for line { $line }{ $points ->
    [0] {""}
    [one] {" "}(1 point at stake)
   *[other] {" "}({ $points } points at stake)
}
cr-buy-done = Buy no more
cr-buy-card = { $card } for { $cost }
cr-build-card = { $card }
cr-build-done = No more for the { $city }
cr-build-no-more = Build no more
cr-from-city = { $card } from your { $city }
cr-from-noble = { $card } – { $city } of { $owner }
cr-into-city = { $city }

# Why something cannot be done
cr-barred-bought = you have already bought this Season
cr-barred-line = the second line is { $missing ->
    [one] one card short
   *[other] { $missing } cards short
}
cr-barred-dear = costs { $cost }; you can spend { $left }
cr-barred-order = more expensive cards are bought first
cr-barred-useless = its effect would do nothing now
cr-barred-low = must be higher than the { $top } on top

# Events
cr-event-receive = { $seat } takes up the cards passed.
cr-event-my-receive = You are passed { $cards }.
cr-event-only-whites = { $seat } holds only white cards: { $cards }.
cr-event-discard-white = { $seat } discards { $card }.
cr-event-begins = { $seat } begins.
cr-event-play = { $seat } plays { $card } from hand.
cr-event-play-top = { $seat } plays { $card } off the { $city }.
cr-event-draw = { $seat } draws a card.
cr-event-my-draw = You draw { $cards }.
cr-event-reshuffle = The discard pile and the Reserve are shuffled into a new deck and Reserve.
cr-event-discard-open = { $seat } discards { $card } from the Market.
cr-event-take-back = { $seat } takes { $card } back from the { $city }.
cr-event-assassinate = { $seat } discards { $card } from the { $city } of { $owner }.
cr-event-take-open = { $seat } takes { $card } from the Market.
cr-event-move = { $seat } moves { $card } from the { $city } of { $owner } to the { $to }.
cr-event-draw-open = { $seat } draws { $cards }.
cr-event-discard-drawn = { $seat } discards { $cards }.
cr-event-build = { $seat } builds { $cards } in the { $city }.
cr-event-build-nothing = { $seat } builds nothing.
cr-event-buys = { $seat } buys, with { $capacity } to spend.
cr-event-buy = { $seat } buys { $card }.
cr-event-hero-up = { $seat } turns the Hero up.
cr-event-hero-down = { $seat } turns the Hero down.
cr-event-add = { $seat } adds { $card } on line { $line }.
cr-event-points-adding = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} for the risk.
cr-event-points-revolt = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} from the Revolt.
cr-event-revolt = { $seat } causes a Revolt on line { $line } with { $card }: { $cards } discarded.
cr-event-weakest = The effect of the weakest card of the Revolt, { $card }, falls to { $seat }.
cr-event-end-of-season = The last purchase is made: Season { $season } ends.
cr-event-majority = { $seat } has the majority with { $influence } in the { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cr-event-catch-up = { $seat } draws { $cells ->
    [one] a card
   *[other] { $cells } cards
} to catch up.
cr-event-season = Season { $season } begins.
cr-event-refill = The Market is refilled with { $card }.
cr-event-refill-discard = { $card } is discarded, as its colour lies there already.
cr-event-regent-build = The Regent builds { $cards } in the { $city }.
cr-event-regent-discard = The Regent cannot build { $card }: discarded.
cr-event-regent-points-revolt = The Regent gains { $points ->
    [one] 1 point
   *[other] { $points } points
} from the Revolt.
cr-event-regent-majority = The Regent has the majority with { $influence } in the { $city }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cr-event-regent-catch-up = The Regent draws { $cells ->
    [one] a card
   *[other] { $cells } cards
} to catch up.
cr-event-tax = Royal tax: { $card } leaves your { $city } for the Regent's.
cr-event-tax-discard = Royal tax: { $card } leaves your { $city }; the Regent has that Influence there, so it is discarded.

# Count and endings
cr-score-violet = Violet majorities
cr-score-yellow = Yellow majorities
cr-score-pink = Pink majorities
cr-score-red = Red majorities
cr-score-blue = Blue majorities
cr-score-green = Green majorities
cr-score-adding = Cards added to the Market
cr-score-revolts = Revolts of others
cr-score-hero = Hero turned up
cr-end-crowned = The last Season is over, and the throne has an heir.
cr-end-shared = Nobody stands above the others: they form an alliance and share the throne.
cr-legend-1 = The chronicles pass over your reign in silence.
cr-legend-2 = A footnote bears your name. It is a beginning.
cr-legend-3 = You and the Regent are spoken of in the same breath at every inn.
cr-legend-4 = The neighbours look at your walls with envy.
cr-legend-5 = From coast to mountains, nobody enjoys greater honour.
cr-legend-6 = They are wonders rather than Cities; grandchildren will hear of them.
cr-legend-7 = Your Cities will outshine every age to come. Masters will teach how you built them.

# Impossible positions
cr-position-colour = { $card } does not belong in this City.
cr-position-twice = { $card } repeats an Influence of this City.
cr-problem-shown = seat { $seat } is said to hold a card that others have seen, and does not hold it.
cr-problem-points = seat { $seat } has fewer than zero points.
cr-problem-count = there are { $found } of { $card } instead of { $wanted }.
cr-problem-face-down = seat { $seat } has other cards face down than it can have chosen.
cr-problem-solo = alone, nobody has a Hero, and the Regent holds no cards.
cr-problem-drawn = cards lie drawn that nothing waits for.
cr-problem-frame = what waits to be played does not fit the table: { $frame }.

# Facts, kinds and settings
cr-colour-violet = violet
cr-colour-yellow = yellow
cr-colour-pink = pink
cr-colour-red = red
cr-colour-blue = blue
cr-colour-green = green
cr-colour-white = white
cr-kind-subject = Subject
cr-kind-city = City
cr-kind-hero = Hero
cr-kind-track = Track
cr-fact-colour = Colour
cr-fact-influence = Influence
cr-fact-copies = Copies
cr-fact-crowns = Crowns
cr-fact-points = Points
cr-fact-bonus_step = Points from one bonus cell to the next
cr-fact-bonus_step_of_four = Points from one bonus cell to the next, with four Nobles
cr-fact-length = Length
cr-fact-length_of_four = Length, with four Nobles
cr-token-hero = Hero face up
cr-token-bought = has bought
cr-setting-expert = Expert challenge (alone): the royal taxes grow every Season
cr-setting-bonus_step = A bonus cell every so many points, with one to three Nobles
cr-setting-bonus_step_of_four = A bonus cell every so many points, with four Nobles
cr-setting-crowns_0 = Crowns on the violet 0
cr-setting-crowns_1 = Crowns on each violet 1
cr-setting-crowns_2 = Crowns on each violet 2
cr-setting-crowns_3 = Crowns on each violet 3
cr-setting-crowns_4 = Crowns on each violet 4
cr-setting-crowns_5 = Crowns on each violet 5
cr-setting-crowns_6 = Crowns on each violet 6

# What decides between equal totals
cr-tie-1 = If tied: most cards built

# Words of the terminal and the command line.
you = you
seat-of = Seat { $number } ({ $player })
label = { $name }:
face-down = face down
score-source = Source
score-total = Total
prompt = Your choice (? for help):
pass-on = Next is { $seat }. Press Enter when you have read this: the screen will be cleared.
take-over = { $seat }, take the keyboard and press Enter.
not-understood = “{ $given }” is not understood. Type a number from the list, or ? for help.
no-such-number = { $given } is not in the list. Type a number from 1 to { $most }.
no-such-card = No card has “{ $given }” in its name.
more-cards =
    { $more ->
        [one] One more card has this in its name; type more of it.
       *[other] { $more } more cards have this in their names; type more of it.
    }
nothing-to-pay = Nothing is being paid now. Type a number from the list, or ? for help.
pay-at-once = p pays the whole price in the first way offered.
hint = Hint: { $number }, { $option }
undone = Your last choice is taken back.
undo-refused = This cannot be taken back: something was rolled or shown, or somebody else has decided since.
saved = Saved to { $file }. Continue with: crownlands play --load { $file }
save-failed = Could not write { $file }: { $fault }. Nothing was changed.
save-there = { $file } is there already, and was not saved from this game. Nothing was changed; choose another name.
put-aside = The game that was kept here before is now in { $file }; continue it with play --load.
system-failed = This could not be done: { $fault }.
file-failed = { $file } cannot be used: { $fault }.
left = Your game is kept. Continue with: crownlands play { $game } --continue
help =
    Type the number of an option. Numbers in [brackets] on the table show what an option points at.
      ? NAME    a card by its name        t  draw the table again
      r  rules  all the rules             u  undo   take your last choice back
      s  save [FILE]                      q  quit   leave; the game is kept
      p  pay    the whole price in the first way offered
      h  hint   what a strong player would choose
menu-prompt = Which game? (number, or q to leave)
menu-refused = Type a number from 1 to { $most }, or q.
menu-kept = (a game is kept here: --continue)

file-unreadable = { $file } cannot be read: { $fault }.
file-not-json = { $file } is not JSON: line { $line }: { $fault }.
refused-variant = { $given } is not a variant or setting. Allowed: { $allowed }.
refused-players-number = { $given } names are given for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; give one name, or one for each seat.
refused-other-game = { $file } holds a game of { $found }, not of { $game }. Continue it with: crownlands play --load { $file }
refused-nothing-kept = No game of { $game } is kept here. Start one with: crownlands play { $game }
refused-only-new = { $given } can only be chosen for a new game; the one in { $file } goes on as it began.
refused-amount = { $given } is not possible for { $name }; it must be { $low } or more.

house-unreadable = The house file { $file } cannot be read: { $fault }
house-not-toml = The house file { $file } is not TOML: { $fault }
house-bad = The house file { $file }, line { $line }: { $fault }
house-not-a-table = { $place } should be a table of values, such as [card_kingdoms.goblin].
house-not-a-number = { $place } should be a whole number.
house-unknown = { $place } is not known: there is no game { $game } with a card { $card } that has a number { $field }. Games: { $allowed }.
house-out-of-range = { $place } cannot have that value. Allowed: { $allowed }.

cli-about = Four kingdom-building tabletop games at one digital table.
cli-play = Play in the terminal against computer players. Without a game, shows a menu.
cli-simulate = Play many games between computer players and add up the results.
cli-cards = List every card of a game, with its values and where they come from.
cli-rules = Show the rules of a game, in our own words.
cli-replay = Tell a recorded game again, choice by choice.
cli-bench = Measure how fast the games are on this machine.
cli-games = List the games with their seats, variants and settings.
cli-opt-lang = Language: en or fr. Without it, LANG decides.
cli-opt-house = A TOML file with printed values in place of ours.
cli-opt-version = Show the version and exit.
cli-opt-game = The game's name: { $games }.
cli-opt-players = How many seats the table has.
cli-opt-against = The other players: one name for all, or one for each other seat, separated by commas ({ $players }); you stands for a person who shares this keyboard. hard:3 thinks at most 3 seconds a move.
cli-opt-seed = A number or word; the same seed deals the same game.
cli-opt-variant = A variant, or a setting as key=value; can be given several times. See crownlands games.
cli-opt-load = Continue a saved game.
cli-opt-continue = Continue the game that was left here.
cli-opt-games = How many games to play.
cli-opt-seats = Who sits where: one name for all seats, or one for each, separated by commas ({ $players }, or a class of your own such as my_players.Bold). hard:0.3 thinks at most 0.3 seconds a move, hard:200i for 200 rounds of search.
cli-opt-jobs = How many processes to use; 0 for as many as there are cores.
cli-opt-json = Write JSON instead of a table.
cli-opt-file = A file written by save.
cli-opt-record = A record downloaded from a table.
cli-opt-at = Draw the table as it stood before this choice, counted from 0.
cli-opt-kind = Only cards of this kind.
cli-opt-seconds = How long to measure each game.
cli-playing = Playing
cli-col-seat = Seat
cli-col-player = Player
cli-col-wins = Wins
cli-col-share = Share
cli-col-score = Mean score
cli-col-game = Game
cli-col-decisions = Decisions a second
cli-col-games = Games a second
cli-col-copy = µs a copy
cli-col-view = µs a view
cli-col-determinize = µs a determinization
cli-col-card = Card
cli-col-facts = Values
cli-col-powers = Powers
cli-col-source = Source
cli-col-variants = Variants
cli-reconstructed = * not read on a printed card: reconstructed by us, or from a list that nobody has confirmed
cli-total = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s: { $rate } decisions a second, { $turns } turns a game.
cli-percent = { $number }%
cli-interval = { $low } to { $high }
cli-choice = Choice { $number }, { $seat }: { $question } → { $answer }
cli-no-rules = There is no rules page for this game yet.
cli-compiled = compiled
cli-interpreted = interpreted

cli-balance = Report how balanced a game is: what each card does for its owner, each seat's chances, the endings.
cli-opt-plot = Also draw the cards into this SVG file.
balance-title = Balance of { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-axis = How much more than the mean its owners win, with the 95 % interval; on the right, how often a seat owns it
balance-card = Card
balance-taken = Taken
balance-owners = Owners
balance-gain = Owner wins more
balance-interval = 95 % interval
balance-seat = Seat { $seat } ({ $player }) wins { $share } ({ $interval })
balance-game = { $turns } turns a game; { $score } points a seat, give or take { $deviation }. The games ended like this:

cli-serve = Open the table in the browser: a server on this machine, for people here and elsewhere.
cli-verify = Prove that a recorded game was dealt and played fairly.
cli-opt-host = The address to listen on.
cli-opt-port = The port to listen on; 0 takes any that is free.
cli-opt-database = A database URL or an SQLite file; without it, a file of your own.
cli-opt-open = Open the table in a browser.
cli-opt-hash = The hash that was shown before the first choice; once for each part of a game that went on from an earlier one.
cli-verified = The record is proved: { $choices } choices, all allowed; points { $totals }.
refused-no-server = The server is not installed ({ $name } is missing). Install it with: pip install 'crownlands[server]'
refused-port = The server cannot listen on { $host }, port { $port }: { $fault }. Another port may be free: --port 0 takes any.
refused-database = The database cannot be opened: { $fault }

# Words of the page in the browser.

web-tagline = Four kingdom-building games at one table.
web-your-name = Your name
web-me = Player
web-home = Home
web-menu = Menu
web-skip = Skip to the content
web-about = About
web-settings = Settings
web-rules = Rules
web-games = Games
web-my-tables = My tables
web-finished = Finished games and records
web-your-turn = Your turn
web-play-now = Play now
web-new-table = New table
web-seats-count = { $number } players
web-upload = Open a record
web-loading = The table is being laid …
web-unreached = The server cannot be reached.
web-try-again = Try again
web-reconnecting = Connection lost, reconnecting …
web-reconnected = The connection is back.
web-close = Close

# Making a table
web-seats = Seats
web-with-computers = Against computer players
web-with-links = Invite by link
web-with-screen = On one screen
web-seat-kind = Who sits in seat { $seat }
web-strength-of = Strength of seat { $seat }
web-thinking-of = Thinking time of seat { $seat }
web-thinks = at most { $seconds } s a move
web-name-of = Name of seat { $seat }
web-kind-me = Me
web-kind-local = Another person here
web-kind-open = By invitation
web-kind-computer = Computer player
web-level-random = Fool (random)
web-level-beginner = Page (beginner)
web-level-easy = Squire (easy)
web-level-greedy = Steward (steady)
web-level-normal = Knight (thinks a moment)
web-level-hard = Champion (thinks hard)
web-level-ismcts = Scholar (pure search)
web-open-about = You get a link and a QR code.
web-table-settings = The table
web-hints-allowed = Hints allowed
web-clock = Clock
web-clock-none = No clock
web-clock-minutes = { $number } minutes each, 10 seconds a choice
web-open-table = Open the table
web-setting-setup = Set-up
web-setting-random = Random
web-setting-custom = Custom

# Joining
web-join-title = You are invited
web-join-about = You are invited to this table, to play or to look on.
web-join = Come in
web-invite = Invite
web-link-seat = Seat { $seat }
web-link-watch = For spectators
web-copy = Copy
web-copied = Copied
web-qr-code = QR code of the link

# At the table
web-centre = The middle of the table
web-kingdom-of = Kingdom: { $who }
web-question = The open question
web-options = Options
web-or-click = … or one of the { $number } marked cards
web-list-all = List them all
web-other-ways = { $number ->
    [one] Another way
   *[other] { $number } other ways
}
web-waiting-for = Waiting for { $who }.
web-waiting-seats = Waiting until everybody is seated.
web-game-over = The game is over
web-result = Result
web-hint = Hint
web-hint-this = the hint
web-hint-said = Hint: { $what } ({ $chance })
web-hint-coming = Thinking about a hint …
web-chance = Average result when the rest of the game is imagined
web-undo = Undo
web-since = { $number ->
    [one] { $number } thing happened since your last turn
   *[other] { $number } things happened since your last turn
}
web-since-short = since your last turn
web-since-title = Since your last turn
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-continued = This game goes on from an earlier one. What happens from here on is told here.
web-log-earlier = { $number ->
    [one] The line before
   *[other] The { $number } lines before
}
web-thinking = thinking …
web-to-move = to move
web-away = away
web-seat-open = open seat
web-replace = Let a computer play
web-take-back = Take the seat back
web-let-computer = Let a computer play for { $who }
web-can-choose = Can be chosen: { $what }
web-can-choose-ways = Can be chosen in { $number } ways
web-cannot-choose = Cannot be chosen: { $why }
web-cannot-choose-short = Not now:
web-face-down = face down
web-cards-left = { $number ->
    [one] one card
   *[other] { $number } cards
}
web-cards-hidden = { $number ->
    [one] one hidden card
   *[other] { $number } hidden cards
}
web-zone-count = { $name }: { $number }
web-setting-reconstructed = (reconstructed)
web-reconstructed = * Not read from a printed card: { $what }
web-starred = * reconstructed, not read from a printed card or board
web-curtain = Hand the device to { $who }
web-curtain-ready = I am { $who }: show my kingdom
web-fact-name = Name
web-fact-powers = Powers

# Rules
web-rules-search = Search the rules
web-rules-none = The rules say nothing about that.
web-rules-now = This is what you are being asked now.

# The end
web-won = { $number ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
web-alone-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
web-winner = winner
web-score-sheet = Score sheet
web-source = Source
web-total = Total
web-chart = How the scores grew
web-chart-about = Chart of the scores; at the end { $who }
web-rematch = Rematch
web-rematch-join = To the rematch
web-replay = Replay
web-record = Record
web-prove = Prove the dice
web-proved = Proved: the deal matches the seal, and all { $number } choices follow the rules.
web-fair = Fair dice
web-fair-about = The seal of the secret seed is shown before the first choice, the seed after the last; anybody can check that they match.
web-fair-seed = The seed:
web-continued = This game goes on from an earlier one: whoever made the table may know cards that are still hidden.

# Replay
web-back-one = One choice back
web-on-one = One choice forward
web-run = Play
web-pause = Pause
web-choice-number = Choice
web-choice-of = choice { $number } of { $most }
web-eyes = Seen by
web-spectator = A spectator
web-play-on = Play on from here

# Settings
web-language = Language
web-theme = Colours
web-theme-auto = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = No animation
web-sound = Sound when it is my turn
web-pay-all = Pay all of it like this
web-quick-pay = Pay in the first way without asking
web-use-keys = Single-key shortcuts
web-keys = Keys
web-key-1-9 = Choose that option
web-key-n = To the next thing that can be chosen (Shift: back)
web-key-i = Read the focused card
web-key-u = Undo
web-key-h = Hint
web-key-r = Rules
web-key-l = What happened
web-key-esc = Close

# About
web-about-text = Crownlands puts four kingdom-building games on one digital table: alone, on one screen, or with friends by a link.
web-credits = Credits
web-credit-icons = Icons:
web-and-others = and others
web-credit-fonts = Fonts:
web-credit-code = Made with:

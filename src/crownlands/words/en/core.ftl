# Words that every game shares.

app = Crownlands
notice = Unofficial implementation. The games' names belong to their publishers; no text or picture of theirs is used.
seat = Seat { $seat }
list-last = { $before } and { $last }
reconstructed = { $what }*

# Refusals
refused-choice = { $given } is not an option here. Allowed: { $allowed }.
refused-over = The game is over: there is nothing left to decide.
refused-nothing-asked = This seat has nothing to decide just now.
refused-seats = { $given } seats do not fit this game. Allowed: { $allowed }.
refused-game = There is no game called { $given }. Games: { $allowed }.
refused-player = There is no player called { $given }. Players: { $allowed }.
refused-thinking = { $given } is not a thinking time. Allowed, in seconds or rounds of search: { $allowed }.
refused-thinking-here = { $given } is not a thinking time for a table. Allowed, in seconds a move: { $allowed }.
refused-setting = There is no setting called { $given }. Settings: { $allowed }.
refused-setting-value = { $given } does not fit the setting { $key }. Allowed: { $allowed }.

# Positions
position-bad = The position is damaged at { $where }: { $fault }
position-impossible = this cannot happen: { $problem }
position-missing = this field is missing.
position-unknown-field = this field is not known here.
position-not-an-object = an object in braces is expected.
position-not-a-list = a list in brackets is expected.
position-not-a-number = a whole number is expected.
position-not-a-word = a word in quotes is expected.
position-not-a-flag = true or false is expected.
position-out-of-range = { $found } is not from { $low } to { $high }.
position-wrong-length = { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}; { $low } to { $high } are expected.
position-unknown-name = { $found } is not known here. Known: { $allowed }.
position-lanes-out-of-order = the seats must be different and in order.
position-no-such-seat = seat { $seat } does not fit; there are { $seats } seats, counted from 0.

# Records
record-not-an-object = The record is damaged: an object in braces is expected.
record-missing = The record is damaged: { $key } is missing.
record-wrong-kind = The record is damaged: { $key } is of the wrong kind.
record-bad-choice = The record is damaged: choice { $number } is not a pair of a seat and an option.
record-too-many-keys = The record has been continued too often: at most { $most } keys.
record-other-rules = The record was played by rules version { $found }; this is version { $here }.
record-other-house = The record was played with other house values than those here: { $names }.
record-no-such-choice = The record has { $most } choices; { $given } is not among them.
record-illegal = The record does not replay: choice { $number }, seat { $seat }: { $fault }

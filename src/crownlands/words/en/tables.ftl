# Words of live tables and of the server.

table-undo = { $seat } takes the last choice back.

# Refusals
refused-stale = The game has moved on since then; nothing was done. Here is how it stands now.
refused-repeated = This has already been done.
refused-no-table = There is no table called { $table }.
refused-broken = This table was played by other rules or other house values, and cannot be opened here any more.
refused-no-route = There is nothing at { $path }.
refused-no-rules = There is no rules page in the language { $language } yet.
refused-language = There is no language called { $given }. Languages: { $allowed }.
refused-link = This link does not belong to a seat of this table. Ask for a new one.
refused-seat-taken = Somebody has taken this seat already.
refused-not-at-table = You neither sit nor watch at this table. Ask for a link.
refused-two-of-me = You can have one seat of your own; other people at your screen are local seats.
refused-computer-plays = A computer player has this seat for now. Take it back first.
refused-spectator = Spectators only watch.
refused-hello = You have said hello on this connection already.
refused-undo = This cannot be taken back: something was shown or rolled, somebody else has decided, or there is nothing to take back.
refused-too-often = This has already been done { $most } times for this seat, which is the limit.
refused-replace = A computer player cannot take this seat: its person is here and has time left, or it plays there already.
refused-take-back = This seat is not yours to take back.
refused-rematch = A rematch comes after the end, and only people who played can ask for it.
refused-hints = There are no hints at this table.
refused-hint-failed = No hint could be found just now. Please try again.
refused-not-over = The game is not over yet; its record would tell what is hidden.
refused-seat-number = There is no seat { $given }. Seats: { $allowed }.
refused-not-stored = This could not be stored, so it did not happen. Please try again.
refused-origin = This request comes from another site and was not let in.
refused-figures = The figures are for whoever runs this server.
refused-too-large = This message is too large.
refused-too-fast = That was too fast. Please wait a moment.
refused-message = This message cannot be read: { $fault }

# Records
record-too-long = The record is longer than any game: at most { $most } choices.
record-empty = The record has no choices to show.

# Proofs
verify-no-promise = The record has no secret that was promised before the first choice.
verify-other-seed = The deal does not come from the promised secret.
verify-broken-promise = A secret does not match the hash that was shown before it was used.
verify-not-promised = None of the secrets matches the hash { $hash }.
verify-late-promise = The deal and the choices before choice { $number } come from no promised secret.
verify-unused-secret = A secret is said to hold from choice { $number } on, but the record has only { $choices } choices.
verify-not-covered = The hash given does not promise choices { $first } to { $last }; another secret rolled their dice.
verify-deal-not-covered = The hash given promises neither the deal nor choices { $first } to { $last }; they come from another secret.
verify-wrong-totals = The count is not what the record says; it is { $found }.
verify-not-over = The record stops before the end of the game.

### What people at a table agree on: taking back, drawing, resting, and what happens to those who are late or gone.

take-back = Take back my move
offer-draw = Offer a draw
ask-break = Ask for a break
resign = Resign
resign-two = Really give up? { $name } wins then.
resign-more = Really give up? A bot plays on in your place for the others, and you come last.
resign-alone = Really give up? The game ends then.
resign-yes = Yes, resign
resign-no = Play on
asks-undo = { $name } would like to take back a move.
asks-draw = { $name } offers a draw.
asks-pause = { $name } asks for a break.
asked-undo = You have asked to take back your move.
asked-draw = You have offered a draw.
asked-pause = You have asked for a break.
still-waiting = Still to answer: { $names }.
agree = Agree
decline = No
withdraw = Never mind
on-break = A break. The clocks stand.
on-break-plain = A break. Nobody has to do anything.
go-on = Go on
deputy-mine = A bot is answering for you.
come-back = I’m back
is-away = { $names } { $count ->
    [one] is
   *[other] are
 } away, and the table waits.
remind = Remind
remind-sent = Reminder sent.
reminded-by = { $name } is waiting for you.
taken-back = A move was taken back.
note-away = away
note-deputy = a bot stands in
note-resigned = resigned · bot
clock = Clock
clock-of = Clock of { $name }
clock-low = { $name }: the last { $seconds } seconds.
clock-out = time is up
clock-hurry = hurry
ended-agreed = A draw, as all agreed.
ended-resigned = { $name } resigned.
ended-time = { $name } ran out of time.
ended-away = { $name } was away too long.
ended-unfinished = The record ends here.
ended-off = Broken off
ended-nobody = Nobody wins.
ended-last = { $names } gave up and { $count ->
    [one] comes
   *[other] come
 } last.

refusal-proposed = Something has been proposed already. Answer that first, then propose anew.
refusal-proposal-gone = That proposal does not stand any more. Look at the table again, and propose anew if you like.
refusal-answered = You have answered that already. Wait for the others, or make your move.
refusal-undo-off = At this table no move is taken back. The host can allow it before the next game.
refusal-undo-nothing = You have no move to take back yet. Make one first, then you can propose it.
refusal-undo-luck = Luck has answered that move: cards were drawn or lots cast, and nobody can unsee them. You can take back a move only until then.
refusal-undo-seen = That move has shown somebody what was hidden, and nobody can unsee it. You can take back moves that show nothing but themselves.
refusal-draw-unknown = This game knows no draw. Play on, or resign.
refusal-paused = The table has a break, and nothing moves. Go on first, then play.
refusal-not-paused = The break is over already. Just play on.
refusal-stood-in = A bot is answering for you. Take over again, then choose.
refusal-not-late = Nobody stands in for you. Just play on.
refusal-not-waiting = The table is not waiting for them. Remind somebody whose turn it is.
refusal-reminded = They were reminded a moment ago. Give them a minute, then remind them again.
refusal-broken-off = This game has ended. Play again, or look at another table.

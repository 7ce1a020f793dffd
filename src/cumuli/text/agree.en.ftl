### What people at a table agree on: taking back, drawing, resting, and what happens to those who are late or gone.

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

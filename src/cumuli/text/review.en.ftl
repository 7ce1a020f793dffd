### Looking back at a game, in English.

review = Looking back
review-of = { $game }: looking back
review-table = To the table
review-controls = Back and forth
review-slider = Moment of the game
review-ply = { $ply } of { $all }
review-quiet = Nothing that can be seen from here.
review-line = Without a word; the record says: { $line }
review-first = To the beginning
review-back = One step back
review-play = Play
review-pause = Pause
review-forth = One step on
review-end = To the end
review-speed = How fast
review-moments = What happened; each line leads to its moment
review-eyes = Through whose eyes
review-eyes-seat = What { $name } knew
review-eyes-table = What everybody at the table knew
review-eyes-truth = The truth
review-going-on = The game goes on, so you see what you saw. Once it is over, everything is open.
review-copy = Copy link to this moment
review-record = Save the record
review-fork = Go on from here
review-fork-hint = A new table with these options; friends or bots take the other seats.
origin-note = This game goes on from another that is over, as it stood after { $ply } steps. Whoever has seen that one knows what lay hidden then.
origin-link = Look back at it

refusal-watch-shut = Those who played here want to be among themselves. Look back at another game.
refusal-eyes-shut = You may not look through these eyes while the game goes on. Look through your own, or wait for its end.
refusal-no-ply = The game has not come that far. Choose an earlier moment.
refusal-fork-playing = That game is still going on. Once it is over, you can go on from any moment of it.
refusal-fork-deck = That game was played with somebody’s own clouds, and only those who played it may go on. Choose a game with the clouds of the house.
refusal-fork-end = That game is over there by its rules. Choose an earlier moment to go on from.

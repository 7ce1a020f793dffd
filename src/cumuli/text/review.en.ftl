### Looking back at a game, in English.

refusal-watch-shut = Those who played here want to be among themselves. Look back at another game.
refusal-eyes-shut = You may not look through these eyes while the game goes on. Look through your own, or wait for its end.
refusal-no-ply = The game has not come that far. Choose an earlier moment.

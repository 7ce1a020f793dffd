### Luck that was sealed before the game, in English.

refusal-not-over = This game is not over yet, and until then its luck stays sealed. Come back when it has ended.
refusal-luck-shut = Those who played here want to be among themselves. Look at the luck of another game.

### Games that were played to the end, in English.

replays = Finished games
replays-text = What was played in this house. Open a game to watch it move by move, and read or save its record.
replays-none = No game has been finished here yet. Be the first.
replays-none-of = Nobody has finished { $game } here yet.
replays-all = All games
replays-filter = Which game
replays-more = Older games
replay-record = Record
replay-mine = you played
replay-won = { $names } won
replay-drawn = nobody won

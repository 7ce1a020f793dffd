### Many games in one file, in English.

corpus-help = many recorded games in one file
corpus-help-file = the corpus, a file ending in .games.gz
corpus-help-make = let bots play and keep their games
corpus-help-add = check records by the rules and add them
corpus-help-take = add the finished games of a house
corpus-help-list = list games, those that fit what is asked for
corpus-help-show = print one record
corpus-help-replay = play the games again and check every move by the rules
corpus-help-export = write records into a folder, or into another corpus
corpus-help-mend = cut off what was not written to its end
corpus-help-game = of this game
corpus-help-seats = with so many seats
corpus-help-options = with these options, such as board=2x2
corpus-help-player = with somebody of this name, such as a bot’s level
corpus-help-winner = won by somebody of this name; “none” for games that nobody won
corpus-help-reason = that ended for this reason, as the last line of a record names it
corpus-help-least = of at least so many plies
corpus-help-most = of at most so many plies
corpus-help-total = count them instead, by game, seats and end
corpus-help-number = the number of the game, as the list tells it
corpus-help-bots = the bots’ levels, seat by seat; in the next game all sit one seat further on
corpus-help-names = with the names that people played under, and luck’s seal
corpus-help-closed = also the games of tables that nobody else could watch
corpus-help-to = a folder, or a file ending in .gz for a corpus
corpus-total =
    { $game }, { $seats } seats, { $why } – { $games ->
        [one] one game
       *[other] { $games } games
    }
corpus-unfinished = broken off
corpus-listed = { $games } of { $all } games.
corpus-no-number = There is no game { $number }, only 1 to { $games }.
corpus-fault = Game { $number }: { $why }
corpus-replayed = { $games } games with { $plies } plies in { $seconds } s: { $rate } games, { $plyrate } plies a second.
corpus-faulty =
    { $count ->
        [one] One game is not right.
       *[other] { $count } games are not right.
    }
corpus-right = Every move is allowed, every result is right.
corpus-exported = { $games } games written to { $to }.
corpus-kept = { $games } games added to { $file }.
corpus-there =
    { $games ->
        [one] One was there already.
       *[other] { $games } were there already.
    }
corpus-left =
    { $games ->
        [one] One table was left out: it was closed, brought from elsewhere, or never begun.
       *[other] { $games } tables were left out: they were closed, brought from elsewhere, or never begun.
    }
corpus-not-added = { $file } was not added. { $why }
corpus-sound = { $file } is whole, there is nothing to mend.
corpus-mended = { $file } was cut off at byte { $at }; its { $records } games are whole.
corpus-strange = { $file } is no corpus at byte { $at } (block { $block }). Name a file that cumuli corpus has written.
corpus-newer = { $file } was written by a newer Cumuli, from byte { $at } on (block { $block }). Bring this one up to date.
corpus-cut =
    { $records ->
        [0] { $file } ends in the middle of block { $block }, which begins at byte { $at }. No whole game stands before it: fetch the file anew, or begin another.
       *[other] { $file } ends in the middle of block { $block }, which begins at byte { $at }. The { $records } games before it are whole; cumuli corpus mend cuts off the rest.
    }
corpus-broken = { $file } is damaged in block { $block }, which begins at byte { $at }, after game { $records }. Fetch the file anew; nothing was changed.
corpus-changed = { $file } grew while this was going on. What was not yet written is lost; do it once more, and let only one at a time write.

### Bug capsules, in English.

refusal-capsule-shut = Those who play here want to be among themselves. Ask one of them to pack the capsule.

capsule-pack = Something is wrong: pack a bug capsule
capsule-stumbled = The house stumbled over this. The table stands as before, and nothing is lost. Try it again, or do something else.
capsule-packed = Packed. Send the file to whoever looks after this house.
capsule-text =
    A file with what this browser saw and did here of late, the versions, and the game itself once it is over.
    No names, no talk, and nothing of others’ hands.
capsule-alone = The house could not be asked, so the file holds this browser’s part only.

## In the terminal

cli-help-capsule = open a bug capsule and say whether its fault is here, too
capsule-help-file = the capsule
capsule-help-table = put the game of this table into the capsule, or make one of it; for whoever runs the house
capsule-nothing = Name a capsule to open, or a table with --table.
capsule-unreadable = This is no bug capsule. { $why }
capsule-other-table = This capsule is of another table, { $table }. Name that one.
capsule-no-table = This house has no table { $table }. Look into its data with --data.
capsule-filled = { $file } holds the game now, up to ply { $plies }, with every hand. Open it with cumuli capsule.
capsule-head = { $game } at table { $table }, { $seats } seats
capsule-house = Cumuli { $cumuli }, { $python } on { $system }, engine { $engine }, rules version { $rules }
capsule-compiled = compiled
capsule-interpreted = interpreted
capsule-page-of = { $browser }, { $lang }, { $size }
capsule-sealed = The game went on when this was packed, so it holds no more than its maker could know.
capsule-unplayed = This program cannot play that game. { $why }
capsule-page = The page failed: { $error } { $where }
capsule-crash = Ply { $ply }, “{ $line }”: the rules here fail. { $error }
capsule-illegal = Ply { $ply }, “{ $line }”: not allowed by the rules here. They are others than those it was played on.
capsule-replayed =
    { $plies ->
        [one] The one ply can be played here.
       *[other] All { $plies } plies can be played here.
    }
capsule-same =
    { $seat ->
        [0] Whoever looked on saw just what would be seen here.
       *[other] Seat { $seat } saw just what it would see here.
    }
capsule-differs =
    { $seat ->
        [0] Whoever looked on saw { $seen } as { $path }, here it is { $here }.
       *[other] Seat { $seat } saw { $seen } as { $path }, here it is { $here }.
    }
capsule-result = There the result was “{ $said }”, here it is “{ $here }”.
capsule-again-crash = Once more what failed there, { $line }: it fails here, too. { $error }
capsule-again-refused = Once more what failed there, { $line }: here it is refused. { $error }
capsule-again-done = Once more what failed there, { $line }: here it goes well.
capsule-verdict-crash = The fault is here, too.
capsule-verdict-same = All is here as it was there. If that is wrong, the fault is in these rules, too.
capsule-verdict-differs = The fault is not here: these rules do otherwise.
capsule-verdict-sealed = Nothing was played. Have the game added with cumuli capsule --table, or pack anew when it is over.

### Games that go on while nobody looks: whose turn it is where.

turns = It is your turn
turn-came = Your turn came { $ago }
turn-left = { $time } left
turn-late = your time is up
turn-with = with { $names }
turn-tell = Tell me when it is my turn

## What happened meanwhile

since = Since you looked { $ago }
since-more =
    { $count ->
        [one] And one thing before that, in the log.
       *[other] And { $count } things before that, in the log.
    }
since-watch = Watch it
since-now = Go to now

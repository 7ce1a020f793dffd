### Games that go on while nobody looks: whose turn it is where.

turns = It is your turn
turn-came = Your turn came { $ago }
turn-left = { $time } left
turn-late = your time is up
turn-with = with { $names }

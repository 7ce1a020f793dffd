### Where a house keeps its tables, in English.

store-help = where tables are kept instead of --data: a SQLite file, or postgresql://user@host/name (or CUMULI_STORE)
store-lacking = PostgreSQL needs one more package. It comes with: { $command }
store-away = “{ $store }” cannot be used: { $why } Look whether the database runs, and whether name and password are right.
store-newer = “{ $store }” was last used by a newer Cumuli. Bring this one up to date, or go back to a backup.
store-verbs = the database behind a house
store-help-copy = move a house into another database, and prove that all of it has arrived
store-help-from = the house: its folder, its file or its database
store-help-to = an empty database or a new file; or an earlier copy of this house, which is brought up to date
store-copying = Copying
store-copied =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    } have been copied.
store-same-here =
    Every row is the same there, and the log of every table. { $games ->
        [0] No game had begun that could be played again.
        [one] One game was played again from the copy, move by move.
       *[other] { $games } games were played again from the copy, move by move.
    }
store-went-on = People went on playing meanwhile. Stop the house, copy once more, and open it at its new place.
store-now = Now open the house there: { $command }
store-same = That is the same place twice. Name two different ones.
store-not-free = “{ $store }” is not free: there is another house, or a copy that went on by itself. Nothing was changed. Name an empty database.
store-differs =
    { $count ->
        [one] This is not the same there: { $names }.
       *[other] { $count } things are not the same there: { $names }.
    } Keep the house where it is.
store-broken =
    { $count ->
        [one] One game cannot be played again: { $names }.
       *[other] { $count } games cannot be played again: { $names }.
    } Keep the house where it is.
store-waiting = Another server has the house open that { $store } keeps. This one stands by, and takes over once the other is gone.
store-turn-lost = Another server has opened this house meanwhile. This one stops; nothing is lost.
store-help-shared = share the house in PostgreSQL with other servers that are started so
store-help-nats = a NATS by which these servers ring at one another, which makes them quicker: nats://host:4222 (or CUMULI_NATS)
store-not-shared = Servers share a house only where PostgreSQL keeps it, and “{ $store }” is a file. Name a database with --store, or leave --shared and --nats out.
store-lacking-nats = NATS needs one more package. It comes with: { $command }
store-help-forget = throw away what is kept so that long tables open quickly; nothing is lost
store-forgot = { $count ->
    [0] There was nothing to throw away.
    [one] One snapshot was thrown away.
   *[other] { $count } snapshots were thrown away.
 } Tables are opened from their logs now.

### Where a house keeps its tables, in English.

store-help = where tables are kept instead of --data: a SQLite file, or postgresql://user@host/name (or CUMULI_STORE)
store-lacking = PostgreSQL needs one more package. It comes with: { $command }
store-away = “{ $store }” cannot be used: { $why } Look whether the database runs, and whether name and password are right.
store-newer = “{ $store }” was last used by a newer Cumuli. Bring this one up to date, or go back to a backup.

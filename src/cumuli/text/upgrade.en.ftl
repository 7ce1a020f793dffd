### Whether games come to the same on another version, in English.

upgrade-help = before a house runs on this version
upgrade-help-check = play every game of a house again and tell which come to something else
upgrade-checked = { $games ->
    [one] One game was
   *[other] { $games } games were
 } played again, { $plies ->
    [one] one ply
   *[other] { $plies } plies
 } in all; { $same } of them come to the same.
upgrade-refused = Table { $table }: ply { $ply } ({ $move }) is not legal here.
upgrade-else = Table { $table }: all { $ply } plies are legal, but the game does not end as it did.
upgrade-unknown = Table { $table }: version { $version } of its rules is not on the shelf; it can be read, not played on.
upgrade-safe = Nothing differs. The house can run on this version.
upgrade-unsafe = Some games differ. Let the older version finish those that are under way, or keep it.

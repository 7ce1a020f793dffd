### Ob Partien auf einer anderen Version dasselbe ergeben, auf Deutsch.

upgrade-help = bevor ein Haus mit dieser Version läuft
upgrade-help-check = jede Partie eines Hauses nachspielen und sagen, welche anders ausgehen
upgrade-checked = { $games ->
    [one] Eine Partie wurde
   *[other] { $games } Partien wurden
 } nachgespielt, zusammen { $plies ->
    [one] ein Halbzug
   *[other] { $plies } Halbzüge
 }; bei { $same } davon kommt dasselbe heraus.
upgrade-refused = Tisch { $table }: Halbzug { $ply } ({ $move }) ist hier nicht erlaubt.
upgrade-else = Tisch { $table }: Alle { $ply } Halbzüge sind erlaubt, aber die Partie endet nicht wie damals.
upgrade-unknown = Tisch { $table }: Version { $version } seiner Regeln steht nicht mehr im Regal; man kann die Partie lesen, aber nicht weiterspielen.
upgrade-safe = Nichts weicht ab. Das Haus kann mit dieser Version laufen.
upgrade-unsafe = Einige Partien weichen ab. Lass die laufenden mit der älteren Version zu Ende gehen, oder bleib bei ihr.

### Si les parties donnent la même chose avec une autre version, en français.

upgrade-help = avant qu’une maison tourne avec cette version
upgrade-help-check = rejouer toutes les parties d’une maison et dire lesquelles finissent autrement
upgrade-checked = { $games ->
    [one] Une partie rejouée
   *[other] { $games } parties rejouées
 }, { $plies ->
    [one] un coup
   *[other] { $plies } coups
 } en tout ; { $same } donnent la même chose.
upgrade-refused = Table { $table } : le coup { $ply } ({ $move }) n’est pas permis ici.
upgrade-else = Table { $table } : les { $ply } coups sont permis, mais la partie ne finit pas comme à l’époque.
upgrade-unknown = Table { $table } : la version { $version } de ses règles n’est plus sur l’étagère ; on peut lire la partie, pas la continuer.
upgrade-safe = Rien ne diffère. La maison peut tourner avec cette version.
upgrade-unsafe = Certaines parties diffèrent. Laisse finir avec l’ancienne version celles qui sont en cours, ou garde-la.

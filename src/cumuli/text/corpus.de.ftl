### Viele Partien in einer Datei, auf Deutsch.

corpus-help = viele aufgezeichnete Partien in einer Datei
corpus-help-file = die Sammlung, eine Datei mit der Endung .games.gz
corpus-help-make = Bots spielen lassen und ihre Partien aufheben
corpus-help-add = Protokolle nach den Regeln prüfen und hinzufügen
corpus-help-take = die beendeten Partien eines Hauses hinzufügen
corpus-help-list = Partien auflisten, die zu dem passen, was gefragt ist
corpus-help-show = ein Protokoll ausgeben
corpus-help-replay = die Partien nachspielen und jeden Zug nach den Regeln prüfen
corpus-help-export = Protokolle in einen Ordner schreiben oder in eine andere Sammlung
corpus-help-mend = abschneiden, was nicht zu Ende geschrieben wurde
corpus-help-game = von diesem Spiel
corpus-help-seats = mit so vielen Plätzen
corpus-help-options = mit diesen Einstellungen, zum Beispiel board=2x2
corpus-help-player = mit jemandem dieses Namens, etwa der Stufe eines Bots
corpus-help-winner = gewonnen von jemandem dieses Namens; „none“ für Partien ohne Sieger
corpus-help-reason = die aus diesem Grund endeten, wie ihn die letzte Zeile eines Protokolls nennt
corpus-help-least = mit mindestens so vielen Halbzügen
corpus-help-most = mit höchstens so vielen Halbzügen
corpus-help-total = stattdessen zählen, nach Spiel, Plätzen und Ende
corpus-help-number = die Nummer der Partie, wie die Liste sie nennt
corpus-help-bots = die Stufen der Bots, Platz für Platz; in der nächsten Partie rücken alle einen Platz weiter
corpus-help-names = mit den Namen, unter denen gespielt wurde, und dem Siegel des Glücks
corpus-help-closed = auch die Partien von Tischen, an denen sonst niemand zusehen durfte
corpus-help-to = ein Ordner, oder eine Datei mit der Endung .gz für eine Sammlung
corpus-total =
    { $game }, { $seats } Plätze, { $why } – { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
corpus-unfinished = abgebrochen
corpus-listed = { $games } von { $all } Partien.
corpus-no-number = Eine Partie { $number } gibt es nicht, nur 1 bis { $games }.
corpus-fault = Partie { $number }: { $why }
corpus-replayed = { $games } Partien mit { $plies } Halbzügen in { $seconds } s: { $rate } Partien, { $plyrate } Halbzüge in der Sekunde.
corpus-faulty =
    { $count ->
        [one] Eine Partie stimmt nicht.
       *[other] { $count } Partien stimmen nicht.
    }
corpus-right = Jeder Zug ist erlaubt, jedes Ergebnis stimmt.
corpus-exported = { $games } Partien nach { $to } geschrieben.
corpus-kept = { $games } Partien zu { $file } hinzugefügt.
corpus-there =
    { $games ->
        [one] Eine war schon da.
       *[other] { $games } waren schon da.
    }
corpus-left =
    { $games ->
        [one] Ein Tisch blieb weg: Er war geschlossen, kam von anderswo oder wurde nie begonnen.
       *[other] { $games } Tische blieben weg: Sie waren geschlossen, kamen von anderswo oder wurden nie begonnen.
    }
corpus-not-added = { $file } wurde nicht hinzugefügt. { $why }
corpus-sound = { $file } ist unversehrt, es gibt nichts zu flicken.
corpus-mended = { $file } wurde bei Byte { $at } abgeschnitten; die { $records } Partien darin sind unversehrt.
corpus-strange = { $file } ist bei Byte { $at } keine Sammlung (Block { $block }). Nenne eine Datei, die cumuli corpus geschrieben hat.
corpus-newer = { $file } hat ab Byte { $at } ein neueres Cumuli geschrieben (Block { $block }). Bring dieses auf den neuen Stand.
corpus-cut =
    { $records ->
        [0] { $file } hört mitten in Block { $block } auf, der bei Byte { $at } beginnt. Davor steht keine ganze Partie: Hol die Datei neu, oder beginn eine andere.
       *[other] { $file } hört mitten in Block { $block } auf, der bei Byte { $at } beginnt. Die { $records } Partien davor sind unversehrt; cumuli corpus mend schneidet den Rest ab.
    }
corpus-broken = { $file } ist in Block { $block } beschädigt, der bei Byte { $at } nach Partie { $records } beginnt. Hol die Datei neu; geändert wurde nichts.
corpus-changed = { $file } ist währenddessen gewachsen. Was noch nicht geschrieben war, ist verloren; mach es noch einmal, und lass immer nur einen schreiben.

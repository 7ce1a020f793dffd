### Broom Service im Terminal: der Tisch, und was die Prüfung von Spielplan und Material findet.

## Der Tisch

drawn-before = Das Spiel wird aufgebaut.
drawn-round = Durchgang { $round } von { $rounds }, Runde { $trick }
drawn-bewitched = Verwunschen (−{ $vp } SP): { $roles }
drawn-led = Bisher ausgespielt: { $roles }
drawn-vp = { $vp } SP
drawn-cards =
    { $count ->
        [one] { $count } Rolle auf der Hand
       *[other] { $count } Rollen auf der Hand
    }
drawn-chooses = wählt noch
drawn-clouds =
    { $count ->
        [one] { $count } Wolke { $bolts }
       *[other] { $count } Wolken { $bolts }
    }
drawn-amulets =
    { $count ->
        [one] { $count } Amulett
       *[other] { $count } Amulette
    }
drawn-said = { $who }: { $what }
drawn-brave = mutig
drawn-cowardly = feige
drawn-bumped = ausgestochen
drawn-pass = weiter
drawn-asked = { $name } ist gefragt
drawn-pawn = Figur { $pawn }
drawn-fly = daneben:
drawn-clouded = unter Wolken:
drawn-deliver = liefert an:
drawn-lacking = ohne passenden Trank:
drawn-hand = Deine Rollen:
drawn-signs = ∞ beliebig viele Tränke · ○ besetzt · +1 Zauberstäbe · ✶ Zauberstab · *2 Wolke und ihre Zauberstäbe · §2 Sturmwolke · ϟ Blitze · ◇ Plättchen · (A) Steinkreis

## Hilfe

drawn-help-move = Ein Zug beginnt mit seinem Verb: select, lead, brave, cowardly, fly, deliver, dispel, gather, no. Gebiete, Türme und Wolken heißen wie auf der Karte.
drawn-help-brave = mutig: { $text }
drawn-help-cowardly = feige: { $text }

## Eigene Spielpläne und eigenes Material prüfen

board-counts = { $regions } Gebiete, { $towers } Türme, { $spaces } Wolkenfelder
board-components-ok = Das Material ist in Ordnung.
board-components-toml = { $where }: Dieses Material lässt sich nicht als TOML lesen. { $what }
board-missing = { $where }: „{ $key }“ fehlt. Ergänze es.
board-unknown-key = { $where }: „{ $key }“ ist hier unbekannt. Nimm es heraus oder schreib es richtig.
board-choice = { $where }: „{ $value }“ geht hier nicht. Nimm einen der Werte aus der Originaldatei.
board-kind =
    { $want ->
        [int] { $where }: Hier gehört eine ganze Zahl hin.
        [float] { $where }: Hier gehört eine Zahl hin.
        [str] { $where }: Hier gehört ein Text in Anführungszeichen hin.
        [bool] { $where }: Hier gehört true oder false hin.
        [array] { $where }: Hier gehört eine Liste in eckigen Klammern hin.
        [object] { $where }: Hier gehören Schlüssel mit Werten hin.
       *[other] { $where }: Das ist von der falschen Art ({ $want }, nicht { $got }).
    }
board-bad-id = { $where }: Diese Kennung geht nicht. Nimm bis zu 16 Buchstaben, Ziffern und Unterstriche, vorn einen Buchstaben und nicht „hill_“.
board-name-long = { $where }: Ein Name hat höchstens { $most } Zeichen, auf einer Zeile. Kürze ihn.
board-off-board = { $where }: Ein Punkt liegt außerhalb des Spielplans. Berichtige seine Zahlen.
board-border-off = { $where }: Diese Grenze verläuft nicht am Rand von { $region }. Berichtige ihre Enden oder das Vieleck.
board-length = { $where }: Die Liste hat die falsche Länge. Es müssen { $want } sein.
board-range = { $where }: Möglich ist nur { $low } bis { $high }. Berichtige die Zahl.
board-fixed = { $where }: Das lässt sich nicht ändern. Lass es bei „{ $value }“.
board-readings = { $where }: Hier gehören beide Lesarten hin: { $want }.
board-no-terrain = { $where }: Diese Rolle braucht eine Landschaft. Nenn mindestens eine.
board-limits = { $where }: Die übliche Zahl von Rollen ({ $usual }) muss zwischen den beiden Grenzen liegen, und beide zwischen 0 und 10.
board-too-few = { $where }: Das sind zu wenige. Mindestens { $least } sind nötig.
board-tiles = { $where }: Die Plättchen sind die der Regeln: { $want }.
board-hill-tile = { $where }: Ein Hügelplättchen nennt zwei verschiedene Steinkreise oder die Farbe eines Turms. Schreib eines von beiden.

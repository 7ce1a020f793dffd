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

## Was du tun kannst (Knöpfe)

action-Select = Diese Rollen nehmen
action-Lead = Diese Rolle ausspielen
action-Brave = { brave }
action-Coward = { cowardly }
action-Pass = Weiter
action-Act = Die feige Aktion ausführen
action-Instead = Stattdessen das nehmen
action-Gather = Ressourcen nehmen
action-Fly = Dorthin fliegen
action-Deliver = Dorthin liefern
action-Dispel = Diese Wolke wegzaubern
action-Circle = Zu diesem Steinkreis fliegen
action-UseTile = Das Plättchen nutzen
action-DeliverFirst = Zuerst liefern
action-Decline = Darauf verzichten
action-AddRole = Diese Rolle dazunehmen
action-ExtraCard = Das Plättchen abgeben
action-Hold = So viele in die Faust
action-HandIn = Abgeben
action-Begin = Bestimmen, wer beginnt
action-Reveal = Das Ereignis aufdecken
action-Bewitch = Eine Rolle verwünschen
action-LayCloud = Eine Wolke legen
action-LayTile = Ein Plättchen legen

## Auf wen die anderen warten

wait-extra = { $names }: eine Karte mehr?
wait-select =
    { $count ->
        [one] { $names } wählt noch Rollen aus.
       *[other] { $names } wählen noch Rollen aus.
    }
wait-add = { $names }: noch eine Rolle?
wait-lead = { $names } spielt die nächste Rolle aus.
wait-answer = { $names } antwortet.
wait-act = { $names } handelt.
wait-bid =
    { $count ->
        [one] { $names } füllt noch die Faust.
       *[other] { $names } füllen noch die Faust.
    }
wait-once =
    { $count ->
        [one] { $names } darf einen Satz abgeben.
       *[other] { $names } dürfen je einen Satz abgeben.
    }

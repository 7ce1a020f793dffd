### Broom Service: was beim Prüfen eigener Daten gesagt wird.

## Prüfung eines eigenen Spielplans

board-ok = Der Spielplan ist in Ordnung.
board-bad-toml = { $where }: Das ist als TOML nicht zu lesen. { $what }
board-form = { $where }: Das fehlt, ist unbekannt oder von falscher Art. { $what }
board-unknown-side = Eine Seite „{ $side }“ gibt es nicht. Nimm front oder back, oder einen eigenen Spielplan.
board-id-twice = { $where }: Diese Kennung gibt es zweimal. Gib jedem eine eigene.
board-too-many = { $where }: Das sind zu viele. Höchstens { $most } sind möglich.
board-unknown-region = { $where }: Ein Gebiet „{ $region }“ gibt es nicht. Berichtige die Kennung.
board-no-name = { $where }: Ein Name fehlt in der Sprache „{ $lang }“. Schreib en, de und fr.
board-name-twice = { $where }: Ein anderes Gebiet heißt in der Sprache „{ $lang }“ genauso. Nimm einen anderen Namen.
board-provenance = { $where }: Es fehlt, woher das stammt. Schreib rulebook, public oder designed.
board-polygon = { $where }: Ein Gebiet braucht mindestens drei Ecken. Ergänze welche.
board-tile-terrain = { $where }: Ein Plättchen „{ $tile }“ liegt auf Land dieser Art und braucht tile_pos. Berichtige eines von beiden.
board-outside = { $where }: Dieser Punkt liegt außerhalb seines Gebiets. Verschieb ihn ins Vieleck.
board-one-way = { $where }: { $region } nennt dieses Gebiet nicht ebenfalls. Schreib beide als Nachbarn, oder keines.
board-no-border = { $where }: Eine Grenze zu { $region } fehlt. Ergänze die Linie bei den Grenzen.
board-not-neighbours = { $where }: { $a } und { $b } sind keine Nachbarn. Berichtige diesen Eintrag, oder ihre Nachbarlisten.
board-crossing = { $where }: Diese Grenze kreuzt die zwischen { $a } und { $b }. Berichtige ihre Enden.
board-gaps = { $where }: Gebiete und Wasser bedecken { $covered } von { $whole } Flächeneinheiten, es gibt also Lücken oder Überlappungen. Berichtige die Vielecke.
board-castles = { $where }: Gebiete mit einer Burg: { $count }. Es müssen zwei sein.
board-cloud-spaces = { $where }: Wolkenplätze: { $count }. Auf dieser Seite sind es { $want }.
board-tile-spaces = { $where }: Plätze für Plättchen „{ $kind }“: { $count }. Auf dieser Seite sind es { $want }.
board-circles = { $where }: Die Steinkreise sind { $found }. Es sollten { $want } sein.
board-banner = { $where }: Die Banner dieser Seite sind { $want }. Schreib das.
board-cut-off = { $where }: Von den Burgen kommt hier niemand zu Fuß hin. Nenn eine Insel, oder ergänze einen Nachbarn.
board-joined = { $where }: Von den Burgen kommt man hier zu Fuß hin, also ist es keine Insel. Nimm die Insel weg, oder einen Nachbarn.
board-circle-island = { $where }: Die Steinkreise B und D liegen auf Inseln, A und C nicht. Verschieb den Steinkreis { $circle }.
board-island-hill = { $where }: Die Insel des Steinkreises B braucht neben ihm einen Hügel mit Plättchen. Ergänze ihn.
board-island-tile = { $where }: Von der Insel des Steinkreises D kommt niemand weg, also hat sie keine Plättchen. Nimm dieses heraus.
board-value = { $where }: Ein Turm bringt 0 bis 99 SP und 0 bis 9 Zauberstäbe. Berichtige die Zahl.
board-tower-regions = { $where }: Ein Turm gehört zu ein, zwei oder drei Gebieten, jedes einmal genannt. Berichtige die Liste.
board-base-away = { $where }: Der Turm berührt { $region } nicht. Verschieb ihn an die Grenze, oder nimm dieses Gebiet heraus.
board-base-foreign = { $where }: Der Turm steht in { $region }, nennt es aber nicht. Verschieb ihn, oder ergänze dieses Gebiet.
board-covered = { $where }: Nur ein Turm auf einem Berg mit Plättchen kann abgedeckt werden. Berichtige diesen Eintrag.
board-unusual-value = { $where }: { $vp } SP und { $wands } Zauberstäbe sind für einen Turm ungewöhnlich. Stimmt das?
board-square-wands = { $where }: Ein eckiger Turm, der Zauberstäbe bringt, ist ungewöhnlich. Stimmt das?
board-castle-clouds = { $where }: Eine Wolke über einer Burg ist ungewöhnlich. Stimmt das?
board-narrow-start = { $where }: Nur { $count } Gebiete sind zu Fuß erreichbar, ohne eine Wolke wegzuzaubern. Stimmt das?
board-unbalanced =
    { $colour ->
       *[violet] { $where }: { $count } Türme sind violett, das ist weit weg von einem Drittel. Stimmt das?
        [green] { $where }: { $count } Türme sind grün, das ist weit weg von einem Drittel. Stimmt das?
        [orange] { $where }: { $count } Türme sind orangefarben, das ist weit weg von einem Drittel. Stimmt das?
    }

## Prüfung von eigenem Material

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

### Die Werte der eigenen Schachtel: was für sie einsteht und wie man es berichtigt, auf Deutsch.

refusal-no-standins = Dieses Spiel hat keine Platzhalter zu berichtigen. Wähle ein anderes.
refusal-file-too-big = Für Berichtigungen ist diese Datei zu groß. Nimm eine andere.
refusal-check-often = Das ging sehr schnell. Warte einen Augenblick, dann mach weiter.

## Berichtigen

printed-title = Platzhalter berichtigen
printed-up = ← Zur Werkstatt
printed-lead = Was gedruckt ist, darf niemand abschreiben, darum sind diese Werte unsere eigenen. Du hast die Schachtel? Vergleiche sie der Reihe nach und spiel gleich mit deinen.
printed-progress = Wie weit du bist
printed-checked = { $seen } von { $count } geprüft
printed-of = { $seen }/{ $count }
printed-faults =
    { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
printed-yours = Von dir
printed-right = Wie gedruckt
printed-open = Platzhalter
printed-reset = Zurück zum Platzhalter
printed-is-right = Stimmt so, wie es ist
printed-less = Weniger: { $what }
printed-more = Mehr: { $what }
printed-do = Was du damit tun kannst
printed-by = Wessen Schachtel ist es?
printed-play = Damit spielen
printed-take = An meinem Tisch nutzen
printed-save = Als Datei sichern
printed-open-file = Datei öffnen
printed-over = Von vorn beginnen
printed-over-sure = Alles vergessen?
printed-nothing-yet = Noch ist nichts berichtigt. Was du änderst, bleibt auf diesem Gerät.
printed-saved = Gesichert. Schick die Datei allen, die dieselbe Schachtel haben.
printed-opened =
    { $count ->
        [one] Die Datei ist offen: Ein Wert ist darin geprüft.
       *[other] Die Datei ist offen: { $count } Werte sind darin geprüft.
    }

## Am Tisch

printed-line-left =
    { $count ->
        [0] An diesem Tisch ist alles wie gedruckt.
        [one] An diesem Tisch gibt es einen Platzhalter.
       *[other] An diesem Tisch gibt es { $count } Platzhalter.
    }
printed-line-own = Nach der Schachtel von { $name }: { $values } berichtigt, { $right } bestätigt.
printed-line-nobody = jemandem am Tisch
printed-line-link = Berichtigen
printed-line-show = Was berichtigt wurde
printed-line-instead = Platzhalter: { $value }
printed-line-drop = Wieder mit den Platzhaltern spielen

## Die Kapitel

printed-chapter-counts = Wie viele Karten von jeder Art
printed-chapter-faces = Was die Karten zeigen
printed-chapter-pairs = Die Rückseiten der Zauberkarten
printed-chapter-board = Spielfeld und Burgen
printed-chapter-gatherers = Sammler
printed-chapter-events = Ereignisse
printed-chapter-heavy = Gewitterwolken
printed-chapter-storm = Sturmwolken
printed-chapter-lightning = Blitze
printed-chapter-hill = Hügelplättchen
printed-chapter-front = Spielplan, Vorderseite
printed-chapter-back = Spielplan, Rückseite
printed-about-counts = Sortiere die Rankenkarten nach ihrem Bild und zähl jeden Haufen.
printed-about-faces = Halte jede Karte hochkant. Welche Seiten verbindet ihr Weg, und reicht er bis an die kurzen Enden?
printed-about-pairs = Dreh die Zauberkarten um: Welche zwei teilen sich eine Karte?
printed-about-board = Wie groß ist das Feld für so viele Personen, und wo steht welche Burg?
printed-about-gatherers = Was steht auf der mutigen Hälfte jeder Karte und was auf der feigen?
printed-about-events = Die Zahlen auf den Ereigniskarten.
printed-about-heavy = Was jede Art zu vertreiben kostet, ihre Blitze und wie viele es gibt. Zusammen sind es 24.
printed-about-storm = Was sie kosten, ihre Blitze und was die Tränke wert sind.
printed-about-lightning = Wie viele SP die Tabelle für so viele Blitze gibt.
printed-about-hill = Zu welchen zwei Steinkreisen jedes Plättchen führt.
printed-about-front = Tipp auf ein Gebiet, dann stell ein, was dort und an seinen Türmen gedruckt ist. Wo Grenzen oder Orte anders sind, gib dem Tisch im Terminal einen eigenen Plan.
printed-about-back = Wie vorn, nun mit den Inseln: Tipp auf ein Gebiet und stell ein, was dort ist.

## Cloudy Kingdom

printed-count =
    { $count ->
        [0] Davon liegt keine Karte im Stapel.
        [one] Davon liegt eine Karte im Stapel.
       *[other] Davon liegen { $count } Karten im Stapel.
    }
printed-cards = Karten
printed-joins = Ein Weg verbindet { $sides }.
printed-joins-nothing = Sie verbindet nichts.
printed-side-N = Norden
printed-side-E = Osten
printed-side-S = Süden
printed-side-W = Westen
printed-ends-NS = Er reicht bis an beide kurzen Enden.
printed-ends-N = Er reicht nur bis ans nördliche Ende.
printed-ends-S = Er reicht nur bis ans südliche Ende.
printed-ends-none = Er reicht bis an kein kurzes Ende.
printed-end-N = Reicht bis ans Ende im Norden
printed-end-S = Reicht bis ans Ende im Süden
printed-side-on = Der Weg führt nach { $side }
printed-which-way = Welchen Weg du zeichnest
printed-way = Weg { $number }
printed-pairs = Zwei Seiten einer Karte
printed-pairs-does = Wer eine Seite nimmt, kann die andere nicht haben. Tipp zwei an, und sie tauschen die Plätze.
printed-size = Spielfeld für { $count }
printed-size-does = So viele Felder breit und hoch.
printed-board-size = Felder
printed-castles-any = Burgen um { $size }
printed-castles-two = Burgen um { $size }, zu zweit
printed-castles-three = Burgen um { $size }, zu dritt
printed-castles-does = Tipp auf eine Burg, und die nächste Familie zieht ein.
printed-castles-round = Die Burgen um das Feld
printed-castle = { $side }, Platz { $number }: { $family }

## Broom Service

printed-per_pawn = je Figur
printed-per_terrain = je Landschaft
printed-lands = Was es bringt oder kostet, in jeder Landschaft zu stehen.
printed-heavy = Kosten { $cost }, Blitze { $bolts }
printed-heavy-does =
    { $count ->
        [one] Davon gibt es eine.
       *[other] Davon gibt es { $count }.
    }
printed-storm-does = Für { $cost } Zauberstäbe vertrieben, hinterlässt sie { $bolts } Blitze.
printed-hill-does = Flieg gleich zum Kreis { $a } oder { $b }.
printed-lightning = Die Blitztabelle
printed-lightning-does = SP am Spielende, nach Blitzen.
printed-tower = Turm: { $where }
printed-tower-does = Bringt SP und Zauberstäbe für einen Trank: { $colour }.
printed-region-does = Die Landschaft, wie viele Wolken hier liegen können und ob Platz für ein Plättchen ist.
printed-region = Gebiet
printed-region-before = Das Gebiet davor
printed-region-after = Das nächste Gebiet
printed-region-rulebook = Hier sagt das Regelheft alles.
printed-with-bolts =
    { $count ->
        [one] 1 Blitz
       *[other] { $count } Blitze
    }
printed-part-beyond = jeder mehr
printed-part-cost = Zauberstäbe
printed-part-bolts = Blitze
printed-part-n = Anzahl
printed-part-vp = SP
printed-part-below = SP je Karte weniger
printed-part-above = SP ab je Karte mehr
printed-part-first = Die meisten: SP
printed-part-second = Zweite: SP
printed-part-fewest = Die wenigsten: SP
printed-part-each = SP für jedes Übrige
printed-part-circle = Steinkreis
printed-part-terrain = Landschaft
printed-part-clouds = Wolkenfelder
printed-part-tile = Platz für ein Plättchen
printed-part-colour = Trank
printed-part-shape = Form
printed-part-wands = Zauberstäbe
printed-shape-round = rund
printed-shape-square = eckig

## Was nicht sein kann

printed-no-form = Das ist keine Datei mit Berichtigungen. Öffne eine, die hier gesichert wurde.
printed-no-game = Diese Datei gehört zu einem anderen Spiel: { $game }. Öffne sie dort.
printed-no-version = Diese Datei kommt aus einem neueren Haus als diesem. Bitte um eine ältere.
printed-no-name = Der Name zur Schachtel hat höchstens { $most } Zeichen. Kürze ihn.
printed-no-unknown = „{ $what }“ ist kein Platzhalter dieses Spiels. Nimm es aus der Datei.
printed-no-parts = Dieser Wert hat { $most } Teile. Gib jeden an.
printed-no-range = Möglich ist nur { $low } bis { $high }. Nimm eine Zahl dazwischen.
printed-no-choice = „{ $what }“ geht hier nicht. Nimm etwas von dem, was zur Wahl steht.
printed-no-twice = Eine Zauberkarte steht hier auf zwei Seiten. Gib jeder ihren eigenen Platz.
printed-no-layout-twice = Eine Familie steht zweimal auf einer Seite. Gib einen der Plätze einer anderen.
printed-no-layout-opposite = Zwei Burgen einer Familie liegen einander gegenüber. Gib einen der Plätze einer anderen.
printed-no-layout-corner = Zwei Burgen einer Familie treffen sich an einer Ecke. Gib einen der Plätze einer anderen.
printed-no-layout-sides = Jede Seite braucht so viele Burgen, wie das Feld dort Felder hat. Setz diese Anordnung zurück.
printed-no-cards = Ein Stapel hat 12 bis 240 Karten, und das sind { $count }. Zähl noch einmal.
printed-no-no-side-exit = Keine Karte lässt einen Weg zur Seite, so könnte niemand gewinnen. Gib Karten mit Seitenweg dazu.
printed-no-heavy-total = In der Schachtel sind { $want } Gewitterwolken, und das sind { $count }. Zähl jede Art noch einmal.
printed-no-cloud-twice = Zwei Arten kosten { $cost } und haben { $bolts } Blitze. Zähl sie zusammen und unterscheide die andere.
printed-no-one-circle = Ein Plättchen führt zu zwei verschiedenen Kreisen. Ändere einen davon.
printed-no-circles-twice = Zwei Plättchen führen zu { $a } und { $b }. Ändere eines davon.
printed-no-falling = Mehr Blitze können nie weniger SP bringen. Sieh dir die Reihe noch einmal an.
printed-no-heath-tile = Auf Heide liegt kein Plättchen. Nimm eine andere Landschaft oder lass den Platz weg.
printed-no-cloud-spaces = Diese Seite hat { $want } Wolkenfelder, und das sind { $count }. Sieh nach, wo einer fehlt oder zu viel ist.
printed-no-tile-spaces = Plättchenplätze, { $kind }: Diese Seite hat { $want }, und das sind { $count }.
printed-no-island-hill = Die Insel des Kreises B braucht neben dem Kreis einen Platz für ein Hügelplättchen.
printed-no-island-tile = Auf der Insel des Kreises D ist kein Platz für ein Plättchen. Lass ihn weg.
printed-no-covered = Diesen Turm bedeckt ein Bergplättchen, darum braucht sein Gebiet einen Platz dafür.
printed-no-board = Hier hält der Plan nicht zusammen. Setz die Stelle zurück und geh dann Schritt für Schritt.

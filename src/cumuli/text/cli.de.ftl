### Die Befehlszeile auf Deutsch.

## Was cumuli ist

cli-about = Ein Tisch für Brettspiele auf deinem eigenen Rechner: spielen, teilen, nachspielen, prüfen.
cli-usage = Aufruf:
cli-command = BEFEHL
cli-commands = Befehle
cli-arguments = Woran er arbeitet
cli-settings = Einstellungen
cli-misused = { $command }: Das war nicht zu verstehen. Mit --help siehst du, was möglich ist.
cli-stopped = Abgebrochen.
cli-no-file = „{ $file }“ lässt sich nicht verwenden: { $why }
cli-none = keine

## Hilfe

cli-help-help = diese Hilfe zeigen
cli-help-lang = Sprache: Englisch, Deutsch oder Französisch
cli-help-version = die Version zeigen
cli-help-serve = den Tisch für Browser öffnen
cli-help-play = hier spielen, gegen Bots
cli-help-replay = eine aufgezeichnete Partie nachspielen
cli-help-verify = aufgezeichnete Partien nach den Regeln prüfen
cli-help-why = was ein Bot von einem Zug eines Protokolls hält, und warum
cli-help-soak = viele zufällige Partien spielen und nach Fehlern suchen
cli-help-arena = Bots gegeneinander spielen lassen
cli-help-leakcheck = prüfen, ob jemand erfährt, was er nicht wissen darf, und einen Prüfschein ausgeben
cli-help-reports = zeigen, welche Zeilen an den Tischen gemeldet wurden
cli-help-doctor = nachsehen, ob alles da ist
cli-help-spell = eigener Zauber
cli-help-deck = eigene Rankenkarten
cli-help-check = sagen, was daran nicht stimmt oder dass es stimmt
cli-help-board = eigener Spielplan
cli-help-components = eigene Karten und Plättchen
cli-help-clouds = eigene Wolken
cli-help-make = ein Deck neuer Wolken aus einem Startwert wachsen lassen
cli-help-sky = ein Wort oder eine Zahl, woraus die Wolken wachsen: gleicher Startwert, gleiche Wolken
cli-help-count = wie viele Wolken, von 24 bis 200
cli-help-out = die Datei, die geschrieben wird, mit der Endung .sky
cli-help-skies = die Decks, Dateien mit der Endung .sky
cli-help-files = die TOML-Dateien
cli-help-trials = wie viele Probepartien (300)
cli-help-seed = eine Zahl: gleiche Zahl, gleiches Glück
cli-help-host = Adresse des Tisches (127.0.0.1); mit 0.0.0.0 können andere in deinem Netz dazukommen
cli-help-port = Port des Tisches (8000)
cli-help-proxy = Adressen oder Netze vorgeschalteter Webserver, durch Kommas getrennt, denen geglaubt wird, wer fragt (dieser Rechner)
cli-help-url = wo man dieses Haus erreicht, etwa https://cumuli.example; Mails verweisen dorthin (oder CUMULI_URL)
cli-help-smtp = Mailserver für Nachrichten: smtps://name:passwort@rechner, smtp:// für STARTTLS, smtp+plain:// für keines von beiden (oder CUMULI_SMTP)
cli-help-mail-from = Adresse, von der Mails kommen (oder CUMULI_MAIL_FROM)
cli-help-private-hooks = Webhooks unverschlüsselt und in private Netze lassen
cli-help-metrics = wo Zahlen für Prometheus zu lesen sind; ein Port allein heißt: nur auf diesem Rechner
cli-help-log = wie Protokolle geschrieben werden
cli-help-drain = Sekunden, die es nach dem Stopp noch weitergeht; Neue gehen schon woandershin
cli-help-data = Ordner, in dem die Tische liegen
cli-help-open = auch gleich den Browser öffnen
cli-help-game = das Spiel
cli-help-printed = was jemand mit dem gedruckten Spiel berichtigt hat, in der kleinen Datei, die die Seite speichert
cli-help-options = Hausregeln, etwa board=2x2 spells=gust.toml oder board=back storm=yes components=mine.toml
cli-help-seats = wie viele mitspielen (2)
cli-help-bots = Stufen der Bots, Platz für Platz
cli-help-name = dein Name am Tisch
cli-help-record = die Partie in diese Datei schreiben
cli-help-file = das Protokoll
cli-help-to = nach so vielen Zeilen des Protokolls aufhören
cli-help-ply = die Zeile des Protokolls
cli-help-why-level = welcher Bot nachdenkt; ohne Angabe der beste
cli-help-eyes = durch wessen Augen: die Nummer eines Platzes, „table“ für das, was alle wussten, oder „truth“ für die Wahrheit
cli-help-step = nach jedem Zug das Spielfeld zeigen
cli-help-records = die Protokolle
cli-help-luck = auch prüfen, ob das Glück so antwortet, wie es vor der Partie versiegelt wurde
cli-help-seal = das Siegel, wie du es vor der Partie notiert hast, oder sein Anfang
cli-help-games = wie viele Partien
cli-help-workers = wie viele Prozesse zugleich
cli-help-deals = wie viele Kartenfolgen, jede von jedem Platz gespielt (200)

## Den Tisch öffnen

cli-serve-here = Der Tisch ist gedeckt: { $address }
cli-serve-lan = Für andere in deinem Netz: { $address }
cli-serve-data = Die Tische liegen in { $dir }.
cli-serve-stop = Mit Strg+C schließt du das Haus. Beim nächsten Mal sind alle Tische wieder da.
cli-serve-smtp = Mailserver oder Absender sind nicht so geschrieben, wie sie müssen: smtps://name:passwort@rechner und eine E-Mail-Adresse.

## Spielen

cli-no-level = Einen Bot „{ $level }“ gibt es nicht. Nimm einen von diesen: { $levels }.
cli-no-choice = Zeile { $ply } dieses Protokolls ist kein Zug, den jemand gemacht hat. Wähl eine seiner { $plies } Zeilen, die mit der Nummer eines Platzes beginnt.
cli-no-seats = Zu { $seats } lässt sich das nicht spielen. Nimm { $least } bis { $most }.
cli-play-help = Tipp einen Zug, etwa „{ $example }“, oder die Anfänge seiner Wörter. „?“ zeigt, was du tun kannst.
cli-play-commands = moves [Anfang] · why <Zug> · quit. Eine Nummer spielt den Zug mit dieser Nummer.
cli-turns = n, e, s und w sind die vier Lagen einer Karte.
cli-no-undo = Getan ist getan, denn gesehen ist gesehen.
cli-printed-none = { $game } hat keine Platzhalter zu berichtigen: Lass --printed weg.
cli-printed-long = „{ $file }“ ist länger als { $most } kB. Eine Datei mit Berichtigungen ist klein; öffne eine, die die Seite gespeichert hat.
cli-printed =
    { $count ->
        [one] Gespielt wie in der Schachtel: ein Wert aus „{ $file }“.
       *[other] Gespielt wie in der Schachtel: { $count } Werte aus „{ $file }“.
    }
cli-printed-fault = { $file }{ $where }: { $why }
cli-bad-file = „{ $file }“ hat Fehler, so beginnt keine Partie.
cli-allowed = Das geht.
cli-kept = Die Partie steht in { $file }.
cli-neutral = Niemand spielt: { $families }
cli-piles = Zugstapel: { $deck }. Abwurfstapel: { $discard }, obenauf: { $top }.
cli-hidden = { $count } verdeckt
cli-seat = { $name } spielt { $family }, Zauber: { $magic }
cli-card = Deine Karte: { $name } ({ $face })
cli-known = Du weißt, was als Nächstes kommt: { $faces }

## Protokolle

cli-eyes-unknown = Durch „{ $eyes }“ schaut hier niemand. Nenne einen Platz von 1 bis { $seats }, „table“ oder „truth“.
cli-record-text = Das ist kein Protokoll, nicht einmal ein Text.
cli-record-head = Das ist kein Protokoll. Zeile { $number }: Ein Protokoll beginnt anders, mit Spiel, Version, Plätzen und Optionen.
cli-record-game = „{ $game }“ in der Version „{ $version }“ mit { $seats } Plätzen wird hier nicht gespielt.
cli-record-line = Das ist kein Protokoll. Zeile { $number } ist weder der Zug eines Platzes noch Glück (*) noch das Ergebnis (=): „{ $line }“
cli-record-options = Die Optionen dieses Protokolls passen nicht zusammen. { $why }
cli-record-word = Halbzug { $ply }: „{ $line }“ ist in diesem Spiel kein Zug.
cli-record-luck = Halbzug { $ply }: „{ $line }“ kann nicht sein, das Glück spielt hier anders.
cli-record-move = Halbzug { $ply }: „{ $line }“ ist nicht erlaubt. { $why }
cli-record-result = Das Protokoll nennt als Ergebnis „{ $said }“, die Regeln sagen „{ $truth }“.
cli-record-letter = Die Partie stimmt, aber Zeile { $number } ist nicht buchstabengetreu geschrieben.
cli-record-spelling = Halbzug { $ply }: „{ $line }“ muss „{ $right }“ heißen.
cli-record-fine =
    { $plies ->
        [one] stimmt in ihrem einen Halbzug, Ergebnis { $result }
       *[other] stimmt in allen { $plies } Halbzügen, Ergebnis { $result }
    }
cli-luck-fine =
    Das Glück ist, wie es versiegelt wurde: { $count ->
        [one] Seine eine Antwort folgt
       *[other] Alle { $count } Antworten folgen
    } aus dem geöffneten Schlüssel. Das Siegel beginnt mit { $seal }.
cli-luck-from = Die ersten { $count } Schritte stammen aus einer anderen Partie, deren Glück ein eigenes Siegel hat.
cli-luck-none = Dieses Protokoll weiß von keinem versiegelten Glück, es gibt also nichts, woran es zu prüfen wäre.
cli-luck-scheme = Das Glück wurde auf eine Art versiegelt, die dieses Programm nicht kennt: „{ $scheme }“.
cli-luck-noted = Das Siegel dieses Protokolls ist nicht das, das du notiert hast, „{ $noted }“. Das Glück wurde neu versiegelt, oder es ist eine andere Partie.
cli-holds = { $name } hat auf der Hand: { $face }
cli-next = Eingabetaste: weiter, q: Ende

## Der Doktor

cli-here = gebaut
cli-no-page = Die Seite ist nicht gebaut. Ruf „make setup“ im Ordner von Cumuli auf.
cli-no-chromium = nicht gefunden; nur die Tests im Browser brauchen es
cli-compiled =
    { $count ->
        [one] das Modul der Regeln läuft übersetzt
       *[other] alle { $count } Module der Regeln laufen übersetzt
    }
cli-half-compiled = Nur ein Teil läuft übersetzt, diese nicht: { $modules }. Ruf noch einmal „make setup“ auf.
cli-stale = Seit dem Übersetzen geändert: { $modules }. Ruf „make setup“ auf.
cli-compiler-unused = Die Regeln laufen unübersetzt, obwohl ein C-Compiler da ist. Mit „make setup“ wird alles etwa vierzigmal so schnell.
cli-pure-wheel = Die Regeln laufen unübersetzt: Das ist das Paket für jedes System. Alles geht, nur Bots und Probepartien sind langsamer. Für CPython 3.11 bis 3.13 unter Linux gibt es ein übersetztes.
cli-no-compiler = Die Regeln laufen unübersetzt, weil ein C-Compiler fehlt. Alles geht, nur Bots und Probepartien sind langsamer.
cli-sqlite-fine = { $version }, kann vorausschreiben
cli-sqlite-bad = { $version } kann hier nicht vorausschreiben. Leg die Daten auf eine lokale Platte, mit SQLite 3.35 oder neuer.
cli-languages-fine = vollständig: { $languages }
cli-languages-lack = Diese Texte fehlen: { $ids }.
cli-not-writable = In { $dir } lässt sich nichts ablegen: { $why }. Wähl mit --data einen anderen Ordner.

## Eigene Zauber und Karten

cli-trying = Probepartien
cli-lint-castable = In { $games } Probepartien war er in { $share } % der Züge seines Besitzers möglich.
cli-lint-whole = Gezaubert wurde er { $casts }-mal, davon { $whole }-mal mit allen Schritten.
cli-lint-shift = Der Anteil der Siege seines Besitzers verschiebt sich um { $shift } Prozentpunkte, mit 99 % Sicherheit um { $low } bis { $high }.
cli-deck-cards = { $cards } Karten, { $kinds } verschiedene Bilder
cli-deck-openness = Offenheit { $openness } (genau { $exact }): So wahrscheinlich verbinden zwei zufällige Karten aufeinander zwei Ränder eines Feldes.
cli-deck-closed = Das ist weniger als 0,36: Zu viert finden viele Partien keinen Sieger. Nimm mehr Kreuzungen und Abzweige oder weniger gerade und unterbrochene Ranken.
cli-deck-open = Das ist mehr als 0,42: Die Partien werden kurz und lassen wenig Zeit zum Versperren. Nimm weniger Kreuzungen und Abzweige oder mehr gerade Ranken und Kurven.

## Viele Partien auf einmal

cli-soak-done =
    { $games ->
        [one] eine Partie, { $plies } Halbzüge, { $rate } Halbzüge je Sekunde
       *[other] { $games } Partien, { $plies } Halbzüge, { $rate } Halbzüge je Sekunde
    }
cli-soak-reason = { $reason }: { $games }
cli-soak-looked = Nach { $looked } Halbzügen wurde alles geprüft, { $records } Partien wurden aufgeschrieben, gelesen und nachgespielt.
cli-soak-clean = Keine Regel wurde verletzt.
cli-soak-broken =
    { $count ->
        [one] Eine Verletzung:
       *[other] { $count } Verletzungen:
    }

## Eigene Wolken

cli-clouds-count = Ein Deck hat { $least } bis { $most } Wolken. Nimm eine andere Zahl.
cli-clouds-grow = Wolken wachsen
cli-clouds-made = { $file }: { $cards } Wolken, gewachsen in { $seconds } s.
cli-clouds-sky = { $cards } Wolken, { $kilobytes } kB. Dieses Deck nimmt jeder Tisch.
cli-clouds-pictures = { $cards } Bilder, { $kilobytes } kB. Wolken sind das keine, aber jeder Tisch nimmt sie.

## Meldungen

cli-reports-none = Es wurde nichts gemeldet.
cli-no-house = In { $folder } ist noch nichts aufbewahrt. Gib den Ordner mit --data an.
cli-report = { $at }, Tisch { $table }, Zeile { $line }: { $why }

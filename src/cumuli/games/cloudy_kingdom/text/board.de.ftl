### Wörter des Spielplans im Browser, auf Deutsch.

lang = de

board-label = Spielplan
board-seats = Mitspielende
board-seat = { $name }, Familie { $family }, noch { $hand ->
        [one] 1 Rankenkarte
       *[other] { $hand } Rankenkarten
    }, { $magic ->
        [one] 1 Zauberkarte
       *[other] { $magic } Zauberkarten
    }. Zeige, wie weit die Familie gewachsen ist.

board-cell-empty = { $cell }: leer.
board-cell-pile =
    { $cell }: { $count ->
        [one] { $face }, liegt { $lying }.
       *[other] Stapel aus { $count } Karten, obenauf { $face }, liegt { $lying }.
    }
board-lying-ns = von Norden nach Süden
board-lying-we = von Westen nach Osten
board-cell-lit = Hier kannst du spielen.
board-cell-turned = Hier kannst du spielen, wenn du die Karte drehst.
board-cell-safe = Geschützt.
board-cell-last = Letzte Änderung.

board-peek =
    { $count ->
        [one] In den Stapel schauen: 1 Karte
       *[other] In den Stapel schauen: { $count } Karten
    }
board-pile =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-pile-order = Von unten nach oben
board-close = Schließen

board-hand = Deine Karten
board-hand-card = Auf der Hand: { $face }, liegt { $lying }. Drehen.
board-take-card = Stattdessen { $face } nehmen
board-no-card = Du hast keine Rankenkarte.
board-rotate = Rechtsherum drehen (R)
board-rotate-back = Linksherum drehen
board-confirm = Hier spielen
board-choose = Das wähle ich
board-cancel = Zurücknehmen

board-taken = { $count } von 3 genommen
board-magic = Deine Zauberkarten
board-magic-used = { $magic }, schon gezaubert
board-magic-steps = Schritt für Schritt
board-magic-play = Zaubern
board-magic-back = Zurück
board-spell = { $name } zaubert { $magic }

board-accept = Neue Karte
board-decline = Meine behalten
board-discard = Karte abwerfen

board-deck =
    { $count ->
        [one] Zugstapel: 1 Karte
       *[other] Zugstapel: { $count } Karten
    }
board-discards =
    { $count ->
        [one] Abwurfstapel: 1 Karte
       *[other] Abwurfstapel: { $count } Karten
    }
board-box =
    { $count ->
        [one] Aus dem Spiel: 1 Karte
       *[other] Aus dem Spiel: { $count } Karten
    }

board-final = Letzte Runde: Alle spielen noch eine Karte.

### Die Zauberwerkstatt, auf Deutsch.

## Was ein Zauber tut, wie seine Karte es sagt

say-after = Danach: { $rest }
say-stack =
    { $target ->
       *[it] den Stapel
        [any] einen beliebigen Stapel
        [1] den ersten Stapel
        [2] den zweiten Stapel
        [3] den dritten Stapel
        [4] den vierten Stapel
    }
say-second-stack =
    { $other ->
       *[it] den Stapel
        [any] einen beliebigen anderen Stapel
        [1] den ersten Stapel
        [2] den zweiten Stapel
        [3] den dritten Stapel
        [4] den vierten Stapel
    }
say-part =
    { $scope ->
       *[pile] { say-stack }
        [top] { say-top }
    }
say-place-there =
    { $to ->
       *[it] auf das leere Feld
        [any] auf ein beliebiges leeres Feld
        [1] auf das erste leere Feld
        [2] auf das zweite leere Feld
        [3] auf das dritte leere Feld
        [4] auf das vierte leere Feld
    }
say-choose =
    { $from ->
       *[pile] { $again ->
            [true] Wähl einen anderen Stapel.
           *[false] Wähl einen Stapel.
        }
        [top] { $again ->
            [true] Wähl eine andere Karte, die obenauf liegt.
           *[false] Wähl eine Karte, die obenauf liegt.
        }
        [empty] { $again ->
            [true] Wähl ein anderes leeres Feld.
           *[false] Wähl ein leeres Feld.
        }
        [player] { $again ->
            [true] Wähl noch jemanden aus der Runde.
           *[false] Wähl jemand anderen aus der Runde.
        }
    }
say-draw =
    { $show ->
       *[private] { $n ->
            [one] Zieh eine Rankenkarte.
           *[other] Zieh { $n } Rankenkarten.
        }
        [public] { $n ->
            [one] Zieh offen eine Rankenkarte.
           *[other] Zieh offen { $n } Rankenkarten.
        }
    }
say-take_discard =
    { $n ->
        [one] Nimm die oberste Karte des Abwurfstapels.
       *[other] Nimm die obersten { $n } Karten des Abwurfstapels.
    }
say-grow-where =
    { $at ->
       *[none] { $mode ->
           *[any] { $rules ->
               *[growing] wachsen, wo sie passt
                [free] wachsen, wo du magst
            }
            [empty] { $rules ->
               *[growing] auf einem leeren Feld wachsen
                [free] auf einem beliebigen leeren Feld wachsen, was sie auch berührt
            }
            [cover] quer auf einem Stapel wachsen
        }
        [it] an ebendieser Stelle wachsen
        [1] auf dem ersten gewählten Feld wachsen
        [2] auf dem zweiten gewählten Feld wachsen
        [3] auf dem dritten gewählten Feld wachsen
        [4] auf dem vierten gewählten Feld wachsen
    }
say-place =
    { $which ->
       *[choose] Lass eine der Karten { say-grow-where }.
        [only] Lass die Karte { say-grow-where }.
        [all] Lass jede der Karten { say-grow-where }.
    }
say-place_self =
    { $safe ->
       *[none] Leg diese Karte als „{ $face }“ { say-lay-where }.
        [immune] Leg diese Karte als „{ $face }“ { say-lay-where }. Kein Zauber wirkt auf sie.
        [no_cover] Leg diese Karte als „{ $face }“ { say-lay-where }. Auf sie kann nichts gelegt werden.
        [both] Leg diese Karte als „{ $face }“ { say-lay-where }. Auf sie kann nichts gelegt werden, und kein Zauber wirkt auf sie.
    }
say-lay-where =
    { $mode ->
       *[any] wie eine Rankenkarte aus
        [empty] auf ein Feld, das leer ist
        [cover] quer auf einen Stapel
    }
say-discard_rest = Wirf ab, was an Karten übrig ist.
say-remove_top =
    { $to ->
       *[box] Nimm { say-top } aus dem Spiel.
        [discard] Leg { say-top } auf den Abwurfstapel.
        [hand] Nimm { say-top } an dich.
    }
say-top =
    { $target ->
       *[it] die oberste Karte des Stapels
        [any] die oberste Karte eines beliebigen Stapels
        [1] die oberste Karte des ersten Stapels
        [2] die oberste Karte des zweiten Stapels
        [3] die oberste Karte des dritten Stapels
        [4] die oberste Karte des vierten Stapels
    }
say-rotate =
    { $quarters ->
       *[1] Dreh { say-part } um eine Vierteldrehung im Uhrzeigersinn.
        [2] Dreh { say-part } um eine halbe Drehung.
        [3] Dreh { say-part } um eine Vierteldrehung zurück.
    }
say-swap =
    { $other ->
        [any] Vertausch zwei beliebige Stapel.
       *[other] Vertausch { say-stack } und { say-second-stack }.
    }
say-move = Versetz { say-part } { say-place-there }.
say-offer =
    { $players ->
       *[others] { $optional ->
           *[true] Der Reihe nach dürfen alle anderen dies tun: { $inside }
            [false] Der Reihe nach müssen alle anderen dies tun: { $inside }
        }
        [left] { $optional ->
           *[true] Wer links von dir sitzt, darf dies tun: { $inside }
            [false] Wer links von dir sitzt, muss dies tun: { $inside }
        }
        [all] { $optional ->
           *[true] Der Reihe nach dürfen alle dies tun: { $inside }
            [false] Der Reihe nach müssen alle dies tun: { $inside }
        }
    }
say-cycle_hand = Tausch die Handkarte gegen eine neue vom Stapel der Rankenkarten.
say-swap_hand =
    { $with ->
       *[left] Tausch die Handkarte mit der Person links.
        [it] Tausch die Handkarte mit dieser Person.
        [any] Tausch die Handkarte mit jemandem aus der Runde.
        [1] Tausch die Handkarte mit der ersten Person.
        [2] Tausch die Handkarte mit der zweiten Person.
        [3] Tausch die Handkarte mit der dritten Person.
        [4] Tausch die Handkarte mit der vierten Person.
    }
say-peek =
    { $n ->
        [one] Sieh heimlich die oberste Karte des Nachziehstapels an.
       *[other] Sieh heimlich die obersten { $n } Karten des Nachziehstapels an.
    }
say-reorder = Leg sie beliebig geordnet zurück.
say-mark =
    { $flag ->
       *[immune] { $until ->
           *[turn] Schütz { say-stack } vor Karten und Zaubern, bis der Zug endet.
            [round] Schütz { say-stack } vor Karten und Zaubern, eine Runde lang.
            [forever] Schütz { say-stack } vor Karten und Zaubern, für immer.
        }
        [no_cover] { $until ->
           *[turn] Auf { say-stack } kann nichts gelegt werden, bis der Zug endet.
            [round] Auf { say-stack } kann eine Runde lang nichts gelegt werden.
            [forever] Auf { say-stack } kann nie wieder etwas gelegt werden.
        }
    }
say-repeat = Tu dies { $n }-mal: { $inside }
say-if =
    { $what ->
       *[deck] Wenn im Nachziehstapel mindestens { $least } Karten sind: { $inside }
        [discard] Wenn im Abwurfstapel mindestens { $least } Karten sind: { $inside }
        [stacks] Wenn mindestens { $least } Stapel auf dem Plan liegen: { $inside }
    }

## Was die Türen der Werkstatt ablehnen

refusal-magic-file = In dieser Datei steht kein Zauber. Öffne eine, die hier gespeichert wurde, oder schreib sie so, wie es im Handbuch steht.
refusal-magic-long = Das ist zu lang für einen Zauber. Lass etwas weg.

## The page

magic-title = Zauberwerkstatt
magic-lead = Füll die leere Karte mit einem eigenen Zauber.
magic-nameless = Ein Zauber ohne Namen
magic-empty = Hier wird stehen, was dein Zauber tut.
magic-steps = Was er tut
magic-begin = Fang mit einem davon an
magic-and-then = Und dann
magic-put-inside = Was darin geschieht
magic-singles = Einzelne Schritte
magic-look = Name und Zeichen
magic-name = Name des Zaubers
magic-names-more = Sein Name in anderen Sprachen
magic-names-hint = Wo du nichts einträgst, steht der Name, den du gegeben hast.
magic-glyph = Zeichen auf der Karte
magic-ready = Fertig?
magic-add-first = Füg ein, was er tut, dann kannst du ihn ausprobieren.
magic-name-first = Gib ihm einen Namen, dann kannst du ihn ausprobieren.
magic-wrong =
    { $count ->
        [one] Eine Sache stimmt noch nicht. Sie ist markiert.
       *[other] { $count } Dinge stimmen noch nicht. Sie sind markiert.
    }
magic-try = Ausprobieren
magic-keep = Hier aufheben
magic-kept = Aufgehoben
magic-download = Als Datei speichern
magic-play = Tisch damit eröffnen
magic-add = Zu deinem wartenden Tisch für { $seats } geben
magic-agree-hint = Wer sich an einen Tisch damit setzt, liest ihn zuerst, und die Partie beginnt, wenn alle einverstanden sind.
magic-shelf = Deine Zauber auf diesem Gerät
magic-none-kept = Noch keine. Was du hier aufhebst, bleibt auf diesem Gerät.
magic-forget = Löschen
magic-forget-which = „{ $name }“ löschen
magic-open-file = Datei öffnen
magic-new = Neuer Zauber

## A step

magic-step = Schritt { $number }: { $what }
magic-up = Schritt { $number } nach oben
magic-down = Schritt { $number } nach unten
magic-remove = Schritt { $number } herausnehmen
magic-into = Etwas hineinlegen
magic-into-now = Wähl unten, was hineinkommt
magic-chosen = Wahl { $number }: { $what }
magic-nothing = Noch nichts gewählt
magic-no-not = Egal, auch dasselbe
magic-no-at = An keine Wahl gebunden
magic-no-with = Die Person links

## Tiles

magic-tile-turn = Einen Stapel drehen
magic-tile-swap = Zwei Stapel tauschen
magic-tile-move = Einen Stapel versetzen
magic-tile-remove = Eine Karte vom Plan nehmen
magic-tile-protect = Einen Stapel schützen
magic-tile-draw = 2 ziehen, 1 wachsen lassen
magic-tile-harvest = Vom Abwurf wachsen lassen
magic-tile-lay = Diese Karte selbst legen
magic-tile-fresh = Neue Handkarte
magic-tile-hands = Mit jemandem Karten tauschen
magic-tile-peek = Die nächsten Karten ansehen
magic-tile-offer = Den anderen etwas anbieten
magic-tile-repeat = Etwas zweimal tun
magic-tile-if = Nur wenn …

## Steps by name

magic-op-choose = Wählen
magic-op-draw = Karten ziehen
magic-op-take_discard = Vom Abwurfstapel nehmen
magic-op-place = Karten wachsen lassen
magic-op-place_self = Diese Zauberkarte legen
magic-op-discard_rest = Den Rest wegwerfen
magic-op-remove_top = Oberste Karte nehmen
magic-op-rotate = Drehen
magic-op-swap = Stapel vertauschen
magic-op-move = Versetzen
magic-op-offer = Andere fragen
magic-op-cycle_hand = Handkarte austauschen
magic-op-swap_hand = Handkarten tauschen
magic-op-peek = Nachziehstapel ansehen
magic-op-reorder = Beliebig zurücklegen
magic-op-mark = Schützen
magic-op-repeat = Wiederholen
magic-op-if = Wenn genug da ist

## What is chosen in a step

magic-field-from = Was
magic-field-n = Wie oft oder wie viele
magic-field-show = Wer sie sieht
magic-field-which = Welche
magic-field-mode = Worauf
magic-field-rules = Nach welchen Regeln
magic-field-face = Als welches Bild
magic-field-to = Wohin
magic-field-quarters = Wie weit
magic-field-scope = Wie viel davon
magic-field-players = Wer
magic-field-optional = Sie
magic-field-flag = Wovor
magic-field-until = Wie lange
magic-field-what = Wo
magic-field-least = Mindestens
magic-field-target = Welchen davon
magic-field-other = Mit welchem anderen
magic-field-not = Anders als
magic-field-at = An der Stelle von
magic-field-with = Mit wem
magic-from-pile = ein Stapel
magic-from-top = eine oberste Karte
magic-from-empty = ein leeres Feld
magic-from-player = jemand aus der Runde
magic-from-placed = die eben gewachsene Karte
magic-show-private = Wer zaubert
magic-show-public = Alle
magic-which-choose = Eine davon
magic-which-only = Die einzige
magic-which-all = Alle davon
magic-mode-any = Egal
magic-mode-empty = Ein leeres Feld
magic-mode-cover = Ein Stapel
magic-rules-growing = Wie Karten immer wachsen
magic-rules-free = Auch ohne Berührung
magic-to-box = Aus dem Spiel
magic-to-discard = Auf den Abwurfstapel
magic-to-hand = Auf die Hand
magic-quarters-1 = Eine Vierteldrehung
magic-quarters-2 = Halb herum
magic-quarters-3 = Ein Viertel zurück
magic-scope-pile = Der ganze Stapel
magic-scope-top = Nur die oberste Karte
magic-players-others = Alle anderen reihum
magic-players-left = Wer links sitzt
magic-players-all = Alle reihum
magic-optional-true = dürfen
magic-optional-false = müssen
magic-flag-immune = Karten und Zauber
magic-flag-no_cover = Überdecken
magic-until-turn = Bis zum Ende des Zugs
magic-until-round = Eine Runde
magic-until-forever = Für immer
magic-what-deck = Im Nachziehstapel
magic-what-discard = Im Abwurfstapel
magic-what-stacks = Stapel auf dem Plan

## Signs

magic-glyph-star = Stern
magic-glyph-moon = Mond
magic-glyph-flame = Feuer
magic-glyph-drop = Tropfen
magic-glyph-bolt = Blitz
magic-glyph-wind = Wind
magic-glyph-leaf = Blatt
magic-glyph-feather = Feder
magic-glyph-key = Schlüssel
magic-glyph-eye = Auge
magic-glyph-spiral = Schnecke
magic-glyph-crown = Krone
magic-glyph-bell = Glocke
magic-glyph-hand = Offene Hand
magic-glyph-mirror = Spiegel
magic-glyph-hourglass = Sanduhr

## The little board

magic-try-title = Zur Probe
magic-undo = Zurücknehmen
magic-again = Noch einmal
magic-back = Werkstatt
magic-caster = Anna
magic-neighbor = Bernd
magic-answer-for = Hier antwortest du auch für { $name }.
magic-done = Das war der ganze Zauber. Zauber ihn noch einmal mit anderen Karten, oder spiel damit.
magic-not-here = Auf diesem kleinen Plan geht der Zauber nicht.

## An einem Tisch mit eigenen Zaubern

agree-title = Eigene Zauber an diesem Tisch
agree-lead = Sie kommen zu den gedruckten dazu. Alle lesen sie vor der Partie.
agree-yes = Ich bin einverstanden
agree-done = Du bist einverstanden.
agree-host = Du hast sie mitgebracht. Die Partie beginnt, wenn die anderen einverstanden sind.
agree-waiting = Noch nicht einverstanden: { $names }
agree-all = Alle sind einverstanden.
agree-take-out = Herausnehmen
agree-take-out-which = „{ $name }“ herausnehmen
agree-make = Eigenen Zauber erfinden
agree-sit = Setz dich, um zuzustimmen.

### Cloudy Kingdom: alle Worte des Spiels auf Deutsch.

## Das Spiel


## Familien

family-raven = Rabe
family-rose = Rose
family-star = Stern
family-sun = Sonne

## Bilder der Karten

face-straight = Gerade Ranke
face-bridge = Seilbrücke
face-cross = Kreuzung
face-tee_side = Abzweig
face-tee_end = Gabel
face-bend_r = Rechtskurve
face-bend_l = Linkskurve
face-dbl_r = Doppelkurve rechts
face-dbl_l = Doppelkurve links
face-interrupted = Unterbrochene Ranke
face-blockade = Versperrte Ranke
face-deadend = Sackgasse
face-overpass = Überführung
face-across = Querranke
face-burning_crossing = { magic-burning }
face-interrupted_crossing = { magic-interrupted }

## Zauberkarten

magic-chop = Zerhacken
magic-chop-text = Nimm von einem Stapel die oberste Karte weg. Sie ist aus dem Spiel.
magic-inspiration = Inspiration
magic-inspiration-text = Zieh zwei Rankenkarten. Eine lässt du wachsen, wo du magst, die andere wirfst du ab.
magic-burning = Brennende Kreuzung
magic-burning-text = Leg diese Karte quer auf einen Stapel. Hier treffen sich alle vier Wege, für immer: Nichts darf darauf liegen, und kein Zauber rührt sie an.
magic-interrupted = Unterbrochene Kreuzung
magic-interrupted-text = Lass diese Karte wie eine Rankenkarte wachsen. Durch ihre Mitte führt kein Weg, bis sie jemand abdeckt.
magic-expedited = Beschleunigtes Wachstum
magic-expedited-text = Zieh eine Rankenkarte und leg sie auf ein leeres Feld. Zieh dann noch eine und leg sie quer darüber.
magic-green = Grüner Daumen
magic-green-text = Zieh zwei Rankenkarten. Reihum können alle anderen ihre Handkarte gegen eine neue vom Zugstapel tauschen. Dann lässt du deine beiden wachsen.
magic-replant = Umpflanzen
magic-replant-text = Nimm die Karte, die vor diesem Zug oben auf dem Abwurfstapel lag, und lass sie wachsen.
magic-twisting = Verdrehen
magic-twisting-text = Dreh einen ganzen Stapel eine Vierteldrehung im Uhrzeigersinn. Er muss danach nichts berühren.

## Drei eigene Zauber

magic-gust = Windstoß
magic-gust-text = Ein Windstoß dreht einen Stapel halb herum.
magic-storm = Sturm
magic-storm-text = Zwei Stapel tauschen die Plätze, so wie sie liegen.
magic-second_harvest = Zweite Ernte
magic-second_harvest-text = Nimm die obersten drei Karten des Abwurfstapels, lass eine wachsen und wirf die zwei anderen ab.

## Was geschehen ist (Verlauf und Film)

event-LaidOut = Die Burgen stehen rund um den Spielbereich.
event-FamilyTaken = { $seat } spielt die Familie { $family }.
event-MagicTaken =
    { $seat_id ->
        [none] Alle nehmen die Zauberkarte „{ $magic }“.
       *[other] { $magic_id ->
            [none] { $seat } nimmt verdeckt eine Zauberkarte.
           *[other] { $seat } nimmt die Zauberkarte „{ $magic }“.
        }
    }
event-Began = { $seat } beginnt.
event-Drew =
    { $spell ->
        [true] { $face_id ->
            [none] { $seat } zieht eine Karte für den Zauber.
           *[other] { $seat } zieht „{ $face }“ für den Zauber.
        }
       *[false] { $face_id ->
            [none] { $seat } zieht eine Karte.
           *[other] { $seat } zieht „{ $face }“.
        }
    }
event-Placed =
    { $source ->
       *[hand] { $seat } spielt „{ $face }“ auf { $cell }.
        [drawn] { $seat } spielt „{ $face }“, frisch gezogen, auf { $cell }.
        [discard] { $seat } spielt „{ $face }“ vom Abwurfstapel auf { $cell }.
        [magic] { $seat } legt die Zauberkarte „{ $face }“ auf { $cell }.
    }
event-Discarded = { $seat } wirft „{ $face }“ ab.
event-MagicPlayed = { $seat } zaubert „{ $magic }“.
event-Chosen = { $seat } zeigt auf { $cell }.
event-PlayerChosen = { $seat } wählt { $other }.
event-Fetched = { $seat } holt „{ $face }“ vom Abwurfstapel zurück.
event-Removed =
    { $to ->
       *[box] { $seat } nimmt „{ $face }“ auf { $cell } aus dem Spiel.
        [discard] { $seat } legt „{ $face }“ von { $cell } auf den Abwurfstapel.
        [hand] { $seat } nimmt „{ $face }“ von { $cell } auf die Hand.
    }
event-Turned =
    { $quarters ->
        [1] { $seat } dreht den Stapel auf { $cell } eine Vierteldrehung im Uhrzeigersinn.
        [2] { $seat } dreht den Stapel auf { $cell } halb herum.
       *[other] { $seat } dreht den Stapel auf { $cell } eine Vierteldrehung zurück.
    }
event-Moved =
    { $pile ->
        [true] { $seat } versetzt den Stapel von { $cell } nach { $to }.
       *[false] { $seat } versetzt die oberste Karte von { $cell } nach { $to }.
    }
event-Swapped = { $seat } vertauscht die Stapel auf { $cell } und { $other }.
event-Exchanged = { $seat } wirft „{ $face }“ ab und zieht eine neue Karte.
event-HandsSwapped = { $seat } und { $other } tauschen ihre Handkarten.
event-Kept = { $seat } lehnt das Angebot ab.
event-Peeked =
    { $faces_id ->
        [none] { $count ->
            [1] { $seat } sieht sich die oberste Karte des Zugstapels an.
           *[other] { $seat } sieht sich die obersten { $count } Karten des Zugstapels an.
        }
       *[other] { $seat } sieht oben auf dem Zugstapel: { $faces }.
    }
event-Reordered =
    { $count ->
        [1] { $seat } legt eine Karte auf den Zugstapel zurück.
       *[other] { $seat } legt { $count } Karten in neuer Reihenfolge auf den Zugstapel zurück.
    }
event-Marked =
    { $flag ->
       *[immune] { $until ->
           *[turn] { $seat } schützt den Stapel auf { $cell } bis zum Ende des Zuges vor Karten und Zaubern.
            [round] { $seat } schützt den Stapel auf { $cell } eine Runde lang vor Karten und Zaubern.
            [forever] { $seat } schützt den Stapel auf { $cell } für immer vor Karten und Zaubern.
        }
        [no_cover] { $until ->
           *[turn] { $seat } sorgt dafür, dass bis zum Ende des Zuges niemand { $cell } abdeckt.
            [round] { $seat } sorgt dafür, dass eine Runde lang niemand { $cell } abdeckt.
            [forever] { $seat } sorgt dafür, dass nie mehr jemand { $cell } abdeckt.
        }
    }
event-Fizzled = Ein Teil des Zaubers von { $seat } geht nicht und fällt weg.
event-Connected =
    { $pending ->
        [true] { $axis ->
           *[NS] Ein Zauber verbindet die Familie { $family } von Nord nach Süd: Sie gewinnt zu Beginn ihres nächsten Zuges, falls die Ranke dann noch hält.
            [WE] Ein Zauber verbindet die Familie { $family } von West nach Ost: Sie gewinnt zu Beginn ihres nächsten Zuges, falls die Ranke dann noch hält.
        }
       *[false] { $axis ->
           *[NS] Die Burgen der Familie { $family } sind von Nord nach Süd verbunden.
            [WE] Die Burgen der Familie { $family } sind von West nach Ost verbunden.
        }
    }
event-Broken =
    { $axis ->
       *[NS] Die Ranke der Familie { $family } von Nord nach Süd ist unterbrochen.
        [WE] Die Ranke der Familie { $family } von West nach Ost ist unterbrochen.
    }
event-FinalPhase = Der Zugstapel ist leer. Alle spielen noch eine letzte Karte.
event-Skipped = { $seat } hat keine Karte mehr und setzt aus.
event-Ended =
    { $reason ->
       *[own] { $winners } verbindet zwei gegenüberliegende Burgen und gewinnt!
        [gift] { $count ->
            [one] Die Karte verbindet die Burgen einer anderen Familie: { $winners } gewinnt!
           *[other] Die Karte verbindet mehrere andere Familien: { $winners } teilen sich den Sieg!
        }
        [claim] Die gezauberte Ranke hält noch: { $winners } gewinnt!
        [deck] { $count ->
            [0] Alle Karten sind gespielt, und keine Burgen sind verbunden: unentschieden.
           *[other] Die letzte Karte ist gespielt: { $winners } gewinnt!
        }
        [neutral] { $count ->
            [0] Eine Familie, die niemand spielt, ist verbunden: Die Partie endet ohne Sieg.
            [one] Eine Familie, die niemand spielt, ist verbunden, also gewinnt { $winners }!
           *[other] Eine Familie, die niemand spielt, ist verbunden, also gewinnen { $winners } gemeinsam!
        }
    }

## Wonach du gefragt wirst

prompt-layout = Die Burgen werden ausgelegt.
prompt-families = Wähl deine Familie.
prompt-magic = Wähl eine Zauberkarte.
prompt-begin = Es wird ausgelost, wer beginnt.
prompt-deal = Die Karten werden ausgeteilt.
prompt-draw = Eine Karte wird gezogen.
prompt-turn = Spiel deine Rankenkarte oder stattdessen eine Zauberkarte.
prompt-spell = Führ deinen Zauber fort.
prompt-place = Wähl, wo die Karte wachsen soll.
prompt-place-drawn = Wähl eine Karte und wo sie wachsen soll.
prompt-choose-top = Wähl einen Stapel: Es geht um seine oberste Karte.
prompt-choose-pile = Wähl einen ganzen Stapel.
prompt-choose-empty = Wähl ein leeres Feld.
prompt-choose-player = Wähl jemanden aus der Runde.
prompt-offer =
    { $op ->
       *[cycle_hand] Möchtest du deine Handkarte gegen eine neue tauschen?
        [swap_hand] Möchtest du Handkarten tauschen?
        [other] Möchtest du annehmen, was der Zauber dir anbietet?
    }
prompt-pick = Wähl die Karte, die als nächste zurückgeht.
prompt-discard = Deine Karte passt nirgends: Wirf sie ab.
prompt-over = Die Partie ist zu Ende.

## Schritte eines Zaubers, als Liste

step-choose-top = eine oberste Karte wählen
step-choose-pile = einen Stapel wählen
step-choose-empty = ein leeres Feld wählen
step-choose-player = jemanden wählen
step-draw =
    { $n ->
        [one] eine Karte ziehen
       *[other] { $n } Karten ziehen
    }
step-take_discard =
    { $n ->
        [one] die oberste Karte vom Abwurfstapel nehmen
       *[other] die obersten { $n } Karten vom Abwurfstapel nehmen
    }
step-place-choose = eine der Karten wachsen lassen
step-place-only = die Karte wachsen lassen
step-place-all = alle Karten wachsen lassen
step-place_self = die Zauberkarte selbst auslegen
step-discard_rest = den Rest abwerfen
step-remove_top-box = die oberste Karte aus dem Spiel nehmen
step-remove_top-discard = die oberste Karte auf den Abwurfstapel legen
step-remove_top-hand = die oberste Karte auf die Hand nehmen
step-rotate =
    { $quarters ->
        [1] um eine Vierteldrehung drehen
        [2] halb herum drehen
       *[other] um eine Vierteldrehung zurückdrehen
    }
step-swap = die beiden vertauschen
step-move = dorthin versetzen
step-offer = die anderen fragen
step-cycle_hand = die Handkarte gegen eine neue tauschen
step-swap_hand = Handkarten tauschen
step-peek =
    { $n ->
        [one] die oberste Karte des Zugstapels ansehen
       *[other] die obersten { $n } Karten des Zugstapels ansehen
    }
step-reorder = beliebig geordnet zurücklegen
step-mark = schützen
step-repeat =
    { $n ->
        [one] einmal tun:
       *[other] { $n } Mal tun:
    }
step-if =
    { $what ->
       *[deck] wenn der Zugstapel mindestens { $least } Karten hat:
        [discard] wenn der Abwurfstapel mindestens { $least } Karten hat:
        [stacks] wenn mindestens { $least } Stapel auf dem Tisch liegen:
    }

## Warum nicht (Ablehnungen)

refusal-not-your-turn = Du bist noch nicht dran. Warte, bis du gefragt wirst.
refusal-over = Die Partie ist zu Ende. Du kannst eine neue beginnen.
refusal-not-held = Diese Karte hast du nicht. Spiel die auf deiner Hand.
refusal-no-contact = Dort berührt nichts eine kurze Seite der Karte. Fang an einer Burg oder an der kurzen Seite einer anderen Karte an, oder dreh die Karte.
refusal-not-crosswise = Auf einem Stapel muss die Karte quer liegen. Dreh sie um eine Vierteldrehung.
refusal-protected = Dieser Stapel ist geschützt. Wähl ein anderes Feld.
refusal-off-board = Dieses Feld liegt außerhalb der Burgen. Wähl eines innerhalb des Rahmens.
refusal-must-cover = Diese Karte braucht eine Karte unter sich. Leg sie quer auf einen Stapel.
refusal-must-be-empty = Diese Karte muss auf ein leeres Feld. Wähl eines, wo eine kurze Seite etwas berührt.
refusal-must-cover-that = Die zweite Karte muss quer auf die erste, nirgendwo sonst hin.
refusal-route-mismatch = An diesem Tisch muss Ranke auf Ranke treffen, wo kurze Seiten sich berühren. Dreh die Karte oder wähl ein anderes Feld.
refusal-same-turn = Halb gedreht sieht diese Karte genauso aus. Erst eine Vierteldrehung ändert etwas.
refusal-magic-not-held = Diese Zauberkarte hast du nicht. Wähl eine von deinen.
refusal-magic-used = Diesen Zauber hast du schon gespielt. Wähl einen anderen.
refusal-magic-no-target = Auf dem Tisch liegt nichts, worauf dieser Zauber wirken könnte. Spiel deine Rankenkarte oder einen anderen Zauber.
refusal-magic-deck = Der Zugstapel hat zu wenige Karten für diesen Zauber. Spiel deine Rankenkarte oder einen anderen Zauber.
refusal-magic-discard = Der Abwurfstapel hat zu wenige Karten für diesen Zauber. Spiel deine Rankenkarte oder einen anderen Zauber.
refusal-magic-no-place = Nirgends könnte dieser Zauber eine Karte wachsen lassen. Spiel deine Rankenkarte oder einen anderen Zauber.
refusal-magic-final = In der letzten Runde zählen nur Rankenkarten. Spiel die auf deiner Hand.
refusal-not-a-target = Darauf kann der Zauber nicht wirken. Wähl etwas, das leuchtet.
refusal-can-be-placed = Deine Karte passt noch irgendwo, also darfst du sie nicht abwerfen. Wähl eines der leuchtenden Felder.
refusal-family-taken = Diese Familie ist vergeben. Wähl eine, die noch frei ist.
refusal-magic-taken = Diese Zauberkarte hast du schon. Wähl eine andere.
refusal-pair = Dieser Zauber steht auf der Rückseite einer Karte, die du schon hast. Wähl einen anderen.
refusal-not-now = Das geht gerade nicht. Sieh nach, wonach du gefragt wirst.
refusal-unknown-word = Diesen Zug gibt es in diesem Spiel nicht. Wähl einen, der leuchtet.
refusal-bad-printed = So, wie es diese Berichtigungen sagen, können die Karten nicht sein. Öffne sie in der Werkstatt und sieh nach, was markiert ist.

## Wie es endete

reason-own = Mit der eigenen Rankenkarte
reason-gift = Mit einer fremden Karte
reason-claim = Mit einer gezauberten Ranke, die hielt
reason-deck = Der Zugstapel war leer
reason-neutral = Mit einer Familie, die niemand spielt

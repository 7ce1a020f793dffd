### Cloudy Kingdom: alle Worte des Spiels auf Deutsch.

## Das Spiel

name = Cloudy Kingdom
tagline = Lass Bohnenranken von Burg zu Burg wachsen, hoch über dem Boden.

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

## Was du tun kannst (Knöpfe)

action-Place = Hier spielen
action-PlayMagic = Diesen Zauber spielen
action-Choose = Dieses Feld wählen
action-ChoosePlayer = Diese Person wählen
action-Accept = Ja, gern
action-Decline = Nein, danke
action-Pick = Diese Karte wählen
action-Discard = Karte abwerfen
action-TakeMagic = Diese Zauberkarte nehmen
action-TakeFamily = Diese Familie nehmen
action-LayOut = Burgen auslegen
action-Deal = Karte austeilen
action-Begin = Bestimmen, wer beginnt

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

## Regeln

rule-1 = Das Königreich
rule-1-1 = Der Spielbereich ist ein Quadrat aus zwei mal zwei, drei mal drei oder vier mal vier Feldern. Burgen rahmen ihn ein: eine an jedem Feld am Rand.
rule-1-2 = Jede Familie hat vier Burgen, auf jeder Seite eine. Du erkennst die Familien an Farbe und Wappen: Rabe, Rose, Stern, Sonne.
rule-1-3 = Du willst zwei Burgen deiner Familie auf gegenüberliegenden Seiten durch eine durchgehende Ranke verbinden: von Nord nach Süd oder von West nach Ost. Über Eck zählt nicht.
rule-1-4 = Rankenkarten zeigen Stücke von Bohnenranken. Zauberkarten brechen für einen Moment die Regeln. Alle Karten sind gleich groß und länger als breit.
rule-2 = Vorbereitung
rule-2-1 = Zu zweit und zu dritt spielt ihr auf drei mal drei Feldern, zu viert auf vier mal vier. Ihr könnt am Tisch auch eine andere Größe wählen.
rule-2-2 = Zwei Burgen einer Familie stehen sich nie genau gegenüber und berühren sich nie an einer Ecke des Spielbereichs.
rule-2-3 = Alle spielen je eine Familie. Sie wird ausgelost, wenn ihr nicht selbst wählen wollt.
rule-2-4 = Alle bekommen drei Zauberkarten. In eurer ersten Partie sind das „{ magic-chop }“, „{ magic-inspiration }“ und „{ magic-burning }“, später drei ausgeloste, für alle dieselben. Wer Erfahrung hat, wählt seine drei selbst.
rule-2-5 = Die gemischten Rankenkarten bilden den Zugstapel, daneben ist Platz für den Abwurfstapel. Alle fangen mit einer Rankenkarte auf der Hand an.
rule-2-6 = Das Los bestimmt, wer beginnt.
rule-3 = Dein Zug
rule-3-1 = Du tust eines von beidem: Du lässt die Rankenkarte auf deiner Hand wachsen, oder du gibst sie her und nutzt eine deiner Zauberkarten.
rule-3-2 = Zum Schluss ziehst du eine Rankenkarte nach, damit du wieder eine auf der Hand hast.
rule-3-3 = Es geht im Uhrzeigersinn reihum. Du handelst nur in deinem eigenen Zug, oder wenn ein Zauber dich etwas fragt.
rule-3-4 = Passen gibt es nicht. Passt deine Karte wirklich nirgends hin, wirfst du sie ab.
rule-4 = Wachstum
rule-4-1 = Auf einem leeren Feld muss mindestens eine kurze Seite deiner Karte die lange Seite einer Burg oder die kurze Seite einer anderen Karte berühren. Wem die Burg gehört, ist egal.
rule-4-2 = Auf einem Stapel liegt deine Karte quer zur obersten Karte. Deren Enden schauen noch hervor. Stapel dürfen beliebig hoch werden.
rule-4-3 = Bevor du deine Karte spielst, drehst du sie, wie du magst.
rule-4-4 = Die kurze Seite einer Karte trifft nie auf die lange Seite einer anderen. Auf unseren Feldern kann das gar nicht passieren.
rule-4-5 = Die Bilder müssen nicht zusammenpassen. Eine Karte darf auch ein Loch oder das Ende einer versperrten Ranke berühren.
rule-4-6 = Auf eine geschützte Karte wie „{ magic-burning }“ darf nichts gelegt werden.
rule-5 = Ranken
rule-5-1 = Eine Karte verbindet die Wege, die ihr Bild verbindet. Weiter geht es dort, wo zwei Karten sich berühren und beide eine Ranke zeigen.
rule-5-2 = Von einem Stapel zählen nur die zwei obersten Karten: die oberste ganz und die hervorschauenden Enden der Karte darunter. Damit eine Ranke abbiegt, braucht sie zwei Karten auf demselben Feld.
rule-5-3 = Löcher und Blockaden unterbrechen eine Ranke. Sind sie in der Mitte, verschwinden sie beim Abdecken; an einem Ende bleiben sie.
rule-5-4 = Eine Burg ist das Ende einer Ranke. Keine Ranke führt durch eine Burg hindurch, und Burgen nebeneinander sind nicht verbunden.
rule-6 = Zaubern
rule-6-1 = Ein Zauber ist dein ganzer Zug. Zuerst wirfst du deine Rankenkarte ab, dann spielst du die Zauberkarte. Am Ende ziehst du wie immer nach.
rule-6-2 = Jede Zauberkarte kannst du in einer Partie nur einmal nutzen.
rule-6-3 = Du darfst nur zaubern, wenn jeder Schritt möglich ist: Es muss Ziele, Plätze und genug Karten geben.
rule-6-4 = In dem Zug, in dem du zauberst, kannst du nicht gewinnen. Die anderen schon.
rule-6-5 = Eine genutzte Zauberkarte kommt in die Schachtel, nie auf den Abwurfstapel, außer sie bleibt liegen.
rule-6-6 = Ein Zauber wirkt sofort und ganz.
rule-7 = Die acht Zauberkarten
rule-7-1 = { magic-chop }: Von einem ungeschützten Stapel kommt die oberste Karte aus dem Spiel. Was darunter lag, zählt wieder, auch wenn es nun nichts mehr berührt.
rule-7-2 = { magic-inspiration }: Du siehst dir zwei Karten vom Zugstapel an, spielst die passende und wirfst die andere ab.
rule-7-3 = { magic-burning }: Sie kommt quer auf einen Stapel, nie auf ein leeres Feld, und verbindet alle vier Wege. Nichts deckt sie ab, kein Zauber ändert ihren Stapel; Karten daneben sind erlaubt.
rule-7-4 = { magic-interrupted }: Sie kommt auf ein leeres Feld oder quer auf einen Stapel. Durch ihre Mitte führt kein Weg. Sie lässt sich abdecken, zerhacken und verdrehen.
rule-7-5 = { magic-expedited }: Die erste gezogene Karte kommt auf ein leeres Feld, die zweite quer obendrauf. Die zweite siehst du erst, wenn die erste liegt.
rule-7-6 = { magic-green }: Du ziehst zwei Karten. Links von dir beginnend dürfen die anderen ihre Handkarte abwerfen und neu ziehen. Dann spielst du beide Karten in beliebiger Folge; die zweite darf auf der ersten liegen.
rule-7-7 = { magic-replant }: Du spielst die oberste Karte des Abwurfstapels nach den Wachstumsregeln. Die Karte, die du gerade für den Zauber abgeworfen hast, zählt nicht.
rule-7-8 = { magic-twisting }: Ein ungeschützter Stapel dreht sich mit all seinen Karten um eine Vierteldrehung im Uhrzeigersinn. Die Wachstumsregeln sind dabei egal.
rule-8 = Ende der Partie
rule-8-1 = Die Partie endet sofort, wenn eine Karte zwei Burgen einer Familie auf gegenüberliegenden Seiten neu verbindet.
rule-8-2 = Verbindet deine Rankenkarte deine eigenen Burgen, gewinnst du, wen auch immer sie sonst noch verbindet.
rule-8-3 = Verbindet sie nur Burgen von anderen, gewinnen diese. Sind es mehrere, teilen sie sich den Sieg.
rule-8-4 = Verbindet dein eigener Zauber deine Burgen, musst du warten: Du gewinnst zu Beginn deines nächsten Zuges, falls die Ranke dann noch hält.
rule-8-5 = Verbindet dein Zauber die Burgen von jemand anderem, gewinnt diese Person sofort.
rule-8-6 = Ist der Zugstapel leer, spielen alle nacheinander die letzte Handkarte. Wer keine hat, setzt aus.
rule-8-7 = Hat danach niemand gewonnen, endet die Partie unentschieden.
rule-8-8 = Eine Ranke, die schon stand, ist nicht neu: Wer anderswo spielt, verhilft ihr nicht zum Sieg.
rule-8-9 = Gibt es Familien, die niemand spielt, darfst du von ihren Burgen aus wachsen; sie zu verbinden bewirkt nichts.
rule-9 = Eigene Zauber
rule-9-1 = Ein eigener Zauber ist eine Liste kleiner Schritte: wählen, ziehen, wachsen, drehen, tauschen und mehr. Der Tisch führt sie der Reihe nach aus.
rule-9-2 = Ein Zauber hat höchstens acht Schritte und zieht höchstens vier Karten.
rule-9-3 = Eigene Zauber sehen alle vor der Partie, und sie gelten nur, wenn alle einverstanden sind. Der Tisch kann auch drei von uns dazunehmen: „{ magic-gust }“, „{ magic-storm }“ und „{ magic-second_harvest }“.

## Auslegungen: wo die gedruckten Regeln eine Frage offenlassen

ruling-R1 = Welcher Spielbereich für wie viele?
ruling-R1-answer = Drei mal drei Felder zu zweit und zu dritt, vier mal vier zu viert.
ruling-R2 = Wie stehen die Burgen?
ruling-R2-answer = In einer festen Anordnung, in der alle Familien etwa gleich gute Aussichten haben.
ruling-R3 = Was ist mit Familien, die niemand spielt?
ruling-R3-answer = Ihre Burgen stehen da, und du darfst von ihnen aus wachsen.
ruling-R4 = Was, wenn so eine Familie verbunden wird?
ruling-R4-answer = Nichts. Es geht weiter.
ruling-R5 = Müssen die Bilder passen, wo Karten sich berühren?
ruling-R5-answer = Nein, es reicht, wenn die kurzen Seiten sich berühren.
ruling-R6 = Dürfen Karten außerhalb der Burgen liegen?
ruling-R6-answer = Nein, nur innerhalb des Rahmens.
ruling-R7 = Zählt das sichtbare Ende einer abgedeckten Karte als kurze Seite?
ruling-R7-answer = Ja, du kannst dort weiterbauen.
ruling-R8 = Darf ich an den Burgen anderer Familien anlegen?
ruling-R8-answer = Ja, an jeder Burg.
ruling-R9 = Darf eine Karte neben der Mitte ihres Feldes liegen?
ruling-R9-answer = Nein, jede Karte liegt in der Mitte eines Feldes.
ruling-R10 = Welche Karte nimmt „{ magic-replant }“?
ruling-R10-answer = Die, die oben lag, bevor du deine Handkarte abgeworfen hast. Gibt es keine, geht der Zauber nicht.
ruling-R11 = Gelten für „{ magic-replant }“ die Wachstumsregeln?
ruling-R11-answer = Ja, die Karte wächst wie jede andere.
ruling-R12 = Darf ich zaubern, wenn nicht alles davon geht?
ruling-R12-answer = Nein, jeder Schritt muss möglich sein.
ruling-R13 = Wohin kommt eine zerhackte Karte?
ruling-R13-answer = In die Schachtel, sie kommt also nie zurück.
ruling-R14 = Kann eine abgedeckte Karte zerhackt werden?
ruling-R14-answer = Nein, nur die oberste.
ruling-R15 = Darf „{ magic-interrupted }“ abgedeckt werden?
ruling-R15-answer = Ja, quer wie jede Rankenkarte.
ruling-R16 = Darf „{ magic-interrupted }“ zerhackt und verdreht werden?
ruling-R16-answer = Ja, sie gilt als Rankenkarte.
ruling-R17 = Führt über „{ magic-burning }“ ein Weg?
ruling-R17-answer = Ja, alle vier Wege treffen sich darauf.
ruling-R18 = Was zeigt „{ magic-interrupted }“?
ruling-R18-answer = Vier Wege, die alle vor der Mitte enden.
ruling-R19 = Darf ein Stapel unter „{ magic-burning }“ verdreht werden?
ruling-R19-answer = Nein, kein Zauber rührt diesen Stapel an.
ruling-R20 = Wann wird während eines Zaubers auf Sieg geprüft?
ruling-R20-answer = Nach jeder Änderung auf dem Tisch.
ruling-R21 = Liegt die Handkarte offen?
ruling-R21-answer = Nein, nur du siehst sie.
ruling-R22 = Liegen die Zauberkarten offen?
ruling-R22-answer = Ja, alle sehen, wer welche hat.
ruling-R23 = Muss ich eine gezauberte Ranke ansagen?
ruling-R23-answer = Nein, du gewinnst zu Beginn deines Zuges von selbst.
ruling-R24 = Meine gezauberte Ranke steht, und jemand spielt anderswo. Gewinne ich?
ruling-R24-answer = Noch nicht, erst zu Beginn deines Zuges.
ruling-R25 = Die Karte von jemand anderem verbindet meine Burgen neu. Gewinne ich?
ruling-R25-answer = Ja, sofort.
ruling-R26 = Mein Zauber verbindet mich und jemand anderen. Wer gewinnt?
ruling-R26-answer = Die andere Person, sofort.
ruling-R27 = Darf in der letzten Runde gezaubert werden?
ruling-R27-answer = Nein, alle spielen die letzte Rankenkarte.
ruling-R28 = In welcher Reihenfolge läuft die letzte Runde?
ruling-R28-answer = Im Uhrzeigersinn ab der nächsten Person; wer die letzte Karte gezogen hat, kommt zum Schluss.
ruling-R29 = Was, wenn der Zugstapel für einen Zauber nicht reicht?
ruling-R29-answer = Dann geht der Zauber nicht.
ruling-R30 = Was, wenn ich in der letzten Runde keine Karte habe?
ruling-R30-answer = Dann setzt du aus.
ruling-R31 = Wird der Abwurfstapel gemischt, wenn der Zugstapel leer ist?
ruling-R31-answer = Nein, mit dem leeren Zugstapel kommt die letzte Runde.
ruling-R32 = Welcher Zauber steht auf welcher Rückseite?
ruling-R32-answer = Das wissen wir nicht, deshalb dürfen je drei beliebige zusammenkommen.
ruling-R33 = Wie werden Zauberkarten ausgelost?
ruling-R33-answer = Alle acht sind gleich wahrscheinlich.
ruling-R34 = Führt die Seilbrücke über eine andere Ranke?
ruling-R34-answer = Nein, sie ist eine begehbare gerade Ranke.
ruling-R35 = Darf ich meine Karte ansehen und dann zaubern?
ruling-R35-answer = Ja, deine Handkarte kennst du immer.
ruling-R36 = Kann ich einen Zug zurücknehmen oder passen?
ruling-R36-answer = Nein. Ein Zug gilt, und einen gibt es immer.

## Einstellungen

group-setup = Aufbau
group-magic = Zauber
group-rulings = Hausregeln
option-board = Spielbereich
option-board-hint = Ein kleiner Spielbereich macht eine kurze Partie.
option-board-auto = Nach Personenzahl
option-board-2x2 = 2 × 2 Felder
option-board-3x3 = 3 × 3 Felder
option-board-4x4 = 4 × 4 Felder
option-castles = Burgen
option-castles-hint = Manche Anordnungen sind für eine Familie günstiger als andere.
option-castles-fair = Faire Anordnung
option-castles-random = Zufällige Anordnung
option-castles-custom = Eure eigene Anordnung
option-families = Familien
option-families-hint = Ausgelost oder nacheinander gewählt.
option-families-random = Auslosen
option-families-chosen = Alle wählen selbst
option-start = Wer beginnt
option-start-hint = Das Los oder ein Platz, den ihr nennt.
option-start-random = Das Los bestimmt
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4
option-magic = Zauberkarten
option-magic-hint = Mit welchen drei Zauberkarten alle anfangen.
option-magic-first_game = Erste Partie: „{ magic-chop }“, „{ magic-inspiration }“, „{ magic-burning }“
option-magic-same_three = Dieselben drei für alle, ausgelost
option-magic-own_choice = Alle wählen drei
option-magic_pairs = Doppelseitige Zauberkarten
option-magic_pairs-hint = Niemand kann beide Seiten einer Karte haben. Welche Seiten zusammengehören, ist unsere Vermutung.
option-deck = Rankenkarten
option-deck-hint = Wie viele Karten von jedem Bild dabei sind.
option-deck-standard72 = 72 Karten
option-deck-standard60 = 60 Karten
option-deck-custom = Eure eigenen Karten
option-spells = Eigene Zauber
option-spells-hint = Sie kommen zu den acht gedruckten dazu. Alle sollten einverstanden sein.
option-neutral_castles = Burgen, die niemand spielt
option-neutral_castles-hint = Sie geben euch mehr Stellen zum Anlegen.
option-neutral_castles-present = Stehen auf dem Tisch
option-neutral_castles-absent = Fehlen
option-neutral_link = Eine Familie verbinden, die niemand spielt
option-neutral_link-hint = Was geschieht, wenn ihre Burgen verbunden sind.
option-neutral_link-ignored = Bedeutet nichts
option-neutral_link-ends = Beendet die Partie ohne Sieg
option-neutral_link-mover_loses = Verliert, und die anderen gewinnen
option-match_routes = Ranke muss auf Ranke treffen
option-match_routes-hint = Strenger gespielt: Wo kurze Seiten sich berühren, müssen die Bilder passen.
option-replant_source = „{ magic-replant }“ nimmt
option-replant_source-hint = Bei der zweiten Wahl spielst du die Karte, die du gerade abgeworfen hast.
option-replant_source-before = Die Karte, die vor deinem Abwerfen oben lag
option-replant_source-cost = Die Karte, die nach deinem Abwerfen oben liegt
option-allow_fizzle = Zauber dürfen verpuffen
option-allow_fizzle-hint = Schritte, die nicht gehen, fallen weg.
option-chop_interrupted = „{ magic-interrupted }“ lässt sich entfernen
option-chop_interrupted-hint = Zauber, die Karten entfernen oder drehen, wirken auch auf sie.
option-magic_win = Sieg während eines Zaubers
option-magic_win-hint = Wichtig, wenn ein Zauber den Tisch mehrmals verändert.
option-magic_win-each = Nach jeder Änderung geprüft
option-magic_win-end = Am Ende des Zaubers geprüft
option-open_hands = Offene Handkarten
option-open_hands-hint = Alle sehen alle Rankenkarten: gut zum Lernen.
option-examples = Drei eigene Zauber
option-examples-hint = Windstoß, Sturm und Zweite Ernte kommen zu den acht Zauberkarten, wo diese ausgelost oder ausgesucht werden.
option-hidden_magic = Verdeckte Zauberkarten
option-hidden_magic-hint = Niemand sieht, welche Zauberkarten die anderen noch haben.
option-final_magic = Zauber in der letzten Runde
option-final_magic-hint = Du darfst mit deiner letzten Karte zaubern. Eine eigene Ranke, die so entsteht, gewinnt nicht.

## Woher etwas stammt

provenance-rulebook = So steht es in der gedruckten Regel.
provenance-public = Das ist aus öffentlichen Quellen bekannt.
provenance-designed = Das Gedruckte kennen wir hier nicht: Das ist unser eigener Ersatz.

## Wie es endete

reason-own = Mit der eigenen Rankenkarte
reason-gift = Mit einer fremden Karte
reason-claim = Mit einer gezauberten Ranke, die hielt
reason-deck = Der Zugstapel war leer
reason-neutral = Mit einer Familie, die niemand spielt

## Eigene Rankenkarten prüfen

deck-ok = Die Karten sind in Ordnung.
deck-bad-toml = Die Karten lassen sich nicht als TOML lesen: { $where }
deck-unknown-key = „{ $where }“ ist hier unbekannt. Nimm es heraus oder schreib es richtig.
deck-bad-block = Durch „{ $where }“ führt ein Weg, den keine Karte haben kann. Schreib mindestens zwei von N, E, S und W, jedes höchstens einmal je Karte.
deck-bad-flap = „{ $where }“ hat Enden, die keine Karte haben kann. Schreib N, S, NS oder nichts.
deck-bad-count = „{ $where }“ kann keine Zahl von Karten oder Bildern sein. Schreib ganze Zahlen von 0 bis 99, mit höchstens 240 Karten und 40 Bildern insgesamt.
deck-no-side-exit = Keine Karte hat einen Ausgang an der Seite, also könnte keine Ranke abbiegen und niemand gewinnen. Nimm Kreuzungen, Abzweige oder Kurven dazu.
deck-too-small = Mit { $where } Karten sind es zu wenige. Nimm mindestens zwölf.
deck-no-provenance = Woher „{ $where }“ stammt, fehlt. Schreib rulebook, public oder designed.

## Eine eigene Anordnung prüfen

layout-sides = Eine Anordnung hat vier gleich lange Seiten mit je zwei bis vier Burgen, zum Beispiel abc/acb/bca/bca.
layout-family = Burgen schreibst du als a, b, c und d, eine Lücke als -. Nimm keine anderen Zeichen.
layout-size = Diese Anordnung passt nicht zur Größe des Spielbereichs. Wähl die andere Größe oder schreib auf jede Seite so viele Burgen, wie dort Felder sind.
layout-twice = Eine Familie darf auf jeder Seite nur eine Burg haben. Schreib jeden Buchstaben einmal je Seite.
layout-opposite = Zwei Burgen einer Familie stehen sich genau gegenüber. Verschieb eine von ihnen auf ihrer Seite.
layout-corner = Zwei Burgen einer Familie berühren sich an einer Ecke. Verschieb eine von ihnen auf ihrer Seite, weg von der Ecke.

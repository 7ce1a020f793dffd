### Eigene Zauber auf Deutsch: was an ihnen nicht stimmt, und wo.

spell-ok = Der Zauber ist in Ordnung.
spell-where =
    { $step ->
        [none] { $part ->
            [names] Der Name
            [text] Der Text
            [glyph] Das Zeichen
            [id] Die Kennung
            [steps] Die Schritte
           *[other] „{ $part }“
        }
       *[other] { $part ->
            [none] Schritt { $step }
            [steps] Schritt { $step }
           *[other] Schritt { $step }, „{ $part }“
        }
    }
spell-bad-toml = { $where }: Das lässt sich nicht als TOML lesen. { $what }
spell-no-id = { spell-where }: Der Zauber braucht eine Kennung aus Buchstaben, Ziffern und Unterstrichen, etwa „mein_zauber“.
spell-id-taken = { spell-where }: Die Kennung „{ $what }“ hat schon ein anderer Zauber. Gib diesem eine eigene.
spell-no-names = { spell-where }: Der Zauber braucht einen Namen von höchstens 40 Zeichen. In einer Datei steht er unter en, de und fr.
spell-no-text = { spell-where }: Der Zauber braucht in jeder Sprache einen Text. Sag mit wenigen Worten, was er tut, unter en, de und fr.
spell-unknown-glyph = { spell-where }: Die Zeichnung „{ $what }“ gibt es nicht. Nimm eine aus der Werkstatt.
spell-no-steps = { spell-where }: Hier geschieht noch nichts. Füg einen Schritt ein.
spell-unknown-op = { spell-where }: Den Schritt „{ $what }“ gibt es nicht. Die Liste der Schritte steht in den Regeln, Kapitel 9.
spell-missing-arg = { spell-where }: „{ $what }“ fehlt. Ergänze es beim Schritt.
spell-unknown-arg = { spell-where }: „{ $what }“ ist hier nicht bekannt. Nimm es heraus.
spell-bad-value = { spell-where }: „{ $what }“ geht hier nicht. Nimm einen der Werte, die der Schritt kennt.
spell-too-many-steps = { spell-where }: Es sind zu viele ({ $what }). Acht sind erlaubt, und wiederholte zählen jedes Mal.
spell-too-many-draws = { spell-where }: Sie bringen zu viele Karten ({ $what }). Vier sind erlaubt.
spell-too-many-targets = { spell-where }: Das ist die fünfte Wahl. In einem Zauber lassen sich vier verschiedene Dinge wählen.
spell-too-deep = { spell-where }: Zu viele Schritte stecken ineinander. Nimm einige heraus.
spell-laid-once = { spell-where }: Diese Karte gibt es nur einmal. Sie kann einmal ausgelegt werden, und nicht von anderen.
spell-unbound-target = { spell-where }: Was dieser Schritt braucht, kommt nicht vor ihm. Stell den Schritt davor, der es wählt.
spell-wrong-target-kind = { spell-where }: Mit dem Gewählten kann dieser Schritt nichts anfangen. Wähl einen Stapel, ein Feld oder eine Person, wie er es braucht.
spell-nested-offer = { spell-where }: Ein Angebot kann nicht in einem Angebot stehen. Stell sie hintereinander.
spell-unknown-face = { spell-where }: Das Kartenbild „{ $what }“ gibt es nicht. Nimm eines von den Rankenkarten oder Zauberkarten.
spell-never-playable = { $where }: In Probepartien war dieser Zauber nie möglich ({ $what }). Verlange weniger vom Tisch.
spell-always-refused = { $where }: In Probepartien wurde jeder Versuch abgelehnt ({ $what }). Prüf die Schritte einzeln.
spell-win-shift = { $where }: Wer diesen Zauber hat, gewinnt deutlich öfter oder seltener ({ $what }). Vielleicht magst du ihn abmildern.

refusal-bad-spell = Der Zauber „{ $spell }“ lässt sich so nicht spielen. { spell-wrong }
spell-wrong =
    { $problem ->
       *[no-id] { spell-no-id }
        [id-taken] { spell-id-taken }
        [no-names] { spell-no-names }
        [no-text] { spell-no-text }
        [unknown-glyph] { spell-unknown-glyph }
        [no-steps] { spell-no-steps }
        [unknown-op] { spell-unknown-op }
        [missing-arg] { spell-missing-arg }
        [unknown-arg] { spell-unknown-arg }
        [bad-value] { spell-bad-value }
        [too-many-steps] { spell-too-many-steps }
        [too-many-draws] { spell-too-many-draws }
        [too-many-targets] { spell-too-many-targets }
        [too-deep] { spell-too-deep }
        [laid-once] { spell-laid-once }
        [unbound-target] { spell-unbound-target }
        [wrong-target-kind] { spell-wrong-target-kind }
        [nested-offer] { spell-nested-offer }
        [unknown-face] { spell-unknown-face }
    }
refusal-too-many-spells = Ein Tisch nimmt neben den gedruckten höchstens { $most } Zauber auf. Lass einige weg.

### Fehlerkapseln, auf Deutsch.

refusal-capsule-shut = Wer hier spielt, will unter sich bleiben. Bitte jemanden davon, die Kapsel zu packen.

capsule-pack = Etwas stimmt nicht: Fehlerkapsel packen
capsule-stumbled = Darüber ist das Haus gestolpert. Der Tisch steht wie zuvor, nichts ist verloren. Versuch es noch einmal, oder mach etwas anderes.
capsule-packed = Gepackt. Schick die Datei an die Person, die sich um dieses Haus kümmert.
capsule-text =
    Eine Datei mit dem, was dieser Browser hier zuletzt gesehen und getan hat, den Versionen und, sobald sie vorbei ist, der Partie.
    Keine Namen, keine Gespräche und nichts aus fremden Händen.
capsule-alone = Das Haus war nicht zu erreichen, die Datei enthält also nur den Teil dieses Browsers.

## Im Terminal

cli-help-capsule = eine Fehlerkapsel öffnen und sagen, ob ihr Fehler auch hier ist
capsule-help-file = die Kapsel
capsule-help-table = die Partie dieses Tisches in die Kapsel legen oder eine daraus machen; für alle, die das Haus betreiben
capsule-nothing = Nenne eine Kapsel zum Öffnen oder mit --table einen Tisch.
capsule-unreadable = Das ist keine Fehlerkapsel. { $why }
capsule-other-table = Diese Kapsel gehört zu einem anderen Tisch, { $table }. Nenne diesen.
capsule-no-table = In diesem Haus gibt es keinen Tisch { $table }. Sieh mit --data in seinen Daten nach.
capsule-filled = { $file } enthält jetzt die Partie bis Halbzug { $plies }, mit allen Händen. Öffne sie mit cumuli capsule.
capsule-head = { $game } am Tisch { $table }, { $seats } Plätze
capsule-house = Cumuli { $cumuli }, { $python } auf { $system }, Rechenkern { $engine }, Regeln in Version { $rules }
capsule-compiled = übersetzt
capsule-interpreted = nicht übersetzt
capsule-page-of = { $browser }, Sprache { $lang }, { $size }
capsule-sealed = Als sie gepackt wurde, lief die Partie noch; sie enthält also nur, was ihr Absender wissen durfte.
capsule-unplayed = Dieses Programm kann diese Partie nicht spielen. { $why }
capsule-page = Die Seite ist gescheitert: { $error } { $where }
capsule-crash = Halbzug { $ply }, „{ $line }“: Hier scheitern die Regeln. { $error }
capsule-illegal = Halbzug { $ply }, „{ $line }“: Nach den Regeln hier nicht erlaubt. Gespielt wurde nach anderen.
capsule-replayed =
    { $plies ->
        [one] Der eine Halbzug lässt sich hier spielen.
       *[other] Alle { $plies } Halbzüge lassen sich hier spielen.
    }
capsule-same =
    { $seat ->
        [0] Wer zusah, sah genau das, was auch hier zu sehen wäre.
       *[other] Platz { $seat } sah genau das, was er auch hier sähe.
    }
capsule-differs =
    { $seat ->
        [0] Wer zusah, sah { $seen } als { $path }, hier ist es { $here }.
       *[other] Platz { $seat } sah { $seen } als { $path }, hier ist es { $here }.
    }
capsule-result = Dort war das Ergebnis „{ $said }“, hier ist es „{ $here }“.
capsule-again-crash = Noch einmal, was dort scheiterte, { $line }: Es scheitert auch hier. { $error }
capsule-again-refused = Noch einmal, was dort scheiterte, { $line }: Hier wird es abgelehnt. { $error }
capsule-again-done = Noch einmal, was dort scheiterte, { $line }: Hier geht es gut.
capsule-verdict-crash = Der Fehler ist auch hier.
capsule-verdict-same = Hier ist alles, wie es dort war. Wenn das falsch ist, steckt der Fehler auch in diesen Regeln.
capsule-verdict-differs = Der Fehler ist nicht hier: Diese Regeln machen es anders.
capsule-verdict-sealed = Es wurde nichts gespielt. Lass die Partie mit cumuli capsule --table dazulegen, oder pack neu, wenn sie vorbei ist.

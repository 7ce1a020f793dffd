### Cloud Mine: alle Wörter des Spiels, auf Deutsch.

## Das Spiel

lang = de

## Wer in einer Runde was ist

role-dreamer = Tagträumer
role-scout = Wolkenspäher
role-watcher = Himmelsbetrachter
role-dreamer-text = Beschreibt eine Wolke und hofft, dass sie spät gefunden wird.
role-scout-text = Wählt die Wolke und hofft, dass niemand sie findet.
role-watcher-text = Sucht die Wolke, zu der die Worte passen.

## Was geschah (Verlauf und Film)

event-FirstDreamer = { $seat } träumt als Erstes.
event-RoundBegan = Runde { $round }: Tagträumer ist { $dreamer }, Wolkenspäher { $scout }.
event-Dealt = { $seat } sieht sich die neuen Wolken an.
event-Picked = { $seat } wählt eine Wolke und zeigt sie dem Tagträumer.
event-Described = { $seat } sagt: „{ $text }“.
event-LaidOut = Die Wolken sind gemischt und liegen offen aus.
event-Guessed =
    { $right ->
       *[true] { $seat } tippt auf Wolke { $place }, und das ist sie.
        [false] { $seat } tippt auf Wolke { $place }, die nicht gemeint war. Sie wird umgedreht.
    }
event-RoundEnded =
    { $hit_id ->
        [none] Niemand hat Wolke { $target } gefunden. { $scout } bekommt alle Karten.
       *[other] { $turned ->
            [0] { $hit } bekommt alle { $open } Karten. { $dreamer } geht leer aus.
            [one] { $hit } bekommt { $open } Karten und { $dreamer } { $turned } Karte.
           *[other] { $hit } bekommt { $open } Karten und { $dreamer } { $turned } Karten.
        }
    }
event-GameEnded =
    { $count ->
        [one] { $winners } hat die meisten Wolken gefangen und gewinnt!
       *[other] { $winners } haben gleich viele Wolken gefangen und gewinnen gemeinsam!
    }

## Was du gefragt wirst

prompt-first = Es wird gelost, wer zuerst träumt.
prompt-deal = Neue Wolken werden verteilt.
prompt-pick = Wähl die Wolke, die gefunden werden soll.
prompt-describe = Beschreibe deine Wolke mit einem bis fünf Wörtern.
prompt-lay = Die Wolken werden gemischt.
prompt-guess = Welche Wolke ist gemeint?
prompt-over = Die letzte Wolke ist vorbeigezogen.

## Warum nicht (Ablehnungen)

refusal-not-your-turn = In dieser Runde ist gerade jemand anders dran. Warte, bis du gefragt wirst.
refusal-you-know-it = Du weißt, welche Wolke es ist, also sei still. Raten dürfen die Himmelsbetrachter.
refusal-over = Alle Runden sind gespielt. Fang an einem anderen Tisch neu an.
refusal-not-in-hand = Diese Karte hast du nicht bekommen. Wähl eine der Wolken, die vor dir liegen.
refusal-pick-now = Du bist Wolkenspäher und sollst eine Wolke wählen. Nimm eine von deinen.
refusal-describe-now = Du bist Tagträumer, und gefragt sind Worte. Sag eins bis fünf.
refusal-guess-now = Du bist Himmelsbetrachter und darfst raten. Tipp auf eine Wolke.
refusal-turned = Auf diese Wolke wurde schon getippt, sie ist umgedreht. Nimm eine, die noch offen liegt.
refusal-no-such-place = Dort liegt keine Wolke. Tipp auf eine, die es gibt, mit ihrem Buchstaben.
refusal-empty = Darin ist kein Wort. Schreib wenigstens eins.
refusal-too-many-words = Das sind { $count } Wörter. Sag es mit fünf oder weniger, sonst gilt es nicht.
refusal-word-too-long = Eines dieser Wörter ist zu lang. Mehr als 45 Buchstaben gehen nicht, also teil es.
refusal-too-long = Dieser Text hat { $count } Zeichen. Kürze ihn auf 80, oder noch mehr.
refusal-symbols = Bilder und Symbole gelten nicht als Wörter. Nimm sie heraus und schreib, was du meinst.
refusal-repeated = Das wurde schon gesagt, und hier sagt niemand etwas zweimal. Such andere Worte.
refusal-unknown-word = Bei Cloud Mine wird gewählt, beschrieben oder getippt. Mach eins davon.

## Wie es ausging

reason-cards = Mit den meisten Wolken
reason-shared = Gleich viele Wolken

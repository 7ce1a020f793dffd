### Cloud Mine: was die Seite rund um die Wolken sagt, auf Deutsch.

## Clouds and places
cm-cloud = Wolke { $letter }
cm-clouds = Die Wolken am Himmel
cm-hand = Deine Wolken
cm-hand-cloud = Wolke { $number } auf deiner Hand
cm-your-cloud = Deine Wolke: näher ansehen
cm-turned = umgedreht
cm-meant = diese war gemeint
cm-secret-one = die gesuchte
cm-look = Näher angesehen
cm-look-at = Wolke { $letter } ansehen
cm-quote = „{ $text }“

## People
cm-turns = Tipp { $numbers }
cm-pile =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
cm-pile-hidden = verdeckter Stapel
cm-round = Runde { $round } von { $rounds }
log-round = Runde { $round }
cm-left =
    { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }

## What is asked of you
cm-ask-pick = Such die Wolke aus, die { $name } beschreiben soll.
cm-ask-describe = Was siehst du? Sag es in höchstens fünf Wörtern.
cm-ask-guess = Welche Wolke meint { $name }? Tipp { $guess } von { $guesses }.
cm-only-you = Nur du siehst diese Wolken.
cm-picked = Du hast die mit dem Stern gewählt. Jetzt sucht { $name } nach Worten.
cm-tap-or-lay = Wähle eine Wolke oder leg dein Zeichen darauf
cm-tap-or-give = Wähle eine Wolke oder zieh sie zu { $name }
cm-do-pick = Diese nehme ich
cm-do-guess = Ich tippe auf { $letter }
cm-describe = Deine Worte
cm-describe-hint = Ein bis fünf Wörter, in jeder Sprache.
cm-say = Sagen
cm-words =
    { $count ->
        [one] Ein Wort von fünf
       *[other] { $count } Wörter von fünf
    }

## Who is waited for
cm-wait-pick = { $name } sucht eine Wolke aus.
cm-wait-describe = { $name } sucht nach Worten.
cm-wait-guess = { $name } rät: Tipp { $guess } von { $guesses }.

## The round before
cm-last = Runde { $round } ist vorbei
cm-last-short = Letzte Runde
cm-found =
    { $given ->
        [0] { $name } hat sie sofort erkannt und bekommt { $count } Karten. Für { $dreamer } bleibt nichts.
        [one] { $name } hat sie gefunden und bekommt { $count } Karten; eine geht an { $dreamer }.
       *[other] { $name } hat sie gefunden und bekommt { $count } Karten; { $given } gehen an { $dreamer }.
    }
cm-nobody = Niemand hat sie gefunden: Alle { $count } Karten gehen an { $name }.
cm-guesses = Tipps
cm-is-it = Es war Wolke { $letter }.
cm-right = richtig
cm-wrong = falsch
cm-awards = Gewonnene Karten
cm-visions = Was andere sahen
cm-visions-title = Runde { $round }: was die Bots sahen
cm-visions-note = Jeder schaut mit eigenen Augen. Das kam ihm zuerst in den Sinn.

## The end
cm-final = Gewonnene Karten, Platz für Platz
cm-rank = Rang
cm-cards = Karten

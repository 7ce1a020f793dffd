### Cloud Mine im Terminal: der Tisch, wie er dort gezeichnet wird.

## Der Tisch

drawn-before = Der Stapel wird gemischt.
drawn-round =
    { $left ->
        [one] Runde { $round } von { $rounds }, noch eine Karte
       *[other] Runde { $round } von { $rounds }, noch { $left } Karten
    }
drawn-pile =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
drawn-pile-hidden = verdeckter Stapel
drawn-words = { $name } sagte: „{ $text }“
drawn-hand-clouds = Deine Wolken, nach ihren Nummern:
drawn-target = Deine Wolke:
drawn-cloud = Wolke { $number }
drawn-down = umgedreht
drawn-meant = Das war Wolke { $place }.

## Hilfe

drawn-help-pick = pick 17: die Wolke mit dieser Nummer wählen
drawn-help-say = say ein schlafender Bär: die Wolke mit einem bis fünf Wörtern beschreiben
drawn-help-guess = guess c: auf die Wolke mit diesem Buchstaben tippen

## Was man tun kann (Knöpfe)

action-First = Bestimmen, wer zuerst träumt
action-Deal = Eine Karte austeilen
action-Lay = Eine Karte auslegen
action-Pick = Diese Wolke wählen
action-Describe = So sagen
action-Guess = Auf diese Wolke tippen

## Auf wen die anderen warten

wait-pick = { $names } wählt eine Wolke.
wait-describe = { $names } sucht nach Worten.
wait-guess = { $names } rät.

## The points at the end

points-total = Karten

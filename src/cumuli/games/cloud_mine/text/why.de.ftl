### Warum ein Bot von Cloud Mine so zieht: jeder Satz ist ein Grund, den das Hirn des Spiels nennt, unter why-<Schlüssel>.

## Der Tagträumer

why-words-first = Gesagt wurde, was zuerst zu sehen war.
why-words =
    { $rivals ->
        [one] Im Schnitt passt eine andere Wolke der Runde ebenso gut zu diesen Worten. Am ehesten wird sie also mit Tipp { $guess } gefunden: zu { $chance } %.
       *[other] Im Schnitt passen { $rivals } andere Wolken der Runde ebenso gut zu diesen Worten. Am ehesten wird sie also mit Tipp { $guess } gefunden: zu { $chance } %.
    }
why-words-cards =
    { $gain ->
        [one] Das verspricht eine Karte; zu { $missed } % findet sie niemand.
       *[other] Das verspricht { $gain } Karten; zu { $missed } % findet sie niemand.
    }
why-words-other =
    { $gain ->
        [one] Die nächstbesten Worte waren „{ $text }“, für eine Karte.
       *[other] Die nächstbesten Worte waren „{ $text }“, für { $gain } Karten.
    }

## Der Himmelsbetrachter

why-guess = Wolke { $place } galt ihm zu { $chance } % als die gesuchte, Wolke { $target } zu { $less } %.
why-guess-late = Wolke { $place } passt am besten zu den Worten, aber wer spät gefunden werden will, sagt es selten so deutlich.
why-guess-scout = Außerdem sieht es diesem Wolkenspäher ähnlich, Wolke { $place } zu wählen.
why-guess-half = Angeschaut wurde nur die Hälfte der Wolken.

## Der Wolkenspäher

why-pick = Wolke { $number } findet zu { $chance } % niemand, die nächstbeste, Wolke { $next }, zu { $less } %.
why-pick-mixed = Wolke { $number } findet zu { $chance } % niemand. Wolke { $next } versprach mehr, { $less } %, aber wer immer die seltsamste wählt, wird durchschaut.
why-pick-alike = Gewählt wurde die Wolke, die den anderen am meisten ähnelt.
why-pick-liked = Gewählt wurde eine Wolke, die nach etwas Liebgewonnenem aussieht.

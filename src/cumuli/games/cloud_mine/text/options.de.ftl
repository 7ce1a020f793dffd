### Cloud Mine: was ihr einstellen könnt, und woher die Dinge stammen.

## Einstellungen

group-setup = Aufbau
group-words = Wörter
group-table = Am Tisch
option-start = Erster Tagträumer
option-start-hint = Das Los, oder der Platz, den ihr nennt: wer zuletzt in die Wolken sah, zum Beispiel.
option-start-random = Ausgelost
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4
option-start-5 = Platz 5
option-start-6 = Platz 6
option-start-7 = Platz 7
option-start-8 = Platz 8
option-equal_turns = Alle träumen gleich oft
option-equal_turns-hint = Das Spiel endet etwas früher, damit niemand einmal mehr Tagträumer ist.
option-language = Bots sprechen
option-language-hint = Sie verstehen alle drei Sprachen, was ihr hier auch wählt.
option-language-en = Englisch
option-language-de = Deutsch
option-language-fr = Französisch
option-elision = Verkürzte Artikel
option-elision-hint = Ob „l’éléphant“ ein Wort ist oder zwei.
option-elision-lenient = Gehören zum Wort
option-elision-strict = Zählen als Wort
option-repeats = Etwas noch einmal sagen
option-repeats-hint = Ob eine Beschreibung im selben Spiel zweimal vorkommen darf.
option-repeats-allowed = Erlaubt
option-repeats-refused = Verboten
option-turned = Umgedrehte Wolken
option-turned-hint = Alle haben sie gesehen. Verdeckt müsst ihr sie euch merken.
option-turned-shown = Dürft ihr noch einmal ansehen
option-turned-hidden = Bleiben verdeckt
option-piles = Stapel
option-piles-hint = Ob alle sehen, wie viele Karten jeder hat.
option-piles-open = Offen
option-piles-hidden = Verdeckt bis zum Schluss
option-talk = Reden beim Raten
option-talk-hint = Tagträumer und Wolkenspäher kennen die Wolke, und ein Wort kann sie verraten.
option-talk-muted = Tagträumer und Wolkenspäher schweigen
option-talk-free = Alle dürfen reden

## Woher die Dinge stammen

provenance-rulebook = Die Regeln sind erzählt, wie sie gedruckt sind.
provenance-designed = Die gedruckten Wolken dürfen wir nicht zeigen: Diese sind unsere eigenen.
provenance-table = Diese Bilder hat mitgebracht, wer den Tisch eröffnet hat.

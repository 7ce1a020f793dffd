### Gespräch am Tisch und auf der Tribüne, auf Deutsch.

talk-empty = Noch hat niemand etwas gesagt.
talk-say = Sag allen am Tisch etwas
talk-hint = Sag etwas …
talk-send = Senden
talk-you = Du
talk-said = { $name } sagt: { $text }
talk-left =
    { $count ->
        [one] Noch ein Zeichen
       *[other] Noch { $count } Zeichen
    }
talk-gallery-empty = Von der Tribüne hat noch niemand etwas gesagt.
talk-gallery-note = Wer mitspielt, hört die Tribüne erst nach dem Spiel.
talk-room-table = Tisch
talk-room-gallery = Tribüne
talk-rooms = Wessen Gespräch
talk-gallery-say = Sag den anderen auf der Tribüne etwas
talk-phrases = Sag es mit einer Floskel
onlooker = Zaungast

## Floskeln, die jeder in seiner Sprache liest
phrase-hello = Hallo zusammen
phrase-luck = Viel Glück
phrase-fine = Gut gespielt
phrase-thanks = Danke
phrase-moment = Einen Moment bitte
phrase-back = Bin wieder da
phrase-oops = Hoppla
phrase-game = Schönes Spiel
phrase-again = Noch eine Runde?
phrase-bye = Bis bald

## Zu einer Zeile
line-more = Zu dieser Zeile von { $name }
line-title = Was { $name } gesagt hat
line-report = Melde es denen, die dieses Haus betreiben:
report-rude = Unhöflich oder verletzend
report-spam = Werbung oder Unsinn
report-cheating = Schummelei
report-other = Etwas anderes
report-done = Danke. Wer dieses Haus betreibt, sieht es sich an.
line-host = Du leitest diesen Tisch:
line-hush = { $name } stumm schalten
line-hear = { $name } wieder reden lassen
line-remove = { $name } vom Tisch verweisen
line-remove-note = Wer verwiesen wird, gibt den Platz auf und kann nicht an diesen Tisch zurück.

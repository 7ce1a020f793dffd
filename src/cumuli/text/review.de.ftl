### Auf eine Partie zurückblicken, auf Deutsch.

review = Rückblick
review-of = { $game }: Rückblick
review-table = Zum Tisch
review-controls = Vor und zurück
review-slider = Moment der Partie
review-ply = { $ply } von { $all }
review-quiet = Nichts, was von hier aus zu sehen wäre.
review-line = Ohne ein Wort; im Protokoll steht: { $line }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-play = Abspielen
review-pause = Anhalten
review-forth = Einen Schritt weiter
review-end = Zum Ende
review-speed = Wie schnell
review-moments = Was geschah; jede Zeile führt zu ihrem Moment
review-eyes = Durch wessen Augen
review-eyes-seat = Was { $name } wusste
review-eyes-table = Was der ganze Tisch wusste
review-eyes-truth = Die Wahrheit
review-going-on = Die Partie läuft noch, darum siehst du, was du gesehen hast. Ist sie vorbei, liegt alles offen.
review-copy = Link zu diesem Moment kopieren
review-record = Protokoll speichern
review-fork = Von hier weiterspielen
review-fork-hint = Ein neuer Tisch mit diesen Optionen; auf den anderen Plätzen spielen Freunde oder Bots.
origin-note = Diese Partie führt eine beendete weiter, wie sie nach { $ply } Schritten stand. Wer jene gesehen hat, weiß, was damals verborgen war.
origin-link = Auf sie zurückblicken

refusal-watch-shut = Wer hier gespielt hat, möchte unter sich bleiben. Schau dir eine andere Partie an.
refusal-eyes-shut = Durch diese Augen darfst du erst schauen, wenn die Partie vorbei ist. Schau bis dahin durch deine eigenen.
refusal-no-ply = So weit ist die Partie nicht gekommen. Wähle einen früheren Moment.
refusal-fork-playing = Diese Partie läuft noch. Ist sie vorbei, kannst du von jedem ihrer Momente aus weiterspielen.
refusal-fork-deck = Diese Partie wurde mit eigenen Wolken gespielt, und nur wer dabei war, darf weiterspielen. Wähle eine Partie mit den Wolken des Hauses.
refusal-fork-end = Dort ist die Partie nach ihren Regeln zu Ende. Wähle einen früheren Moment, um weiterzuspielen.

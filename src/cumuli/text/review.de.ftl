### Auf eine Partie zurückblicken, auf Deutsch.

refusal-watch-shut = Wer hier gespielt hat, möchte unter sich bleiben. Schau dir eine andere Partie an.
refusal-eyes-shut = Durch diese Augen darfst du erst schauen, wenn die Partie vorbei ist. Schau bis dahin durch deine eigenen.
refusal-no-ply = So weit ist die Partie nicht gekommen. Wähle einen früheren Moment.

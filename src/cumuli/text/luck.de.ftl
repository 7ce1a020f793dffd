### Glück, das vor der Partie versiegelt wurde, auf Deutsch.

refusal-not-over = Diese Partie ist noch nicht vorbei, und bis dahin bleibt ihr Glück versiegelt. Komm wieder, wenn sie zu Ende ist.
refusal-luck-shut = Wer hier gespielt hat, will unter sich bleiben. Sieh dir das Glück einer anderen Partie an.

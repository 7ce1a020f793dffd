### Cloud Mine: was auf der Schachtel steht.

name = Cloud Mine
tagline = Finde fünf Wörter für eine Wolke: nicht zu klar und nicht zu dunkel.

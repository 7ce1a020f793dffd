### Cloudy Kingdom: was auf der Schachtel steht.

name = Cloudy Kingdom
tagline = Lass Bohnenranken von Burg zu Burg wachsen, hoch über dem Boden.

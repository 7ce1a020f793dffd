### Cloudy Kingdom: was auf der Schachtel steht.

name = Cloudy Kingdom
tagline = Lass Bohnenranken von Burg zu Burg wachsen, hoch über dem Boden.
bot-1-hint = Verlängert seinen Weg, wo er gerade liegt, und greift zu, wenn es etwas zu gewinnen gibt.
bot-2-hint = Schaut rings um seine Wege und schenkt niemandem sofort den Sieg.
bot-3-hint = Sucht auf dem ganzen Plan den Zug, der seine Schlösser einander am nächsten bringt.
bot-4-hint = Wägt jede Karte ab, die der Nächste haben könnte.
bot-5-hint = Schaut weiter voraus und rechnet die letzten Karten bis ganz zum Ende durch.

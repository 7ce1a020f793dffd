### Cloudy Kingdom: was auf der Schachtel steht.

name = Cloudy Kingdom
tagline = Lass Bohnenranken von Burg zu Burg wachsen, hoch über dem Boden.
bot-1-hint = Übersieht manchen Zug und denkt nicht weiter als an den eigenen; einen Sieg, der daliegt, nimmt er.
bot-2-hint = Übersieht manchen Zug, schenkt aber niemandem einen Sieg, den er verhindern kann.
bot-3-hint = Übersieht wenig und bedenkt, was der Nächste auf seine besten Züge antwortet.
bot-4-hint = Sieht jeden Zug, wägt jede Karte ab, die kommen kann, und rechnet die letzten bis zum Ende durch.
bot-5-hint = Schaut bis zu drei Züge voraus und rechnet die letzten Karten bis zum Ende durch.

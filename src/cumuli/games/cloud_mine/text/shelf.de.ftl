### Cloud Mine: was auf der Schachtel steht.

name = Cloud Mine
tagline = Finde fünf Wörter für eine Wolke: nicht zu klar und nicht zu dunkel.
bot-1-hint = Sieht drei Dinge in jeder Wolke, sagt das erste davon und sucht nur unter der Hälfte der Wolken.
bot-2-hint = Sieht sechs Dinge in jeder Wolke und wählt Worte, als sähen alle wie er.
bot-3-hint = Sieht zwanzig Dinge in jeder Wolke und weiß, wie Menschen sehen und welche Wolken fort sind.
bot-4-hint = Sieht jede Wolke ganz, wählt, was niemand findet, und fragt, was dieser Träumer gesagt hätte.
bot-5-hint = Lernt, wie alle an diesem Tisch sehen, sprechen und wählen, und mischt, damit ihn niemand vorhersieht.

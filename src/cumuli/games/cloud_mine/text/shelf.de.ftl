### Cloud Mine: was auf der Schachtel steht.

name = Cloud Mine
tagline = Finde fünf Wörter für eine Wolke: nicht zu klar und nicht zu dunkel.
bot-1-hint = Sieht drei Dinge in jeder Wolke und sagt das erste davon.
bot-2-hint = Sieht acht Dinge in jeder Wolke und wählt Worte, als sähen alle wie er.
bot-3-hint = Sieht sechzehn Dinge in jeder Wolke und findet Worte für die Hälfte davon.
bot-4-hint = Weiß, wie Menschen sehen und welche Wolken fort sind, und fragt, was dieser Träumer gesagt hätte.
bot-5-hint = Lernt, wie alle an diesem Tisch sehen, und mischt, damit ihn niemand vorhersieht.

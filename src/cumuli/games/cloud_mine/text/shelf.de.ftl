### Cloud Mine: was auf der Schachtel steht.

name = Cloud Mine
tagline = Finde fünf Wörter für eine Wolke: nicht zu klar und nicht zu dunkel.
bot-1-hint = Sagt, was ihm gleich ins Auge fällt, und zeigt auf die ähnlichste Wolke.
bot-2-hint = Wählt seine Worte aus mehr von dem, was er sieht.
bot-3-hint = Nimmt Worte, die manche verstehen und andere nicht.
bot-4-hint = Weiß, welche Wolken noch da sind, und bedenkt, wer wann rät.
bot-5-hint = Fragt sich, wie alle an diesem Tisch sehen und was genau dieser Träumer gesagt hätte.

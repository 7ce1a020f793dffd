### Cloudy Kingdom: what stands on the box.

name = Cloudy Kingdom
tagline = Grow beanstalks from castle to castle, high above the ground.
bot-1-hint = Overlooks a few moves and thinks no further than its own; a win within reach it takes.
bot-2-hint = Overlooks a few moves, but hands nobody a win that it could keep back.
bot-3-hint = Overlooks little, and thinks of the next player’s answer to its best moves.
bot-4-hint = Sees every move, weighs every card that may come next, and works out the last cards to the end.
bot-5-hint = Looks up to three turns ahead, and works out the last cards to the end.

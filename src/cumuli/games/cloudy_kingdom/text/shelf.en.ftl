### Cloudy Kingdom: what stands on the box.

name = Cloudy Kingdom
tagline = Grow beanstalks from castle to castle, high above the ground.
bot-1-hint = Lengthens its own route where it lies, and takes a win that it sees.
bot-2-hint = Looks about its own routes, and hands nobody a win at once.
bot-3-hint = Looks over the whole board for the move that brings its castles closest.
bot-4-hint = Weighs every card that the next player may hold.
bot-5-hint = Looks further ahead, and works the last cards out to the very end.

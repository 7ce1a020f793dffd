### Seats before the game, and the links to them, in English.

refusal-link-void = This link is used up, or its owner made it void. Ask for a new one; meanwhile you can watch.

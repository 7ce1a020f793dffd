# Live examples in the rulebook

example-pick = You are the scout, and nobody else sees these five clouds. Pick one of them.
example-words = You are the dreamer. Type up to five words for your cloud; with six, the button says why not.
example-turned = The first guess was wrong, and the cloud lies face down. Try to point at it again, or at another one.
example-found = Cloud E is the one that was meant. Point at it: the round ends at once, and the cards go to finder and dreamer.
example-awards = What a hit brings, by the number of players and of the guess.

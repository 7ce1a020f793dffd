### Making the games one’s own, in English.

workshop-lead = The rules stay; what lies on the table can be yours.
workshop-printed = As in your box
workshop-printed-text = You own the game? Compare our stand-ins with your box, and play with what is printed.
workshop-magic = A spell of your own
workshop-magic-text = Compose a magic card for Cloudy Kingdom, try it out, and bring it to your table.
workshop-magic-go = Compose magic
workshop-decks = Decks of clouds
workshop-decks-text = Choose, look through and name your decks for Cloud Mine, or make a new one.
workshop-decks-go = Look at the decks
workshop-deck-name = Its name
workshop-deck-seed = It grew from “{ $seed }”.
workshop-deck-play = Play with this deck
workshop-deck-take = Lay it on my table
workshop-deck-chosen = Chosen

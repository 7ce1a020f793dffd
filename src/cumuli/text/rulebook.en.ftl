# The rulebook’s live examples

example-try = Try it
example-shut = Close
example-again = From the beginning
example-turn = { $name } is to answer: that is you, too.
example-over = That is all. Begin again, if you like.
awards-players = Players
awards-guess = Found by guess
awards-none = Nobody found it
awards-cards = Cards in the round
awards-watcher = Finder
awards-dreamer = Dreamer
awards-scout = Scout

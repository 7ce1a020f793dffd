### Cloud Mine: what a table may choose, and where things come from.

## Options

group-setup = Set-up
group-words = Words
group-table = At the table
option-start = First dreamer
option-start-hint = Luck, or the seat you name: whoever looked at the clouds last, for example.
option-start-random = Drawn by lot
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4
option-start-5 = Seat 5
option-start-6 = Seat 6
option-start-7 = Seat 7
option-start-8 = Seat 8
option-equal_turns = Everybody dreams equally often
option-equal_turns-hint = The game ends a little earlier, so that nobody has one turn more as the dreamer.
option-language = Bots speak
option-language-hint = They understand all three languages, whatever you choose here.
option-language-en = English
option-language-de = German
option-language-fr = French
option-elision = Elided articles
option-elision-hint = Whether “l’éléphant” is one word or two.
option-elision-lenient = Go with their word
option-elision-strict = Count as words
option-repeats = Saying something again
option-repeats-hint = Whether a description may be used twice in a game.
option-repeats-allowed = Allowed
option-repeats-refused = Refused
option-turned = Clouds turned face down
option-turned-hint = Everybody has seen them. Hidden, you have to remember them.
option-turned-shown = May be looked at again
option-turned-hidden = Stay hidden
option-piles = Piles
option-piles-hint = Whether all see how many cards everybody has.
option-piles-open = Open
option-piles-hidden = Hidden until the end
option-talk = Talk while guessing
option-talk-hint = Dreamer and scout know the cloud, and a word may give it away.
option-talk-muted = Dreamer and scout are silent
option-talk-free = All may talk

## Where things come from

provenance-rulebook = The rules are told as they are printed.
provenance-designed = The printed clouds are not ours to show: these are our own.
provenance-table = These pictures were brought to the table by whoever opened it.

### What a table agrees on besides the rules.

terms = Time and company
terms-usual = No clock, and everybody waits for everybody.
terms-clock = Clock
terms-clock-hint = Your time runs while you are asked: never in a break, for bots, or while an answer is kept secret.
terms-none = No clock
terms-move = { $time } a move
terms-bank = { $time } + { $more }
terms-bank-plain = { $time } for the whole game
terms-late = If somebody is late or gone
terms-late-wait = wait for them
terms-late-bot = a bot plays until they are back
terms-late-end = the game ends
terms-late-hint = Of two players the other wins; with more, nobody does.
terms-patience = Gone means away for
terms-undo = Moves may be taken back, if all agree
terms-chat = People can talk
terms-watching = Others may watch
terms-watching-live = at once
terms-watching-late = one round behind
terms-watching-closed = not at all
terms-no-undo = no move is taken back
terms-no-chat = no talk
terms-line-late = if somebody is late or gone, { $what }
terms-line-watching = others watch { $what }

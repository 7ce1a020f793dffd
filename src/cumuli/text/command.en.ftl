### The command line of the table: the words by which page and terminal are asked, and what the page says about it.

## What can be asked: each by any of these words

command-look = look now
command-board = board map
command-hand = hand cards
command-moves = moves legal
command-scores = scores score
command-who = who players
command-log = log history
command-help = help
command-look-hint = what matters for the next decision
command-board-hint = all that lies on the table
command-hand-hint = your own cards
command-moves-hint = everything you may do now
command-scores-hint = how far everybody is
command-who-hint = who plays, and what each of them has
command-log-hint = what has happened of late
command-help-hint = how to play by words

## The line in the page

command-type = Type a move
command-title = Play by words
command-line = Move or question
command-hint = Such as “{ $example }”. Arrow keys choose from the list, Enter plays. Escape closes.
command-list = What you can do now
command-none = Nothing on the list begins like this. Enter asks why.
command-count =
    { $count ->
        [0] There is nothing to do right now.
        [one] One move is open to you.
       *[other] { $count } moves are open to you.
    }
command-told = Told here
command-you = You: { $text }
command-close = Close the command line
command-nothing = There is nothing to tell about this.
command-waiting = You are not asked right now. { $status }
spoken-pair = { $what }: { $more }
refusal-many-moves = That may mean { $count } moves, such as “{ $first }”. Type a little more.

### Talk at a table and in its gallery, in English.

talk-empty = Nobody has said anything yet.
talk-say = Say something to everybody at the table
talk-hint = Say something…
talk-send = Send
talk-you = You
talk-said = { $name } says: { $text }
talk-left =
    { $count ->
        [one] One character left
       *[other] { $count } characters left
    }
talk-gallery-empty = Nobody looking on has said anything yet.
talk-gallery-note = Those who play hear the gallery only when the game is over.
talk-room-table = Table
talk-room-gallery = Gallery
talk-rooms = Whose talk
talk-gallery-say = Say something to the others looking on
talk-phrases = Say it in a phrase
onlooker = Onlooker

## Phrases everybody reads in their own language
phrase-hello = Hello everybody
phrase-luck = Good luck
phrase-fine = Well played
phrase-thanks = Thank you
phrase-moment = One moment, please
phrase-back = I am back
phrase-oops = Oops
phrase-game = Good game
phrase-again = Another game?
phrase-bye = See you soon

## About one line
line-more = About this line of { $name }
line-title = What { $name } said
line-report = Report it to those who run this house:
report-rude = Rude or hurtful
report-spam = Spam
report-cheating = Cheating
report-other = Something else
report-done = Thank you. Those who run this house will see it.
line-host = You are the host of this table:
line-hush = Silence { $name }
line-hear = Let { $name } talk again
line-remove = Show { $name } out
line-remove-note = Who is shown out gives up the seat and cannot come back to this table.

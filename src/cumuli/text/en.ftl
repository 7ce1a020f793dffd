### The house: every word of Cumuli that belongs to no single game, in English.

## All pages

title = Cumuli: board games in the clouds
skip = Skip to the main part
nav = Pages
about = About
privacy = Privacy
language = Language
theme = Time of day
theme-day = Day
theme-sunset = Sunset
theme-moonlight = Moonlight
theme-contrast = High contrast
sound = Sounds
volume = Volume of the sounds
menu = Menu
close = Close
opening = One moment…
reconnecting = Reconnecting…
no-line = No connection to the house
no-line-text = This page opens all the same, and so do rules you have read here before. Tables wait until the line is back.
newer = There is a newer version of this page.
newer-reload = Reload
newer-later = Later
yes = Yes
no = No
to-start = Back to the start
nowhere = Nothing but sky here
nowhere-text = There is no page at this address.
no-such-table = This table is gone, or never was. Ask for a new link, or open a table yourself.

## The start page

welcome = Board games, up among the clouds
welcome-text = Pick a game and sit down, with friends or with bots. No account, nothing to install.
your-name = Your name
your-name-hint = What the others see
players = Players
against = Bots
play-bots = Play against bots
play-friends = Play with friends
learn = Learn by playing
learn-on = Go on learning
read-rules = Read the rules
make-own = Make it your own
finished-games = Finished games
watch-replay = Watch a game that is over
me = My page
my-tables = My tables
open-tables = Open tables
no-open-tables = No table is waiting for players right now. Open one and send the link to a friend.
seats-free =
    { $count ->
        [0] everybody is here
        [one] one free seat
       *[other] { $count } free seats
    }
status-open = not started yet
status-playing = being played
status-over = The game is over
status-frozen = begun on older rules

## Bots

bot = Bot
bot-1 = Drifting
bot-1-level = 1 · Drifting
bot-2 = Light
bot-2-level = 2 · Light
bot-3 = Fair
bot-3-level = 3 · Fair
bot-4 = Strong
bot-4-level = 4 · Strong
bot-5 = Master
bot-5-level = 5 · Master
bot-random = Fluff
bot-random-level = Easy
bot-random-hint = Drifts along and plays whatever comes.
bot-greedy = Breeze
bot-greedy-level = Medium
bot-greedy-hint = Takes the best move in sight.
bot-two_ply = Owl
bot-two_ply-level = Hard
bot-two_ply-hint = Thinks about your reply first.
bot-planner = Planner
bot-planner-level = Hard
bot-planner-hint = Thinks several deeds ahead.
bot-easy = Cirrus
bot-easy-level = Easy
bot-easy-hint = Says what it sees.
bot-normal = Cumulus
bot-normal-level = Medium
bot-normal-hint = Chooses words that only some will understand.
bot-hard = Nimbus
bot-hard-level = Hard
bot-hard-hint = Counts the clouds and weighs who guesses when.

## A table before the game

seats = Seats
player = Player { $number }
seat-free = Free seat
seat-free-hint = Waiting for somebody.
seat-mine = On this device
online = Here
offline = Away
take = Sit here
take-here-too = Seat on this device
guest-name = Name for seat { $number }
bot-level = Which bot for seat { $number }
add-bot = Add bot
stand = Get up
remove = Remove
waiting-seats =
    { $count ->
        [one] One seat is still free. Send the link to a friend, or let a bot play.
       *[other] { $count } seats are still free. Send the link to friends, or let bots play.
    }
waiting-ready = Everybody is here.
wait-host = Waiting for { $name } to start the game.
start = Start the game
start-not-yet =
    { $count ->
        [one] First fill the free seat: with a friend, a bot or a second player on this device.
       *[other] First fill the { $count } free seats: with friends, bots or more players on this device.
    }
invite = Invite a friend
invite-text = Send this link, or let them scan the code.
invite-link = Link to this table
qr = The link to this table as a QR code
copy = Copy
copied = Copied
options = How we play
options-usual = By the usual rules.

## A table in play

people = People at the table
you = You
winner = Winner
away =
    { $count ->
        [one] { $names } is away. The table waits.
       *[other] { $names } are away. The table waits.
    }
your-turn = It is your turn.
turn-of = It is { $name }’s turn.
seat-awaited = somebody to take seat { $number }
wait-for = Waiting for { $names }.
pass = Pass the device to { $name }
pass-device = Pass the device to { $name }
pass-device-text = { $name }, make sure that nobody else is looking.
show-hand = Show my hand
log = What happened
log-setup = Getting ready
log-empty = Nothing has happened yet.
log-and-talk = What happened, and talk
log-with-new =
    { $count ->
        [one] What happened, and talk: one new line
       *[other] What happened, and talk: { $count } new lines
    }
talk = Talk
rule-number = Rule { $number }
ruling-number = Ruling { $number }
ending-you = You win!
ending-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
ending-draw = A draw
again = Play again
look-back = Look back
to-luck = The luck of this game
in-pictures = In pictures
to-rematch = Go to the rematch
shut-head = Not for onlookers
shut-closed = Those who play here want to be among themselves.
shut-removed = The host has shown you out of this table. There are others.

## The rules

rules-of = The rules of { $name }
rules-note = In our own words. The numbers are those you find in the log and beside every “no”.
rulings = Rulings
rulings-note = Where the printed rules leave a question open, this is what we do. Many of these can be set differently for your table.
read-all-rules = Read all the rules
contents = Contents

## About

about-title = A table in the sky
about-text = Cumuli is a place to play board games together: on one device, across the room or across the world, with friends or with bots.
about-unofficial = Not official
about-unofficial-text = Cumuli is made by people who like these games. It is not connected with their authors or publishers and not approved by them. The names of the games belong to their owners. If you like a game, buy the box: nothing feels like real cards.
about-sources = Where things come from
about-sources-text = The rules are told in our own words, and all pictures are drawn by the program itself. Where we do not know what is printed on a card, we designed a stand-in and say so.
about-privacy = What is kept
about-privacy-text = A cookie, so that you find your seat again, and on this device your name, language and time of day. No tracking, no advertising, nothing from other sites.
about-licences = Made with
about-licences-text = Cumuli stands on the work of others, with thanks:

## Why not (refusals)

refusal-bad-message = That message could not be read. Reload the page and try again.
refusal-no-table = This table does not exist any more. Open a new one from the start page.
refusal-no-seat = There is no such seat at this table. Choose one of those shown.
refusal-nobody-there = Nobody sits there. Hand the table to somebody who has a seat.
refusal-seat-taken = Somebody sits there already. Choose a free seat.
refusal-not-yours = That seat is not yours. You can act only for your own.
refusal-not-host = Only whoever opened the table can do that. Ask them.
refusal-frozen = This game was begun under rules this house no longer plays. It is kept, but cannot go on.
refusal-started = The game has begun, so this cannot be changed any more. Play again with other settings afterwards.
refusal-forked = This table goes on from another game, so its options stay as they were. Open a new table to choose others.
refusal-not-started = The game has not begun yet. Start it first.
refusal-seats-free = There are still free seats. Fill them with friends or bots, then start.
refusal-stale = The table has moved on in the meantime. Look again and choose anew.
refusal-table-full = All seats are taken. You can watch, or open a table of your own.
refusal-unknown-game = This game is not on the shelf. Choose one of those shown.
refusal-lesson-else = The lesson wants something else here. Do what its card says, or leave the lesson.
refusal-lesson-lost = The lesson has changed since you were here. Begin it once more, it is short.
refusal-bad-options = These options do not go together. Change one of them.
refusal-not-pledged = This table was opened before luck was sealed. At a new one you can add to it.
refusal-not-agreed = Somebody has not agreed to the table’s own spells yet. Wait for them, or play without.
refusal-other-spells = The host has changed the spells meanwhile. Read them once more, then agree.
refusal-busy = Very many people are playing right now. Try again in a moment.
refusal-house-away = This house cannot reach its database just now, so it may have been done or not. Look again in a moment, and do it once more if need be.
refusal-house-full = This house has no room left to write anything down, so nothing has changed. What was done before is kept. Try again in a while, or tell whoever runs it.
refusal-too-many = You have a lot of tables open. Finish one, then open another.
refusal-cannot-seal = There is nothing you can answer ahead now. You can as soon as a question goes round, before it reaches you.
refusal-cannot-order = There is nothing you can order there now. Orders are for the cards in your hand that nobody has asked for yet.
refusal-muted = You know too much just now. You may talk again when the round is over.
refusal-chat-off = At this table nobody talks. Its host can change that before the next game.
refusal-hushed = The host has asked you to be silent at this table. Ask to be let talk again.
refusal-removed = The host has shown you out of this table. Open one of your own, or sit down at another.
refusal-removed-already = They have been shown out already. Nothing more is needed.
refusal-not-yourself = That is you yourself. Choose somebody else.
refusal-no-line = There is no such line at this table. Load the page anew, then choose it again.
refusal-talk-often = That was a lot at once. Take a breath, then say it again.
refusal-talk-long =
    { $count ->
        [one] That is one character too long. Leave it out, then say it.
       *[other] That is { $count } characters too long. Leave some out, then say it.
    }

## Why not (decks of pictures)

refusal-stranger = This house does not know you yet. Reload the page and try again.
refusal-unknown-deck = This deck is not there, or not ready yet. Choose another one, or wait a moment.
refusal-deck-size = The table was set up for { $cards } cards, but the deck has { $count }. Choose the deck once more.
refusal-deck-file-too-big = “{ $file }” is larger than { $most } MB. Make the picture smaller, then send it again.
refusal-deck-drawing = “{ $file }” is a vector drawing (SVG), and those are not taken. Save it as PNG or JPEG.
refusal-deck-no-picture = “{ $file }” is not a picture this house can open. Take JPEG, PNG, WebP, AVIF, GIF or BMP.
refusal-deck-broken = The picture “{ $file }” is damaged. Leave it out, or save it anew.
refusal-deck-too-many-pixels = “{ $file }” has more than { $most } million pixels. Make it smaller, then send it again.
refusal-deck-too-small = “{ $file }” is too small to show anything. Take pictures of at least { $least } pixels on every side.
refusal-deck-moves = “{ $file }” is an animation, and cards stand still. Take a single picture of it.
refusal-deck-too-few = A deck needs at least { $least } pictures, and these are { $count }. Add some.
refusal-deck-too-many = A deck has at most { $most } pictures. Leave some out.
refusal-deck-too-much = All pictures together are larger than { $most } MB. Make them smaller, or take fewer.
refusal-deck-twice = “{ $file }” and “{ $other }” show the same, and nobody could tell those cards apart. Leave one out.
refusal-deck-zip-bomb = The archive “{ $file }” would grow far too large. Pack just the pictures into a new one.
refusal-deck-zip-broken = The archive “{ $file }” cannot be opened. Pack the pictures into a plain zip file.
refusal-deck-zip-locked = The archive “{ $file }” has a password. Pack the pictures without one.
refusal-deck-zip-nested = “{ $file }” is an archive inside an archive. Pack the pictures themselves.
refusal-deck-sky-broken = “{ $file }” is not a whole deck. Download it again, or make it anew.
refusal-deck-unread = The pictures did not arrive whole. Try again.
refusal-deck-often = That was a lot in a short time. Wait a minute, then go on.
refusal-deck-unmade = This deck could not be made. Try it with another one.
refusal-decks-full = You have as many decks as you can keep. Throw one away first.
refusal-deck-no-room = This house has no room for more decks. Ask whoever runs it.
refusal-deck-no-clouds = Doodled clouds do not go with photos. Put them among other clouds.
refusal-deck-in-play = A table is playing with this deck, so it stays as it is until the end.
refusal-doodle-too-big = This drawing is too large. Start a new one with fewer strokes.
refusal-doodle-unread = No cloud could be made of this drawing. Draw another one.
refusal-doodle-empty = There is hardly anything to see. Draw a shape with something inside it.
refusal-doodle-thin = These lines are too thin to hold a cloud. Draw around a shape, or make it thicker.
refusal-doodle-full = The drawing fills the whole sheet, so it has no outline. Leave some sky around it.
refusal-doodle-gone = One of these clouds is not kept any more. Draw it again.

## Choosing a deck (Cloud Mine)

refusal-unreached = This house could not be reached. Look at your connection, then try again.
decks-title = The deck
decks-kind-standard = The eighty clouds
decks-kind-sky = An endless sky
decks-kind-pictures = Pictures brought along
decks-kind-doodles = Drawn clouds among others
decks-kind-private = A deck of the host’s own
decks-private = Take a seat, and you will see some of it.
decks-gone = This deck is not there any more. Choose another one.
decks-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
decks-preview = Some of its pictures
decks-choose = Choose a deck
decks-which = Which deck?
decks-there = Decks that are there
decks-chosen = On the table
decks-new = Make a new one
decks-sky-hint = Grows from a word, as many clouds as you like.
decks-pictures = Your own pictures
decks-pictures-hint = Rocks, stains, paintings: whatever can be many things.
decks-draw = Draw clouds
decks-draw-hint = You draw an outline, and it becomes a cloud.
decks-back = All decks
decks-delete = Delete
decks-delete-sure = Really delete
decks-delete-not = Keep
decks-growing = { $done } of { $of } clouds have grown
decks-looking = Bots take a first look at it …
decks-then = As soon as it is ready it lies on the table.
decks-seed = A word or a number
decks-seed-hint = The same word is always the same sky. Without one, you get a sky that nobody has seen.
decks-seed-example = rainy sunday
decks-count = How many clouds
decks-grow = Let it grow
decks-grow-text = Each cloud takes a second or two. Meanwhile you can seat your friends.
decks-drop = Drop pictures here
decks-pick = Choose pictures
decks-drop-text = JPEG, PNG, WebP, AVIF, GIF or BMP, or a zip of them. { $least } to { $most } pictures of up to { $size } MB.
decks-picked =
    { $count ->
        [one] One file chosen
       *[other] { $count } files chosen
    }
decks-missing =
    { $count ->
        [one] One more, and it is a deck.
       *[other] { $count } more, and it is a deck.
    }
decks-leave-out = Leave out { $file }
decks-leave-all = Leave out all
decks-privacy = Whoever is at your table sees them. Of each the middle is kept, as a square, and nothing about where and when it was taken.
decks-send = Make a deck of them
decks-sending = On their way …
decks-reading = They have arrived and are being looked through …
decks-sheet = Sheet to draw on
decks-draw-text = Draw the outline of something, with finger, mouse or pen. What you draw inside it becomes a hole.
decks-shape-text = Without a hand for it: a picture of a dark shape on a light ground becomes a cloud as well.
decks-shape = Choose a picture of a shape
decks-undo = Undo
decks-clear = Clear
decks-become = Make it a cloud
decks-becoming = The cloud gathers …
decks-became = There it is: your cloud.
decks-keep = Keep it
decks-change = Back to the drawing
decks-kept =
    { $count ->
        [0] The clouds you keep gather here.
        [one] One cloud kept. Draw another one, or put it into a deck.
       *[other] { $count } clouds kept. Draw another one, or put them into a deck.
    }
decks-cloud = Cloud { $number }
decks-drop-cloud = Throw away cloud { $number }
decks-into = Into which deck
decks-into-standard = The eighty, as a new deck
decks-put =
    { $count ->
        [one] Put the cloud in
       *[other] Put { $count } clouds in
    }
decks-on-table = The deck now lies on the table: { $name }, { $cards }.

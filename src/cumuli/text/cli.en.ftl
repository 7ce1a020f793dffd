### The command line, in English.

## What cumuli is

cli-about = A table for board games on your own computer: play, share, replay, check.
cli-usage = Usage:
cli-command = COMMAND
cli-commands = Commands
cli-arguments = What it works on
cli-settings = Settings
cli-misused = { $command }: this was not understood. Add --help to see what can be said.
cli-stopped = Stopped.
cli-no-file = “{ $file }” cannot be used: { $why }
cli-none = none

## Help

cli-help-help = show this help
cli-help-lang = language: English, German or French
cli-help-version = show the version
cli-help-serve = open the table for browsers
cli-help-play = play here, against bots
cli-help-replay = play a recorded game again
cli-help-verify = check recorded games by the rules
cli-help-why = what a bot thinks of a move in a record, and why
cli-help-soak = play many random games and look for faults
cli-help-arena = let bots play each other
cli-help-leakcheck = try whether anybody is told what they may not know, and print a certificate
cli-help-reports = see which lines at the tables were reported
cli-help-doctor = see whether everything is in place
cli-help-spell = magic of your own
cli-help-deck = route cards of your own
cli-help-check = say what is wrong with it, or that it is fine
cli-help-board = a board of your own
cli-help-components = cards and tiles of your own
cli-help-clouds = clouds of your own
cli-help-make = grow a deck of new clouds from a seed
cli-help-sky = a word or number that the clouds grow from: the same one gives the same clouds
cli-help-count = how many clouds, from 24 to 200
cli-help-out = the file to write, ending in .sky
cli-help-skies = the decks, files ending in .sky
cli-help-files = the TOML files
cli-help-trials = how many trial games (300)
cli-help-seed = a number: the same number, the same luck
cli-help-host = address to listen on (127.0.0.1); 0.0.0.0 lets others in your network join
cli-help-port = port to listen on (8000)
cli-help-proxy = addresses or networks of web servers in front, with commas between, that are believed who asks (this machine)
cli-help-url = where people reach this house, such as https://cumuli.example; mails link there (or CUMULI_URL)
cli-help-smtp = mail server for turn notices: smtps://user:password@host, smtp:// for STARTTLS, smtp+plain:// for neither (or CUMULI_SMTP)
cli-help-mail-from = address that mails come from (or CUMULI_MAIL_FROM)
cli-help-private-hooks = let webhooks go unencrypted and into private networks
cli-help-metrics = where figures for Prometheus are told; a port alone means this machine only
cli-help-log = how logs are written
cli-help-drain = seconds to go on when told to stop, sending newcomers elsewhere
cli-help-data = folder in which tables are kept
cli-help-open = open the browser as well
cli-help-game = the game
cli-help-printed = what an owner of the printed game corrected, in the small file that the page saves
cli-help-options = house rules, such as board=2x2 spells=gust.toml, or board=back storm=yes components=mine.toml
cli-help-seats = how many play (2)
cli-help-bots = the bots’ levels, seat by seat
cli-help-name = your name at the table
cli-help-record = write the game down in this file
cli-help-file = the record
cli-help-to = stop after so many lines of the record
cli-help-ply = the line of the record
cli-help-why-level = the level of bot that thinks; left out, the best one
cli-help-eyes = through whose eyes: the number of a seat, “table” for what all knew, or “truth”
cli-help-step = show the board after every move
cli-help-records = the records
cli-help-luck = also check that luck answered as it was sealed before the game
cli-help-seal = the seal as you noted it before the game, or its beginning
cli-help-games = how many games
cli-help-workers = how many processes at once
cli-help-deals = how many deals, each played from every seat (200)

## Serving

cli-serve-here = The table is set: { $address }
cli-serve-lan = For others in your network: { $address }
cli-serve-data = Tables are kept in { $dir }.
cli-serve-stop = Ctrl+C closes the house. All tables will be there again next time.
cli-serve-smtp = The mail server or the sender is not written as it must be: smtps://user:password@host and an e-mail address.

## Playing

cli-no-level = There is no bot “{ $level }”. Choose one of these: { $levels }.
cli-no-choice = Line { $ply } of this record is no move that somebody made. Choose one of its { $plies } lines that begins with the number of a seat.
cli-no-seats = { $seats } cannot play this game. Take { $least } to { $most }.
cli-play-help = Type a move, such as “{ $example }”, or the beginning of its words. “?” lists what you can do.
cli-play-commands = moves [begins with] · why <move> · quit. A number plays the move with that number.
cli-turns = n, e, s and w are the four ways to turn a card.
cli-no-undo = What has been done stays done, for what has been seen stays seen.
cli-printed-none = { $game } has no stand-ins to correct: leave --printed out.
cli-printed-long = “{ $file }” is longer than { $most } kB. A file of corrections is small; open one that the page saved.
cli-printed =
    { $count ->
        [one] Played as in the box: one value from “{ $file }”.
       *[other] Played as in the box: { $count } values from “{ $file }”.
    }
cli-printed-fault = { $file }{ $where }: { $why }
cli-bad-file = “{ $file }” has faults, so no game starts.
cli-allowed = You can do that.
cli-kept = The game is written down in { $file }.
cli-neutral = Nobody plays: { $families }
cli-piles = Deck: { $deck }. Discard pile: { $discard }, on top: { $top }.
cli-hidden = { $count } face down
cli-seat = { $name } plays { $family }, magic: { $magic }
cli-card = Your card: { $name } ({ $face })
cli-known = You know what comes next: { $faces }

## Records

cli-eyes-unknown = Nobody looks through “{ $eyes }” here. Give a seat from 1 to { $seats }, “table” or “truth”.
cli-record-text = This is no record, not even a text.
cli-record-head = This is no record. Line { $number }: a record begins otherwise, with its game, version, seats and options.
cli-record-game = “{ $game }” in version “{ $version }” with { $seats } seats is not played here.
cli-record-line = This is no record. Line { $number } is neither a seat’s move, nor luck (*), nor the result (=): “{ $line }”
cli-record-options = The options of this record do not go together. { $why }
cli-record-word = Ply { $ply }: “{ $line }” is no move in this game.
cli-record-luck = Ply { $ply }: “{ $line }” cannot be, for luck plays otherwise here.
cli-record-move = Ply { $ply }: “{ $line }” is not allowed. { $why }
cli-record-result = The record says the result is “{ $said }”, the rules say “{ $truth }”.
cli-record-letter = The game is right, but line { $number } is not written to the letter as it should be.
cli-record-spelling = Ply { $ply }: “{ $line }” should be written “{ $right }”.
cli-record-fine =
    { $plies ->
        [one] right in its one ply, result { $result }
       *[other] right in all { $plies } plies, result { $result }
    }
cli-luck-fine =
    Luck is as it was sealed: { $count ->
        [one] its one answer follows
       *[other] all { $count } answers follow
    } from the opened key. The seal begins with { $seal }.
cli-luck-from = Its first { $count } plies are another game’s, whose luck has a seal of its own.
cli-luck-none = This record tells of no sealed luck, so there is nothing to check it by.
cli-luck-scheme = Luck was sealed in a way this program does not know: “{ $scheme }”.
cli-luck-noted = The seal of this record is not the one you noted, “{ $noted }”. Luck was sealed anew, or this is another game.
cli-holds = { $name } holds: { $face }
cli-next = Enter: on, q: stop

## The doctor

cli-here = built
cli-no-page = The page is not built. Run “make setup” in the folder of Cumuli.
cli-no-chromium = not found; only the browser tests need it
cli-compiled =
    { $count ->
        [one] the engine’s module runs compiled
       *[other] all { $count } modules of the engine run compiled
    }
cli-half-compiled = Only a part runs compiled; these do not: { $modules }. Run “make setup” again.
cli-stale = Edited since they were compiled: { $modules }. Run “make setup”.
cli-compiler-unused = The engine runs uncompiled, though there is a C compiler. Run “make setup” for about forty times the speed.
cli-pure-wheel = The engine runs uncompiled: this is the package for every system. Everything works, bots and trial games are slower. For CPython 3.11 to 3.13 on Linux there is a compiled one.
cli-no-compiler = The engine runs uncompiled, for want of a C compiler. Everything works, bots and trial games are slower.
cli-sqlite-fine = { $version }, can write ahead
cli-sqlite-bad = { $version } cannot write ahead here. Keep the data on a local disk, with SQLite 3.35 or newer.
cli-languages-fine = complete: { $languages }
cli-languages-lack = These messages are missing: { $ids }.
cli-not-writable = Nothing can be kept in { $dir }: { $why }. Choose another folder with --data.

## Spells and decks of one’s own

cli-trying = Trying it out
cli-lint-castable = In { $games } trial games it could be cast at { $share } % of its owner’s turns.
cli-lint-whole = It was cast { $casts } times, { $whole } times with every step.
cli-lint-shift = Its owner’s share of wins shifts by { $shift } points, with 99 % certainty by { $low } to { $high }.
cli-deck-cards = { $cards } cards, { $kinds } different pictures
cli-deck-openness = Openness { $openness } (exactly { $exact }): so likely do two random cards, one on the other, join two edges of a cell.
cli-deck-closed = That is less than 0.36: with four players, many games will find no winner. Take more crossings and branches, or fewer straight and interrupted routes.
cli-deck-open = That is more than 0.42: games will be short, with little time to block. Take fewer crossings and branches, or more straight routes and bends.

## Many games at once

cli-soak-done =
    { $games ->
        [one] one game, { $plies } plies, { $rate } plies a second
       *[other] { $games } games, { $plies } plies, { $rate } plies a second
    }
cli-soak-reason = { $reason }: { $games }
cli-soak-looked = After { $looked } plies all was checked; { $records } games were written down, read and played again.
cli-soak-clean = No rule was broken.
cli-soak-broken =
    { $count ->
        [one] One violation:
       *[other] { $count } violations:
    }

## Clouds of one’s own

cli-clouds-count = A deck has from { $least } to { $most } clouds. Choose another number.
cli-clouds-grow = Clouds are growing
cli-clouds-made = { $file }: { $cards } clouds, grown in { $seconds } s.
cli-clouds-sky = { $cards } clouds, { $kilobytes } kB. Any table will take this deck.
cli-clouds-pictures = { $cards } pictures, { $kilobytes } kB. They are not clouds, but any table will take them.

## Reports

cli-reports-none = Nothing has been reported.
cli-no-house = Nothing is kept in { $folder } yet. Give the folder with --data.
cli-report = { $at }, table { $table }, line { $line }: { $why }

### A seat for language models, in English.

mcp-help = a seat for a language model, by the Model Context Protocol; a seat’s token comes from CUMULI_SEAT_TOKEN
mcp-help-url = where the house is (http://127.0.0.1:8000)
mcp-missing = This needs the package mcp. Install it with pip install cumuli[mcp], then start again.

## What a model reads first

mcp-instructions =
    You sit at a table of Cumuli and play a cloud game by its printed rules: Cloudy Kingdom, Cloud Mine or Broom Service.
    You are told exactly what your seat may know. Read the rules first, by the tool rules or the rulebook resources.
mcp-instructions-then =
    Without a seat, open a table. Then go round: wait_for_turn, choose one of the moves it lists, play it.
    A refusal says why and names the rule; look it up, then choose another move. Do not guess what others hold as if you knew.

## Tools

mcp-tool-open-table = Open a new table, sit down on its first seat and begin against bots. A seat you had before is left as it was.
mcp-tool-look = Look at the table in sentences, as your seat sees it. It changes nothing.
mcp-tool-legal-moves = List every move your seat may make now, each as it is typed and in words.
mcp-tool-play = Make a move. A move that is not allowed is refused with the reason and its rule, and changes nothing.
mcp-tool-wait-for-turn = Wait until your seat is asked or the game is over. Tells what happened meanwhile, and which moves there are.
mcp-tool-why-not = Ask why a move is not allowed now, without trying it.
mcp-tool-rules = Read the rules of a game by their numbers: all of them, one chapter such as 4, or one rule such as 4.2.
mcp-tool-leave = Get up from the table for good. The seat is free afterwards.
mcp-rulebook = The rules of { $game } by number, and what is ruled where the printed rules are silent.

## What they take

mcp-game = the game: { $games }
mcp-seats = how many seats the table has, yours among them; left out, two, or as few as can play
mcp-bots = the bots’ levels, for all seats but yours in turn; left out, a usual bot sits on each
mcp-options = house rules as names and values, such as board 2x2; left out, the usual game
mcp-name = what the others at the table call you
mcp-about = what to look at: look (all at a glance), board, hand, moves, scores, who, log or help
mcp-move = the move as it is listed, or the beginnings of its words, such as “pl cr b2 e”
mcp-ask = the number of the question it answers; left out, the one that was last told
mcp-seconds = how long to wait at most, up to 600
mcp-number = the number of a rule, of a chapter or of a ruling; empty for all
mcp-resign = also give the game up

## What they answer

mcp-opened = You sit at table { $table }.
mcp-played = Done.
mcp-refused = Refused. { $why }
mcp-nobody = The house at { $url } does not answer. { $why }
mcp-legal = This move is allowed now.
mcp-not-asked = Your seat is not asked anything now. Wait for your turn.
mcp-your-turn = It is your turn: you are { $name } on seat { $seat }, and answer question { $ask }.
mcp-others-turn = Others are to move. You are { $name } on seat { $seat }.
mcp-sealed = Your answer is given and will be heard when its time has come. You are { $name } on seat { $seat }.
mcp-waiting-to-begin = The game has not begun. You are { $name } on seat { $seat } of table { $table }.
mcp-over = The game is over. Won by: { $winners }. Scores: { $scores }. You were { $name } on seat { $seat }.
mcp-nobody-won = nobody
mcp-more-moves = { $more } more are not listed. Type the beginnings of the words you want; a move that is ambiguous or wrong is refused.
mcp-freely = Where a line only begins a move, go on in your own words: say, then up to five words.
mcp-no-rule = There is no rule { $number }. Ask for a chapter, or for all.
mcp-left = You got up.

### Why this move: what a bot thinks of a move that was made.

why-only = There was nothing else to do.
why-lots = It drew lots: every move was as good to it as any other.

## On the page

why-move = Why this move?
why-short = Why?
why-of-bot = { $name } weighs its move once more, with what it knew then. Level: { $level }.
why-of-person = What a bot (level: { $level }) makes of { $name }’s move, with what { $name } knew then.
why-thinking = One moment, the bot is thinking…
why-same = It chooses this move, too.
why-other = It chooses another move.
why-as-good = It likes this move just as well.
why-ways = How likely it was to choose each move
why-played = played
why-choice = the bot’s choice
why-share = { $share } %
why-because = Why
why-unsaid = The bot tells no reason for this.

refusal-why-early = Why a move was made would tell what somebody holds. Ask again when the game is over.
refusal-why-luck = Luck made this step, and nobody chose it. Choose a step that somebody made.
refusal-why-often = Those were many questions at once, and each takes a bot a while to think about. Wait a little, then ask on.
refusal-why-silent = The bot came to no answer this time. Ask once more, or choose another step.

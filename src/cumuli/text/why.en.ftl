### Why this move: what a bot thinks of a move that was made.

why-only = There was nothing else to do.
why-lots = It drew lots: every move was as good to it as any other.

refusal-why-early = Why a move was made would tell what somebody holds. Ask again when the game is over.
refusal-why-luck = Luck made this step, and nobody chose it. Choose a step that somebody made.
refusal-why-often = Those were many questions at once, and each takes a bot a while to think about. Wait a little, then ask on.
refusal-why-silent = The bot came to no answer this time. Ask once more, or choose another step.

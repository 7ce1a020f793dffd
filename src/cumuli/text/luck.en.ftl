### Luck that was sealed before the game, in English.

refusal-not-over = This game is not over yet, and until then its luck stays sealed. Come back when it has ended.
refusal-luck-shut = Those who played here want to be among themselves. Look at the luck of another game.

luck-sealed = Luck is sealed:
luck-sealed-text = Every card and every lot of this game follows from a key that the house has drawn and sealed. This browser remembers the seal. When the game is over, the key is opened and you can check that nothing was changed.
luck-sealed-from = The moves so far are another game’s. Every card and every lot from here on follows from a new key that the house has drawn and sealed, together with those moves. This browser remembers the seal. When the game is over, the key is opened and you can check that nothing was changed.
luck-add-label = A word of your own
luck-add = Add it
luck-add-random = Add something at random
luck-add-text = Luck depends on it, too, so the house could not have chosen for you. Others see only its digits; your word stays in this browser.
luck-added-word = You added “{ $word }”:
luck-added-random = You added:
luck-others =
    { $count ->
        [one] { $names } added something.
       *[other] { $names } added something.
    }
luck-whole = The whole seal:

## The page of a game that is over

luck-lead = Before the first card the house sealed a key. Now it is open, and your browser works out every card and every lot by itself.
luck-lead-from = This game goes on from another, after { $count } of its steps. Before it went on, the house sealed a new key together with them. Now it is open, and your browser works out everything after them by itself.
luck-checking = Your browser works it out…
luck-right =
    { $count ->
        [one] Luck was as it was sealed: its one answer follows from the opened key.
       *[other] Luck was as it was sealed: all { $count } answers follow from the opened key.
    }
luck-wrong = Something here was changed. Below you read what.
luck-none = This game began before luck was sealed in this house, so there is nothing to check.
luck-cannot = Browsers work out such digits only on encrypted pages, and this one is not. Save the record below and check it on your computer.
luck-step-seal = The key was sealed
luck-step-seal-text = The house drew a key and showed only its seal. A seal tells nothing about its key, and nobody can find another that fits.
luck-seal = Seal
luck-key = Key
luck-seal-fits = The opened key fits the seal.
luck-fault-key = The opened key does not fit the seal. One of the two was changed.
luck-seal-fits-from = The opened key and the { $count } steps taken over fit the seal.
luck-fault-taken = The opened key, the moves taken over and the seal do not go together. One of them was changed.
luck-fault-noted = This is not the seal that your browser saw at this table, { $seal }. Luck was sealed anew.
luck-fault-unreadable = What was opened cannot be read. A part is missing or was changed.
luck-noted-before = Your browser saw the same seal before the game began.
luck-noted-during = Your browser saw the same seal when you came to the table, after the game had begun.
luck-noted-never = This browser was not at the table. Ask somebody who was whether they saw the same seal.
luck-step-salts = Those who played added something
luck-step-salts-text = The key was sealed already. So the house could not choose it to suit these digits, and whoever added them did not know the key.
luck-salts-nobody = Nobody did, this time. So nothing could be changed once the game had begun, but the house chose the key alone.
luck-salt-none = nothing
luck-your-word = Your word: “{ $word }”
luck-yours = Yours
luck-salts-fit = The game was played with exactly this.
luck-fault-salts = The game was not played with exactly this. Somebody’s digits were changed.
luck-step-answers = Luck answered
luck-step-answers-text = From the key, what was added and its number follows each answer, as likely as there were cards of its kind.
luck-answers-fit =
    { $count ->
        [one] The answer is the right one.
       *[other] All { $count } answers are the right ones.
    }
luck-fault-answer = Ply { $ply }: by the key luck answers “{ $right }”, here stands “{ $said }”. It was changed.
luck-digits = The digits
luck-more = What it means, and the digits
luck-all =
    { $count ->
        [one] The one answer
       *[other] All { $count } answers
    }
luck-ply = Ply
luck-answer = Answer
luck-odds = Odds
luck-one-in = { $weight } in { $total }
luck-fits = fits
luck-fits-not = does not fit
luck-self = Check it without us
luck-self-text = This page came from the house, too. If you would rather not trust it, save the record and check it on your own computer: the command needs nothing from here.
luck-record = Save the record
luck-back = Back to the table
luck-limits = What this does not show
luck-limits-text = Whoever keeps the cards could look at them: while a game goes on the house knows its key. And somebody who runs the house and plays as well could try out what to add last. Play with people you like.

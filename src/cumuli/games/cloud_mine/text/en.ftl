### Cloud Mine: every word of the game in English.

## The game

lang = en

## Who is what in a round

role-dreamer = Dreamer
role-scout = Scout
role-watcher = Watcher
role-dreamer-text = Describes one cloud, and hopes it is found late.
role-scout-text = Picks the cloud, and hopes it is never found.
role-watcher-text = Looks for the cloud that fits the words.

## What happened (the log and the film)

event-FirstDreamer = { $seat } is the first to dream.
event-RoundBegan = Round { $round }: { $dreamer } is the dreamer, { $scout } the scout.
event-Dealt = { $seat } looks at the new clouds.
event-Picked = { $seat } picks a cloud and shows it to the dreamer.
event-Described = { $seat } says: “{ $text }”.
event-LaidOut = The clouds are shuffled and lie face up.
event-Guessed =
    { $right ->
       *[true] { $seat } points at cloud { $place }, and that is it.
        [false] { $seat } points at cloud { $place }, which was not meant. It is turned face down.
    }
event-RoundEnded =
    { $hit_id ->
        [none] Nobody has found cloud { $target }. { $scout } takes all the cards.
       *[other] { $turned ->
            [0] { $hit } takes all { $open } cards. { $dreamer } goes away empty-handed.
            [one] { $hit } takes { $open } cards and { $dreamer } { $turned } card.
           *[other] { $hit } takes { $open } cards and { $dreamer } { $turned } cards.
        }
    }
event-GameEnded =
    { $count ->
        [one] { $winners } has caught the most clouds and wins!
       *[other] { $winners } have caught equally many clouds and win together!
    }

## What is asked of you

prompt-first = Who dreams first is being drawn.
prompt-deal = New clouds are being dealt.
prompt-pick = Pick the cloud that is to be found.
prompt-describe = Describe your cloud in one to five words.
prompt-lay = The clouds are being shuffled.
prompt-guess = Which cloud is meant?
prompt-over = The last cloud has drifted by.

## Why not (refusals)

refusal-not-your-turn = Somebody else is to act in this round. Wait until you are asked.
refusal-you-know-it = You know which cloud it is, so keep still. The watchers guess.
refusal-over = All rounds are played. Begin anew, at another table.
refusal-not-in-hand = That card is not among those you were dealt. Pick one of the clouds before you.
refusal-pick-now = You are the scout, and a cloud is to be picked. Choose one of yours.
refusal-describe-now = You are the dreamer, and words are wanted. Say one to five.
refusal-guess-now = You are a watcher, and it is your guess. Point at a cloud.
refusal-turned = That cloud was tried and lies face down. Point at one that is still face up.
refusal-no-such-place = No cloud lies there. Point at one that does, by its letter.
refusal-empty = There is no word in this. Write at least one.
refusal-too-many-words = That makes { $count } words. Say it in five, or fewer.
refusal-word-too-long = One of these words is too long. Keep each to 45 letters, or part it.
refusal-too-long = This text has { $count } characters. Shorten it, to 80 at most.
refusal-symbols = Pictures and symbols do not count as words. Take them out, and write what you mean.
refusal-repeated = This was said before, and here nothing is said twice. Find other words.
refusal-unknown-word = In Cloud Mine one picks, says or guesses. Do one of these.

## How it ended

reason-cards = With the most clouds
reason-shared = Level on clouds

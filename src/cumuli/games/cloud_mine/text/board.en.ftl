### Cloud Mine: what the page says around the clouds, in English.

## Clouds and places
cm-cloud = Cloud { $letter }
cm-clouds = The clouds in the sky
cm-hand = Your clouds
cm-hand-cloud = Cloud { $number } of your hand
cm-your-cloud = Your cloud: look closer
cm-turned = turned over
cm-meant = this is the one
cm-secret-one = the one that is meant
cm-look = A closer look
cm-look-at = Look at cloud { $letter }
cm-quote = “{ $text }”

## People
cm-turns = guess { $numbers }
cm-pile =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
cm-pile-hidden = hidden pile
cm-round = Round { $round } of { $rounds }
log-round = Round { $round }
cm-left =
    { $count ->
        [one] one card left
       *[other] { $count } cards left
    }

## What is asked of you
cm-ask-pick = Choose the cloud that { $name } will describe.
cm-ask-describe = What do you see? Say it in at most five words.
cm-ask-guess = Which cloud does { $name } mean? Guess { $guess } of { $guesses }.
cm-only-you = Only you see these clouds.
cm-picked = You chose the one with the star. Now { $name } looks for words.
cm-tap-or-lay = Choose a cloud, or lay your sign on it
cm-tap-or-give = Choose a cloud, or drag it to { $name }
cm-do-pick = Choose this one
cm-do-guess = I guess { $letter }
cm-describe = Your words
cm-describe-hint = One to five words, in any language.
cm-say = Say it
cm-words =
    { $count ->
        [one] One word of five
       *[other] { $count } words of five
    }

## Who is waited for
cm-wait-pick = { $name } is choosing a cloud.
cm-wait-describe = { $name } is looking for words.
cm-wait-guess = { $name } is guessing: { $guess } of { $guesses }.

## The round before
cm-last = Round { $round } is over
cm-last-short = Last round
cm-found =
    { $given ->
        [0] { $name } saw it at once and gets { $count } cards. Nothing is left for { $dreamer }.
        [one] { $name } found it and gets { $count } cards; one goes to { $dreamer }.
       *[other] { $name } found it and gets { $count } cards; { $given } go to { $dreamer }.
    }
cm-nobody = Nobody found it: all { $count } cards go to { $name }.
cm-guesses = Guesses
cm-is-it = Cloud { $letter } it was.
cm-right = right
cm-wrong = wrong
cm-awards = Cards won
cm-visions = What others saw
cm-visions-title = Round { $round }: what the bots saw
cm-visions-note = Each looks with eyes of its own. These came to mind first.

## The end
cm-final = Cards won by each player
cm-rank = Rank
cm-cards = Cards

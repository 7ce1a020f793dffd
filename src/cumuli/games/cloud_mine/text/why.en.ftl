### Why a bot of Cloud Mine moves as it does: every message is a reason that the game’s brain gives, named why-<key>.

## The dreamer

why-words-first = It said the first thing that it saw.
why-words =
    { $rivals ->
        [one] On average one other cloud of a hand fits these words as well, so it is most likely found at guess { $guess }: the chance of that is { $chance }%.
       *[other] On average { $rivals } other clouds of a hand fit these words as well, so it is most likely found at guess { $guess }: the chance of that is { $chance }%.
    }
why-words-cards =
    { $gain ->
        [one] That promises one card; the chance that nobody finds it is { $missed }%.
       *[other] That promises { $gain } cards; the chance that nobody finds it is { $missed }%.
    }
why-words-other =
    { $gain ->
        [one] The next best words were “{ $text }”, for one card.
       *[other] The next best words were “{ $text }”, for { $gain } cards.
    }

## The watcher

why-guess = It gave cloud { $place } a chance of { $chance }%, and cloud { $target } one of { $less }%.
why-guess-late = Cloud { $place } fits the words best, but a dreamer who wants to be found late is seldom so plain.
why-guess-scout = Besides, this scout is likely to have picked cloud { $place }.
why-guess-half = It looked at half of the clouds only.

## The scout

why-pick = The chance that nobody finds cloud { $number } is { $chance }%; of the next best, cloud { $next }, it was { $less }%.
why-pick-mixed = The chance that nobody finds cloud { $number } is { $chance }%. Cloud { $next } promised more, { $less }%, but who always picks the strangest is found out.
why-pick-alike = It picked the cloud that looks most like the others.
why-pick-liked = It picked a cloud that looks like something it loves.

### Why a bot of Cloud Mine moves as it does: every message is a reason that the game’s brain gives, named why-<key>.

## The dreamer

why-words-first = It said the first thing that it saw.
why-words =
    { $rivals ->
        [one] On average one other cloud of a hand fits these words as well, so guess { $guess } should find it, with { $chance }%.
       *[other] On average { $rivals } other clouds of a hand fit these words as well, so guess { $guess } should find it, with { $chance }%.
    }
why-words-cards =
    { $gain ->
        [one] That promises one card; nobody finds it with { $missed }%.
       *[other] That promises { $gain } cards; nobody finds it with { $missed }%.
    }
why-words-other =
    { $gain ->
        [one] The next best words were “{ $text }”, for one card.
       *[other] The next best words were “{ $text }”, for { $gain } cards.
    }

## The watcher

why-guess = It took cloud { $place } for the right one with { $chance }%, and cloud { $target } with { $less }%.
why-guess-late = Cloud { $place } fits the words best, but a dreamer who wants to be found late is seldom so plain.
why-guess-scout = Besides, this scout is likely to have picked cloud { $place }.

## The scout

why-pick = With { $chance }% nobody finds cloud { $number } of its hand; with the next best, cloud { $next }, it was { $less }%.
why-pick-alike = It picked the cloud that looks most like the others.
why-pick-liked = It picked a cloud that looks like something it loves.

### Cloud Mine : ce que la page dit autour des nuages, en français.

## Clouds and places
cm-cloud = Nuage { $letter }
cm-clouds = Les nuages dans le ciel
cm-hand = Tes nuages
cm-hand-cloud = Nuage { $number } de ta main
cm-your-cloud = Ton nuage : regarder de près
cm-turned = retourné
cm-meant = c’était celui-ci
cm-secret-one = celui qu’on cherche
cm-look = Vu de près
cm-look-at = Regarder le nuage { $letter }
cm-quote = « { $text } »

## People
cm-turns = essai { $numbers }
cm-pile =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
cm-pile-hidden = pile cachée
cm-round = Manche { $round } sur { $rounds }
log-round = Manche { $round }
cm-left =
    { $count ->
        [one] encore une carte
       *[other] encore { $count } cartes
    }

## What is asked of you
cm-ask-pick = Choisis le nuage que { $name } va décrire.
cm-ask-describe = Que vois-tu ? Dis-le en cinq mots au plus.
cm-ask-guess = De quel nuage parle { $name } ? Essai { $guess } sur { $guesses }.
cm-only-you = Personne d’autre ne voit ces nuages.
cm-picked = Tu as choisi celui à l’étoile. { $name } cherche maintenant ses mots.
cm-tap-or-lay = Choisis un nuage, ou pose ton signe dessus
cm-tap-or-give = Choisis un nuage, ou glisse-le vers { $name }
cm-do-pick = Je prends celui-ci
cm-do-guess = Je dis { $letter }
cm-describe = Tes mots
cm-describe-hint = De un à cinq mots, dans la langue que tu veux.
cm-say = Dire
cm-words =
    { $count ->
        [one] Un mot sur cinq
       *[other] { $count } mots sur cinq
    }

## Who is waited for
cm-wait-pick = { $name } choisit un nuage.
cm-wait-describe = { $name } cherche ses mots.
cm-wait-guess = { $name } devine : essai { $guess } sur { $guesses }.

## The round before
cm-last = La manche { $round } est finie
cm-last-short = Dernière manche
cm-found =
    { $given ->
        [0] { $name } l’a reconnu tout de suite et reçoit { $count } cartes. Il ne reste rien pour { $dreamer }.
        [one] { $name } l’a trouvé et reçoit { $count } cartes ; une revient à { $dreamer }.
       *[other] { $name } l’a trouvé et reçoit { $count } cartes ; { $given } reviennent à { $dreamer }.
    }
cm-nobody = Personne ne l’a trouvé : les { $count } cartes vont toutes à { $name }.
cm-guesses = Essais
cm-is-it = C’était le nuage { $letter }.
cm-right = juste
cm-wrong = faux
cm-awards = Cartes gagnées
cm-visions = Ce que les autres ont vu
cm-visions-title = Manche { $round } : ce que les bots ont vu
cm-visions-note = Chacun regarde avec ses propres yeux. Voici ce qui lui est venu d’abord.

## The end
cm-final = Cartes gagnées par chacun
cm-rank = Rang
cm-cards = Cartes

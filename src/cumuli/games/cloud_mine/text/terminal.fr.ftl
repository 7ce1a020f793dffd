### Cloud Mine dans un terminal : la table telle qu’on l’y dessine.

## La table

drawn-before = On mélange la pioche.
drawn-round =
    { $left ->
        [one] Manche { $round } sur { $rounds }, encore une carte
       *[other] Manche { $round } sur { $rounds }, encore { $left } cartes
    }
drawn-pile =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
drawn-pile-hidden = pile cachée
drawn-words = { $name } a dit : « { $text } »
drawn-hand-clouds = Tes nuages, par leurs numéros :
drawn-target = Ton nuage :
drawn-cloud = nuage { $number }
drawn-down = retourné
drawn-meant = C’était le nuage { $place }.

## Aide

drawn-help-pick = pick 17 : choisir le nuage qui porte ce numéro
drawn-help-say = say un ours qui dort : décrire le nuage en un à cinq mots
drawn-help-guess = guess c : désigner le nuage qui porte cette lettre

## Ce qu’on peut faire (boutons)

action-First = Choisir le premier rêveur
action-Deal = Distribuer une carte
action-Lay = Poser une carte
action-Pick = Choisir ce nuage
action-Describe = Le dire
action-Guess = Désigner ce nuage

## Qui les autres attendent

wait-pick = { $names } choisit un nuage.
wait-describe = { $names } cherche ses mots.
wait-guess = { $names } devine.

## The points at the end

points-total = Cartes

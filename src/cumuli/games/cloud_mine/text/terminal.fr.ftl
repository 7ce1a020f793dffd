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

### Cloud Mine en phrases : ce qu’un lecteur d’écran et le terminal disent de chaque coup.

spoken-no-clouds = Tu n’as pas de nuages en ce moment.
move-Pick =
    { $count ->
        [0] Choisir le nuage { $card }
       *[other] Choisir le nuage { $card } : { $things }
    }
move-Guess =
    { $count ->
        [0] Désigner le nuage { $place }
       *[other] Désigner le nuage { $place } : { $things }
    }
move-Describe = Dire ce que tu vois, en un à cinq mots
move-Describe-made = Dire « { $text } »

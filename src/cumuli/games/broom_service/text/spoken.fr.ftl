### Broom Service en phrases : ce qu’un lecteur d’écran et le terminal disent du royaume et de chaque coup.

## Le royaume

spoken-cloud =
    { $cloud }, { $cost ->
        [one] une baguette
       *[other] { $cost } baguettes
    }, { $bolts ->
        [0] aucun éclair
        [one] un éclair
       *[other] { $bolts } éclairs
    }
spoken-over = Au-dessus : { $cloud } ({ $space }).
spoken-closed = fermée
spoken-beside = À côté : { $regions }.
spoken-no-goods = aucune ressource

## Coups

move-Select =
    { $roles_id ->
        [none] Ne prendre aucun rôle
       *[other] Prendre { $roles }
    }
move-Lead =
    { $brave_id ->
       *[true] Entamer bravement : { $role }
        [false] Entamer en lâche : { $role }
    }
move-Instead =
    { $what ->
       *[market] Prendre plutôt { $vp } PV
        [moonshine] Passer plutôt à la distillerie
        [five_vp] Rendre la tuile pour { $vp } PV
        [brave] Rendre la tuile pour agir bravement
    }
move-Gather = Prendre : { $goods }
move-Fly = Voler avec le pion { $pawn } : { $where }
move-Deliver = Livrer pour { $vp } PV : { $tower }. Pion { $pawn }, { $where }
move-Dispel = Dissiper au-dessus de { $where }. { $cloud }
move-Circle = Poursuivre vers le cercle { $circle_id }
move-AddRole = Prendre en plus : { $role }
move-Hold =
    { $kind ->
        [violet] Tendre des potions violettes : { $amount }
        [green] Tendre des potions vertes : { $amount }
        [orange] Tendre des potions orange : { $amount }
        [wand] Tendre des baguettes : { $amount }
       *[any] Tendre des ressources : { $amount }
    }
move-HandIn =
    { $what ->
       *[all] Rendre une ressource de chaque sorte
        [without_violet] En rendre une de chaque, sauf violette
        [without_green] En rendre une de chaque, sauf verte
        [without_orange] En rendre une de chaque, sauf orange
        [without_wand] En rendre une de chaque, sauf la baguette
    }

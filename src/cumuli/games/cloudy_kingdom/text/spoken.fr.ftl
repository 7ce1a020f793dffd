### Cloudy Kingdom en phrases : ce qu’un lecteur d’écran et le terminal disent du plateau et de chaque coup.

## Le plateau

spoken-castles =
    Châteaux { $side ->
       *[N] au nord, d’ouest en est
        [E] à l’est, du nord au sud
        [S] au sud, d’ouest en est
        [W] à l’ouest, du nord au sud
    } : { $families }.
spoken-no-castle = aucun
spoken-way-N = le nord
spoken-way-E = l’est
spoken-way-S = le sud
spoken-way-W = l’ouest
spoken-joins = Relie { $ways }.
spoken-joins-nothing = Ne relie rien en son milieu.
spoken-ends = Dessous, une route dépasse vers { $ways }.
spoken-reach = Depuis les châteaux de la famille { $family }, une route atteint { $cells }.
spoken-reach-nothing = Aucune route ne part encore des châteaux de la famille { $family }.

## Coups

move-Place =
    { $count ->
        [0] Poser « { $face } » en { $cell }, tournée vers { $turn ->
           *[0] le nord
            [1] l’est
            [2] le sud
            [3] l’ouest
        }, sans rien relier
       *[other] Poser « { $face } » en { $cell }, tournée vers { $turn ->
           *[0] le nord
            [1] l’est
            [2] le sud
            [3] l’ouest
        }, pour relier { $ways }
    }
move-Pick = Remettre ensuite « { $face } »
move-PlayMagic = Lancer « { $magic } »
move-TakeMagic = Prendre « { $magic } »
move-TakeFamily = Jouer la famille { $family }
move-Choose = Désigner { $cell }
move-ChoosePlayer = Choisir { $seat }

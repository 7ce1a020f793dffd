### Cloud Mine : tous les mots du jeu, en français.

## Le jeu

lang = fr

## Qui est quoi dans une manche

role-dreamer = Rêveur
role-scout = Guetteur
role-watcher = Contemplateur
role-dreamer-text = Décrit un nuage et espère qu’on le trouvera tard.
role-scout-text = Choisit le nuage et espère qu’on ne le trouvera jamais.
role-watcher-text = Cherche le nuage qui va avec les mots.

## Ce qui s’est passé (le journal et le film)

event-FirstDreamer = { $seat } rêve en premier.
event-RoundBegan = Manche { $round } : { $dreamer } est le rêveur, { $scout } le guetteur.
event-Dealt = { $seat } regarde les nouveaux nuages.
event-Picked = { $seat } choisit un nuage et le montre au rêveur.
event-Described = { $seat } dit : « { $text } ».
event-LaidOut = Les nuages sont mélangés et posés face visible.
event-Guessed =
    { $right ->
       *[true] { $seat } désigne le nuage { $place }, et c’est lui.
        [false] { $seat } désigne le nuage { $place }, qui n’était pas le bon. On le retourne.
    }
event-RoundEnded =
    { $hit_id ->
        [none] Personne n’a trouvé le nuage { $target }. { $scout } gagne toutes les cartes.
       *[other] { $turned ->
            [0] { $hit } gagne les { $open } cartes. { $dreamer } n’en a aucune.
            [one] { $hit } gagne { $open } cartes et { $dreamer } { $turned } carte.
           *[other] { $hit } gagne { $open } cartes et { $dreamer } { $turned } cartes.
        }
    }
event-GameEnded =
    { $count ->
        [one] { $winners } a attrapé le plus de nuages et gagne !
       *[other] { $winners } ont attrapé autant de nuages et gagnent ensemble !
    }

## Ce qu’on te demande

prompt-first = On tire au sort qui rêve en premier.
prompt-deal = On distribue de nouveaux nuages.
prompt-pick = Choisis le nuage qu’il faudra trouver.
prompt-describe = Décris ton nuage en un à cinq mots.
prompt-lay = On mélange les nuages.
prompt-guess = De quel nuage s’agit-il ?
prompt-over = Le dernier nuage est passé.

## Pourquoi pas (refus)

refusal-not-your-turn = C’est à quelqu’un d’autre dans cette manche. Attends qu’on te sollicite.
refusal-you-know-it = Tu sais de quel nuage il s’agit, alors tais-toi. Ce sont les contemplateurs qui devinent.
refusal-over = Toutes les manches sont jouées. Recommence, à une autre table.
refusal-not-in-hand = Cette carte n’est pas de celles que tu as reçues. Choisis un des nuages devant toi.
refusal-pick-now = Tu es le guetteur, et il faut choisir un nuage. Prends un des tiens.
refusal-describe-now = Tu es le rêveur, et on attend des mots. Dis-en de un à cinq.
refusal-guess-now = Tu es contemplateur, et c’est à toi de deviner. Désigne un nuage.
refusal-turned = Ce nuage a été essayé, il est retourné. Désignes-en un encore visible.
refusal-no-such-place = Il n’y a pas de nuage là. Désignes-en un qui existe, par sa lettre.
refusal-empty = Il n’y a pas de mot là-dedans. Écris-en au moins un.
refusal-too-many-words = Cela fait { $count } mots. Dis-le en cinq, ou moins.
refusal-word-too-long = Un de ces mots est trop long. Pas plus de 45 lettres, ou coupe-le.
refusal-too-long = Ce texte a { $count } caractères. Raccourcis-le, à 80 au plus.
refusal-symbols = Les images et les symboles ne comptent pas comme des mots. Enlève-les, et écris ce que tu veux dire.
refusal-repeated = Cela a déjà été dit, et ici on ne se répète pas. Trouve d’autres mots.
refusal-unknown-word = Dans Cloud Mine, on choisit, on décrit ou on désigne. Fais l’un des trois.

## Comment cela a fini

reason-cards = Avec le plus de nuages
reason-shared = À égalité de nuages

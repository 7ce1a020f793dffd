### Pourquoi un robot de Cloud Mine joue ainsi : chaque phrase est une raison que donne le cerveau du jeu, sous why-<clé>.

## Le rêveur

why-words-first = Il a dit la première chose qu’il a vue.
why-words =
    { $rivals ->
        [one] En moyenne, { $rivals } autre nuage de la manche va aussi bien avec ces mots : c’est le plus souvent l’essai { $guess } qui le trouve, à { $chance } %.
       *[other] En moyenne, { $rivals } autres nuages de la manche vont aussi bien avec ces mots : c’est le plus souvent l’essai { $guess } qui le trouve, à { $chance } %.
    }
why-words-cards =
    { $gain ->
        [one] Cela promet { $gain } carte ; à { $missed } %, personne ne le trouve.
       *[other] Cela promet { $gain } cartes ; à { $missed } %, personne ne le trouve.
    }
why-words-other =
    { $gain ->
        [one] Les meilleurs mots suivants étaient « { $text } », pour { $gain } carte.
       *[other] Les meilleurs mots suivants étaient « { $text } », pour { $gain } cartes.
    }

## Le contemplateur

why-guess = Il donnait { $chance } % au nuage { $place } et { $less } % au nuage { $target }.
why-guess-late = Le nuage { $place } va le mieux avec les mots, mais qui veut être trouvé tard est rarement si clair.
why-guess-scout = De plus, choisir le nuage { $place } ressemblerait bien à ce guetteur.
why-guess-half = Il n’a regardé que la moitié des nuages.

## Le guetteur

why-pick = À { $chance } %, personne ne trouve le nuage { $number } ; pour le suivant, le nuage { $next }, c’était { $less } %.
why-pick-mixed = À { $chance } %, personne ne trouve le nuage { $number }. Le nuage { $next } promettait plus, { $less } %, mais qui choisit toujours le plus étrange se fait deviner.
why-pick-alike = Il a choisi le nuage qui ressemble le plus aux autres.
why-pick-liked = Il a choisi un nuage qui ressemble à ce qu’il aime.

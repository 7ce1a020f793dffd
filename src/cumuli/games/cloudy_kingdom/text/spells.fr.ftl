### Les sorts de ton cru, en français : ce qui ne va pas, et où.

spell-ok = Le sort est bon.
spell-where =
    { $step ->
        [none] { $part ->
            [names] Le nom
            [text] Le texte
            [glyph] Le dessin
            [id] L’identifiant
            [steps] Les étapes
           *[other] « { $part } »
        }
       *[other] { $part ->
            [none] Étape { $step }
            [steps] Étape { $step }
           *[other] Étape { $step }, « { $part } »
        }
    }
spell-bad-toml = { $where } : ce n’est pas du TOML lisible. { $what }
spell-no-id = { spell-where } : le sort a besoin d’un identifiant en lettres, chiffres et tirets bas, comme « mon_sort ».
spell-id-taken = { spell-where } : un autre sort a déjà l’identifiant « { $what } ». Donne à celui-ci le sien.
spell-no-names = { spell-where } : le sort a besoin d’un nom de 40 lettres au plus. Dans un fichier, il est sous en, de et fr.
spell-no-text = { spell-where } : le sort a besoin d’un texte dans chaque langue. Dis en quelques mots ce qu’il fait, sous en, de et fr.
spell-unknown-glyph = { spell-where } : le dessin « { $what } » n’existe pas. Choisis-en un de l’atelier.
spell-no-steps = { spell-where } : il ne se passe encore rien ici. Ajoute une étape.
spell-unknown-op = { spell-where } : l’étape « { $what } » n’existe pas. La liste des étapes est dans les règles, chapitre 9.
spell-missing-arg = { spell-where } : il manque « { $what } ». Ajoute-le à l’étape.
spell-unknown-arg = { spell-where } : « { $what } » n’est pas connu ici. Enlève-le.
spell-bad-value = { spell-where } : « { $what } » ne va pas ici. Prends une des valeurs que l’étape connaît.
spell-too-many-steps = { spell-where } : il y en a trop ({ $what }). Huit sont permises, et celles qui se répètent comptent chaque fois.
spell-too-many-draws = { spell-where } : elles apportent trop de cartes ({ $what }). Quatre sont permises.
spell-too-many-targets = { spell-where } : c’est le cinquième choix. Un sort peut faire choisir quatre choses différentes.
spell-too-deep = { spell-where } : trop d’étapes sont imbriquées. Enlèves-en.
spell-laid-once = { spell-where } : cette carte n’existe qu’une fois. On la pose une seule fois, et les autres ne la posent pas.
spell-unbound-target = { spell-where } : ce dont cette étape a besoin ne vient pas avant elle. Mets d’abord l’étape qui le choisit.
spell-wrong-target-kind = { spell-where } : cette étape ne sait que faire de ce qui est choisi. Choisis une pile, une case ou une personne, selon son besoin.
spell-nested-offer = { spell-where } : une offre ne peut pas contenir une autre offre. Mets-les l’une après l’autre.
spell-unknown-face = { spell-where } : l’image « { $what } » n’existe pas. Prends-en une des cartes Route ou Magie.
spell-never-playable = { $where } : dans les parties d’essai, ce sort n’a jamais été possible ({ $what }). Demande moins au plateau.
spell-always-refused = { $where } : dans les parties d’essai, chaque tentative a été refusée ({ $what }). Vérifie les étapes une à une.
spell-win-shift = { $where } : qui a ce sort gagne nettement plus ou moins souvent ({ $what }). Tu voudras peut-être l’adoucir.

refusal-bad-spell = Le sort « { $spell } » ne peut pas se jouer ainsi. { spell-wrong }
spell-wrong =
    { $problem ->
       *[no-id] { spell-no-id }
        [id-taken] { spell-id-taken }
        [no-names] { spell-no-names }
        [no-text] { spell-no-text }
        [unknown-glyph] { spell-unknown-glyph }
        [no-steps] { spell-no-steps }
        [unknown-op] { spell-unknown-op }
        [missing-arg] { spell-missing-arg }
        [unknown-arg] { spell-unknown-arg }
        [bad-value] { spell-bad-value }
        [too-many-steps] { spell-too-many-steps }
        [too-many-draws] { spell-too-many-draws }
        [too-many-targets] { spell-too-many-targets }
        [too-deep] { spell-too-deep }
        [laid-once] { spell-laid-once }
        [unbound-target] { spell-unbound-target }
        [wrong-target-kind] { spell-wrong-target-kind }
        [nested-offer] { spell-nested-offer }
        [unknown-face] { spell-unknown-face }
    }
refusal-too-many-spells = Une table accepte au plus { $most } sorts en plus de ceux qui sont imprimés. Laisses-en de côté.

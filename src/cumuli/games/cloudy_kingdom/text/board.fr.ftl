### Les mots du plateau dans le navigateur, en français.

lang = fr

board-label = Plateau
board-seats = Joueurs
board-seat = { $name }, famille { $family }, { $hand ->
        [one] { $hand } carte Route
       *[other] { $hand } cartes Route
    }, { $magic ->
        [one] { $magic } carte Magie
       *[other] { $magic } cartes Magie
    }. Montrer jusqu’où la famille a poussé.

board-cell-empty = { $cell } : vide.
board-cell-pile =
    { $cell } : { $count ->
        [one] { $face }, orientée { $lying }.
       *[other] pile de { $count } cartes, au-dessus { $face }, orientée { $lying }.
    }
board-lying-ns = du nord au sud
board-lying-we = d’ouest en est
board-cell-lit = Tu peux jouer ici.
board-cell-turned = Tu peux jouer ici en tournant la carte.
board-cell-safe = Protégée.
board-cell-last = Dernier changement.

board-peek =
    { $count ->
        [one] Regarder dans la pile : { $count } carte
       *[other] Regarder dans la pile : { $count } cartes
    }
board-pile =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-pile-order = De bas en haut
board-close = Fermer

board-hand = Tes cartes
board-hand-card = En main : { $face }, orientée { $lying }. La tourner.
board-take-card = Prendre plutôt { $face }
board-no-card = Tu n’as pas de carte Route.
board-rotate = Tourner à droite (R)
board-rotate-back = Tourner à gauche
board-confirm = Jouer ici
board-choose = Je choisis ça
board-cancel = Reprendre

board-taken =
    { $count ->
        [one] { $count } carte prise sur 3
       *[other] { $count } cartes prises sur 3
    }
board-magic = Tes cartes Magie
board-magic-used = { $magic }, déjà lancée
board-magic-steps = Pas à pas
board-magic-play = Lancer
board-magic-back = Retour
board-spell = { $name } lance { $magic }

board-accept = Nouvelle carte
board-decline = Garder la mienne
board-discard = Défausser la carte

board-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
board-discards =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
board-box =
    { $count ->
        [one] Hors du jeu : { $count } carte
       *[other] Hors du jeu : { $count } cartes
    }

board-final = Dernier tour : chacun joue encore une carte.

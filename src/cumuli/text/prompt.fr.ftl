### À l’invite : par les yeux de qui on voit la table, et les mots sur son dessin.

eyes-seat = Ce que voit { $name }.
eyes-open = Ce que voit le public, seulement ce qui est visible.
eyes-all = Rien n’est caché, personne à la table ne voit cela.
eyes-over = La partie est finie, plus rien n’est caché.
eyes-to-act =
    { $count ->
        [one] C’est à { $names } de jouer.
       *[other] C’est à { $names } de jouer ensemble.
    }
sheet-hand = En main
sheet-drawn = Piochées
sheet-deck = Pioche
sheet-discard = Défausse
sheet-no-picture = Cette image n’existe que sur la page.
door-unknown-word = Ce n’est pas un coup de ce jeu. game.legal énumère ce qui peut être joué maintenant.

# Exemples à essayer dans les règles

example-pick = Tu es le guetteur, et personne d’autre ne voit ces cinq nuages. Choisis-en un.
example-words = Tu es le rêveur. Écris jusqu’à cinq mots pour ton nuage ; avec six, le bouton dit pourquoi c’est non.
example-turned = Le premier essai était faux, et le nuage est face cachée. Essaie de le désigner encore, ou désignes-en un autre.
example-found = Le nuage E est le bon. Désigne-le : la manche s’arrête aussitôt, et les cartes vont au trouveur et au rêveur.
example-awards = Ce que rapporte une trouvaille, selon le nombre de joueurs et celui de l’essai.

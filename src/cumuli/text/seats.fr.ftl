### Les places avant la partie, et les liens qui y mènent, en français.

seats-order = Fais glisser une place là où elle doit être, ou sers-toi des flèches.
seat-up = { $name } : une place plus haut
seat-down = { $name } : une place plus bas
seat-moved = { $name } est maintenant à la place { $seat }.
seat-host = Tient la table
hand-over = Confier la table
hand-over-to = Confier la table à { $name }
fill-bots = Compléter avec des robots
fill-level = La force des robots

## Personal links

seat-link = Déplacer la place
seat-link-of = Déplacer la place de { $name }
seat-link-title = Un lien vers cette place
seat-link-text = Qui ouvre ce lien prend la place de { $name } et continue : toi sur un autre appareil, ou un ami à ta place. Il sert une fois. Ne le montre à personne d’autre.
seat-link-qr = Le lien vers cette place en code QR
seat-link-field = Lien personnel
seat-link-void = Annuler le lien
seat-link-is-void = Le lien n’ouvre plus rien.
seat-taken-over = Te voilà assis ici.
refusal-link-void = Ce lien a déjà servi, ou il a été annulé. Demandes-en un autre ; en attendant, tu peux regarder.

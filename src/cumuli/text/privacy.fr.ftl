### Ce qui est gardé des gens et comment s’en défaire, en français.

privacy-title = Ce qui est gardé de toi
privacy-lead = Peu de choses, par cette maison et par personne d’autre, et tu peux tout faire effacer.
privacy-house = Ce que garde cette maison
privacy-cookie = Un cookie avec un secret, pour que tu retrouves ta place. La maison n’en garde qu’une empreinte, avec le genre de navigateur et sa dernière visite.
privacy-name = Le nom que tu as donné, si tu en as donné un, et ta langue. Avec un compte, aussi tes choix et la moitié publique de chaque clé d’accès ; la moitié secrète ne quitte jamais ton appareil.
privacy-games = Chaque coup de tes parties, et qui était assis où, pour qu’une partie survive à une panne et puisse être revue. Une partie finie reste { $days ->
    [one] un jour
   *[other] { $days } jours
 } dans le hall ; dans ton historique, jusqu’à ce que tu effaces tes données.
privacy-talk = Ce que tu dis aux tables, et les signalements que tu fais. Qui tient cette maison lit les signalements.
privacy-pictures = Les images que tu apportes pour Cloud Mine : de chacune le milieu, en carré, sans le lieu ni la date. Un paquet s’en va { $days ->
    [one] un jour
   *[other] { $days } jours
 } après la dernière table qui l’avait, un gribouillis au bout { $hours ->
    [one] d’une heure
   *[other] de { $hours } heures
 }.
privacy-notices = Si tu veux savoir quand c’est ton tour : où te le dire. Une notification passe par le fabricant de ton navigateur, scellée pour que lui seul puisse la lire ; un courriel prend le chemin de tous les courriels.
privacy-visit = Qui ne fait que passer, sans entrer dans le hall, est oublié au bout { $days ->
    [one] d’un jour
   *[other] de { $days } jours
 }.
privacy-device = Ce qui reste sur cet appareil
privacy-device-text = Ton nom, ta langue, l’heure du jour, les sons et autres réglages, les sceaux du hasard que tu as vus, ainsi que les fichiers de la page, pour qu’elle s’ouvre sans connexion. Ton navigateur peut les effacer à tout moment.
privacy-others = Ce que voient les autres
privacy-others-text = Ton nom et ta présence, aux tables ouvertes ou qu’ils regardent ; ce que tu dis ; les coups que les règles rendent publics. Une partie finie peut être revue par tous ici. Personne n’apprend tes cartes, ton adresse ni d’où tu viens.
privacy-where = Où cela se trouve
privacy-where-text = Dans un fichier ou une base de données de qui tient cette maison, et dans les copies qui en sont faites. Rien n’est chargé d’ailleurs ni envoyé ailleurs : ni pistage, ni publicité, ni statistiques. Les adresses Internet ne sont comptées qu’en mémoire, contre l’excès de demandes, et jamais écrites ; un serveur web placé devant Cumuli peut tenir son propre journal.
privacy-yours = C’est à toi
privacy-yours-text = Emporte tout dans un fichier, ou efface-le. Les parties des autres restent comme elles ont été jouées, mais sans ton nom, tes paroles ni toi ; ce que tu as décrit dans Cloud Mine fait partie du jeu et reste, sans nom. Les parties où personne d’autre n’était assis disparaissent.
privacy-save = Enregistrer mes données
privacy-delete = Effacer mes données…
privacy-sure = Tout effacer pour toujours ?
privacy-sure-text = Tes places dans les parties en cours se libèrent, tu redeviens un inconnu sur tous tes appareils, et rien ne le rendra.
privacy-yes = Tout effacer
privacy-no = Garder
privacy-gone = Effacé. Te voilà de nouveau inconnu ici, et toujours bienvenu.
privacy-failed = Cela n’a pas marché, et rien n’a été effacé. Réessaie dans un instant.
privacy-start = Vers la page d’accueil

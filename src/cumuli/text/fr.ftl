### La maison : tous les mots de Cumuli qui n’appartiennent à aucun jeu en particulier, en français.

## Toutes les pages

title = Cumuli : des jeux de société dans les nuages
skip = Aller au contenu principal
nav = Pages
about = À propos
privacy = Vie privée
language = Langue
theme = Heure du jour
theme-day = Jour
theme-sunset = Couchant
theme-moonlight = Clair de lune
theme-contrast = Contraste élevé
sound = Sons
volume = Volume des sons
menu = Menu
close = Fermer
opening = Un instant…
reconnecting = Reconnexion…
no-line = Pas de connexion avec la maison
no-line-text = Cette page s’ouvre quand même, et les règles que tu as déjà lues ici aussi. Les tables attendent que la ligne revienne.
newer = Il y a une version plus récente de cette page.
newer-reload = Recharger
newer-later = Plus tard
yes = Oui
no = Non
to-start = Retour à l’accueil
nowhere = Rien que du ciel ici
nowhere-text = Il n’y a pas de page à cette adresse.
no-such-table = Cette table n’existe pas, ou plus. Demande un nouveau lien ou ouvre toi-même une table.

## La page d’accueil

welcome = Des jeux de société, là-⁠haut dans les nuages
welcome-text = Choisis un jeu et prends place, avec tes amis ou avec des robots. Sans compte, sans rien installer.
your-name = Ton nom
your-name-hint = Celui que verront les autres
players = Joueurs
against = Robots
play-bots = Jouer contre des robots
play-friends = Jouer entre amis
learn = Apprendre en jouant
learn-on = Continuer la leçon
read-rules = Lire les règles
make-own = Fais-en le tien
finished-games = Parties finies
watch-replay = Regarder une partie finie
me = Ma page
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs pour l’instant. Ouvres-en une et envoie le lien à quelqu’un.
seats-free =
    { $count ->
        [0] tout le monde est là
        [one] une place libre
       *[other] { $count } places libres
    }
status-open = pas encore commencée
status-playing = partie en cours
status-over = La partie est finie
status-frozen = commencée avec d’anciennes règles

## Robots

bot = Robot
bot-1 = Rêveur
bot-1-level = 1 · Rêveur
bot-2 = Facile
bot-2-level = 2 · Facile
bot-3 = Moyen
bot-3-level = 3 · Moyen
bot-4 = Fort
bot-4-level = 4 · Fort
bot-5 = Maître
bot-5-level = 5 · Maître
bot-random = Duvet
bot-random-level = Facile
bot-random-hint = Se laisse porter et joue ce qui vient.
bot-greedy = Brise
bot-greedy-level = Moyen
bot-greedy-hint = Joue le meilleur coup en vue.
bot-two_ply = Chouette
bot-two_ply-level = Difficile
bot-two_ply-hint = Pense d’abord à ta réponse.
bot-planner = Stratège
bot-planner-level = Difficile
bot-planner-hint = Réfléchit plusieurs actions à l’avance.
bot-easy = Cirrus
bot-easy-level = Facile
bot-easy-hint = Dit ce qu’il voit.
bot-normal = Cumulus
bot-normal-level = Moyen
bot-normal-hint = Choisit des mots que certains seulement comprendront.
bot-hard = Nimbus
bot-hard-level = Difficile
bot-hard-hint = Compte les nuages et pèse qui devine à quel moment.

## Une table avant la partie

seats = Places
player = Place { $number }
seat-free = Place libre
seat-free-hint = En attente de quelqu’un.
seat-mine = Sur cet appareil
online = Ici
offline = Absent
take = M’asseoir ici
take-here-too = Sur cet appareil
guest-name = Nom pour la place { $number }
bot-level = Quel robot pour la place { $number }
add-bot = Ajouter le robot
stand = Me lever
remove = Retirer
waiting-seats =
    { $count ->
        [one] Une place est encore libre. Envoie le lien à quelqu’un, ou fais jouer un robot.
       *[other] { $count } places sont encore libres. Envoie le lien à tes amis, ou fais jouer des robots.
    }
waiting-ready = Tout le monde est là.
wait-host = C’est à { $name } de lancer la partie.
start = Commencer la partie
start-not-yet =
    { $count ->
        [one] Occupe d’abord la place libre : avec un ami, un robot ou une autre personne sur cet appareil.
       *[other] Occupe d’abord les { $count } places libres : avec des amis, des robots ou d’autres personnes sur cet appareil.
    }
invite = Inviter quelqu’un
invite-text = Envoie ce lien, ou fais scanner le code.
invite-link = Lien vers cette table
qr = Le lien vers cette table en code QR
copy = Copier
copied = Copié
options = Comment on joue
options-usual = Selon les règles habituelles.

## Une table en jeu

people = Autour de la table
you = Toi
winner = A gagné
away =
    { $count ->
        [one] { $names } s’est absenté. La table attend.
       *[other] { $names } se sont absentés. La table attend.
    }
your-turn = C’est à toi de jouer.
turn-of = C’est à { $name } de jouer.
seat-awaited = quelqu’un à la place { $number }
wait-for = On attend { $names }.
pass = Passer l’appareil à { $name }
pass-device = Passe l’appareil à { $name }
pass-device-text = { $name }, vérifie que personne d’autre ne regarde.
show-hand = Montrer ma main
log = Le récit
log-setup = Mise en place
log-empty = Il ne s’est encore rien passé.
log-and-talk = Le récit et la discussion
log-with-new =
    { $count ->
        [one] Le récit et la discussion : une nouvelle ligne
       *[other] Le récit et la discussion : { $count } nouvelles lignes
    }
talk = Discussion
rule-number = Règle { $number }
ruling-number = Précision { $number }
ending-you = Tu as gagné !
ending-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
ending-draw = Match nul
again = Rejouer
look-back = Revoir la partie
to-luck = Le hasard de cette partie
in-pictures = En images
to-rematch = Aller à la revanche
shut-head = Pas de public ici
shut-closed = Ceux qui jouent ici veulent rester entre eux.
shut-removed = L’hôte t’a fait quitter cette table. Il y en a d’autres.

## Les règles

rules-of = Les règles de { $name }
rules-note = Avec nos propres mots. Les numéros sont ceux du récit et de chaque « impossible ».
rulings = Précisions
rulings-note = Quand les règles imprimées laissent une question ouverte, voici ce que nous faisons. Tu peux en changer beaucoup pour ta table.
read-all-rules = Lire toutes les règles
contents = Sommaire

## À propos

about-title = Une table dans le ciel
about-text = Cumuli est un lieu pour jouer ensemble à des jeux de société : sur un seul appareil, d’un bout à l’autre de la pièce ou du monde, avec des amis ou des robots.
about-unofficial = Non officiel
about-unofficial-text = Cumuli est fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs et n’est pas approuvé par eux. Les noms des jeux appartiennent à leurs propriétaires. Si un jeu te plaît, achète la boîte : rien ne vaut de vraies cartes en main.
about-sources = D’où vient le reste
about-sources-text = Les règles sont racontées avec nos propres mots, et toutes les images sont dessinées par le programme. Quand nous ne savons pas ce qui est imprimé sur une carte, nous en avons imaginé une et nous le disons.
about-privacy = Ce qui est conservé
about-privacy-text = Un cookie, pour que tu retrouves ta place, et sur cet appareil ton nom, ta langue et l’heure du jour. Pas de pistage, pas de publicité, rien qui vienne d’autres sites.
about-licences = Fait avec
about-licences-text = Cumuli repose sur le travail d’autres personnes. Merci à elles :

## Pourquoi pas (refus)

refusal-bad-message = Ce message est illisible. Recharge la page et réessaie.
refusal-no-table = Cette table n’existe plus. Ouvres-en une nouvelle depuis l’accueil.
refusal-no-seat = Cette place n’existe pas ici. Choisis-en une parmi celles affichées.
refusal-nobody-there = Personne n’est assis là. Confie la table à quelqu’un qui a une place.
refusal-seat-taken = Quelqu’un y est déjà assis. Choisis une place libre.
refusal-not-yours = Cette place n’est pas la tienne. Tu ne peux jouer que pour les tiennes.
refusal-not-host = Seule la personne qui a ouvert la table peut faire cela. Demande-lui.
refusal-frozen = Cette partie a commencé avec des règles que l’on ne joue plus ici. Elle est conservée, mais ne peut pas continuer.
refusal-started = La partie a commencé, cela ne peut plus changer. Rejouez ensuite avec d’autres réglages.
refusal-forked = Cette table continue une autre partie, donc ses options restent telles quelles. Ouvre une nouvelle table pour en choisir d’autres.
refusal-not-started = La partie n’a pas encore commencé. Lance-la d’abord.
refusal-seats-free = Il reste des places libres. Occupe-les avec des amis ou des robots, puis commence.
refusal-stale = La table a avancé entre-temps. Regarde à nouveau et refais ton choix.
refusal-table-full = Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.
refusal-unknown-game = Ce jeu n’est pas sur l’étagère. Choisis-en un parmi ceux affichés.
refusal-lesson-else = La leçon attend autre chose ici. Fais ce que dit sa fiche, ou quitte-la.
refusal-lesson-lost = La leçon a changé depuis ta dernière visite. Recommence-la, elle est courte.
refusal-bad-options = Ces réglages ne vont pas ensemble. Change l’un d’eux.
refusal-not-pledged = Cette table a été ouverte avant que le hasard ne soit scellé. À une nouvelle table, tu pourras y ajouter ton mot.
refusal-not-agreed = Quelqu’un n’est pas encore d’accord avec les sorts de la table. Attends, ou jouez sans eux.
refusal-other-spells = Les sorts ont changé entre-temps. Relis-les, puis donne ton accord.
refusal-busy = Il y a beaucoup de monde en ce moment. Réessaie dans un instant.
refusal-house-away = Cette maison ne parvient pas à joindre sa base de données, on ne sait donc pas si c’est fait. Regarde de nouveau dans un instant, et recommence s’il le faut.
refusal-house-full = Cette maison n’a plus de place pour noter quoi que ce soit, rien n’a donc changé. Ce qui a été fait avant est conservé. Réessaie dans un moment, ou préviens qui s’en occupe.
refusal-too-many = Tu as déjà beaucoup de tables ouvertes. Finis-en une avant d’en ouvrir une autre.
refusal-cannot-seal = Tu n’as rien à répondre d’avance pour l’instant. Tu le pourras quand une question fait le tour, avant qu’elle arrive à toi.
refusal-cannot-order = Tu ne peux rien prévoir là pour l’instant. Les consignes valent pour les cartes de ta main que personne n’a encore demandées.
refusal-muted = Tu en sais trop pour l’instant. Tu pourras parler quand la manche sera finie.
refusal-chat-off = On ne bavarde pas à cette table. Son hôte peut en décider autrement avant la prochaine partie.
refusal-hushed = L’hôte te demande de garder le silence à cette table. Demande-lui de pouvoir reparler.
refusal-removed = L’hôte t’a fait quitter cette table. Ouvres-en une à toi, ou assieds-toi à une autre.
refusal-removed-already = Cette personne a déjà dû quitter la table. Il n’y a rien de plus à faire.
refusal-not-yourself = C’est toi-même. Choisis quelqu’un d’autre.
refusal-no-line = Il n’y a pas de telle ligne à cette table. Recharge la page, puis choisis-la de nouveau.
refusal-talk-often = Cela fait beaucoup d’un coup. Respire, puis redis-le.
refusal-talk-long =
    { $count ->
        [one] C’est trop long d’un caractère. Enlève-le, puis dis-le.
       *[other] C’est trop long de { $count } caractères. Raccourcis un peu, puis dis-le.
    }

## Pourquoi pas (paquets d’images)

refusal-stranger = Cette maison ne te connaît pas encore. Recharge la page, puis réessaie.
refusal-unknown-deck = Ce paquet n’existe pas, ou n’est pas encore prêt. Choisis-en un autre ou attends un instant.
refusal-deck-size = La table est prévue pour { $cards } cartes, mais le paquet en compte { $count }. Choisis le paquet encore une fois.
refusal-deck-file-too-big = « { $file } » dépasse { $most } Mo. Réduis l’image et renvoie-la.
refusal-deck-drawing = « { $file } » est un dessin vectoriel (SVG), ce qui n’est pas accepté. Enregistre-le en PNG ou en JPEG.
refusal-deck-no-picture = « { $file } » n’est pas une image que l’on sait ouvrir ici. Prends du JPEG, PNG, WebP, AVIF, GIF ou BMP.
refusal-deck-broken = L’image « { $file } » est abîmée. Laisse-la de côté ou enregistre-la à nouveau.
refusal-deck-too-many-pixels = « { $file } » a plus de { $most } millions de pixels. Réduis-la et renvoie-la.
refusal-deck-too-small = « { $file } » est trop petite pour montrer quelque chose. Prends des images d’au moins { $least } pixels de chaque côté.
refusal-deck-moves = « { $file } » est une animation, or les cartes ne bougent pas. Prends-en une seule image.
refusal-deck-too-few = Il faut au moins { $least } images pour un paquet, et en voici { $count }. Ajoutes-en.
refusal-deck-too-many = Un paquet compte au plus { $most } images. Laisses-en quelques-unes de côté.
refusal-deck-too-much = Toutes ensemble, les images dépassent { $most } Mo. Réduis-les ou prends-en moins.
refusal-deck-twice = « { $file } » et « { $other } » montrent la même chose, personne ne saurait distinguer ces cartes. Laisses-en une de côté.
refusal-deck-zip-bomb = L’archive « { $file } » deviendrait bien trop grande. Mets seulement les images dans une nouvelle.
refusal-deck-zip-broken = Impossible d’ouvrir l’archive « { $file } ». Mets les images dans un simple fichier zip.
refusal-deck-zip-locked = L’archive « { $file } » est protégée par un mot de passe. Refais-la sans.
refusal-deck-zip-nested = « { $file } » est une archive dans une archive. Mets-y les images elles-mêmes.
refusal-deck-sky-broken = « { $file } » n’est pas un paquet complet. Télécharge-le encore une fois ou refais-le.
refusal-deck-unread = Les images ne sont pas arrivées entières. Réessaie.
refusal-deck-often = Cela fait beaucoup en peu de temps. Attends une minute, puis continue.
refusal-deck-unmade = Ce paquet n’a pas pu être fabriqué. Essaie avec un autre.
refusal-decks-full = Tu ne peux pas garder plus de paquets. Jettes-en d’abord un.
refusal-deck-no-room = Cette maison n’a plus de place pour d’autres paquets. Demande à qui s’en occupe.
refusal-deck-no-clouds = Les nuages dessinés ne vont pas avec des photos. Mets-les parmi d’autres nuages.
refusal-deck-in-play = On joue en ce moment avec ce paquet à une table. Il reste tel quel jusqu’à la fin.
refusal-doodle-too-big = Ce dessin est trop lourd. Commences-en un autre avec moins de traits.
refusal-doodle-unread = On n’a pas pu faire un nuage de ce dessin. Dessine autre chose.
refusal-doodle-empty = On n’y voit presque rien. Dessine une forme avec quelque chose à l’intérieur.
refusal-doodle-thin = Ces lignes sont trop fines pour qu’un nuage y tienne. Trace le contour d’une forme, ou épaissis-la.
refusal-doodle-full = Le dessin remplit toute la feuille et n’a pas de contour. Laisse un peu de ciel autour.
refusal-doodle-gone = Un de ces nuages n’est plus là. Dessine-le encore une fois.

## Choisir un paquet (Cloud Mine)

refusal-unreached = Cette maison est injoignable. Vérifie ta connexion, puis réessaie.
decks-title = Le paquet
decks-kind-standard = Les quatre-vingts nuages
decks-kind-sky = Un ciel sans fin
decks-kind-pictures = Des images apportées
decks-kind-doodles = Des nuages dessinés parmi d’autres
decks-kind-private = Un paquet personnel
decks-private = Prends place, et tu en verras un aperçu.
decks-gone = Ce paquet n’est plus là. Choisis-en un autre.
decks-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-preview = Quelques-unes de ses images
decks-choose = Choisir un paquet
decks-which = Quel paquet ?
decks-there = Paquets disponibles
decks-chosen = Sur la table
decks-new = En faire un nouveau
decks-sky-hint = Naît d’un mot, avec autant de nuages que tu veux.
decks-pictures = Tes propres images
decks-pictures-hint = Rochers, taches, peintures : tout ce qui peut être mille choses.
decks-draw = Dessiner des nuages
decks-draw-hint = Tu traces un contour, et il devient un nuage.
decks-back = Tous les paquets
decks-delete = Supprimer
decks-delete-sure = Supprimer vraiment
decks-delete-not = Garder
decks-growing = { $done } nuages sur { $of } sont nés
decks-looking = Les robots y jettent un premier regard…
decks-then = Dès qu’il sera prêt, il sera sur la table.
decks-seed = Un mot ou un nombre
decks-seed-hint = Le même mot donne toujours le même ciel. Sans mot, tu en auras un que personne n’a jamais vu.
decks-seed-example = dimanche de pluie
decks-count = Combien de nuages
decks-grow = Le faire naître
decks-grow-text = Chaque nuage demande une ou deux secondes. En attendant, tu peux installer tes amis.
decks-drop = Dépose des images ici
decks-pick = Choisir des images
decks-drop-text = JPEG, PNG, WebP, AVIF, GIF ou BMP, ou un zip. De { $least } à { $most } images, de { $size } Mo au plus.
decks-picked =
    { $count ->
        [one] { $count } fichier choisi
       *[other] { $count } fichiers choisis
    }
decks-missing =
    { $count ->
        [one] Encore { $count }, et c’est un paquet.
       *[other] Encore { $count }, et c’est un paquet.
    }
decks-leave-out = Laisser { $file } de côté
decks-leave-all = Tout laisser de côté
decks-privacy = Qui est à ta table les voit. De chaque image on garde le milieu, en carré, et rien sur le lieu ni le moment de la prise de vue.
decks-send = En faire un paquet
decks-sending = Elles sont en route…
decks-reading = Elles sont arrivées, on les examine…
decks-sheet = Feuille à dessin
decks-draw-text = Trace le contour de quelque chose, au doigt, à la souris ou au stylet. Ce que tu dessines dedans devient un trou.
decks-shape-text = Sans dessiner : l’image d’une forme sombre sur fond clair devient aussi un nuage.
decks-shape = Choisir l’image d’une forme
decks-undo = Annuler
decks-clear = Effacer
decks-become = En faire un nuage
decks-becoming = Le nuage se forme…
decks-became = Le voilà : ton nuage.
decks-keep = Le garder
decks-change = Revenir au dessin
decks-kept =
    { $count ->
        [0] Les nuages que tu gardes se rassemblent ici.
        [one] { $count } nuage gardé. Dessines-en un autre, ou mets-le dans un paquet.
       *[other] { $count } nuages gardés. Dessines-en un autre, ou mets-les dans un paquet.
    }
decks-cloud = Nuage { $number }
decks-drop-cloud = Jeter le nuage { $number }
decks-into = Dans quel paquet
decks-into-standard = Avec les quatre-vingts, en nouveau paquet
decks-put =
    { $count ->
        [one] Y mettre { $count } nuage
       *[other] Y mettre { $count } nuages
    }
decks-on-table = Le paquet est maintenant sur la table : { $name }, { $cards }.

### La ligne de commande, en français.

## Ce qu’est cumuli

cli-about = Une table de jeux de société sur ton ordinateur : jouer, partager, revoir, vérifier.
cli-usage = Utilisation :
cli-command = COMMANDE
cli-commands = Commandes disponibles 
cli-arguments = Ce qu’il faut donner 
cli-settings = Réglages 
cli-misused = { $command } : ce n’est pas compris. Ajoute --help pour voir ce qui est possible.
cli-stopped = Interrompu.
cli-no-file = « { $file } » est inutilisable : { $why }
cli-none = aucune

## Aide

cli-help-help = affiche cette aide
cli-help-lang = langue : anglais, allemand ou français
cli-help-version = affiche la version
cli-help-serve = ouvre la table aux navigateurs
cli-help-play = joue ici, contre des robots
cli-help-replay = rejoue une partie enregistrée
cli-help-verify = vérifie des parties enregistrées selon les règles
cli-help-why = ce qu’un robot pense d’un coup d’un relevé, et pourquoi
cli-help-soak = joue beaucoup de parties au hasard et cherche des défauts
cli-help-arena = fait jouer des robots entre eux
cli-help-leakcheck = vérifier que personne n’apprend ce qu’il doit ignorer, et imprimer un certificat
cli-help-reports = voir quelles lignes ont été signalées aux tables
cli-help-doctor = regarde si tout est en place
cli-help-spell = magie de ton cru
cli-help-deck = cartes Route de ton cru
cli-help-check = dit ce qui ne va pas, ou que tout va bien
cli-help-board = plateau de ton cru
cli-help-components = cartes et tuiles de ton cru
cli-help-clouds = tes propres nuages
cli-help-make = faire pousser un paquet de nouveaux nuages à partir d’une graine
cli-help-sky = un mot ou un nombre d’où poussent les nuages : la même graine donne les mêmes nuages
cli-help-count = combien de nuages, de 24 à 200
cli-help-out = le fichier à écrire, en .sky
cli-help-skies = les paquets, des fichiers en .sky
cli-help-files = les fichiers TOML
cli-help-trials = nombre de parties d’essai (300)
cli-help-seed = un nombre : à nombre égal, hasard égal
cli-help-host = adresse d’écoute (127.0.0.1) ; avec 0.0.0.0, les autres de ton réseau peuvent venir
cli-help-port = port d’écoute (8000)
cli-help-proxy = adresses ou réseaux des serveurs web placés devant, séparés par des virgules, que l’on croit sur l’origine des visites (cette machine)
cli-help-url = adresse complète à laquelle on trouve cette maison, avec https ; les messages y renvoient (ou CUMULI_URL)
cli-help-smtp = serveur de mail pour les avis, écrit comme une adresse avec nom et mot de passe, précédé de smtps, de smtp (STARTTLS) ou de smtp+plain (ni l’un ni l’autre) (ou CUMULI_SMTP)
cli-help-mail-from = adresse d’où partent les messages (ou CUMULI_MAIL_FROM)
cli-help-private-hooks = laisser les webhooks partir sans chiffrement et vers des réseaux privés
cli-help-metrics = où lire les chiffres pour Prometheus ; un port seul veut dire : sur cette machine uniquement
cli-help-log = comment les journaux sont écrits
cli-help-drain = secondes pendant lesquelles on continue après l’ordre d’arrêt ; les nouveaux vont déjà ailleurs
cli-help-data = dossier où sont gardées les tables
cli-help-open = ouvre aussi le navigateur
cli-help-game = le jeu
cli-help-printed = ce que corrige qui possède le jeu imprimé, dans le petit fichier que la page enregistre
cli-help-options = règles maison, par exemple board=2x2 spells=gust.toml, ou board=back storm=yes components=mine.toml
cli-help-seats = nombre de joueurs (2)
cli-help-bots = niveaux des robots, place par place
cli-help-name = ton nom à la table
cli-help-record = écrit la partie dans ce fichier
cli-help-file = le relevé
cli-help-to = s’arrête après tant de lignes du relevé
cli-help-ply = la ligne du relevé
cli-help-why-level = quel robot réfléchit ; sans indication, le meilleur
cli-help-eyes = par les yeux de qui : le numéro d’une place, « table » pour ce que tous savaient, ou « truth » pour la vérité
cli-help-step = montre le plateau après chaque coup
cli-help-records = les relevés
cli-help-luck = vérifie aussi que le hasard a répondu tel qu’il était scellé avant la partie
cli-help-seal = le sceau que tu as noté avant la partie, ou son début
cli-help-games = nombre de parties
cli-help-workers = nombre de processus à la fois
cli-help-deals = nombre de donnes, chacune jouée depuis chaque place (200)

## Ouvrir la table

cli-serve-here = La table est mise : { $address }
cli-serve-lan = Pour les autres de ton réseau : { $address }
cli-serve-data = Les tables sont gardées dans { $dir }.
cli-serve-stop = Ctrl+C ferme la maison. La prochaine fois, toutes les tables seront là.
cli-serve-smtp = Le serveur de mail ou l’expéditeur sont mal écrits. Il faut une adresse qui commence par smtps ou smtp, et une adresse e-mail.

## Jouer

cli-no-level = Il n’y a pas de robot « { $level } ». Choisis parmi ceux-ci : { $levels }.
cli-no-choice = La ligne { $ply } de ce relevé n’est pas un coup que quelqu’un a joué. Choisis une de ses { $plies } lignes qui commence par le numéro d’une place.
cli-no-seats = Ce jeu ne se joue pas à { $seats }. Prends de { $least } à { $most } joueurs.
cli-play-help = Tape un coup, par exemple « { $example } », ou le début de ses mots. « help » montre ce que tu peux faire.
cli-play-commands = moves [début] · why <coup> · quit. Un numéro joue le coup de ce numéro.
cli-turns = n, e, s et w sont les quatre positions d’une carte.
cli-no-undo = Ce qui est fait est fait, car ce qui est vu est vu.
cli-printed-none = { $game } n’a pas de valeur à corriger : retire --printed.
cli-printed-long = « { $file } » dépasse { $most } ko. Un fichier de corrections est petit ; ouvre celui que la page a enregistré.
cli-printed =
    { $count ->
        [one] Joué comme dans la boîte : une valeur de « { $file } ».
       *[other] Joué comme dans la boîte : { $count } valeurs de « { $file } ».
    }
cli-printed-fault = { $file }{ $where } : { $why }
cli-bad-file = « { $file } » a des fautes, la partie ne commence pas.
cli-allowed = C’est possible.
cli-kept = La partie est écrite dans { $file }.
cli-neutral = Sans joueur : { $families }
cli-piles = Pioche : { $deck }. Défausse : { $discard }, sur le dessus : { $top }.
cli-hidden = { $count } face cachée
cli-seat = { $name } joue { $family }, magie : { $magic }
cli-card = Ta carte : { $name } ({ $face })
cli-known = Tu sais ce qui vient ensuite : { $faces }

## Enregistrements

cli-eyes-unknown = Personne ne regarde ici par « { $eyes } ». Donne une place de 1 à { $seats }, « table » ou « truth ».
cli-record-text = Ce n’est pas un relevé, ce n’est même pas du texte.
cli-record-head = Ce n’est pas un relevé. Ligne { $number } : un relevé commence autrement, par son jeu, sa version, ses places et ses options.
cli-record-game = On ne joue pas ici à « { $game } » en version « { $version } » avec { $seats } places.
cli-record-line = Ce n’est pas un relevé. La ligne { $number } n’est ni le coup d’une place, ni le hasard (*), ni le résultat (=) : « { $line } »
cli-record-options = Les options de ce relevé ne vont pas ensemble. { $why }
cli-record-word = Coup { $ply } : « { $line } » n’existe pas dans ce jeu.
cli-record-luck = Coup { $ply } : « { $line } » est impossible, le hasard joue autrement ici.
cli-record-move = Coup { $ply } : « { $line } » n’est pas permis. { $why }
cli-record-result = Le relevé donne « { $said } » comme résultat, les règles disent « { $truth } ».
cli-record-letter = La partie est juste, mais la ligne { $number } n’est pas écrite à la lettre.
cli-record-spelling = Coup { $ply } : « { $line } » doit s’écrire « { $right } ».
cli-record-fine =
    { $plies ->
        [one] juste en son seul coup, résultat { $result }
       *[other] juste en ses { $plies } coups, résultat { $result }
    }
cli-luck-fine =
    Le hasard est tel qu’il était scellé : { $count ->
        [one] sa seule réponse découle
       *[other] ses { $count } réponses découlent
    } de la clé ouverte. Le sceau commence par { $seal }.
cli-luck-from = Ses { $count } premières étapes sont celles d’une autre partie, dont le hasard a son propre sceau.
cli-luck-none = Ce relevé ne parle d’aucun hasard scellé, il n’y a donc rien pour le vérifier.
cli-luck-scheme = Le hasard a été scellé d’une façon que ce programme ne connaît pas : « { $scheme } ».
cli-luck-noted = Le sceau de ce relevé n’est pas celui que tu as noté, « { $noted } ». Le hasard a été scellé de nouveau, ou c’est une autre partie.
cli-holds = { $name } a en main : { $face }
cli-next = Entrée : suite, q : fin

## Le docteur

cli-here = construite
cli-no-page = La page n’est pas construite. Lance « make setup » dans le dossier de Cumuli.
cli-no-chromium = introuvable ; seuls les tests dans le navigateur en ont besoin
cli-compiled =
    { $count ->
        [one] le module du moteur tourne compilé
       *[other] les { $count } modules du moteur tournent compilés
    }
cli-half-compiled = Une partie seulement tourne compilée, sauf : { $modules }. Relance « make setup ».
cli-stale = Modifiés depuis leur compilation : { $modules }. Lance « make setup ».
cli-compiler-unused = Le moteur tourne sans être compilé, bien qu’il y ait un compilateur C. « make setup » le rendra quarante fois plus rapide.
cli-pure-wheel = Le moteur tourne sans être compilé : c’est le paquet pour tous les systèmes. Tout marche, mais les robots et les essais sont plus lents. Pour CPython 3.11 à 3.13 sous Linux, il en existe un compilé.
cli-no-compiler = Le moteur tourne sans être compilé, faute de compilateur C. Tout marche, mais les robots et les essais sont plus lents.
cli-sqlite-fine = { $version }, sait écrire à l’avance
cli-sqlite-bad = { $version } ne sait pas écrire à l’avance ici. Garde les données sur un disque local, avec SQLite 3.35 ou plus récent.
cli-languages-fine = complet : { $languages }
cli-languages-lack = Il manque ces messages : { $ids }.
cli-not-writable = Rien ne peut être gardé dans { $dir } : { $why }. Choisis un autre dossier avec --data.

## Sorts et cartes de son cru

cli-trying = Parties d’essai
cli-lint-castable = En { $games } parties d’essai, il était possible à { $share } % des tours de son possesseur.
cli-lint-whole = Il a été lancé { $casts } fois, dont { $whole } avec toutes ses étapes.
cli-lint-shift = La part de victoires de son possesseur change de { $shift } points, avec 99 % de certitude de { $low } à { $high }.
cli-deck-cards = { $cards } cartes, { $kinds } images différentes
cli-deck-openness = Ouverture { $openness } (exactement { $exact }) : la chance que deux cartes au hasard, l’une sur l’autre, relient deux bords d’une case.
cli-deck-closed = C’est moins que 0,36 : à quatre, beaucoup de parties finiront sans gagnant. Prends plus de croisements et d’embranchements, ou moins de routes droites et interrompues.
cli-deck-open = C’est plus que 0,42 : les parties seront courtes, avec peu de temps pour bloquer. Prends moins de croisements et d’embranchements, ou plus de routes droites et de virages.

## Beaucoup de parties à la fois

cli-soak-done =
    { $games ->
        [one] une partie, { $plies } coups, { $rate } coups par seconde
       *[other] { $games } parties, { $plies } coups, { $rate } coups par seconde
    }
cli-soak-reason = { $reason } : { $games }
cli-soak-looked = Après { $looked } coups tout a été vérifié ; { $records } parties ont été écrites, relues et rejouées.
cli-soak-clean = Aucune règle n’a été enfreinte.
cli-soak-broken =
    { $count ->
        [one] Une infraction :
       *[other] { $count } infractions :
    }

## Ses propres nuages

cli-clouds-count = Un paquet compte de { $least } à { $most } nuages. Choisis un autre nombre.
cli-clouds-grow = Les nuages poussent
cli-clouds-made = { $file } : { $cards } nuages, poussés en { $seconds } s.
cli-clouds-sky = { $cards } nuages, { $kilobytes } ko. Toute table accepte ce paquet.
cli-clouds-pictures = { $cards } images, { $kilobytes } ko. Ce ne sont pas des nuages, mais toute table les accepte.

## Signalements

cli-reports-none = Rien n’a été signalé.
cli-no-house = Rien n’est encore gardé dans { $folder }. Indique le dossier avec --data.
cli-report = { $at }, table { $table }, ligne { $line } : { $why }

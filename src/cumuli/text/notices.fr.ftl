### Savoir que c’est ton tour : ce que dit un avis, et où tu dis où tu le veux.

## Dans un avis

notice-turn =
    { $count ->
        [one] C’est ton tour
       *[other] C’est ton tour à { $count } tables
    }
notice-reminder = { $name } t’attend
notice-line = { $game }, avec { $names }
notice-test = Les avis arrivent ici
notice-test-text = Tu as demandé un essai à Cumuli. Tu n’as rien à faire.
notice-trouble = Les avis n’arrivent pas : { $where }
notice-trouble-gone = Il n’y a plus personne : l’adresse répond qu’elle n’existe pas. Plus rien n’y est envoyé. Donnes-en une autre sous Avis, ou réessaie.
notice-trouble-lost = Aucune réponse depuis des heures, et un avis a été abandonné. Le suivant sera de nouveau tenté.
notice-trouble-refused = L’adresse répond, mais n’accepte rien d’ici. Vois si elle te connaît encore, ou arrête les avis.
notice-confirm = Confirme cette adresse pour Cumuli
notice-confirm-text = Quelqu’un, sans doute toi, veut apprendre ici quand vient son tour. Si c’est bien toi, ouvre ce lien et confirme. Sinon, ne fais rien : aucun autre message ne viendra.
notice-mail-off = Ne plus recevoir ces messages, en un clic :

## Où tu le dis

notices = Avis
notices-hint = Pour les parties qui durent des jours : quand c’est ton tour depuis { $minutes } minutes et que tu n’es pas à la table, tu l’apprends ici. Une fois par tour, et seulement le jeu et les noms des autres.
notices-push = Sur cet appareil
notices-push-hint = Un message de ton navigateur, même quand la page est fermée.
notices-push-no = Ce navigateur ne le peut pas, ou seulement sur une page chiffrée.
notices-push-denied = Ton navigateur interdit les messages de cette page. Autorise-les dans ses réglages pour la page.
notices-push-add = Me prévenir sur cet appareil
notices-push-is = Un navigateur à toi
notices-mail = Par e-mail
notices-mail-hint = Tu reçois d’abord un message, pour confirmer que l’adresse est la tienne.
notices-mail-add = M’envoyer un message à confirmer
notices-mail-waits = En attente : ouvre le lien du message
notices-hook = À un programme
notices-hook-hint = Un message signé (JSON) à une adresse https, pour un robot de ton groupe par exemple.
notices-hook-add = Ajouter cette adresse
notices-hook-secret = Signé avec { $secret }
notices-address = Adresse
notices-yours = Où tu l’apprends
notices-none = Nulle part encore.
notices-state-down = Ne répond pas depuis { $since }. On réessaie pendant quelques heures, de moins en moins souvent.
notices-state-lost = N’a pas répondu depuis { $since } ; un avis a été abandonné. Le suivant sera de nouveau tenté.
notices-state-refused = N’accepte rien d’ici depuis { $since }. Vois si elle te connaît encore, puis envoies-en un.
notices-state-gone = Plus personne depuis { $since } : rien n’est plus envoyé. Envoies-en un pour réessayer, ou arrête.
notices-test = M’en envoyer un
notices-again = Renvoyer le message
notices-arrived = Il est parti.
notices-lost = Il n’a pas pu être remis.
notices-drop = Arrêter
notices-confirm-ask = Faut-il annoncer tes tours à cette adresse ?
notices-confirm-do = Oui, préviens-moi ici
notices-confirm-done = Cette adresse est confirmée. Tu y apprendras désormais tes tours.
notices-off-ask = Ne faut-il plus rien envoyer à cette adresse ?
notices-off-do = Ne plus rien envoyer
notices-off-done = C’est fait. Plus rien ne vient à cette adresse.
refusal-notices-many = Tu es déjà prévenu à beaucoup d’endroits. Arrête d’abord l’un d’eux.
refusal-notices-no-mail = Cette maison n’envoie pas d’e-mails. Choisis un autre moyen.
refusal-notices-address = Ce n’est pas une adresse e-mail. Cherche la faute de frappe et réessaie.
refusal-notices-hook = Les avis ne vont qu’à des adresses https publiques. Donnes-en une qui commence par https.
refusal-notices-link = Ce lien n’est plus bon. Demandes-en un nouveau sous Avis.
refusal-notices-gone = Cet endroit n’existe plus. Recharge la page pour voir ce qui reste.
refusal-notices-often = Cela fait souvent. Réessaie dans une minute.

### Le hasard scellé avant la partie, en français.

refusal-not-over = Cette partie n’est pas finie, et jusque-là son hasard reste scellé. Reviens quand elle sera terminée.
refusal-luck-shut = Qui a joué ici préfère rester entre soi. Regarde le hasard d’une autre partie.

luck-sealed = Le hasard est scellé :
luck-sealed-text = Chaque carte et chaque tirage de cette partie découlent d’une clé que la maison a tirée et scellée. Ce navigateur retient le sceau. À la fin, la clé est ouverte et tu peux vérifier que rien n’a été changé.
luck-sealed-from = Les coups joués jusqu’ici sont ceux d’une autre partie. Chaque carte et chaque tirage à partir de maintenant découle d’une nouvelle clé que la maison a tirée et scellée avec ces coups. Ce navigateur retient le sceau. Quand la partie est finie, la clé est ouverte et tu peux vérifier que rien n’a été changé.
luck-add-label = Un mot à toi
luck-add = L’ajouter
luck-add-random = Ajouter au hasard
luck-add-text = Le hasard en dépend aussi, la maison n’a donc rien pu choisir pour toi. Les autres n’en voient que des chiffres ; ton mot reste dans ce navigateur.
luck-added-word = Tu as ajouté « { $word } » :
luck-added-random = Tu as ajouté :
luck-others =
    { $count ->
        [one] { $names } a ajouté quelque chose.
       *[other] { $names } ont ajouté quelque chose.
    }
luck-whole = Le sceau entier :

## La page d’une partie finie

luck-lead = Avant la première carte, la maison a scellé une clé. Elle est maintenant ouverte, et ton navigateur recalcule lui-même chaque carte et chaque tirage.
luck-lead-from = Cette partie en continue une autre, après { $count } de ses étapes. Avant de reprendre, la maison a scellé une nouvelle clé avec elles. La voici ouverte, et ton navigateur recalcule toute la suite.
luck-checking = Ton navigateur recalcule…
luck-right =
    { $count ->
        [one] Le hasard est resté tel qu’il était scellé : sa seule réponse découle de la clé ouverte.
       *[other] Le hasard est resté tel qu’il était scellé : ses { $count } réponses découlent de la clé ouverte.
    }
luck-wrong = Quelque chose a été changé ici. Tu lis plus bas quoi.
luck-none = Cette partie a commencé avant que le hasard ne soit scellé dans cette maison, il n’y a donc rien à vérifier.
luck-cannot = Les navigateurs ne font ce calcul que sur des pages chiffrées, et celle-ci ne l’est pas. Enregistre la partie plus bas et vérifie-la sur ton ordinateur.
luck-step-seal = La clé a été scellée
luck-step-seal-text = La maison a tiré une clé et n’a montré que son sceau. Un sceau ne dit rien de sa clé, et personne ne peut en trouver une autre qui aille.
luck-seal = Sceau
luck-key = Clé
luck-seal-fits = La clé ouverte correspond au sceau.
luck-fault-key = La clé ouverte ne correspond pas au sceau. L’un des deux a été changé.
luck-seal-fits-from = La clé ouverte et les { $count } étapes reprises correspondent au sceau.
luck-fault-taken = La clé ouverte, les coups repris et le sceau ne vont pas ensemble. L’un d’eux a été changé.
luck-fault-noted = Ce n’est pas le sceau que ton navigateur a vu à cette table, { $seal }. Le hasard a été scellé de nouveau.
luck-fault-unreadable = Ce qui a été ouvert est illisible. Une partie manque ou a été changée.
luck-noted-before = Ton navigateur a vu le même sceau avant le début de la partie.
luck-noted-during = Ton navigateur a vu le même sceau quand tu as rejoint la table, la partie déjà commencée.
luck-noted-never = Ce navigateur n’était pas à la table. Demande à quelqu’un qui y était s’il a vu le même sceau.
luck-step-salts = Les joueurs ont ajouté quelque chose
luck-step-salts-text = La clé était déjà scellée. La maison n’a donc pas pu la choisir selon ces chiffres, et qui les a ajoutés ne connaissait pas la clé.
luck-salts-nobody = Personne, cette fois. Rien ne pouvait donc changer une fois la partie commencée, mais la maison a choisi la clé seule.
luck-salt-none = rien
luck-your-word = Ton mot : « { $word } »
luck-yours = De toi
luck-salts-fit = C’est exactement avec cela qu’on a joué.
luck-fault-salts = Ce n’est pas exactement avec cela qu’on a joué. Les chiffres de quelqu’un ont été changés.
luck-step-answers = Le hasard a répondu
luck-step-answers-text = De la clé, de ce qui a été ajouté et de son numéro découle chaque réponse, aussi probable qu’il restait de cartes de sa sorte.
luck-answers-fit =
    { $count ->
        [one] La réponse est la bonne.
       *[other] Les { $count } réponses sont les bonnes.
    }
luck-fault-answer = Coup { $ply } : d’après la clé, le hasard répond « { $right } », ici se trouve « { $said } ». Cela a été changé.
luck-digits = Les chiffres
luck-more = Ce que cela veut dire, et les chiffres
luck-all =
    { $count ->
        [one] La seule réponse
       *[other] Les { $count } réponses
    }
luck-ply = Coup
luck-answer = Réponse
luck-odds = Chances
luck-one-in = { $weight } sur { $total }
luck-fits = juste
luck-fits-not = faux
luck-self = Vérifie sans nous
luck-self-text = Cette page vient elle aussi de la maison. Si tu préfères ne pas t’y fier, enregistre la partie et vérifie-la sur ton ordinateur : la commande n’a besoin de rien d’ici.
luck-record = Enregistrer la partie
luck-back = Retour à la table
luck-limits = Ce que cela ne montre pas
luck-limits-text = Qui tient les cartes pourrait les regarder : pendant une partie, la maison connaît sa clé. Et qui tient la maison et joue aussi pourrait essayer plusieurs choses à ajouter en dernier. Joue avec des gens que tu aimes bien.

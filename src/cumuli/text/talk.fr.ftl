### Conversation à la table et en tribune, en français.

talk-empty = Personne n’a encore rien dit.
talk-say = Dis quelque chose à toute la table
talk-hint = Écris ici…
talk-send = Envoyer
talk-you = Toi
talk-said = { $name } dit : { $text }
talk-left =
    { $count ->
        [one] Encore un caractère
       *[other] Encore { $count } caractères
    }
talk-gallery-empty = Personne n’a encore parlé en tribune.
talk-gallery-note = Ceux qui jouent n’entendent la tribune qu’après la partie.
talk-room-table = Table
talk-room-gallery = Tribune
talk-rooms = Quelle conversation
talk-gallery-say = Dis quelque chose aux autres spectateurs
talk-phrases = Dis-le d’une formule
onlooker = Quelqu’un du public

## Des formules que chacun lit dans sa langue
phrase-hello = Bonjour à tous
phrase-luck = Bonne chance
phrase-fine = Bien joué
phrase-thanks = Merci
phrase-moment = Un instant, s’il vous plaît
phrase-back = Me revoilà
phrase-oops = Oups
phrase-game = Belle partie
phrase-again = On en refait une ?
phrase-bye = À bientôt

## À propos d’une ligne
line-more = À propos de cette ligne de { $name }
line-title = Ce que { $name } a dit
line-report = Signale-le à ceux qui tiennent cette maison :
report-rude = Grossier ou blessant
report-spam = Publicité ou charabia
report-cheating = Triche
report-other = Autre chose
report-done = Merci. Ceux qui tiennent cette maison le verront.
line-host = Tu es l’hôte de cette table :
line-hush = Faire taire { $name }
line-hear = Laisser { $name } reparler
line-remove = Faire sortir { $name }
line-remove-note = Qui doit sortir rend sa place et ne peut pas revenir à cette table.

### Une place pour les modèles de langue, en français.

mcp-help = une place pour un modèle de langue, selon le Model Context Protocol ; la clé de la place vient de CUMULI_SEAT_TOKEN
mcp-help-url = l’adresse de la maison (cette machine, port 8000)
mcp-missing = Il manque le paquet mcp. Installe-le avec pip install cumuli[mcp], puis recommence.

## Ce qu’un modèle lit d’abord

mcp-instructions =
    Tu es assis à une table de Cumuli et tu joues un jeu de nuages selon ses règles imprimées : Cloudy Kingdom, Cloud Mine ou Broom Service.
    Tu apprends exactement ce que ta place peut savoir. Lis d’abord les règles, avec l’outil rules ou dans les livrets.
mcp-instructions-then =
    Si tu n’as pas de place, ouvre une table. Puis, tour à tour : wait_for_turn, choisir un des coups nommés, play.
    Un refus dit pourquoi et nomme la règle ; relis-la, puis choisis un autre coup. Ne fais pas comme si tu connaissais la main des autres.

## Outils

mcp-tool-open-table = Ouvrir une nouvelle table, prendre la première place et commencer contre des robots. Une place d’avant reste comme elle était.
mcp-tool-look = Regarder la table, en phrases, comme ta place la voit. Cela ne change rien.
mcp-tool-legal-moves = Énumérer chaque coup permis à ta place, tel qu’on le tape et en mots.
mcp-tool-play = Jouer un coup. Ce qui n’est pas permis est refusé, avec la raison et la règle, et ne change rien.
mcp-tool-wait-for-turn = Attendre que ta place soit interrogée ou que la partie finisse. Dit ce qui s’est passé entre-temps et quels coups il y a.
mcp-tool-why-not = Demander pourquoi un coup n’est pas permis maintenant, sans l’essayer.
mcp-tool-rules = Lire les règles d’un jeu par numéro : toutes, un chapitre comme 4, ou une règle comme 4.2.
mcp-tool-leave = Se lever de table pour de bon. La place est libre ensuite.
mcp-rulebook = Les règles de { $game } par numéro, et ce qui vaut là où les règles imprimées se taisent.

## Ce qu’ils prennent

mcp-game = le jeu : { $games }
mcp-seats = nombre de places de la table, la tienne comprise ; sans rien, deux, ou le moins possible
mcp-bots = niveaux des robots, dans l’ordre, pour toutes les places sauf la tienne ; sans rien, un robot habituel s’assied partout
mcp-options = règles maison, noms et valeurs, par exemple board 2x2 ; sans rien, le jeu habituel
mcp-name = comment les autres t’appellent à la table
mcp-about = ce que tu veux regarder : look (tout d’un coup d’œil), board, hand, moves, scores, who, log ou help
mcp-move = le coup tel qu’il est énuméré, ou le début de ses mots, par exemple « pl cr b2 e »
mcp-ask = le numéro de la question à laquelle il répond ; sans rien, la dernière annoncée
mcp-seconds = combien de secondes attendre au plus, jusqu’à 600
mcp-number = le numéro d’une règle, d’un chapitre ou d’une interprétation ; vide pour tout
mcp-resign = abandonner aussi la partie

## Ce qu’ils répondent

mcp-opened = Tu es assis à la table { $table }.
mcp-played = C’est fait.
mcp-refused = Refusé. { $why }
mcp-nobody = La maison à l’adresse { $url } ne répond pas. { $why }
mcp-legal = Ce coup est permis maintenant.
mcp-not-asked = On ne demande rien à ta place pour l’instant. Attends ton tour.
mcp-your-turn = C’est ton tour : tu es { $name }, place { $seat }, et tu réponds à la question { $ask }.
mcp-others-turn = C’est aux autres de jouer. Tu es { $name }, place { $seat }.
mcp-sealed = Ta réponse est donnée ; elle sera entendue le moment venu. Tu es { $name }, place { $seat }.
mcp-waiting-to-begin = La partie n’a pas commencé. Tu es { $name }, place { $seat } de la table { $table }.
mcp-over = La partie est finie. Gagnée par : { $winners }. Points : { $scores }. Tu étais { $name }, place { $seat }.
mcp-nobody-won = personne
mcp-more-moves = { $more } autres ne sont pas énumérés. Tape le début des mots que tu veux ; un coup ambigu ou faux est refusé.
mcp-freely = Là où une ligne ne fait que commencer un coup, continue avec tes mots : say, puis cinq mots au plus.
mcp-no-rule = Il n’y a pas de règle { $number }. Demande un chapitre, ou toutes.
mcp-left = Tu t’es levé.

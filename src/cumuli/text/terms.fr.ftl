### Ce dont une table convient en plus des règles.

terms = Temps et compagnie
terms-usual = Pas d’horloge, et chacun attend les autres.
terms-clock = Temps de réflexion
terms-clock-hint = Ton temps court quand c’est à toi de répondre : jamais pendant une pause, pour un bot, ni tant qu’une réponse reste secrète.
terms-none = Pas d’horloge
terms-move = { $time } par coup
terms-bank = { $time } + { $more }
terms-bank-plain = { $time } pour toute la partie
terms-late = Si quelqu’un tarde ou s’en va
terms-late-wait = l’attendre
terms-late-bot = un bot joue jusqu’à son retour
terms-late-end = la partie s’arrête
terms-late-hint = À deux, l’autre gagne ; à plusieurs, personne.
terms-patience = Absent veut dire parti depuis
terms-undo = Reprendre un coup, si tous sont d’accord
terms-chat = On peut parler
terms-watching = D’autres peuvent regarder
terms-watching-live = en direct
terms-watching-late = un tour plus tard
terms-watching-closed = pas du tout
terms-no-undo = on ne reprend pas ses coups
terms-no-chat = sans discussion
terms-line-late = si quelqu’un tarde ou s’en va : { $what }
terms-line-watching = les autres regardent { $what }

### Pourquoi un robot de Broom Service joue ainsi : chaque phrase est une raison que donne le cerveau du jeu, sous why-<clé>.

why-rounds = Sur { $rounds } manches jouées jusqu’au bout, ce choix a rapporté { $less } PV de plus que le suivant, « { $instead } ».
why-ahead = En regardant plus loin sur la carte, il y a vu { $less } PV de plus que dans « { $instead } ».
why-mix = Il varie ses choix pour que personne ne le devine : celui-ci revient dans { $chance } % des cas semblables.
why-claim = Joué bravement, le rôle l’emporte avec { $chance } % de chances et vaut alors { $brave } PV ; joué lâchement, il vaut { $coward } PV.
why-safe = Plus personne ne peut suivre après lui : s’il est brave, il l’emporte à coup sûr.
why-holder =
    { $shown ->
        [one] { $seat } a montré { $shown } rôle de cette manche et passé sur { $passed } : celui-ci est dans sa main avec { $chance } % de chances.
       *[other] { $seat } a montré { $shown } rôles de cette manche et passé sur { $passed } : celui-ci est dans sa main avec { $chance } % de chances.
    }
why-fresh = On ne sait encore rien de la main de { $seat } : chaque rôle y est avec { $chance } % de chances.
why-leads = Devoir entamer ensuite compte pour lui comme une perte de { $cost } PV.
why-feeling = Il a regardé chaque rôle à part et suivi son humeur.
why-orders = Il a cherché l’ordre de ses rôles qui promet le plus sur la carte.

### Cloud Mine : ce qu’une table peut choisir, et d’où viennent les choses.

## Réglages

group-setup = Mise en place
group-words = Mots
group-table = À la table
option-start = Premier rêveur
option-start-hint = Le sort, ou la place que vous nommez : qui a regardé les nuages en dernier, par exemple.
option-start-random = Tiré au sort
option-start-1 = Place 1
option-start-2 = Place 2
option-start-3 = Place 3
option-start-4 = Place 4
option-start-5 = Place 5
option-start-6 = Place 6
option-start-7 = Place 7
option-start-8 = Place 8
option-equal_turns = Tous rêvent aussi souvent
option-equal_turns-hint = La partie finit un peu plus tôt, pour que personne ne soit rêveur une fois de plus.
option-language = Les bots parlent
option-language-hint = Ils comprennent les trois langues, quoi que vous choisissiez ici.
option-language-en = Anglais
option-language-de = Allemand
option-language-fr = Français
option-elision = Articles élidés
option-elision-hint = Si « l’éléphant » est un mot ou deux.
option-elision-lenient = Font partie du mot
option-elision-strict = Comptent pour un mot
option-repeats = Redire quelque chose
option-repeats-hint = Si une description peut servir deux fois dans une partie.
option-repeats-allowed = Permis
option-repeats-refused = Refusé
option-turned = Nuages retournés
option-turned-hint = Tous les ont vus. Cachés, il faut vous en souvenir.
option-turned-shown = Peuvent être revus
option-turned-hidden = Restent cachés
option-piles = Piles de cartes
option-piles-hint = Si tous voient combien de cartes chacun possède.
option-piles-open = Visibles
option-piles-hidden = Cachées jusqu’à la fin
option-talk = Parler pendant qu’on devine
option-talk-hint = Le rêveur et le guetteur connaissent le nuage, et un mot peut le trahir.
option-talk-muted = Le rêveur et le guetteur se taisent
option-talk-free = Tous peuvent parler

## D’où viennent les choses

provenance-rulebook = Les règles sont racontées telles qu’elles sont imprimées.
provenance-designed = Les nuages imprimés ne sont pas à nous : ceux-ci sont les nôtres.
provenance-table = Ces images ont été apportées par qui a ouvert la table.

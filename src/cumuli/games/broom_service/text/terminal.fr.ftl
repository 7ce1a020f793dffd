### Broom Service au terminal : la table, et ce que trouve l’examen d’un plateau ou du matériel.

## La table

drawn-before = La partie se prépare.
drawn-round = Manche { $round } sur { $rounds }, tour { $trick }
drawn-bewitched = Rôles ensorcelés (−{ $vp } PV) : { $roles }
drawn-led = Déjà entamés : { $roles }
drawn-vp = { $vp } PV
drawn-cards =
    { $count ->
        [one] { $count } rôle en main
       *[other] { $count } rôles en main
    }
drawn-chooses = choisit encore
drawn-clouds =
    { $count ->
        [one] { $count } nuage { $bolts }
       *[other] { $count } nuages { $bolts }
    }
drawn-amulets =
    { $count ->
        [one] { $count } amulette
       *[other] { $count } amulettes
    }
drawn-said = { $who } : { $what }
drawn-brave = bravement
drawn-cowardly = lâchement
drawn-bumped = supplanté
drawn-pass = passe
drawn-asked = à { $name } de répondre
drawn-pawn = Pion { $pawn }
drawn-fly = à côté :
drawn-clouded = sous les nuages :
drawn-deliver = peut livrer à :
drawn-lacking = sans la bonne potion :
drawn-hand = Tes rôles :
drawn-signs = ∞ autant de potions qu’on veut · ○ occupée · +1 baguettes · ✶ baguette · *2 nuage et ses baguettes · §2 nuage de tempête · ϟ éclairs · ◇ tuile · (A) cercle de pierres

## Aide

drawn-help-move = Un coup commence par son verbe : select, lead, brave, cowardly, fly, deliver, dispel, gather, no. Régions, tours et nuages portent le nom écrit sur la carte.
drawn-help-brave = bravement : { $text }
drawn-help-cowardly = lâchement : { $text }

## Examiner un plateau ou du matériel de ton cru

board-counts = { $regions } régions, { $towers } tours, { $spaces } places pour les nuages
board-components-ok = Le matériel est bon.

## Ce qui est possible (boutons)

action-Select = Prendre ces rôles
action-Lead = Entamer avec ce rôle
action-Brave = { brave }
action-Coward = { cowardly }
action-Pass = Passer
action-Act = Faire l’action lâche
action-Instead = Prendre ceci à la place
action-Gather = Prendre des ressources
action-Fly = Voler là-bas
action-Deliver = Livrer là-bas
action-Dispel = Dissiper ce nuage
action-Circle = Voler vers ce cercle
action-UseTile = Utiliser la tuile
action-DeliverFirst = Livrer d’abord
action-Decline = Y renoncer
action-AddRole = Prendre aussi ce rôle
action-ExtraCard = Rendre la tuile
action-Hold = En tenir autant
action-HandIn = Rendre
action-Begin = Choisir qui commence
action-Reveal = Révéler l’événement
action-Bewitch = Ensorceler un rôle
action-LayCloud = Poser un nuage
action-LayTile = Poser une tuile

## Qui les autres attendent

wait-extra = { $names } : une carte de plus ?
wait-select =
    { $count ->
        [one] { $names } choisit encore ses rôles.
       *[other] { $names } choisissent encore leurs rôles.
    }
wait-add = { $names } : un rôle de plus ?
wait-lead = { $names } entame avec un nouveau rôle.
wait-answer = { $names } répond.
wait-act = { $names } agit.
wait-bid =
    { $count ->
        [one] { $names } remplit encore son poing.
       *[other] { $names } remplissent encore leur poing.
    }
wait-once =
    { $count ->
        [one] { $names } peut rendre une série.
       *[other] { $names } peuvent rendre une série.
    }

## The points at the end

points-before = Sur la piste
points-lightning = Éclairs
points-sets = Séries
points-amulets = Amulettes
points-total = En tout
points-resources = Ressources (en cas d’égalité)

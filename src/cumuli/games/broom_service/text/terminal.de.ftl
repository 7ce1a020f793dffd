### Broom Service im Terminal: der Tisch, und was die Prüfung von Spielplan und Material findet.

## Der Tisch

drawn-before = Das Spiel wird aufgebaut.
drawn-round = Durchgang { $round } von { $rounds }, Runde { $trick }
drawn-bewitched = Verwunschen (−{ $vp } SP): { $roles }
drawn-led = Bisher ausgespielt: { $roles }
drawn-vp = { $vp } SP
drawn-cards =
    { $count ->
        [one] { $count } Rolle auf der Hand
       *[other] { $count } Rollen auf der Hand
    }
drawn-chooses = wählt noch
drawn-clouds =
    { $count ->
        [one] { $count } Wolke { $bolts }
       *[other] { $count } Wolken { $bolts }
    }
drawn-amulets =
    { $count ->
        [one] { $count } Amulett
       *[other] { $count } Amulette
    }
drawn-said = { $who }: { $what }
drawn-brave = mutig
drawn-cowardly = feige
drawn-bumped = ausgestochen
drawn-pass = weiter
drawn-asked = { $name } ist gefragt
drawn-pawn = Figur { $pawn }
drawn-fly = daneben:
drawn-clouded = unter Wolken:
drawn-deliver = liefert an:
drawn-lacking = ohne passenden Trank:
drawn-hand = Deine Rollen:
drawn-signs = ∞ beliebig viele Tränke · ○ besetzt · +1 Zauberstäbe · ✶ Zauberstab · *2 Wolke und ihre Zauberstäbe · §2 Sturmwolke · ϟ Blitze · ◇ Plättchen · (A) Steinkreis

## Hilfe

drawn-help-move = Ein Zug beginnt mit seinem Verb: select, lead, brave, cowardly, fly, deliver, dispel, gather, no. Gebiete, Türme und Wolken heißen wie auf der Karte.
drawn-help-brave = mutig: { $text }
drawn-help-cowardly = feige: { $text }

## Eigene Spielpläne und eigenes Material prüfen

board-counts = { $regions } Gebiete, { $towers } Türme, { $spaces } Wolkenfelder
board-components-ok = Das Material ist in Ordnung.

## Was du tun kannst (Knöpfe)

action-Select = Diese Rollen nehmen
action-Lead = Diese Rolle ausspielen
action-Brave = { brave }
action-Coward = { cowardly }
action-Pass = Weiter
action-Act = Die feige Aktion ausführen
action-Instead = Stattdessen das nehmen
action-Gather = Ressourcen nehmen
action-Fly = Dorthin fliegen
action-Deliver = Dorthin liefern
action-Dispel = Diese Wolke wegzaubern
action-Circle = Zu diesem Steinkreis fliegen
action-UseTile = Das Plättchen nutzen
action-DeliverFirst = Zuerst liefern
action-Decline = Darauf verzichten
action-AddRole = Diese Rolle dazunehmen
action-ExtraCard = Das Plättchen abgeben
action-Hold = So viele in die Faust
action-HandIn = Abgeben
action-Begin = Bestimmen, wer beginnt
action-Reveal = Das Ereignis aufdecken
action-Bewitch = Eine Rolle verwünschen
action-LayCloud = Eine Wolke legen
action-LayTile = Ein Plättchen legen

## Auf wen die anderen warten

wait-extra = { $names }: eine Karte mehr?
wait-select =
    { $count ->
        [one] { $names } wählt noch Rollen aus.
       *[other] { $names } wählen noch Rollen aus.
    }
wait-add = { $names }: noch eine Rolle?
wait-lead = { $names } spielt die nächste Rolle aus.
wait-answer = { $names } antwortet.
wait-act = { $names } handelt.
wait-bid =
    { $count ->
        [one] { $names } füllt noch die Faust.
       *[other] { $names } füllen noch die Faust.
    }
wait-once =
    { $count ->
        [one] { $names } darf einen Satz abgeben.
       *[other] { $names } dürfen je einen Satz abgeben.
    }

## The points at the end

points-before = Auf der Leiste
points-lightning = Blitze
points-sets = Sätze
points-amulets = Amulette
points-total = Zusammen
points-resources = Ressourcen (bei Gleichstand)

### Cloudy Kingdom: was nur das Terminal sagt.

## Was du tun kannst (Knöpfe)

action-Place = Hier spielen
action-PlayMagic = Diesen Zauber spielen
action-Choose = Dieses Feld wählen
action-ChoosePlayer = Diese Person wählen
action-Accept = Ja, gern
action-Decline = Nein, danke
action-Pick = Diese Karte wählen
action-Discard = Karte abwerfen
action-TakeMagic = Diese Zauberkarte nehmen
action-TakeFamily = Diese Familie nehmen
action-LayOut = Burgen auslegen
action-Deal = Karte austeilen
action-Begin = Bestimmen, wer beginnt

### Cloudy Kingdom : ce que seul le terminal dit.

## Ce que tu peux faire (boutons)

action-Place = Jouer ici
action-PlayMagic = Lancer cette magie
action-Choose = Choisir cette case
action-ChoosePlayer = Choisir cette personne
action-Accept = Oui, volontiers
action-Decline = Non, merci
action-Pick = Prendre cette carte
action-Discard = Défausser ma carte
action-TakeMagic = Prendre cette carte Magie
action-TakeFamily = Prendre cette famille
action-LayOut = Disposer les châteaux
action-Deal = Distribuer une carte
action-Begin = Désigner qui commence

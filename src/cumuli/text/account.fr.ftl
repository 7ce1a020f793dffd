### Ce qui est à moi : nom, compte, appareils, préférences et parties jouées, en français.

me-title = Toi
me-text = Qui tu es ici, et ce que tu as joué.
me-guest = Tu es ici en invité. Cet appareil te connaît, ainsi que tes places et tes parties ; aucun autre.
me-account = Tu as un compte : chaque appareil où tu te connectes connaît tes places et tes parties.

## An account

account = Compte
account-why = Une clé d’accès te laisse entrer sur un autre appareil, avec tes places, tes préférences et tes parties finies. Ton appareil ou ton gestionnaire de mots de passe la crée ; pas de mot de passe, pas de courriel, pas de formulaire.
account-make = Créer un compte
account-enter = Se connecter
account-enter-text = Tu as déjà un compte ? Connecte-toi : ce que tu joues ici en invité te suivra.
account-making = Ton appareil te pose la question…
account-insecure = Les navigateurs n’acceptent les clés d’accès qu’en https ou sur localhost. À cette adresse, tout marche sauf le compte.
account-address = Une clé d’accès appartient à un nom, et cette adresse est un nombre. Ouvre plutôt { $link }.
account-unable = Ce navigateur ne connaît pas les clés d’accès. Tout le reste marche.
account-cancelled = Rien n’a été fait. Réessaie quand tu veux.

## Passkeys and devices

passkeys = Clés d’accès
passkey-add = Ajouter une clé d’accès
passkey-made-on = créée le { $date }
passkey-drop = Supprimer
passkey-unnamed = Une clé d’accès
devices = Appareils
device-here = celui-ci
device-seen = vu le { $date }
device-unnamed = Un navigateur
sign-out = Déconnecter
sign-out-here = Se déconnecter ici
sign-out-all = Se déconnecter partout

## Choices

choices = Ce que tu aimes
choices-text = Langue, heure du jour et le reste ; tout te suit sur chaque appareil où tu te connectes.

## History

history = Tes parties finies
history-none = Rien encore. Ce que tu joues jusqu’au bout se retrouvera ici.

## Refusals

refusal-passkey-late = Cela a pris trop de temps, ou servait à autre chose. Recommence.
refusal-passkey-wrong = Cette clé d’accès n’a pas pu être vérifiée. Recommence, ou prends-en une autre.
refusal-passkey-unknown = Aucun compte d’ici ne connaît cette clé. Prends celle que tu as créée ici, ou crée un compte.
refusal-passkey-last = C’est ta seule clé, et d’autres appareils sont connectés. Ajoute une clé ou déconnecte-les d’abord.
refusal-passkeys-many = Tu as une douzaine de clés d’accès. Supprimes-en une d’abord.
refusal-guest-stays = Un invité qui se déconnecte ne pourrait plus revenir. Crée d’abord un compte.
me-notices = Où tu apprends que c’est ton tour

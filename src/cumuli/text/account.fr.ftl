### Ce qui est à moi : nom, compte, appareils, préférences et parties jouées, en français.

refusal-passkey-late = Cela a pris trop de temps, ou servait à autre chose. Recommence.
refusal-passkey-wrong = Cette clé d’accès n’a pas pu être vérifiée. Recommence, ou prends-en une autre.
refusal-passkey-unknown = Aucun compte d’ici ne connaît cette clé. Prends celle que tu as créée ici, ou crée un compte.
refusal-passkey-last = C’est ta seule clé, et d’autres appareils sont connectés. Ajoute une clé ou déconnecte-les d’abord.
refusal-passkeys-many = Tu as une douzaine de clés d’accès. Supprimes-en une d’abord.
refusal-guest-stays = Un invité qui se déconnecte ne pourrait plus revenir. Crée d’abord un compte.

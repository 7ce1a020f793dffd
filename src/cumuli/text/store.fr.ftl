### Où une maison garde ses tables, en français.

store-help = où garder les tables à la place de --data : un fichier SQLite ou { "postgresql://nom@machine/base" } (ou CUMULI_STORE)
store-lacking = PostgreSQL demande un paquet de plus. Il s’obtient avec : { $command }
store-away = « { $store } » ne peut pas être utilisé : { $why } Vérifie que la base tourne, et que le nom et le mot de passe sont justes.
store-newer = « { $store } » a été utilisé en dernier par un Cumuli plus récent. Mets celui-ci à jour, ou reprends une sauvegarde.

### Broom Service : pourquoi aucune partie ne commence avec un plateau ou un matériel fautif.

refusal-bad-board = Il y a une erreur dans le plateau. { board-fault }
refusal-bad-components = Il y a une erreur dans le matériel. { board-fault }
refusal-bad-printed = Ces corrections de la boîte ne tiennent pas ensemble. Ouvre-les dans l’atelier et regarde ce qui est marqué.

# Toute erreur, avec la phrase que la vérification du plateau et du matériel a pour elle.
board-fault =
    { $problem ->
        [unknown-side] { board-unknown-side }
        [id-twice] { board-id-twice }
        [too-many] { board-too-many }
        [unknown-region] { board-unknown-region }
        [no-name] { board-no-name }
        [name-twice] { board-name-twice }
        [provenance] { board-provenance }
        [polygon] { board-polygon }
        [tile-terrain] { board-tile-terrain }
        [outside] { board-outside }
        [one-way] { board-one-way }
        [no-border] { board-no-border }
        [not-neighbours] { board-not-neighbours }
        [crossing] { board-crossing }
        [gaps] { board-gaps }
        [castles] { board-castles }
        [cloud-spaces] { board-cloud-spaces }
        [tile-spaces] { board-tile-spaces }
        [circles] { board-circles }
        [banner] { board-banner }
        [cut-off] { board-cut-off }
        [joined] { board-joined }
        [circle-island] { board-circle-island }
        [island-hill] { board-island-hill }
        [island-tile] { board-island-tile }
        [value] { board-value }
        [tower-regions] { board-tower-regions }
        [base-away] { board-base-away }
        [base-foreign] { board-base-foreign }
        [covered] { board-covered }
        [missing] { board-missing }
        [unknown-key] { board-unknown-key }
        [choice] { board-choice }
        [kind] { board-kind }
        [bad-id] { board-bad-id }
        [name-long] { board-name-long }
        [off-board] { board-off-board }
        [border-off] { board-border-off }
        [length] { board-length }
        [range] { board-range }
        [fixed] { board-fixed }
        [readings] { board-readings }
        [no-terrain] { board-no-terrain }
        [limits] { board-limits }
        [too-few] { board-too-few }
        [tiles] { board-tiles }
        [hill-tile] { board-hill-tile }
       *[form] { board-form }
    }

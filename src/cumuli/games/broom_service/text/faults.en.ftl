### Broom Service: why no game starts on a faulty board or with faulty components, in English.

refusal-bad-board = The board has a fault. { board-fault }
refusal-bad-components = The components have a fault. { board-fault }
refusal-bad-printed = These corrections of the box do not hold together. Open them in the workshop and look at what is marked.

# Any fault, in the sentence that the checks of a board and of components have for it.
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

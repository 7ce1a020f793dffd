### Broom Service: what is said when own data are checked.

## Checking a board of your own

board-ok = The board is fine.
board-bad-toml = { $where }: this board is not written in TOML. { $what }
board-form = { $where }: this is missing, unknown or of the wrong kind. { $what }
board-unknown-side = There is no side “{ $side }”. Take front or back, or a board of your own.
board-id-twice = { $where }: this id is there twice. Give each its own.
board-too-many = { $where }: there are too many. At most { $most } are possible.
board-unknown-region = { $where }: there is no region “{ $region }”. Correct the id.
board-no-name = { $where }: a name is missing in the language “{ $lang }”. Write en, de and fr.
board-name-twice = { $where }: another region has the same name in the language “{ $lang }”. Choose a different one.
board-provenance = { $where }: where this comes from is missing. Write rulebook, public or designed.
board-polygon = { $where }: a region needs at least three corners. Add some.
board-tile-terrain = { $where }: a “{ $tile }” tile lies on land of that kind and needs a tile_pos. Correct one of them.
board-outside = { $where }: this point lies outside its region. Move it inside the polygon.
board-one-way = { $where }: { $region } does not name this region in turn. Write both as neighbors, or neither.
board-no-border = { $where }: there is no border with { $region }. Add the line to the borders.
board-not-neighbours = { $where }: { $a } and { $b } are not neighbors. Correct this entry, or their lists of neighbors.
board-crossing = { $where }: this border crosses the one between { $a } and { $b }. Correct its ends.
board-gaps = { $where }: regions and water cover { $covered } of { $whole } square units, so there are gaps or overlaps. Correct the polygons.
board-castles = { $where }: { $count } regions have a castle. There must be two.
board-cloud-spaces = { $where }: there are { $count } cloud spaces. This side has { $want }.
board-tile-spaces = { $where }: there are { $count } spaces for “{ $kind }” tiles. This side has { $want }.
board-circles = { $where }: the stone circles are { $found }. They should be { $want }.
board-banner = { $where }: the banners of this side are { $want }. Write that.
board-cut-off = { $where }: nobody can walk here from the castles. Name an island, or add a neighbor.
board-joined = { $where }: one can walk here from the castles, so it is no island. Take the island out, or a neighbor.
board-circle-island = { $where }: circles B and D lie on islands, A and C do not. Move circle { $circle }.
board-island-hill = { $where }: the island of circle B needs a hill with a tile, beside the circle. Add one.
board-island-tile = { $where }: nobody leaves the island of circle D, so it has no tiles. Take this one out.
board-value = { $where }: a tower brings 0 to 99 VP and 0 to 9 wands. Correct the number.
board-tower-regions = { $where }: a tower belongs to one, two or three regions, each named once. Correct the list.
board-base-away = { $where }: the tower does not touch { $region }. Move it to the border, or take that region out.
board-base-foreign = { $where }: the tower stands in { $region }, which it does not name. Move it, or add that region.
board-covered = { $where }: only a tower on a mountain with a tile can be covered. Correct this entry.
board-unusual-value = { $where }: { $vp } VP and { $wands } wands are unusual for a tower. Is that right?
board-square-wands = { $where }: a square tower that brings wands is unusual. Is that right?
board-castle-clouds = { $where }: a cloud over a castle is unusual. Is that right?
board-narrow-start = { $where }: only { $count } regions can be walked to without dispelling a cloud. Is that right?
board-unbalanced =
    { $colour ->
       *[violet] { $where }: { $count } towers are violet, which is far from a third of them. Is that right?
        [green] { $where }: { $count } towers are green, which is far from a third of them. Is that right?
        [orange] { $where }: { $count } towers are orange, which is far from a third of them. Is that right?
    }

## Components of your own

board-components-toml = { $where }: these components cannot be read as TOML. { $what }
board-missing = { $where }: “{ $key }” is missing. Add it.
board-unknown-key = { $where }: “{ $key }” is not known here. Take it out or correct the spelling.
board-choice = { $where }: “{ $value }” does not work here. Use one of the values in the original file.
board-kind =
    { $want ->
        [int] { $where }: a whole number belongs here.
        [float] { $where }: a number belongs here.
        [str] { $where }: a text in quotes belongs here.
        [bool] { $where }: true or false belongs here.
        [array] { $where }: a list in square brackets belongs here.
        [object] { $where }: keys with values belong here.
       *[other] { $where }: this is of the wrong kind ({ $want }, not { $got }).
    }
board-bad-id = { $where }: this id will not do. Take up to 16 letters, digits and underscores, a letter first, and not “hill_”.
board-name-long = { $where }: a name has at most { $most } signs, on one line. Shorten it.
board-off-board = { $where }: a point lies outside the board. Correct its numbers.
board-border-off = { $where }: this border does not run along { $region }. Correct its ends, or the polygon.
board-length = { $where }: the list has the wrong length. It should be { $want }.
board-range = { $where }: only { $low } to { $high } is possible. Correct the number.
board-fixed = { $where }: this cannot be changed. Leave it at “{ $value }”.
board-readings = { $where }: both readings belong here: { $want }.
board-no-terrain = { $where }: this role needs a terrain. Name at least one.
board-limits = { $where }: the usual number of roles ({ $usual }) must lie between the two limits, and both between 0 and 10.
board-too-few = { $where }: there are too few. At least { $least } are needed.
board-tiles = { $where }: the tiles are those of the rules: { $want }.
board-hill-tile = { $where }: a hill tile names two different circles, or the color of a tower. Write one of the two.

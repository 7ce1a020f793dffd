### Spells of one’s own, in English: what is wrong with them, and where.

spell-ok = The spell is fine.
spell-where =
    { $step ->
        [none] { $part ->
            [names] The name
            [text] The text
            [glyph] The glyph
            [id] The id
            [steps] The steps
           *[other] “{ $part }”
        }
       *[other] { $part ->
            [none] Step { $step }
            [steps] Step { $step }
           *[other] Step { $step }, “{ $part }”
        }
    }
spell-bad-toml = { $where }: this cannot be read as TOML. { $what }
spell-no-id = { spell-where }: the spell needs an id of letters, digits and underscores, such as “my_spell”.
spell-id-taken = { spell-where }: another spell has the id “{ $what }” already. Give this one an id of its own.
spell-no-names = { spell-where }: the spell needs a name of at most 40 letters. In a file it stands under en, de and fr.
spell-no-text = { spell-where }: the spell needs a text in each language. Say in a few words what it does, in en, de and fr.
spell-unknown-glyph = { spell-where }: there is no drawing “{ $what }”. Choose one of those in the workshop.
spell-no-steps = { spell-where }: nothing happens here yet. Add a step.
spell-unknown-op = { spell-where }: there is no step “{ $what }”. See the list of steps in the rules, chapter 9.
spell-missing-arg = { spell-where }: “{ $what }” is missing. Add it to the step.
spell-unknown-arg = { spell-where }: “{ $what }” is not known here. Take it out.
spell-bad-value = { spell-where }: “{ $what }” does not work here. Use one of the values the step knows.
spell-too-many-steps = { spell-where }: there are too many of them ({ $what }). Eight are allowed, and repeated ones count each time.
spell-too-many-draws = { spell-where }: they bring too many cards ({ $what }). Four are allowed.
spell-too-many-targets = { spell-where }: this is the fifth choice. Four different things can be chosen in one spell.
spell-too-deep = { spell-where }: too many steps stand inside one another. Take some out.
spell-laid-once = { spell-where }: there is only one such card. It can be laid once, and not by others.
spell-unbound-target = { spell-where }: what this step needs does not come before it. Put the step that chooses it first.
spell-wrong-target-kind = { spell-where }: this step cannot work on what was chosen. Choose a stack, a cell or a player, as it needs it.
spell-nested-offer = { spell-where }: an offer cannot stand inside an offer. Put them one after the other.
spell-unknown-face = { spell-where }: there is no card face “{ $what }”. Use one of the deck’s or the magic cards’ faces.
spell-never-playable = { $where }: in trial games this spell could never be cast ({ $what }). Ask less of the board.
spell-always-refused = { $where }: in trial games every attempt was refused ({ $what }). Check the steps one by one.
spell-win-shift = { $where }: whoever has this spell wins clearly more or less often ({ $what }). You may want to soften it.

refusal-bad-spell = The spell “{ $spell }” cannot be played like this. { spell-wrong }
spell-wrong =
    { $problem ->
       *[no-id] { spell-no-id }
        [id-taken] { spell-id-taken }
        [no-names] { spell-no-names }
        [no-text] { spell-no-text }
        [unknown-glyph] { spell-unknown-glyph }
        [no-steps] { spell-no-steps }
        [unknown-op] { spell-unknown-op }
        [missing-arg] { spell-missing-arg }
        [unknown-arg] { spell-unknown-arg }
        [bad-value] { spell-bad-value }
        [too-many-steps] { spell-too-many-steps }
        [too-many-draws] { spell-too-many-draws }
        [too-many-targets] { spell-too-many-targets }
        [too-deep] { spell-too-deep }
        [laid-once] { spell-laid-once }
        [unbound-target] { spell-unbound-target }
        [wrong-target-kind] { spell-wrong-target-kind }
        [nested-offer] { spell-nested-offer }
        [unknown-face] { spell-unknown-face }
    }
refusal-too-many-spells = A table takes at most { $most } spells beside the printed ones. Leave some out.

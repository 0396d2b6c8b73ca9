### What can't be read as an action: `malformed-<key>`. What is typed is the same in all languages.

malformed-long = an action is shorter than 200 characters: '{ $text }'...
malformed-no-verb = { COUNT($near) ->
        [0] '{ $text }': there is no action '{ $name }'
       *[other] '{ $text }': there is no action '{ $name }'; did you mean { OR($near) }?
    }
malformed-no-color = '{ $text }': '{ $name }' is not a color; there are { AND($known) }
malformed-second = '{ $text }': a second die or card, '{ $name }'
malformed-targets = '{ $text }': one target is enough, '{ $name }' is too many
malformed-extra = '{ $text }': say the color, such as { $command }
malformed-recolored = '{ $text }': { $name } needs no color, so no recoloring
malformed-unknown = { COUNT($near) ->
        [0] '{ $text }': '{ $name }' is not known
       *[other] '{ $text }': '{ $name }' is not known; did you mean { OR($near) }?
    }
malformed-no-source = '{ $text }': '{ $name }' is no die or card: those are written like { $first }, { $next } or, recolored, { $then }
malformed-no-space = '{ $text }': this board has no space '{ $name }'; its names go from { $start } to { $place }
malformed-needs-color = { $name } needs a color
malformed-has-no-color = { $name } has no color
malformed-needs-color-alone = { $name } needs a color, and is done without a die or card
malformed-has-no-color-alone = { $name } has no color, and is done without a die or card
malformed-no-aim = { $name } is done to nothing: name no space or card

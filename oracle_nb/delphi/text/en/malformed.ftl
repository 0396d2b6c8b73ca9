### Errors in the text of an action: `malformed-<key>`. Action notation is the same in all languages.

malformed-long = an action must be shorter than 200 characters: '{ $text }'...
malformed-no-verb = { COUNT($near) ->
        [0] '{ $text }': there is no action '{ $name }'
       *[other] '{ $text }': there is no action '{ $name }'; did you mean { OR($near) }?
    }
malformed-no-color = '{ $text }': '{ $name }' is not a color; the colors are { AND($known) }
malformed-second = '{ $text }': '{ $name }' is a second die or card, but an action takes only one
malformed-targets = '{ $text }': '{ $name }' is a second target, but an action takes only one
malformed-extra = '{ $text }': give a color, for example { $command }
malformed-recolored = '{ $text }': { $name } needs no color, so you can't recolor for it
malformed-unknown = { COUNT($near) ->
        [0] '{ $text }': unknown word '{ $name }'
       *[other] '{ $text }': unknown word '{ $name }'; did you mean { OR($near) }?
    }
malformed-no-source = '{ $text }': '{ $name }' is not a die or card; write these like { $first }, { $next } or, recolored, { $then }
malformed-no-space = '{ $text }': this board has no space '{ $name }'; its spaces run from { $start } to { $place }
malformed-needs-color = { $name } needs a color
malformed-has-no-color = { $name } takes no color
malformed-needs-color-alone = { $name } needs a color, but takes no die or card
malformed-has-no-color-alone = { $name } takes no color, and no die or card
malformed-no-aim = { $name } takes no target: leave out the space or card

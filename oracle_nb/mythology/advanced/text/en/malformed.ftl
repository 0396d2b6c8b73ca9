### Errors in the text of an action: `malformed-<key>`. Action notation is the same in all languages.

malformed-empty = write an action, for example: claim nestor
malformed-verb = { COUNT($near) ->
        [0] there is no action '{ $word }'
       *[other] there is no action '{ $word }'; did you mean { OR($near) }?
    }
malformed-words = { $number ->
        [0] '{ $name }' takes no other words
        [one] '{ $name }' needs { $number } more word
       *[other] '{ $name }' needs { $number } more words
    }
malformed-unit = { COUNT($near) ->
        [0] there is no unit '{ $word }'
       *[other] there is no unit '{ $word }'; did you mean { OR($near) }?
    }
malformed-prize = '{ $word }' is a Prize, and this needs a unit
malformed-area = { COUNT($near) ->
        [0] there is no Area '{ $word }'
       *[other] there is no Area '{ $word }'; did you mean { OR($near) }?
    }
malformed-hex = { COUNT($near) ->
        [0] this map has no space '{ $word }'
       *[other] this map has no space '{ $word }'; did you mean { OR($near) }?
    }
malformed-number = '{ $word }' isn't a number from { $least } to { $most }

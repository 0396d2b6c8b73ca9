### For teachers: links, worksheets, the results of a class.

## A worksheet

sheet-title = The Oracle of Delphi: { $title }
sheet-answers = Answers: { $title }
sheet-name = Name
sheet-date = Date
sheet-number = Exercise { $number }
sheet-code = Worksheet { $name } { $mark }
sheet-yours = What is yours
sheet-mark = Mark the spaces on the map, or write their names.
sheet-choose = Mark the one answer that is right.
sheet-choose-several = Mark all that are true.
sheet-order = Number them, beginning with 1.
sheet-number-here = Write a number.
sheet-line = { $most ->
        [one] Write the action.
       *[other] Write your actions one after the other, at most { $most }.
    }
sheet-about = { $text } (up to { $within } off is right too)
sheet-for-one = for example: { $text }
sheet-rules = Rules: { $text }

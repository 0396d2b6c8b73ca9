### How lists are written, and which words a search ignores.

## Longer lists are built from the left with `-more`, and end with `-last`.

list-none = none
list-and-more = { $first }, { $next }
list-and-last = { $first } and { $next }
list-or-more = { $first }, { $next }
list-or-last = { $first } or { $next }
list-cite-more = { $first }; { $next }
list-cite-last = { $first }; { $next }
list-sentences-more = { $first } { $next }
list-sentences-last = { $first } { $next }

# An item that a list has several times.
list-times = { $text } ×{ $number }

## Words that say nothing about which rule is meant.

search-ignored =
    a am an and are at be but by can could do does doing for from get had has have how i if in is it
    its just many may me much must my no not of on or our should so some than that the their them
    then there they this to us was we what when where which who why will with would you your

### What is said in and under the pictures of rules, and in the legend.

may-do = { $action }{ $tokens ->
        [0] {""}
        [one] , for 1 favor token
       *[other] , for { $tokens } favor tokens
    }
may-not-do = { $action }: { $why }
held-of = What { $color } has
display = Equipment displayed
no-cards = No cards
fate = What chance gave
rolled-die = An oracle die shows { $color }
rolled-battle = The battle die shows { $roll }
rolled-titan = The titan die shows { $roll }
drawn-card = A { $color } oracle card was drawn
drawn-injury = A { $color } injury card was drawn
drawn-tile = The island tile turned up
list-sentences-more = { $first } { $next }
list-sentences-last = { $first } { $next }

## What is marked on a board

marked-sea = All { $number } water spaces hang together.
marked-shore = All { $number } islands and cities touch water.
marked-shallow = { $number } shallows: holes of rings, and gaps enclosed by tiles.
marked-city = { $number } cities
marked-zeus = Every ship begins with Zeus.
marked-offering = { $number } offering islands
marked-temple = { $number } temple islands
marked-monster = { $number } monster islands
marked-marked = { $number } marked islands, for two monsters
marked-statue = { $number } statue islands, each with sites in three colors
marked-island = { $number } islands with a tile that lies face down

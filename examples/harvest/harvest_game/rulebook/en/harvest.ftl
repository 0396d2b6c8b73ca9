### Everything that Harvest says in English.

game-title = Harvest
game-summary = Send your carts out in secret, and load more sacks than the others in five rounds.
chapter-harvest = Harvest
document-harvest = Rules of Harvest
cite-harvest = rules of Harvest, section { $numbers }

## Rules

harvest-goal = The goal
    .text = After five rounds, the player who has loaded the most sacks wins. Players with the same number share the victory.
    .example = You have 21 sacks, Blue and Green have 18 each: you win.
harvest-ripen = Sacks ripen
    .text = Before each round, three sacks ripen at a random place. This happens once for each player, and twice more.
    .example = With three players, sacks ripen five times. The mill is drawn twice: six sacks are added there.
harvest-hand = Your carts
    .text = You begin with six carts, dealt from 48: six of each number from 1 to 8. Only you see yours. You send one each round, so one is left at the end.
    .example = You have the carts 1, 3, 3, 4, 6 and 8.
harvest-order = Secret orders
    .text = Each round, everybody secretly chooses a cart and a place to send it to. When all have chosen, all orders are revealed together.
    .example = You choose your cart 4 and the pond. The others only see that you have given an order.
harvest-again = A new place every round
    .text = You can't send a cart to the place where you sent one in the round before.
    .example = Your cart went to the mill. In this round, choose one of the six other places.
harvest-load = Light carts load first
    .text = At each place, the lightest cart loads first. A cart takes as many sacks as its number, or all that are left. Sacks that nobody takes stay there.
    .example = Five sacks wait at the mill. Cart 2 takes two, cart 4 takes the other three, and cart 7 goes away empty.
harvest-jam = Equal carts block each other
    .text = Carts with the same number at the same place block each other: none of them loads anything.
    .example = Two carts 3 and one cart 5 are at the pond. Only cart 5 loads.

## Names

name-place-mill = Mill
    .to = to the mill
    .at = at the mill
name-place-bridge = Bridge
    .to = to the bridge
    .at = at the bridge
name-place-orchard = Orchard
    .to = to the orchard
    .at = at the orchard
name-place-castle = Castle
    .to = to the castle
    .at = at the castle
name-place-pond = Pond
    .to = to the pond
    .at = at the pond
name-place-forest = Forest
    .to = to the forest
    .at = at the forest
name-place-chapel = Chapel
    .to = to the chapel
    .at = at the chapel
place = { $place }
player = { $player }
cart = cart { $cart }
color = { $color ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [pink] Pink
    [black] Black
    [white] White
   *[sky] Sky Blue
}

## Actions, events and decisions

action = Send cart { $cart } { NAME($place, form: "to") }
secret-action = Give a secret order
effect = { $sacks ->
    [0] No sacks wait there now.
    [one] { $sacks } sack waits there now. Lighter carts load before yours.
   *[other] { $sacks } sacks wait there now. Lighter carts load before yours.
}
decision = { $player }: choose a cart and a place. Nobody sees the order until all have chosen.

event-turn-begun = Round { $round } begins.
event-ripened = { $sacks } sacks ripen { NAME($place, form: "at") }.
event-ordered = { $player } has given an order.
event-sent = { $player } sends cart { $cart } { NAME($place, form: "to") }.
event-loaded = { $sacks ->
    [0] { $player }'s cart { $cart } goes away empty { NAME($place, form: "at") }.
    [one] { $player }'s cart { $cart } loads { $sacks } sack { NAME($place, form: "at") }.
   *[other] { $player }'s cart { $cart } loads { $sacks } sacks { NAME($place, form: "at") }.
}
event-jammed = { $player }'s cart { $cart } is blocked by an equal cart { NAME($place, form: "at") }.

## Refusals and advice

broken-harvest-hand = You don't have cart { $cart }.
broken-harvest-again = You sent a cart { NAME($place, form: "to") } in the last round.
missing-harvest-hand = Choose a cart that you have.
missing-harvest-again = Choose another place.
repair-cart = Send cart { $cart } there instead.
repair-place = Send it { NAME($place, form: "to") } instead.
undo-yes = You can undo this.
undo-analysis = You can undo this in an analysis.
undo-bot = You can undo this until the bot acts.
undo-chance = You can't undo this: it reveals all orders.
undo-passed = You can't undo this: another player decides next.

## Table

round = Round { $round } of { $rounds }
over = The game is over
sacks = Sacks
sacks-count = { $sacks ->
    [one] { $sacks } sack
   *[other] { $sacks } sacks
}
order = Order
order-given = given
order-open = –
carts = Carts
carts-hidden = { $count } hidden
board = The valley
space = { $place }: { $sacks ->
    [0] no sacks
    [one] { $sacks } sack
   *[other] { $sacks } sacks
}
visit = { $player }'s cart { $cart }
send-to = Send it
summary-open = { $sacks ->
    [one] { $sacks } sack · choosing an order
   *[other] { $sacks } sacks · choosing an order
}
summary-given = { $sacks ->
    [one] { $sacks } sack · order given
   *[other] { $sacks } sacks · order given
}
legend-cart = The carts on the board are those of the last round, each in the color of its player.

## The lesson

ask-loading = { $sacks } sacks wait { NAME($place, form: "at") }. You send cart { $cart } there, and the others send carts { AND($carts) }. How many sacks do you load?
ask-choosing = { $sacks } sacks wait { NAME($place, form: "at") }, and the others send carts { AND($carts) } there. Which of your carts loads the most?
belief-heavy-first = think that heavy carts load first. The lightest cart loads first.
belief-never-blocked = forget that carts with the same number at the same place block each other.

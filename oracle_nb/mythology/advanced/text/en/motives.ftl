### Why a bot decided as it did: `motive-<what>`, with the facts of the decision. Only the reasons for
### entries on its log sheet, `-unnoted` and `-few` may tell what is on it: others never read them.

motive-any = It gives no reason.
motive-note = It wants to move { $unit }, which brings 1 glory point, and to win challenges over this Hero.
motive-note-prize = It wants to lead { $unit } to a Prize: { $prize }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } away.
motive-note-more = These points are left, so they make challenges over { $unit } safer.
motive-keep = A new point keeps its earlier ones on { $unit }.
motive-repeat = It notes the same again, to keep its points on Heroes.
motive-zeus = The rest honors Zeus.
motive-close = Its points are noted.
motive-place = Any Area is as good as another, so its god goes to { $area }.
motive-claim = Moving { $unit } would be glory.
motive-claim-free = { $unit } can be moved without challenges, but while he is filled with remorse this brings no glory.
motive-end = It has nobody left to move.
motive-end-doubt = Others would probably win control of any other unit.
motive-let = It doesn't want to fight for { $unit }.
motive-let-sure = The announcer probably has points on { $unit }.
motive-let-all = It isn't interested in the rest of this moving phase.
motive-let-behind = A dispute over { $unit } would mostly help { $god }, who has the most glory of the other players.
motive-let-unnoted = You have no points on { $unit }.
motive-let-few = You probably have too few points on { $unit }.
motive-let-all-few = You probably have too few points on { $unit }, and no other unit is worth a dispute in this moving phase.
motive-let-all-unnoted = You have no points on { $unit }, and no other unit is worth a dispute in this moving phase.
motive-challenge = It doesn't want to leave { $unit } to others.
motive-challenge-doubt = Nothing shows that the announcer has points on { $unit }.
motive-bid = A bid for { $unit } seems worth it.
motive-draw = Dice may decide: they would give it { $unit } with a chance of { $percent }%.
motive-concede = It can't or won't bid more for { $unit }.
motive-step = It brings { $unit } closer to a Prize.
motive-stop = { $unit } has gone far enough.

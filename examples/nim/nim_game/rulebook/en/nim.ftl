game-title = Nim
chapter-nim = Nim
document-nim = The rules of Nim
cite-nim = rules of Nim

nim-take = Taking stones
    .text = Take one, two or three stones in turn. The player who takes the last one wins.
    .example = Two stones are left. Take both, and you win.
nim-left = No more than there are
    .text = You can't take more stones than are left.
    .example = Two stones are left: you can take one or both.

action = { $stones ->
    [one] Take { $stones } stone
   *[other] Take { $stones } stones
}
decision = Player { $player }: take one to three stones.
broken-nim-left = There aren't that many stones left.

ask-winning = { $stones } stones are left. How many do you take to win?
belief-last-loses = think that the player who takes the last stone loses. That player wins.

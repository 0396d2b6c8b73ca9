### What stands in the cell of a notebook.

cell-still = A picture of how it was when the cell was run. Run the cell again to go on from there.
cell-kept = A picture of how it was when the cell was run. The game is saved after every action: { $code } goes on with it.
cell-parted = This game was changed elsewhere. What is played here is kept as a game of its own now: { $code } goes on with it.
cell-disconnected = The kernel has restarted or stopped: this view is disconnected.

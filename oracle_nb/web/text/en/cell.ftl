### Texts in notebook cells.

cell-still = Snapshot from when this cell was run. Run the cell again to continue from there.
cell-kept = Snapshot from when this cell was run. The game is saved after every action: continue it with { $code }.
cell-parted = This game was changed elsewhere. What you play here is now saved as a separate game: continue it with { $code }.
cell-disconnected = The kernel has restarted or stopped, so this view is disconnected.

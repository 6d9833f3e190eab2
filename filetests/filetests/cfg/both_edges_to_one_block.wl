; test print-cfg
; Two edges of a branch to one block are one successor.

kernel %both {
block0:
    v0 = bconst 1
    branch v0, block1, block1
block1:
    return
}
; check: block0: preds none; succs block1; idom none; ipdom block1
; nextln: block1: preds block0; succs none; idom block0; ipdom exit

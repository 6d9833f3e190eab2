; test print-cfg
; The entry may be the head of a loop, if it has no parameters.

kernel %entry {
block0:
    v0 = bconst 1
    branch v0, block0, block1
block1:
    return
}
; check: block0: preds block0; succs block0 block1; idom none; ipdom block1
; nextln: block1: preds block0; succs none; idom block0; ipdom exit

; test print-cfg
; One side only: the other edge goes to the join itself.

kernel %one_side {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block2
block2:
    return
}
; check: block0: preds none; succs block1 block2; idom none; ipdom block2
; nextln: block1: preds block0; succs block2; idom block0; ipdom block2
; nextln: block2: preds block0 block1; succs none; idom block0; ipdom exit

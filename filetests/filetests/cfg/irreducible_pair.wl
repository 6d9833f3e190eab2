; test print-cfg
; A cycle of two blocks that is entered at both: neither dominates the other.

kernel %pair {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    branch v0, block2, block3
block2:
    branch v0, block1, block3
block3:
    return
}
; check: block1: preds block0 block2; succs block2 block3; idom block0; ipdom block3
; nextln: block2: preds block0 block1; succs block1 block3; idom block0; ipdom block3
; nextln: block3: preds block1 block2; succs none; idom block0; ipdom exit

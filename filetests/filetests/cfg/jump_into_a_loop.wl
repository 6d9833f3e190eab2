; test print-cfg
; A branch into the middle of a loop past its head makes the cycle irreducible: the middle is dominated by the branch.

kernel %into {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block2
block2:
    branch v0, block1, block3
block3:
    return
}
; check: block1: preds block0 block2; succs block2; idom block0; ipdom block2
; nextln: block2: preds block0 block1; succs block1 block3; idom block0; ipdom block3

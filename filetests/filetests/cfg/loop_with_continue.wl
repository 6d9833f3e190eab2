; test print-cfg
; A `continue` goes back to the head from the middle of the body: the head has three ways in.

kernel %continues {
block0:
    v0 = bconst 1
    jump block1
block1:
    branch v0, block2, block4
block2:
    branch v0, block1, block3
block3:
    jump block1
block4:
    return
}
; check: block1: preds block0 block2 block3; succs block2 block4; idom block0; ipdom block4
; nextln: block2: preds block1; succs block1 block3; idom block1; ipdom block1
; nextln: block3: preds block2; succs block1; idom block2; ipdom block1

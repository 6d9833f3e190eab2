; test print-cfg
; A loop within a loop: the heads dominate their bodies, and each is post-dominated by its way out.

kernel %nest {
block0:
    v0 = bconst 1
    jump block1
block1:
    jump block2
block2:
    branch v0, block2, block3
block3:
    branch v0, block1, block4
block4:
    return
}
; check: block1: preds block0 block3; succs block2; idom block0; ipdom block2
; nextln: block2: preds block1 block2; succs block2 block3; idom block1; ipdom block3
; nextln: block3: preds block2; succs block1 block4; idom block2; ipdom block4
; nextln: block4: preds block3; succs none; idom block3; ipdom exit

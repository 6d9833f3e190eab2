; test print-cfg
; A loop without a way out is post-dominated by the exit by convention, and so is what leads to it.

kernel %endless {
block0:
    jump block1
block1:
    jump block2
block2:
    jump block1
}
; check: block0: preds none; succs block1; idom none
; nextln: block1: preds block0 block2; succs block2; idom block0
; nextln: block2: preds block1; succs block1; idom block1

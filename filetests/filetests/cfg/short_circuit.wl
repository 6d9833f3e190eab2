; test print-cfg
; `a || b`: the body has two ways in and is dominated by the first condition.

kernel %or {
block0:
    v0 = bconst 1
    branch v0, block2, block1
block1:
    branch v0, block2, block3
block2:
    jump block3
block3:
    return
}
; check: block0: preds none; succs block2 block1; idom none; ipdom block3
; nextln: block1: preds block0; succs block2 block3; idom block0; ipdom block3
; nextln: block2: preds block0 block1; succs block3; idom block0; ipdom block3
; nextln: block3: preds block1 block2; succs none; idom block0; ipdom exit

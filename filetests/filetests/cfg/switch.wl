; test print-cfg
; A switch with cases that fall into the next: the cases are dominated by the switch and meet after the last.

kernel %falls_through {
block0:
    v0 = dim.i32
    switch v0, [block1, block2, block3, block3]
block1:
    jump block2
block2:
    jump block4
block3:
    jump block4
block4:
    return
}
; check: block0: preds none; succs block1 block2 block3; idom none; ipdom block4
; nextln: block1: preds block0; succs block2; idom block0; ipdom block2
; nextln: block2: preds block0 block1; succs block4; idom block0; ipdom block4
; nextln: block3: preds block0; succs block4; idom block0; ipdom block4
; nextln: block4: preds block2 block3; succs none; idom block0; ipdom exit

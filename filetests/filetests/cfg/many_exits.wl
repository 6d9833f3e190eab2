; test print-cfg
; Three returns: blocks before two of them are post-dominated by the exit only.

kernel %exits {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    return
block2:
    branch v0, block3, block4
block3:
    return
block4:
    return
}
; check: block0: preds none; succs block1 block2; idom none; ipdom exit
; nextln: block1: preds block0; succs none; idom block0; ipdom exit
; nextln: block2: preds block0; succs block3 block4; idom block0; ipdom exit
; nextln: block3: preds block2; succs none; idom block2; ipdom exit
; nextln: block4: preds block2; succs none; idom block2; ipdom exit

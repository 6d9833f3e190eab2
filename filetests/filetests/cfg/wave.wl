; test print-cfg wave
; The graph of the wave level, where a divergent branch is a walk past both sides.

kernel %linear {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block2
block2:
    return
wave {
block0:
    | v0 = bconst 1
    v1 = mask_of v0
    wave_branch_any v1, block1, block2
block1:
    wave_jump block2
block2:
    wave_end
}
}
; check: block0: preds none; succs block1 block2; idom none; ipdom block2
; nextln: block1: preds block0; succs block2; idom block0; ipdom block2
; nextln: block2: preds block0 block1; succs none; idom block0; ipdom exit

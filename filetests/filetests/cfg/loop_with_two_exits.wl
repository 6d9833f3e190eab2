; test print-cfg
; A loop left at two places for two blocks that meet: the head's post-dominator is where they meet.

kernel %exits {
block0:
    v0 = bconst 1
    jump block1
block1:
    branch v0, block2, block3
block2:
    branch v0, block1, block4
block3:
    jump block5
block4:
    jump block5
block5:
    return
}
; check: block1: preds block0 block2; succs block2 block3; idom block0; ipdom block5
; nextln: block2: preds block1; succs block1 block4; idom block1; ipdom block5
; nextln: block3: preds block1; succs block5; idom block1; ipdom block5
; nextln: block4: preds block2; succs block5; idom block2; ipdom block5
; nextln: block5: preds block3 block4; succs none; idom block1; ipdom exit

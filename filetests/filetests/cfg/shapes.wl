; test print-cfg
; Dominators and post-dominators of named shapes. Expected values follow from the definitions in HSA PRM 2.12.3.

kernel %if_else_diamond {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block3
block2:
    jump block3
block3:
    return
}
; check: block0: preds none; succs block1 block2; idom none; ipdom block3
; nextln: block1: preds block0; succs block3; idom block0; ipdom block3
; nextln: block2: preds block0; succs block3; idom block0; ipdom block3
; nextln: block3: preds block1 block2; succs none; idom block0; ipdom exit

kernel %loop_with_break {
block0:
    v0 = bconst 1
    jump block1
block1:
    branch v0, block2, block4
block2:
    branch v0, block3, block4
block3:
    jump block1
block4:
    return
}
; check: block1: preds block0 block3; succs block2 block4; idom block0; ipdom block4
; nextln: block2: preds block1; succs block3 block4; idom block1; ipdom block4
; nextln: block3: preds block2; succs block1; idom block2; ipdom block1
; nextln: block4: preds block1 block2; succs none; idom block1; ipdom exit

kernel %irreducible {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    branch v0, block2, block3
block2:
    jump block1
block3:
    return
}
; check: block1: preds block0 block2; succs block2 block3; idom block0; ipdom block3
; nextln: block2: preds block0 block1; succs block1; idom block0; ipdom block1

kernel %infinite_loop_with_side_exit {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block1
block2:
    return
}
; check: block0: preds none; succs block1 block2; idom none; ipdom exit
; nextln: block1: preds block0 block1; succs block1; idom block0; ipdom exit

kernel %two_returns {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    return
block2:
    return
}
; check: block0: preds none; succs block1 block2; idom none; ipdom exit

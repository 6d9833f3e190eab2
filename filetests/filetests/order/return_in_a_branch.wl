; test order
; A side that returns comes before what the others go on with, or after; the block after the branch comes last of what it post-dominates.

kernel %early {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    return
block2:
    branch v0, block3, block4
block3:
    jump block4
block4:
    return
}
; check: block0
; check: block2
; check: block3
; check: block4

; test order
; A block comes before its post-dominators; of a cycle, the block that leaves it comes last.

kernel %diamond {
block0:
    v0 = bconst 1
    branch v0, block2, block1
block1:
    jump block3
block2:
    jump block3
block3:
    return
}
; check: block0
; not: block3
; unordered: block1
; unordered: block2
; check: block3

kernel %leaves_at_the_top {
block0:
    v0 = bconst 1
    jump block1
block1:
    branch v0, block2, block3
block2:
    jump block1
block3:
    return
}
; check: block0
; nextln: block2
; nextln: block1 head
; nextln: block3

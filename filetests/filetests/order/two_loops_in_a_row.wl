; test order
; The second loop comes after the first.

kernel %row {
block0:
    v0 = bconst 1
    jump block2
block1:
    branch v0, block1, block3
block2:
    branch v0, block2, block1
block3:
    return
}
; check: block0
; nextln: block2 head
; nextln: block1 head
; nextln: block3

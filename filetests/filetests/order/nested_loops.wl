; test order
; Blocks of a cycle are indented by the cycles around them; the block that leaves a cycle is its last one and its head.

kernel %nest {
block0:
    v0 = bconst 1
    jump block1
block1:
    jump block2
block2:
    branch v0, block2, block3
block3:
    branch v0, block1, block4
block4:
    return
}
; check: block0
; nextln: block1
; nextln: block2 head
; nextln: block3 head
; nextln: block4

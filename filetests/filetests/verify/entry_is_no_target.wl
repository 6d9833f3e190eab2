; test verify
; No terminator leads to the entry: whoever asks by which edges a block is reached knows them all. With a loop at the entry, its block of one edge would pass for a
; side of the branch.

kernel %loop {
block0:
    v0 = laneid.i32
    v1 = gridsize.i32 0
    v2 = iconst.i32 0
    v3 = iconst.i32 1
    jump block1(v2)
block1(v4: i32):
    v5 = icmp.eq v4, v0
    branch v5, block3, block2
block2:
    v6 = iadd.i32 v4, v3
    v7 = icmp.ult v6, v1
    branch v7, block1(v6), block0
block3:
    return
}
; error: %loop: block2: `branch v7, block1(v6), block0`: block0 is the entry; a loop begins in another block

; test uniformity
; A divergent branch with both edges to one block chooses between the arguments.

kernel %both {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.eq v0, v1
    branch v2, block1(v1), block1(v1)
block1(v3: i32):
    v4 = iconst.i32 7
    branch v2, block2(v3), block2(v4)
block2(v5: i32):
    return
}
; check: v3: uniform in the work-group
; check: v5: divergent, lanes reach block2 over different edges

; test uniformity
; A block reached from two conditions is a join before the post-dominator: its parameter is divergent.

kernel %or {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = iconst.i32 9
    v3 = icmp.ult v0, v1
    v4 = icmp.ugt v0, v2
    branch v3, block2(v1), block1
block1:
    branch v4, block2(v2), block3
block2(v5: i32):
    jump block3
block3:
    return
}
; check: v5: divergent, lanes reach block2 over different edges

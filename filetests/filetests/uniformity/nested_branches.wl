; test uniformity
; An inner uniform branch within a divergent one: its own join is uniform, the outer join is not.

kernel %nest {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = iconst.i32 6
    v3 = icmp.ult v0, v1
    v4 = workgroupid.i32 0
    v5 = icmp.ult v4, v1
    branch v3, block1, block5(v2)
block1:
    branch v5, block2, block3
block2:
    jump block4(v1)
block3:
    jump block4(v2)
block4(v6: i32):
    jump block5(v6)
block5(v7: i32):
    return
}
; check: block0: lanes part at its end
; not: block1: lanes part
; check: v6: uniform in the wave
; check: v7: divergent, lanes reach block5 over different edges

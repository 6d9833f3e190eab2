; test uniformity
; One divergent way out makes what is read after the loop divergent, though the other way out is uniform.

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
    branch v7, block1(v6), block3
block3:
    v8 = ineg.i32 v4
    return
}
; check: v4: divergent, lanes leave its cycle in different iterations
; check: block1: lanes part at its end
; check: v8: divergent because v4 is

; test uniformity
; Lanes that leave an inner loop at different times meet after it, within the same round of the outer one, whose counter stays uniform.

kernel %nest {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = gridsize.i32 0
    jump block1(v1)
block1(v4: i32):
    jump block2(v1)
block2(v5: i32):
    v6 = iadd.i32 v5, v2
    v7 = icmp.ult v6, v0
    branch v7, block2(v6), block3
block3:
    v8 = iadd.i32 v4, v2
    v9 = icmp.ult v8, v3
    branch v9, block1(v8), block4
block4:
    v10 = ineg.i32 v8
    return
}
; check: v4: uniform in the wave
; check: block2: lanes part at its end
; check: v8: uniform in the wave
; check: v10: uniform in the wave

; test uniformity
; The same counter, read by nothing after the loop, stays uniform.

kernel %loop {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ult v4, v0
    branch v5, block1(v4), block2
block2:
    return
}
; check: v3: uniform in the wave
; nextln: v4: uniform in the wave
; nextln: v5: divergent because v0 is

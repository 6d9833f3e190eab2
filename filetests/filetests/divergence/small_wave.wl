; test divergence wave=1
; In a wave of one lane nothing can part, but what a lane asks is still its own.

kernel %one {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    barrier
    jump block2
block2:
    return
}
; check: wave {
; check: | barrier
; check: wave_end

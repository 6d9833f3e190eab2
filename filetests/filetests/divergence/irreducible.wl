; test divergence
; A cycle with two ways in, entered by different lanes at each: the pass finds an order, and its proof holds.

kernel %pair {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = nullptr.i32 group
    branch v2, block1, block2
block1:
    v4 = load.i32 group align 4 [v3]
    v5 = icmp.eq v4, v0
    branch v5, block2, block3
block2:
    v6 = load.i32 group align 4 [v3+4]
    v7 = icmp.eq v6, v0
    branch v7, block1, block3
block3:
    return
}
; check: wave {
; check: | v5 = icmp.eq v4, v0
; check: wave_end

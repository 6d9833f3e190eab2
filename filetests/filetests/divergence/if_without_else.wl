; test divergence
; One side of a divergent branch runs with fewer lanes; after it those before it run again.

kernel %one_side {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = nullptr.i32 group
    branch v2, block1, block2
block1:
    store.i32 group align 4 [v3], v1
    jump block2
block2:
    store.i32 group align 4 [v3+4], v1
    return
}
; check: wave {
; check: mask_of v2
; check: exec_set
; check: | store.i32 group align 4 [v3], v1
; check: exec_set
; check: | store.i32 group align 4 [v3+4], v1
; check: wave_end

; test divergence
; A loop that lanes leave at different times goes round while any lane is left, and all run again after it.

kernel %loop {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v7 = nullptr.i32 group
    jump block1(v1)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ult v4, v0
    branch v5, block1(v4), block2
block2:
    store.i32 group align 4 [v7], v4
    return
}
; check: wave {
; check: exec_get
; check: | v5 = icmp.ult v4, v0
; check: exec_set
; check: wave_branch_any
; check: exec_set
; check: | store.i32 group align 4 [v7], v4
; check: wave_end

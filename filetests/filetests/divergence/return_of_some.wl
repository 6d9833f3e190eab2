; test divergence
; Lanes that return in a branch are not brought back: the wave ends after the others have run.

kernel %early {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = nullptr.i32 group
    branch v2, block1, block2
block1:
    return
block2:
    store.i32 group align 4 [v3], v0
    return
}
; check: wave {
; check: exec_set
; check: | store.i32 group align 4 [v3], v0
; check: wave_end

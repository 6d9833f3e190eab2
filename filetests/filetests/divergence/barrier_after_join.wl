; test divergence
; A barrier after a divergent branch is run by all lanes together.

kernel %waits {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = nullptr.i32 group
    branch v2, block1, block2
block1:
    store.i32 group align 4 [v3], v0
    jump block2
block2:
    barrier
    return
}
; check: wave {
; check: exec_set
; check: | store
; check: exec_set
; check: | barrier
; check: wave_end

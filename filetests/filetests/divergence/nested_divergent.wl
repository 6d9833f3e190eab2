; test divergence
; A divergent branch within one side of another: the inner lanes are some of the outer ones, and both joins bring theirs back.

kernel %nest {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = iconst.i32 3
    v3 = nullptr.i32 group
    v4 = icmp.ult v0, v1
    v5 = icmp.ult v0, v2
    branch v4, block1, block4
block1:
    branch v5, block2, block3
block2:
    store.i32 group align 4 [v3], v0
    jump block3
block3:
    store.i32 group align 4 [v3+4], v0
    jump block4
block4:
    store.i32 group align 4 [v3+8], v0
    return
}
; check: wave {
; check: exec_set
; check: | store.i32 group align 4 [v3], v0
; check: exec_set
; check: | store.i32 group align 4 [v3+4], v0
; check: exec_set
; check: | store.i32 group align 4 [v3+8], v0
; check: wave_end

; test divergence
; A switch on a lane's value: the lanes of each case run in turn, one mask for each.

kernel %cases {
block0:
    v0 = laneid.i32
    v1 = nullptr.i32 group
    switch v0, [block1, block2, block3]
block1:
    store.i32 group align 4 [v1], v0
    jump block3
block2:
    store.i32 group align 4 [v1+4], v0
    jump block3
block3:
    store.i32 group align 4 [v1+8], v0
    return
}
; check: wave {
; check: mask_of
; check: mask_and
; check: mask_of
; check: mask_and
; check: wave_branch_any
; check: | store.i32 group align 4 [v1], v0
; check: exec_set
; check: wave_branch_any
; check: | store.i32 group align 4 [v1+4], v0
; check: exec_set
; check: | store.i32 group align 4 [v1+8], v0
; check: wave_end

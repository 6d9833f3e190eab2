; test divergence
; Some lanes return, the others stay in a loop without a way out. The wave does not end without them: the loop has a way to the return for the sake of the order, which no lane takes.

kernel %hang {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 0
    v2 = icmp.eq v0, v1
    branch v2, block2, block1
block1:
    jump block1
block2:
    v3 = nullptr.i32 group
    store.i32 group align 4 [v3], v1
    return
}
; check: wave {
; check: | store.i32 group align 4
; check: exec_set
; check: = bconst 1
; check: wave_branch_uniform
; check: exec_set
; check: wave_end

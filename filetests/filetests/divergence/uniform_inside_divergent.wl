; test divergence
; A uniform branch among the lanes of one side is a branch of the wave.

kernel %mixed {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = workgroupid.i32 0
    v4 = icmp.ult v3, v1
    v5 = nullptr.i32 group
    branch v2, block1, block3
block1:
    branch v4, block2, block3
block2:
    store.i32 group align 4 [v5], v0
    jump block3
block3:
    return
}
; check: wave {
; check: exec_set
; check: wave_branch_uniform v4
; check: wave_end

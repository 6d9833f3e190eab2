; test divergence
; A divergent diamond: the lanes of one side run, then those of the other, and all meet after both. A uniform one is
; a branch of the wave.

kernel %divergent {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = iadd.i32 v0, v1
    jump block3(v3)
block2:
    v4 = isub.i32 v0, v1
    jump block3(v4)
block3(v5: i32):
    v6 = nullptr.i32 group
    store.i32 group align 4 [v6], v5
    return
}
; check: wave {
; check: | v2 = icmp.ult v0, v1
; check: = exec_get
; check: exec_set
; check: exec_set
; check: | store.i32 group align 4
; check: wave_end

kernel %uniform {
block0:
    v0 = workgroupid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    jump block3
block2:
    jump block3
block3:
    return
}
; check: wave {
; not: exec_set
; check: wave_branch_uniform v2
; not: exec_set
; check: wave_end

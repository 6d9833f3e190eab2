; test divergence
; A loop with a uniform bound needs no masks: the wave branches as a whole.

kernel %loop {
block0:
    v0 = gridsize.i32 0
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v3: i32):
    v4 = iadd.i32 v3, v2
    v5 = icmp.ult v4, v0
    branch v5, block1(v4), block2
block2:
    return
}
; check: wave {
; not: exec_set
; check: wave_branch_uniform v5
; not: exec_set
; check: wave_end

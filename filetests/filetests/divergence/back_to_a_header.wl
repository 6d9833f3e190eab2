; test divergence
; Lanes that part within a round meet before the header: the counter, which is the same on both ways back, stays the same for all, and the wave decides
; as a whole whether the loop ends.

kernel %halves {
block0:
    v0 = workitemid.i32 0
    v1 = currentworkgroupsize.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v3: i32):
    barrier width all
    v4 = ushr.i32 v3, v2
    v5 = icmp.ult v4, v2
    branch v5, block4, block2
block2:
    v6 = icmp.uge v0, v4
    branch v6, block1(v4), block3
block3:
    v7 = nullptr.i32 group
    store.i32 group align 4 [v7], v0
    jump block1(v4)
block4:
    return
}
; check: wave {
; check: wave_branch_uniform v5
; check: wave_end

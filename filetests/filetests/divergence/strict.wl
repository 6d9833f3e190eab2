; test divergence
; A cross-lane operation after an early join of a branch. The lanes of one side run up to the post-dominator before those
; of the other: those wait in front of it, as one entry. Where there is no cross-lane operation nobody is kept apart.

kernel %short_circuit {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = icmp.eq v0, v1
    branch v3, block2, block3
block2:
    v4 = bconst 1
    v5 = activelanecount v4
    jump block3
block3:
    return
}
; check: wave {
; check: | v2 = icmp.ult v0, v1
; check: wave_branch_any
; check: | v5 = activelanecount
; check: wave_end

kernel %no_cross_lane {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = icmp.eq v0, v1
    branch v3, block2, block3
block2:
    v4 = nullptr.i32 group
    store.i32 group align 4 [v4], v0
    jump block3
block3:
    return
}
; check: wave {
; not: mask_fewer
; check: wave_end

; A loop with a break and a continue: lanes of the running group may come to the branches again, so what waits is a stack,
; and the smallest group runs first.
kernel %break_and_continue {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 0
    jump block1
block1:
    v2 = bconst 1
    v3 = activelanecount v2
    v4 = icmp.eq v0, v3
    branch v4, block2, block6
block2:
    v5 = icmp.eq v0, v1
    branch v5, block3, block5
block3:
    v6 = icmp.ult v0, v3
    branch v6, block4, block6
block4:
    jump block5
block5:
    jump block1
block6:
    return
}
; check: wave {
; check: mask_fewer
; check: wave_end

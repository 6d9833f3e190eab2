; test initial
; Where one side of a branch has stored, what comes after both has, too; the other side has not.

kernel %one_side {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    v3 = iconst.i32 0
    v4 = icmp.eq v2, v3
    branch v4, block1, block2
block1:
    store.i32 global align 4 [v1], v3
    jump block3
block2:
    v5 = load.i32 global align 4 [v1+4]
    jump block3
block3:
    v6 = load.i32 global align 4 [v1+8]
    return
}
; check: v2 = load.i32 global align 4 initial [v1]
; check: v5 = load.i32 global align 4 initial [v1+4]
; check: v6 = load.i32 global align 4 [v1+8]

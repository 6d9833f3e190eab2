; test initial
; A loop whose rounds store has loads after a store, those above it included; one that only loads has not, whatever comes after it.

kernel %stores_in_rounds {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 global align 4 [v1]
    jump block1
block1:
    v3 = load.i32 global align 4 [v1+4]
    store.i32 global align 4 [v1+8], v3
    v4 = iconst.i32 0
    v5 = icmp.eq v3, v4
    branch v5, block1, block2
block2:
    return
}
; check: v2 = load.i32 global align 4 initial [v1]
; check: v3 = load.i32 global align 4 [v1+4]

kernel %stores_afterwards {
    param %p : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    jump block1
block1:
    v3 = load.i32 global align 4 [v1+4]
    v4 = iconst.i32 0
    v5 = icmp.eq v3, v4
    branch v5, block1, block2
block2:
    store.i32 global align 4 [v1+8], v3
    return
}
; check: v3 = load.i32 global align 4 initial [v1+4]
; check: store.i32 global align 4 [v1+8], v3

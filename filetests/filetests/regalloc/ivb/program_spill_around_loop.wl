; test regalloc precise-output vectors=9
; target ivb
; Values that a loop does not read leave their registers before it and come back after it.

kernel %k {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v10 = load.i32 global align 4 [v5+0]
    v11 = load.i32 global align 4 [v5+4]
    v12 = load.i32 global align 4 [v5+8]
    v13 = load.i32 global align 4 [v5+12]
    v14 = load.i32 global align 4 [v5+16]
    v15 = load.i32 global align 4 [v5+20]
    v16 = load.i32 global align 4 [v5+24]
    v17 = load.i32 global align 4 [v5+28]
    v20 = iconst.i32 1
    jump block1(v3, v10, v11)
block1(v21: i32, v22: i32, v23: i32):
    v24 = iadd.i32 v22, v23
    v25 = bxor.i32 v24, v21
    v26 = iadd.i32 v21, v20
    v27 = icmp.ult v26, v2
    branch v27, block1(v26, v23, v25), block2
block2:
    store.i32 global align 4 [v5+100], v12
    store.i32 global align 4 [v5+104], v13
    store.i32 global align 4 [v5+108], v14
    store.i32 global align 4 [v5+112], v15
    store.i32 global align 4 [v5+116], v16
    store.i32 global align 4 [v5+120], v17
    store.i32 global align 4 [v5+124], v25
    return
}
;; machine kernel %k target ivb wave 16 after regalloc {
;;     .vectors 9
;;     .spills 8
;; mb0: wave -> mb1 of block3
;; lanes -> mb1 {
;;     v0 = mov.ud.uw r1.0.uw.lanes
;;     v1 = add.d r8.0.ud, v0
;;     spill v1, slot0
;;     v2 early = load.d1 v1 surface:255
;;     v3 early = load.d1 v1 surface:255 offset:4
;;     v4 early = load.d1 v1 surface:255 offset:8
;;     spill v4, slot4
;;     v4 early = load.d1 v1 surface:255 offset:12
;;     v5 early = load.d1 v1 surface:255 offset:16
;;     v6 early = load.d1 v1 surface:255 offset:20
;;     v7 early = load.d1 v1 surface:255 offset:24
;;     v8 early = load.d1 v1 surface:255 offset:28
;; }
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes -> mb2, mb5 {
;;     v1 = add.d v2, v3
;;     v1 = xor.ud v1, v0
;;     v0 = add.d v0, 1
;; }
;;     compare_to_flag.l.ud v0, r8.8.ud
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1 {
;;     v2 = move_flagged v3
;;     v3 = move_flagged v1
;; }
;;     branch.while mb3, mb4 region:0
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     v0 = reload slot0
;;     v2 = add.ud v0, 100
;;     v3 = reload slot4
;;     store.d1 v[2:3] surface:255
;;     v3 = add.ud v0, 104
;;     store.d1 v[3:4] surface:255
;;     v4 = add.ud v0, 108
;;     store.d1 v[4:5] surface:255
;;     v5 = add.ud v0, 112
;;     store.d1 v[5:6] surface:255
;;     v6 = add.ud v0, 116
;;     store.d1 v[6:7] surface:255
;;     v7 = add.ud v0, 120
;;     store.d1 v[7:8] surface:255
;;     v0 = add.ud v0, 124
;;     store.d1 v[0:1] surface:255
;; }
;;     end
;; }

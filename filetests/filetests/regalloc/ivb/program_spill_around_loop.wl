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
;;     .spills 36
;; mb0: wave -> mb1 of block3
;; lanes -> mb1 {
;;     v4 = mov.ud.uw r1.0.uw.lanes
;;     spill v4, slot0
;;     v5 = add.d r8.0.ud, v4
;;     spill v5, slot0
;;     v[0:3] early = load.d4 v5 space:global
;;     spill v[0:3], slot4
;;     v[0:3] early = load.d4 v5 space:global offset:16
;;     spill v[0:3], slot20
;;     v[0:3] = reload slot4
;; }
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes -> mb2, mb5 {
;;     v0 = add.d v0, v1
;;     v7 = xor.ud v0, v4
;;     v4 = add.d v4, 1
;; }
;;     compare_to_flag.l.ud v4, r8.8.ud
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1 {
;;     v0 = move_flagged v1
;;     v1 = move_flagged v7
;; }
;;     branch.while mb3, mb4 region:0
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     v0 = reload slot0
;;     v0 = add.ud v0, 100
;;     v[1:4] = reload slot4
;;     v[0:4].1 tied(v[0:4]) = mov.ud v[1:4].2
;;     v[0:4].2 tied(v[0:4]) = mov.ud v[1:4].3
;;     v[3:6] = reload slot20
;;     store.d4 v[0:4] space:global
;;     v0 = reload slot0
;;     v4 = add.ud v0, 116
;;     v[0:3] = reload slot20
;;     v[4:7].1 tied(v[4:7]) = mov.ud v[0:3].2
;;     v[4:7].2 tied(v[4:7]) = mov.ud v[0:3].3
;;     store.d3 v[4:7] space:global
;; }
;;     end
;; }

; test regalloc precise-output vectors=10
; target ivb
; Quads that do not fit at the same time go to scratch memory as far as they must.

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
    v10 = load.i32x4 global align 16 [v5+0]
    v11 = load.i32x4 global align 16 [v5+16]
    v12 = load.i32x4 global align 16 [v5+32]
    store.i32x4 global align 16 [v5+100], v12
    store.i32x4 global align 16 [v5+116], v11
    store.i32x4 global align 16 [v5+132], v10
    return
}
;; machine kernel %k target ivb wave 16 after regalloc {
;;     .vectors 10
;;     .spills 16
;; mb0: wave of block1
;; lanes {
;;     v9 = add.d r8.0.ud, r1.0.uw.lanes
;;     v[0:3] early = load.d4 v9 space:global
;;     spill v[0:3], slot0
;;     v[5:8] early = load.d4 v9 space:global offset:16
;;     v[1:4] early = load.d4 v9 space:global offset:32
;;     v0 = add.ud v9, 100
;;     store.d4 v[0:4] space:global
;;     v0 = add.ud v9, 116
;;     v[0:4].1 tied(v[0:4]) = mov.ud v[5:8].0
;;     v[0:4].2 tied(v[0:4]) = mov.ud v[5:8].1
;;     v[0:4].3 tied(v[0:4]) = mov.ud v[5:8].2
;;     v[0:4].4 tied(v[0:4]) = mov.ud v[5:8].3
;;     store.d4 v[0:4] space:global
;;     v0 = add.ud v9, 132
;;     v[1:4] = reload slot0
;;     store.d4 v[0:4] space:global
;; }
;;     end
;; }

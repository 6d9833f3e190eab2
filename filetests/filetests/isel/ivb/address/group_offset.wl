; test isel precise-output
; target ivb
; Offsets of group accesses, on the surface of group memory (254).

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %zero target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d r8.0.ud, %8
;;     %6:v1 early = load.d1 %8 space:group
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2+0xfefc]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %largest target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d r8.0.ud, %8
;;     %6:v1 early = load.d1 %8 space:group offset:65276
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2+0xff00]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d r8.0.ud, %8
;;     %6:v1 early = load.d1 %8 space:group offset:65280
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2-4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %negative target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d r8.0.ud, %8
;;     %6:v1 early = load.d1 %8 space:group offset:-4
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 64
    v6 = iadd.i32 v2, v5
    v7 = load.i32 group align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %sum target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = mov.ud.uw r1.0.uw.lanes
;;     %7:v1 = add.d r8.0.ud, %8
;;     %6:v1 early = load.d1 %8 space:group offset:64
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

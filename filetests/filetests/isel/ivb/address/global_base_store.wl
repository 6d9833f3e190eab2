; test isel precise-output
; target ivb
; Addresses of stores are the first unit of the payload.

kernel %wave {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v1], v2
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2.0:v2 = mov.ud r8.0.ud
;;     %1.1:v2 tied(%2) = mov.ud r1.0.uw.lanes
;;     store.d1 %1 space:global
;; }
;;     end
;; }

kernel %lane {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4+12], v2
    return
}
;; machine kernel %lane target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %2:v1 = add.ud %5, 12
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %loaded {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    store.i32 global align 4 [v5-8], v2
    return
}
;; machine kernel %loaded target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v1 early = load.d1 %7 space:global
;;     %2:v1 = add.ud %6, -8
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud r1.0.uw.lanes
;;     store.d1 %3 space:global
;; }
;;     end
;; }

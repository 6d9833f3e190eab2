; test isel precise-output
; target ivb
; Null addresses of segments.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 group
    v6 = nullptr.i32 private
    v7 = nullptr.i64 flat
    v8 = nullptr.i64 global
    store.i32 global align 4 [v4+256], v5
    store.i32 global align 4 [v4+260], v6
    store.i64 global align 8 [v4+264], v7
    store.i64 global align 8 [v4+272], v8
    return
}
;; machine kernel %all target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 = add.ud %12, 256
;;     %9.0:v3 = mov.ud %7
;;     %10.1:v3 tied(%9) = mov.ud -1
;;     %8.2:v3 tied(%10) = mov.ud -1
;;     store.d2 %8 space:global
;;     %1:v1 = add.ud %12, 264
;;     %3.0:v5 = mov.ud %1
;;     %4.1:v5 tied(%3) = mov.ud 0
;;     %5.2:v5 tied(%4) = mov.ud 0
;;     %6.3:v5 tied(%5) = mov.ud 0
;;     %2.4:v5 tied(%6) = mov.ud 0
;;     store.d4 %2 space:global
;; }
;;     end
;; }

kernel %arg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 arg
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %arg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %5, 256
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud -1
;;     store.d1 %2 space:global
;; }
;;     end
;; }

kernel %kernarg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i64 kernarg
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %kernarg target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud -1
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i64 readonly
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %readonly target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %6, 256
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud 0
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 space:global
;; }
;;     end
;; }

kernel %spill {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 spill
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %spill target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %1:v1 = add.ud %5, 256
;;     %3.0:v2 = mov.ud %1
;;     %2.1:v2 tied(%3) = mov.ud -1
;;     store.d1 %2 space:global
;; }
;;     end
;; }

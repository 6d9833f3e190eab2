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
;;     %16:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 = add.ud %16, 256
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud -1
;;     store.d1 %13 surface:255
;;     %9:v1 = add.ud %16, 260
;;     %11.0:v2 = mov.ud %9
;;     %10.1:v2 tied(%11) = mov.ud -1
;;     store.d1 %10 surface:255
;;     %5:v1 = add.ud %16, 264
;;     %7.0:v3 = mov.ud %5
;;     %8.1:v3 tied(%7) = mov.ud 0
;;     %6.2:v3 tied(%8) = mov.ud 0
;;     store.d2 %6 surface:255
;;     %1:v1 = add.ud %16, 272
;;     %3.0:v3 = mov.ud %1
;;     %4.1:v3 tied(%3) = mov.ud 0
;;     %2.2:v3 tied(%4) = mov.ud 0
;;     store.d2 %2 surface:255
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; Products with a sum rounded otherwise and with flushed subnormals: flushed, it is the machine's `mad`.

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v8 = fma.ftz.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %flush target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 = three.mad.f %9.2, %9.0, %9.1
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %double_up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = load.f64 global align 8 [v4+16]
    v8 = fma.up.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %double_up target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v4 early = load.d4 %17 space:global
;;     %14:v2 early = load.d2 %17 space:global offset:16
;;     %7:v2 all = weave %14.0, %14.1
;;     %9:v2 all = weave %15.0, %15.1
;;     %11:v2 all = weave %15.2, %15.3
;;     mode.enter round:up scope:wave
;;     %12:v2 early all = double.mad %7 all, %9 all, %11 all
;;     mode.leave round:up scope:wave
;;     %13:v2 = unweave %12 all
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %13.0
;;     %3.2:v3 tied(%5) = mov.ud %13.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

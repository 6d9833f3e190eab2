; test isel precise-output
; target gfx1201
; Conversions to smaller floats with another rounding.

kernel %up {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.up.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %up target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = v_cvt_f32_f64_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconvert.zero.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_cvt_f16_f32_e64 %5
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %flush {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fconvert.ftz.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %flush target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v2 = global_load_b64 %6, %8
;;     %4:v1 = v_cvt_f32_f64_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

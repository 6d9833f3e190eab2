; test isel precise-output
; target gfx1030
; Rounded upwards to an integral number.
; Here are the forms whose code is not that of gfx1201.

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fceil.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_ceil_f32_e32 %9.2
;;     global_store_dword %5, %4, %9.0-1 offset:256
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fceil.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = fceil.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = fceil.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ushort %14, %16
;;     %12:v1 = v_ceil_f16_e64 %13
;;     global_store_short %14, %12, %16 offset:256
;;     %9:v1 = global_load_dword %14, %16 offset:4
;;     %8:v1 = v_ceil_f32_e32 %9
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %4:v2 = v_ceil_f64_e32 %5
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fceil.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = fceil.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %10=v0:v1 = inputs
;;     %14:s8 = s_load_dwordx8 %13, null
;;     %7:v1 = v_ceil_f16_e64 %14.2
;;     global_store_short %10, %7, %14.0-1 offset:256
;;     %4:v2 = v_ceil_f64_e32 %14.4-5
;;     global_store_dwordx2 %10, %4, %14.0-1 offset:264
;; }
;;     end
;; }

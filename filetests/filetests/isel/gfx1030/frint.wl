; test isel precise-output
; target gfx1030
; Rounded to the nearest, even in the middle to an integral number.

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = frint.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = frint.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = frint.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ushort %14, %16
;;     %12:v1 = v_rndne_f16_e64 %13
;;     global_store_short %14, %12, %16 offset:256
;;     %9:v1 = global_load_dword %14, %16 offset:4
;;     %8:v1 = v_rndne_f32_e32 %9
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v2 = global_load_dwordx2 %14, %16 offset:8
;;     %4:v2 = v_rndne_f64_e32 %5
;;     global_store_dwordx2 %14, %4, %16 offset:264
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = frint.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = frint.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = frint.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %13=v0:v1 = inputs
;;     %18:s8 = s_load_dwordx8 %17, null
;;     %10:v1 = v_rndne_f16_e64 %18.2
;;     global_store_short %13, %10, %18.0-1 offset:256
;;     %7:v1 = v_rndne_f32_e32 %18.3
;;     global_store_dword %13, %7, %18.0-1 offset:260
;;     %4:v2 = v_rndne_f64_e32 %18.4-5
;;     global_store_dwordx2 %13, %4, %18.0-1 offset:264
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Products with a sum, rounded once.
; Here are the forms whose code is not that of gfx1201.

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = load.f32 kernarg align 4 width all [v0+16]
    v8 = fma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_f32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %8=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, null
;;     %7:v1 = v_mov_b32_e32 %15.4
;;     %6:v1 = v_fma_f32 %15.2, %15.3, %7
;;     global_store_dword %8, %6, %15.0-1 offset:256
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
    v6 = load.f16 global align 2 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = fma.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 global align 4 [v4+12]
    v10 = load.f32 global align 4 [v4+16]
    v11 = load.f32 global align 4 [v4+20]
    v12 = fma.f32 v9, v10, v11
    store.f32 global align 4 [v4+260], v12
    v13 = load.f64 global align 8 [v4+24]
    v14 = load.f64 global align 8 [v4+32]
    v15 = load.f64 global align 8 [v4+40]
    v16 = fma.f64 v13, v14, v15
    store.f64 global align 8 [v4+264], v16
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, null
;;     %22:v1 = global_load_ushort %23, %25
;;     %21:v1 = global_load_ushort %23, %25 offset:4
;;     %20:v1 = global_load_ushort %23, %25 offset:8
;;     %19:v1 = v_fma_f16 %22, %21, %20
;;     global_store_short %23, %19, %25 offset:256
;;     %14:v3 = global_load_dwordx3 %23, %25 offset:12
;;     %13:v1 = v_fma_f32 %14.0, %14.1, %14.2
;;     global_store_dword %23, %13, %25 offset:260
;;     %8:v4 = global_load_dwordx4 %23, %25 offset:24
;;     %7:v2 = global_load_dwordx2 %23, %25 offset:40
;;     %6:v2 = v_fma_f64 %8.0-1, %8.2-3, %7
;;     global_store_dwordx2 %23, %6, %25 offset:264
;; }
;;     end
;; }

kernel %lanes_f16x2 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = load.f16x2 global align 4 [v4+8]
    v8 = fma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:v1 = global_load_dword %10, %12 offset:8
;;     %6:v1 = v_pk_fma_f16 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : f64 at 24 align 8
    param %e : f64 at 32 align 8
    param %f : f64 at 40 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = fma.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f64 kernarg align 8 width all [v0+24]
    v16 = load.f64 kernarg align 8 width all [v0+32]
    v17 = load.f64 kernarg align 8 width all [v0+40]
    v18 = fma.f64 v15, v16, v17
    store.f64 global align 8 [v4+264], v18
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %23=v0:v1 = inputs
;;     %31:s8 = s_load_dwordx8 %26, null
;;     %27:s4 = s_load_dwordx4 %26, 0x20
;;     %16:v1 = v_mov_b32_e32 %31.4
;;     %15:v1 = v_fma_f16 %31.2, %31.3, %16
;;     global_store_short %23, %15, %31.0-1 offset:256
;;     %9.0:v2 = v_mov_b32_e32 %27.2
;;     %10.1:v2 tied(%9) = v_mov_b32_e32 %27.3
;;     %6:v2 = v_fma_f64 %31.6-7, %27.0-1, %10
;;     global_store_dwordx2 %23, %6, %31.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_f16x2 {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : f16x2 at 12 align 4
    param %c : f16x2 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = load.f16x2 kernarg align 4 width all [v0+12]
    v7 = load.f16x2 kernarg align 4 width all [v0+16]
    v8 = fma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_f16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %14=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %8, null
;;     %12:v1 = v_mov_b32_e32 0
;;     %13:v1 = global_load_dword %12, %8 offset:8 makes constant
;;     %11:v1 = global_load_dword %12, %8 offset:12 makes constant
;;     %9:v1 = global_load_dword %12, %8 offset:16 makes constant
;;     %6:v1 = v_pk_fma_f16 %13, %11, %9
;;     global_store_dword %14, %6, %15 offset:256
;; }
;;     end
;; }

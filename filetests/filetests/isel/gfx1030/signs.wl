; test isel precise-output
; target gfx1030
; Signs of floats: flipped, cleared, taken over.

kernel %fabs_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fabs.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = fabs.f32 v7
    store.f32 global align 4 [v4+260], v8
    v9 = load.f64 global align 8 [v4+8]
    v10 = fabs.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %fabs_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %16:v1 = global_load_ushort %17, %19
;;     %15:v1 = v_and_b32_e32 0x7fff, %16
;;     global_store_short %17, %15, %19 offset:256
;;     %12:v1 = global_load_dword %17, %19 offset:4
;;     %11:v1 = v_and_b32_e32 0x7fffffff, %12
;;     global_store_dword %17, %11, %19 offset:260
;;     %8:v2 = global_load_dwordx2 %17, %19 offset:8
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_and_b32_e32 0x7fffffff, %8.1
;;     global_store_dwordx2 %17, %7, %19 offset:264
;; }
;;     end
;; }

kernel %fabs_wave_floats {
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
    v8 = fabs.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = fabs.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = fabs.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %fabs_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %17=v0:v1 = inputs
;;     %22:s8 = s_load_dwordx8 %21, null
;;     %14:v1 = v_and_b32_e64 0x7fff, %22.2
;;     global_store_short %17, %14, %22.0-1 offset:256
;;     %11:s1 = s_and_b32 0x7fffffff, %22.3
;;     %9:v1 = v_mov_b32_e32 %11
;;     global_store_dword %17, %9, %22.0-1 offset:260
;;     %6.0:v2 = v_mov_b32_e32 %22.4
;;     %7.1:v2 tied(%6) = v_and_b32_e64 0x7fffffff, %22.5
;;     global_store_dwordx2 %17, %7, %22.0-1 offset:264
;; }
;;     end
;; }

kernel %fcopysign_lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fcopysign.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    v8 = load.f32 global align 4 [v4+8]
    v9 = load.f32 global align 4 [v4+12]
    v10 = fcopysign.f32 v8, v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 global align 8 [v4+16]
    v12 = load.f64 global align 8 [v4+24]
    v13 = fcopysign.f64 v11, v12
    store.f64 global align 8 [v4+264], v13
    return
}
;; machine kernel %fcopysign_lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, null
;;     %23:v1 = global_load_ushort %24, %26
;;     %22:v1 = global_load_ushort %24, %26 offset:4
;;     %18:v1 = v_mov_b32_e32 0x7fff
;;     %21:v1 = v_bfi_b32 %18, %23, %22
;;     global_store_short %24, %21, %26 offset:256
;;     %16:v2 = global_load_dwordx2 %24, %26 offset:8
;;     %12:v1 = v_mov_b32_e32 0x7fffffff
;;     %15:v1 = v_bfi_b32 %12, %16.0, %16.1
;;     global_store_dword %24, %15, %26 offset:260
;;     %10:v4 = global_load_dwordx4 %24, %26 offset:16
;;     %8.0:v2 = v_mov_b32_e32 %10.0
;;     %5:v1 = v_mov_b32_e32 0x7fffffff
;;     %9.1:v2 tied(%8) = v_bfi_b32 %5, %10.1, %10.3
;;     global_store_dwordx2 %24, %9, %26 offset:264
;; }
;;     end
;; }

kernel %fcopysign_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f32 at 16 align 4
    param %d : f32 at 20 align 4
    param %e : f64 at 24 align 8
    param %f : f64 at 32 align 8
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
    v11 = fcopysign.f16 v7, v10
    store.f16 global align 2 [v4+256], v11
    v12 = load.f32 kernarg align 4 width all [v0+16]
    v13 = load.f32 kernarg align 4 width all [v0+20]
    v14 = fcopysign.f32 v12, v13
    store.f32 global align 4 [v4+260], v14
    v15 = load.f64 kernarg align 8 width all [v0+24]
    v16 = load.f64 kernarg align 8 width all [v0+32]
    v17 = fcopysign.f64 v15, v16
    store.f64 global align 8 [v4+264], v17
    return
}
;; machine kernel %fcopysign_wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %26=v0:v1 = inputs
;;     %32:s8 = s_load_dwordx8 %10, null
;;     %18:v1 = v_mov_b32_e32 0x7fff
;;     %21:v1 = v_bfi_b32 %18, %32.2, %32.3
;;     global_store_short %26, %21, %32.0-1 offset:256
;;     %13:v1 = v_mov_b32_e32 0x7fffffff
;;     %16:v1 = v_bfi_b32 %13, %32.4, %32.5
;;     global_store_dword %26, %16, %32.0-1 offset:260
;;     %11:s2 = s_load_dwordx2 %10, 0x20
;;     %8.0:v2 = v_mov_b32_e32 %32.6
;;     %5:v1 = v_mov_b32_e32 0x7fffffff
;;     %9.1:v2 tied(%8) = v_bfi_b32 %5, %32.7, %11.1
;;     global_store_dwordx2 %26, %9, %32.0-1 offset:264
;; }
;;     end
;; }

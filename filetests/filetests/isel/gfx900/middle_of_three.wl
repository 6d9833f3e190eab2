; test isel precise-output
; target gfx900
; The middle one of three, and ends of three floats.

kernel %med3_unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = umin.i32 v5, v6
    v10 = umax.i32 v5, v6
    v11 = umin.i32 v10, v7
    v8 = umax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_unsigned target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_med3_u32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %med3_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = smin.i32 v5, v6
    v10 = smax.i32 v5, v6
    v11 = smin.i32 v10, v7
    v8 = smax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_signed target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_med3_i32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %fmed3_f32 {
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
    v8 = fmed3.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmed3_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_med3_f32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %fmed3_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = load.f16 global align 2 [v4+4]
    v8 = fmed3.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fmed3_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %25:v1 = global_load_ushort %26, %28
;;     %24:v1 = global_load_ushort %26, %28 offset:2
;;     %23:v1 = global_load_ushort %26, %28 offset:4
;;     %22:v1 = v_min_f16_e32 %25, %24
;;     %21:v1 = v_max_f16_e32 %25, %24
;;     %20:v1 = v_min_f16_e32 %22, %23
;;     %19:v1 = v_min_f16_e32 %21, %23
;;     %17:v1 = v_max_f16_e32 %22, %19
;;     %14:s2 = v_cmp_u_f16_e64 %25, %24
;;     %11:s2 = v_cmp_u_f16_e64 %23, %23
;;     %9:v1 = v_cndmask_b32_e64 %17, %20, %11
;;     %6:v1 = v_cndmask_b32_e64 %9, %20, %14
;;     global_store_short %26, %6, %28 offset:256
;; }
;;     end
;; }

kernel %fmed3_f64 {
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
    v8 = fmed3.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fmed3_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %30:v4 = global_load_dwordx4 %31, %33
;;     %29:v2 = global_load_dwordx2 %31, %33 offset:16
;;     %28:v2 = v_min_f64 %30.0-1, %30.2-3
;;     %27:v2 = v_max_f64 %30.0-1, %30.2-3
;;     %26:v2 = v_min_f64 %28, %29
;;     %25:v2 = v_min_f64 %27, %29
;;     %23:v2 = v_max_f64 %28, %25
;;     %20:s2 = v_cmp_u_f64_e64 %30.0-1, %30.2-3
;;     %17:s2 = v_cmp_u_f64_e64 %29, %29
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %26.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %26.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %26.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %26.1, %20
;;     global_store_dwordx2 %31, %9, %33 offset:256
;; }
;;     end
;; }

kernel %fmin3 {
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
    v9 = fmin.f32 v5, v6
    v8 = fmin.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmin3 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_min3_f32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %fmax3 {
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
    v9 = fmax.f32 v5, v6
    v8 = fmax.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmax3 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v3 = global_load_dwordx3 %8, %10
;;     %6:v1 = v_max3_f32 %7.0, %7.1, %7.2
;;     global_store_dword %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %fmed3_wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : f32 at 20 align 4
    param %e : f32 at 24 align 4
    param %f : f32 at 28 align 4
    param %g : f64 at 32 align 8
    param %h : f64 at 40 align 8
    param %i : f64 at 48 align 8
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
    v14 = fmed3.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.f32 kernarg align 4 width all [v0+20]
    v16 = load.f32 kernarg align 4 width all [v0+24]
    v17 = load.f32 kernarg align 4 width all [v0+28]
    v18 = fmed3.f32 v15, v16, v17
    store.f32 global align 4 [v4+260], v18
    v19 = load.f64 kernarg align 8 width all [v0+32]
    v20 = load.f64 kernarg align 8 width all [v0+40]
    v21 = load.f64 kernarg align 8 width all [v0+48]
    v22 = fmed3.f64 v19, v20, v21
    store.f64 global align 8 [v4+264], v22
    return
}
;; machine kernel %fmed3_wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %82=s[0:1]:s2, %78=v0:v1 = inputs
;;     %90:s8 = s_load_dwordx8 %82, 0x0
;;     %83:s8 = s_load_dwordx8 %82, 0x20
;;     %71:v1 = v_mov_b32_e32 %90.3
;;     %70:v1 = v_min_f16_e32 %90.2, %71
;;     %68:v1 = v_max_f16_e32 %90.2, %71
;;     %67:v1 = v_min_f16_e32 %90.4, %70
;;     %66:v1 = v_min_f16_e32 %90.4, %68
;;     %64:v1 = v_max_f16_e32 %70, %66
;;     %60:s2 = v_cmp_u_f16_e64 %90.2, %71
;;     %57:s2 = v_cmp_u_f16_e64 %90.4, %90.4
;;     %55:v1 = v_cndmask_b32_e64 %64, %67, %57
;;     %52:v1 = v_cndmask_b32_e64 %55, %67, %60
;;     global_store_short %78, %52, %90.0-1 offset:256
;;     %46:v1 = v_mov_b32_e32 %90.6
;;     %47:v1 = v_mov_b32_e32 %90.7
;;     %45:v1 = v_med3_f32 %90.5, %46, %47
;;     global_store_dword %78, %45, %90.0-1 offset:260
;;     %39.0:v2 = v_mov_b32_e32 %83.2
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 %83.3
;;     %36:v2 = v_min_f64 %83.0-1, %40
;;     %31:v2 = v_max_f64 %83.0-1, %40
;;     %30:v2 = v_min_f64 %36, %83.4-5
;;     %29:v2 = v_min_f64 %31, %83.4-5
;;     %27:v2 = v_max_f64 %36, %29
;;     %20:s2 = v_cmp_u_f64_e64 %83.0-1, %40
;;     %17:s2 = v_cmp_u_f64_e64 %83.4-5, %83.4-5
;;     %14.0:v2 = v_cndmask_b32_e64 %27.0, %30.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %27.1, %30.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %30.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %30.1, %20
;;     global_store_dwordx2 %78, %9, %90.0-1 offset:264
;; }
;;     end
;; }

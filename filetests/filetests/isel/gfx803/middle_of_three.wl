; test isel precise-output
; target gfx803
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
;; machine kernel %med3_unsigned target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_med3_u32 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
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
;; machine kernel %med3_signed target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_med3_i32 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
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
;; machine kernel %fmed3_f32 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_med3_f32 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
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
;; machine kernel %fmed3_f16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %51.0:v2, %47:s2 = v_add_u32_e64 %55.0, %53
;;     %50:v1 = v_mov_b32_e32 %55.1
;;     %52.1:v2 tied(%51), %49:s2 = v_addc_u32_e64 %50, 0, %47
;;     %43:v1 = flat_load_ushort %52
;;     %40.0:v2, %37:s2 = v_add_u32_e64 2, %52.0
;;     %41.1:v2 tied(%40), %39:s2 = v_addc_u32_e64 0, %52.1, %37
;;     %42:v1 = flat_load_ushort %41
;;     %33.0:v2, %30:s2 = v_add_u32_e64 4, %52.0
;;     %34.1:v2 tied(%33), %32:s2 = v_addc_u32_e64 0, %52.1, %30
;;     %35:v1 = flat_load_ushort %34
;;     %28:v1 = v_min_f16_e32 %43, %42
;;     %27:v1 = v_max_f16_e32 %43, %42
;;     %26:v1 = v_min_f16_e32 %28, %35
;;     %25:v1 = v_min_f16_e32 %27, %35
;;     %23:v1 = v_max_f16_e32 %28, %25
;;     %20:s2 = v_cmp_u_f16_e64 %43, %42
;;     %17:s2 = v_cmp_u_f16_e64 %35, %35
;;     %15:v1 = v_cndmask_b32_e64 %23, %26, %17
;;     %12:v1 = v_cndmask_b32_e64 %15, %26, %20
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %52.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %52.1, %2
;;     flat_store_short %7, %12
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
;; machine kernel %fmed3_f64 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53=s[0:1]:s2, %52=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %54:s2 = s_load_dwordx2 %53, 0x0
;;     %50.0:v2, %46:s2 = v_add_u32_e64 %54.0, %52
;;     %49:v1 = v_mov_b32_e32 %54.1
;;     %51.1:v2 tied(%50), %48:s2 = v_addc_u32_e64 %49, 0, %46
;;     %42:v4 = flat_load_dwordx4 %51
;;     %39.0:v2, %36:s2 = v_add_u32_e64 16, %51.0
;;     %40.1:v2 tied(%39), %38:s2 = v_addc_u32_e64 0, %51.1, %36
;;     %41:v2 = flat_load_dwordx2 %40
;;     %34:v2 = v_min_f64 %42.0-1, %42.2-3
;;     %33:v2 = v_max_f64 %42.0-1, %42.2-3
;;     %32:v2 = v_min_f64 %34, %41
;;     %31:v2 = v_min_f64 %33, %41
;;     %29:v2 = v_max_f64 %34, %31
;;     %26:s2 = v_cmp_u_f64_e64 %42.0-1, %42.2-3
;;     %23:s2 = v_cmp_u_f64_e64 %41, %41
;;     %20.0:v2 = v_cndmask_b32_e64 %29.0, %32.0, %23
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %29.1, %32.1, %23
;;     %14.0:v2 = v_cndmask_b32_e64 %21.0, %32.0, %26
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %21.1, %32.1, %26
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %51.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %51.1, %2
;;     flat_store_dwordx2 %7, %15
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
;; machine kernel %fmin3 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_min3_f32 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
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
;; machine kernel %fmax3 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v3 = flat_load_dwordx3 %22
;;     %12:v1 = v_max3_f32 %13.0, %13.1, %13.2
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

; test isel precise-output
; target gfx1100
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
;; machine kernel %med3_unsigned target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_med3_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
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
;; machine kernel %med3_signed target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_med3_i32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
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
;; machine kernel %fmed3_f32 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_med3_f32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
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
;; machine kernel %fmed3_f16 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_b64 %27, null
;;     %25:v1 = global_load_u16 %26, %28
;;     %24:v1 = global_load_u16 %26, %28 offset:2
;;     %23:v1 = global_load_u16 %26, %28 offset:4
;;     %22:v1 = v_min_f16_e64 %25, %24
;;     %21:v1 = v_max_f16_e64 %25, %24
;;     %20:v1 = v_min_f16_e64 %22, %23
;;     %19:v1 = v_min_f16_e64 %21, %23
;;     %17:v1 = v_max_f16_e64 %22, %19
;;     %14:s1 = v_cmp_u_f16_e64 %25, %24
;;     %11:s1 = v_cmp_u_f16_e64 %23, %23
;;     %9:v1 = v_cndmask_b32_e64 %17, %20, %11
;;     %6:v1 = v_cndmask_b32_e64 %9, %20, %14
;;     global_store_b16 %26, %6, %28 offset:256
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
;; machine kernel %fmed3_f64 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, null
;;     %30:v4 = global_load_b128 %31, %33
;;     %29:v2 = global_load_b64 %31, %33 offset:16
;;     %28:v2 = v_min_f64 %30.0-1, %30.2-3
;;     %27:v2 = v_max_f64 %30.0-1, %30.2-3
;;     %26:v2 = v_min_f64 %28, %29
;;     %25:v2 = v_min_f64 %27, %29
;;     %23:v2 = v_max_f64 %28, %25
;;     %20:s1 = v_cmp_u_f64_e64 %30.0-1, %30.2-3
;;     %17:s1 = v_cmp_u_f64_e64 %29, %29
;;     %14.0:v2 = v_cndmask_b32_e64 %23.0, %26.0, %17
;;     %15.1:v2 tied(%14) = v_cndmask_b32_e64 %23.1, %26.1, %17
;;     %8.0:v2 = v_cndmask_b32_e64 %15.0, %26.0, %20
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %15.1, %26.1, %20
;;     global_store_b64 %31, %9, %33 offset:256
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
;; machine kernel %fmin3 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v3 = global_load_b96 %10, %12
;;     %8:v1 = v_min_f32_e32 %9.0, %9.1
;;     %5:v1 = v_min_f32_e32 %8, %9.2
;;     global_store_b32 %10, %5, %12 offset:256
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
;; machine kernel %fmax3 target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, null
;;     %9:v3 = global_load_b96 %10, %12
;;     %8:v1 = v_max_f32_e32 %9.0, %9.1
;;     %5:v1 = v_max_f32_e32 %8, %9.2
;;     global_store_b32 %10, %5, %12 offset:256
;; }
;;     end
;; }

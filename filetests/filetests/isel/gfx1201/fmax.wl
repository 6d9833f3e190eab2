; test isel precise-output
; target gfx1201
; Maxima: the number if the other operand is a quiet NaN.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fmax.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %5:s1 = v_cmp_class_f32_e64 %10.1, 1
;;     %6:v1 = v_cndmask_b32_e64 %10.0, %10.1, %5
;;     %7:s1 = v_cmp_class_f32_e64 %10.0, 1
;;     %8:v1 = v_cndmask_b32_e64 %10.1, %10.0, %7
;;     %9:v1 = v_max_num_f32_e32 %6, %8
;;     global_store_b32 %11, %9, %13 offset:256
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fmax.f64 v5, v6
    store.f64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v4 = global_load_b128 %17, %19
;;     %5:s1 = v_cmp_class_f64_e64 %16.2-3, 1
;;     %8.0:v2 = v_cndmask_b32_e64 %16.0, %16.2, %5
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %16.1, %16.3, %5
;;     %10:s1 = v_cmp_class_f64_e64 %16.0-1, 1
;;     %13.0:v2 = v_cndmask_b32_e64 %16.2, %16.0, %10
;;     %14.1:v2 tied(%13) = v_cndmask_b32_e64 %16.3, %16.1, %10
;;     %15:v2 = v_max_num_f64_e32 %9, %14
;;     global_store_b64 %17, %15, %19 offset:256
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fmax.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_u16 %12, %14
;;     %10:v1 = global_load_u16 %12, %14 offset:4
;;     %5:s1 = v_cmp_class_f16_e64 %10, 1
;;     %6:v1 = v_cndmask_b32_e64 %11, %10, %5
;;     %7:s1 = v_cmp_class_f16_e64 %11, 1
;;     %8:v1 = v_cndmask_b32_e64 %10, %11, %7
;;     %9:v1 = v_max_num_f16_e64 %6, %8
;;     global_store_b16 %12, %9, %14 offset:256
;; }
;;     end
;; }

kernel %computed_wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = fadd.f32 v5, v6
    v8 = fmul.f32 v5, v6
    v9 = fmax.f32 v7, v8
    store.f32 global align 4 [v4+256], v9
    return
}
;; machine kernel %computed_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %11=v0:v1 = inputs
;;     %16:s4 = s_load_b128 %15, 0x0
;;     %10:s1 = s_add_f32 %16.2, %16.3
;;     %9:s1 = s_mul_f32 %16.2, %16.3
;;     %6:s1 = s_max_num_f32 %10, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %11, %3, %16.0-1 offset:256
;; }
;;     end
;; }

kernel %computed_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fadd.f64 v5, v6
    v8 = fmul.f64 v5, v6
    v9 = fmax.f64 v7, v8
    store.f64 global align 8 [v4+256], v9
    return
}
;; machine kernel %computed_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v4 = global_load_b128 %11, %13
;;     %9:v2 = v_add_f64_e32 %10.0-1, %10.2-3
;;     %8:v2 = v_mul_f64_e32 %10.0-1, %10.2-3
;;     %5:v2 = v_max_num_f64_e32 %9, %8
;;     global_store_b64 %11, %5, %13 offset:256
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
    v6 = fconst.f32 0.0
    v7 = fmax.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %4:s1 = v_cmp_class_f32_e64 %7, 1
;;     %5:v1 = v_cndmask_b32_e64 0, %7, %4
;;     %6:v1 = v_max_num_f32_e32 %7, %5
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

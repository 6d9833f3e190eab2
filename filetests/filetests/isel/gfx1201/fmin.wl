; test isel precise-output
; target gfx1201
; Minima: the number if the other operand is a quiet NaN.

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
    v7 = fmin.f32 v5, v6
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
;;     %9:v1 = v_min_num_f32_e32 %6, %8
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
    v7 = fmin.f64 v5, v6
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
;;     %15:v2 = v_min_num_f64_e32 %9, %14
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
    v7 = fmin.f16 v5, v6
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
;;     %9:v1 = v_min_num_f16_e64 %6, %8
;;     global_store_b16 %12, %9, %14 offset:256
;; }
;;     end
;; }

; Two halves in an instruction where that treats signalling NaNs as is asked.
kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fmin.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %pairs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     %43:s2 = s_load_b64 %42, 0x0
;;     %40:v1 = global_load_b32 %41, %43
;;     %39:v1 = global_load_b32 %41, %43 offset:4
;;     %30:s1 = v_cmp_class_f16_e64 %39, 1
;;     %31:v1 = v_cndmask_b32_e64 %40, %39, %30
;;     %32:s1 = v_cmp_class_f16_e64 %40, 1
;;     %33:v1 = v_cndmask_b32_e64 %39, %40, %32
;;     %34:v1 = v_min_num_f16_e64 %31, %33
;;     %27:v1 = v_lshrrev_b32_e32 16, %40
;;     %23:v1 = v_lshrrev_b32_e32 16, %39
;;     %15:s1 = v_cmp_class_f16_e64 %23, 1
;;     %16:v1 = v_cndmask_b32_e64 %27, %23, %15
;;     %17:s1 = v_cmp_class_f16_e64 %27, 1
;;     %18:v1 = v_cndmask_b32_e64 %23, %27, %17
;;     %19:v1 = v_min_num_f16_e64 %16, %18
;;     %11:v1 = v_and_b32_e32 0xffff, %19
;;     %8:v1 = v_and_b32_e32 0xffff, %34
;;     %6:v1 = v_lshl_or_b32 %11, 16, %8
;;     global_store_b32 %41, %6, %43 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
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
    v7 = fmin.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %12=v0:v1 = inputs
;;     %17:s4 = s_load_b128 %16, 0x0
;;     %5:s1 = v_cmp_class_f32_e64 %17.3, 1
;;     %7:v1 = v_mov_b32_e32 %17.3
;;     %6:v1 = v_cndmask_b32_e64 %17.2, %7, %5
;;     %8:s1 = v_cmp_class_f32_e64 %17.2, 1
;;     %10:v1 = v_mov_b32_e32 %17.2
;;     %9:v1 = v_cndmask_b32_e64 %17.3, %10, %8
;;     %11:v1 = v_min_num_f32_e32 %6, %9
;;     global_store_b32 %12, %11, %17.0-1 offset:256
;; }
;;     end
;; }

; Results of arithmetic are no signalling NaNs.
kernel %computed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.f32 v5, v6
    v8 = fmul.f32 v5, v6
    v9 = fmin.f32 v7, v8
    store.f32 global align 4 [v4+256], v9
    return
}
;; machine kernel %computed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:v1 = v_add_f32_e32 %10.0, %10.1
;;     %8:v1 = v_mul_f32_e32 %10.0, %10.1
;;     %5:v1 = v_min_num_f32_e32 %9, %8
;;     global_store_b32 %11, %5, %13 offset:256
;; }
;;     end
;; }

kernel %one_computed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = fadd.f32 v5, v6
    v8 = fmin.f32 v7, v5
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %one_computed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v2 = global_load_b64 %11, %13
;;     %9:v1 = v_add_f32_e32 %10.0, %10.1
;;     %5:s1 = v_cmp_class_f32_e64 %10.0, 1
;;     %6:v1 = v_cndmask_b32_e64 %9, %10.0, %5
;;     %7:v1 = v_min_num_f32_e32 %6, %10.0
;;     global_store_b32 %11, %7, %13 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fconst.f32 1.0
    v7 = fmin.f32 v5, v6
    store.f32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %4:s1 = v_cmp_class_f32_e64 %7, 1
;;     %5:v1 = v_cndmask_b32_e64 1.0, %7, %4
;;     %6:v1 = v_min_num_f32_e32 %7, %5
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

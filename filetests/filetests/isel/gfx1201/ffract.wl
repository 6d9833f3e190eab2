; test isel precise-output
; target gfx1201
; Fractions, below one.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = ffract.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v1 = global_load_b32 %20, %22
;;     %18:v1 = v_floor_f32_e32 %19
;;     %17:v1 = v_sub_f32_e32 %19, %18
;;     %15:s1 = v_cmp_gt_f32_e64 %17, 0x3f7fffff
;;     %14:v1 = v_cndmask_b32_e64 %17, 0x3f7fffff, %15
;;     %11:s1 = v_cmp_class_f32_e64 %19, 0x264
;;     %9:v1 = v_and_b32_e32 0x80000000, %19
;;     %6:v1 = v_cndmask_b32_e64 %14, %9, %11
;;     global_store_b32 %20, %6, %22 offset:256
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
    v6 = ffract.f64 v5
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v2 = global_load_b64 %33, %35
;;     %31:v2 = v_floor_f64_e32 %32
;;     %30:v2 = v_add_f64_e64 %32, -%31
;;     %26.0:s2 = s_mov_b32 -1
;;     %27.1:s2 tied(%26) = s_mov_b32 0x3fefffff
;;     %28:s1 = v_cmp_gt_f64_e64 %30, %27
;;     %22.0:v2 = v_cndmask_b32_e64 %30.0, -1, %28
;;     %23.1:v2 tied(%22) = v_cndmask_b32_e64 %30.1, 0x3fefffff, %28
;;     %17:s1 = v_cmp_class_f64_e64 %32, 0x264
;;     %14.0:v2 = v_and_b32_e32 0, %32.0
;;     %15.1:v2 tied(%14) = v_and_b32_e32 0x80000000, %32.1
;;     %8.0:v2 = v_cndmask_b32_e64 %23.0, %15.0, %17
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %23.1, %15.1, %17
;;     global_store_b64 %33, %9, %35 offset:256
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
    v6 = ffract.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v1 = global_load_u16 %20, %22
;;     %18:v1 = v_floor_f16_e64 %19
;;     %17:v1 = v_sub_f16_e64 %19, %18
;;     %15:s1 = v_cmp_gt_f16_e64 %17, 0x3bff
;;     %14:v1 = v_cndmask_b32_e64 %17, 0x3bff, %15
;;     %11:s1 = v_cmp_class_f16_e64 %19, 0x264
;;     %9:v1 = v_and_b32_e32 0x8000, %19
;;     %6:v1 = v_cndmask_b32_e64 %14, %9, %11
;;     global_store_b16 %20, %6, %22 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = ffract.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s4 = s_load_b128 %22, 0x0
;;     %19:s1 = s_floor_f32 %23.2
;;     %18:s1 = s_sub_f32 %23.2, %19
;;     s_cmp_gt_f32 %18, 0x3f7fffff makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_u32 %16, 0 makes scc
;;     %15:s1 = s_cselect_b32 0x3f7fffff, %18
;;     %12:s1 = v_cmp_class_f32_e64 %23.2, 0x264
;;     %10:s1 = s_and_b32 %23.2, 0x80000000
;;     %7:v1 = v_mov_b32_e32 %10
;;     %6:v1 = v_cndmask_b32_e64 %15, %7, %12
;;     global_store_b32 %20, %6, %23.0-1 offset:256
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
    v8 = ffract.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f64 kernarg align 8 width all [v0+16]
    v10 = ffract.f64 v9
    store.f64 global align 8 [v4+264], v10
    return
}
;; machine kernel %wave_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53=s[0:1]:s2, %51=v0:v1 = inputs
;;     %54:s8 = s_load_b256 %53, 0x0
;;     %49:v1 = v_floor_f16_e64 %54.2
;;     %48:v1 = v_sub_f16_e64 %54.2, %49
;;     %46:s1 = v_cmp_gt_f16_e64 %48, 0x3bff
;;     %45:v1 = v_cndmask_b32_e64 %48, 0x3bff, %46
;;     %42:s1 = v_cmp_class_f16_e64 %54.2, 0x264
;;     %40:s1 = s_and_b32 %54.2, 0x8000
;;     %37:v1 = v_cndmask_b32_e64 %45, %40, %42
;;     global_store_b16 %51, %37, %54.0-1 offset:256
;;     %32:v2 = v_floor_f64_e32 %54.4-5
;;     %31:v2 = v_add_f64_e64 %54.4-5, -%32
;;     %27.0:s2 = s_mov_b32 -1
;;     %28.1:s2 tied(%27) = s_mov_b32 0x3fefffff
;;     %29:s1 = v_cmp_gt_f64_e64 %31, %28
;;     %23.0:v2 = v_cndmask_b32_e64 %31.0, -1, %29
;;     %24.1:v2 tied(%23) = v_cndmask_b32_e64 %31.1, 0x3fefffff, %29
;;     %18:s1 = v_cmp_class_f64_e64 %54.4-5, 0x264
;;     %14.0:s2 = s_mov_b32 0
;;     %15.1:s2 tied(%14) = s_mov_b32 0x80000000
;;     %16:s2 = s_and_b64 %54.4-5, %15
;;     %8.0:v2 = v_cndmask_b32_e64 %24.0, %16.0, %18
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %24.1, %16.1, %18
;;     global_store_b64 %51, %9, %54.0-1 offset:264
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
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
;; machine kernel %lanes_f32 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %22:v1 = global_load_dword %23, %25
;;     %21:v1 = v_floor_f32_e32 %22
;;     %20:v1 = v_sub_f32_e32 %22, %21
;;     %18:s1 = s_mov_b32 0x3f7fffff
;;     %17:s2 = v_cmp_gt_f32_e64 %20, %18
;;     %16:v1 = v_mov_b32_e32 0x3f7fffff
;;     %15:v1 = v_cndmask_b32_e64 %20, %16, %17
;;     %12:s1 = s_mov_b32 0x264
;;     %11:s2 = v_cmp_class_f32_e64 %22, %12
;;     %9:v1 = v_and_b32_e32 0x80000000, %22
;;     %6:v1 = v_cndmask_b32_e64 %15, %9, %11
;;     global_store_dword %23, %6, %25 offset:256
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
;; machine kernel %lanes_f64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %34:v2 = global_load_dwordx2 %35, %37
;;     %33:v2 = v_floor_f64_e32 %34
;;     %32:v2 = v_add_f64 %34, -%33
;;     %28.0:s2 = s_mov_b32 -1
;;     %29.1:s2 tied(%28) = s_mov_b32 0x3fefffff
;;     %30:s2 = v_cmp_gt_f64_e64 %32, %29
;;     %24.0:v2 = v_cndmask_b32_e64 %32.0, -1, %30
;;     %23:v1 = v_mov_b32_e32 0x3fefffff
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 %32.1, %23, %30
;;     %18:s1 = s_mov_b32 0x264
;;     %17:s2 = v_cmp_class_f64_e64 %34, %18
;;     %14.0:v2 = v_and_b32_e32 0, %34.0
;;     %15.1:v2 tied(%14) = v_and_b32_e32 0x80000000, %34.1
;;     %8.0:v2 = v_cndmask_b32_e64 %25.0, %15.0, %17
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %25.1, %15.1, %17
;;     global_store_dwordx2 %35, %9, %37 offset:256
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
;; machine kernel %lanes_f16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %22:v1 = global_load_ushort %23, %25
;;     %21:v1 = v_floor_f16_e32 %22
;;     %20:v1 = v_sub_f16_e32 %22, %21
;;     %18:s1 = s_mov_b32 0x3bff
;;     %17:s2 = v_cmp_gt_f16_e64 %20, %18
;;     %16:v1 = v_mov_b32_e32 0x3bff
;;     %15:v1 = v_cndmask_b32_e64 %20, %16, %17
;;     %12:s1 = s_mov_b32 0x264
;;     %11:s2 = v_cmp_class_f16_e64 %22, %12
;;     %9:v1 = v_and_b32_e32 0x8000, %22
;;     %6:v1 = v_cndmask_b32_e64 %15, %9, %11
;;     global_store_short %23, %6, %25 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %23=v0:v1 = inputs
;;     %26:s4 = s_load_dwordx4 %25, 0x0
;;     %22:v1 = v_floor_f32_e32 %26.2
;;     %21:v1 = v_sub_f32_e32 %26.2, %22
;;     %19:s1 = s_mov_b32 0x3f7fffff
;;     %18:s2 = v_cmp_gt_f32_e64 %21, %19
;;     %17:v1 = v_mov_b32_e32 0x3f7fffff
;;     %16:v1 = v_cndmask_b32_e64 %21, %17, %18
;;     %13:v1 = v_mov_b32_e32 0x264
;;     %12:s2 = v_cmp_class_f32_e64 %26.2, %13
;;     %10:s1 = s_and_b32 %26.2, 0x80000000
;;     %7:v1 = v_mov_b32_e32 %10
;;     %6:v1 = v_cndmask_b32_e64 %16, %7, %12
;;     global_store_dword %23, %6, %26.0-1 offset:256
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
;; machine kernel %wave_floats target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61=s[0:1]:s2, %59=v0:v1 = inputs
;;     %62:s8 = s_load_dwordx8 %61, 0x0
;;     %57:v1 = v_floor_f16_e32 %62.2
;;     %56:v1 = v_sub_f16_e32 %62.2, %57
;;     %54:s1 = s_mov_b32 0x3bff
;;     %53:s2 = v_cmp_gt_f16_e64 %56, %54
;;     %52:v1 = v_mov_b32_e32 0x3bff
;;     %51:v1 = v_cndmask_b32_e64 %56, %52, %53
;;     %48:v1 = v_mov_b32_e32 0x264
;;     %47:s2 = v_cmp_class_f16_e64 %62.2, %48
;;     %45:s1 = s_and_b32 %62.2, 0x8000
;;     %42:v1 = v_mov_b32_e32 %45
;;     %41:v1 = v_cndmask_b32_e64 %51, %42, %47
;;     global_store_short %59, %41, %62.0-1 offset:256
;;     %36:v2 = v_floor_f64_e32 %62.4-5
;;     %35:v2 = v_add_f64 %62.4-5, -%36
;;     %31.0:s2 = s_mov_b32 -1
;;     %32.1:s2 tied(%31) = s_mov_b32 0x3fefffff
;;     %33:s2 = v_cmp_gt_f64_e64 %35, %32
;;     %27.0:v2 = v_cndmask_b32_e64 %35.0, -1, %33
;;     %26:v1 = v_mov_b32_e32 0x3fefffff
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %35.1, %26, %33
;;     %21:v1 = v_mov_b32_e32 0x264
;;     %20:s2 = v_cmp_class_f64_e64 %62.4-5, %21
;;     %16.0:s2 = s_mov_b32 0
;;     %17.1:s2 tied(%16) = s_mov_b32 0x80000000
;;     %18:s2 = s_and_b64 %62.4-5, %17
;;     %7:v1 = v_mov_b32_e32 %18.0
;;     %10.0:v2 = v_cndmask_b32_e64 %28.0, %7, %20
;;     %9:v1 = v_mov_b32_e32 %18.1
;;     %11.1:v2 tied(%10) = v_cndmask_b32_e64 %28.1, %9, %20
;;     global_store_dwordx2 %59, %11, %62.0-1 offset:264
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Comparisons of floats of each width.

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
    v7 = fcmp.lt v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.f32 global align 4 [v4+8]
    v10 = load.f32 global align 4 [v4+12]
    v11 = fcmp.lt v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+260], v12
    v13 = load.f64 global align 8 [v4+16]
    v14 = load.f64 global align 8 [v4+24]
    v15 = fcmp.lt v13, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+264], v16
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, null
;;     %29:v1 = global_load_ushort %30, %32
;;     %28:v1 = global_load_ushort %30, %32 offset:4
;;     %27:s1 = v_cmp_lt_f16_e64 %29, %28
;;     %24:v1 = v_cndmask_b32_e64 0, 1, %27
;;     %22:v2 = global_load_dwordx2 %30, %32 offset:8
;;     %21:s1 = v_cmp_lt_f32_e64 %22.0, %22.1
;;     %18:v1 = v_cndmask_b32_e64 0, 1, %21
;;     %16:v4 = global_load_dwordx4 %30, %32 offset:16
;;     %15:s1 = v_cmp_lt_f64_e64 %16.0-1, %16.2-3
;;     %12:v1 = v_cndmask_b32_e64 0, 1, %15
;;     %8.0:v3 = v_mov_b32_e32 %24
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %18
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_dwordx3 %30, %10, %32 offset:256
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64 at 16 align 8
    param %d : f64 at 24 align 8
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
    v11 = fcmp.lt v7, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    v13 = load.f64 kernarg align 8 width all [v0+16]
    v14 = load.f64 kernarg align 8 width all [v0+24]
    v15 = fcmp.lt v13, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+260], v16
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %22=v0:v1 = inputs
;;     %27:s8 = s_load_dwordx8 %26, null
;;     %17:s1 = v_cmp_lt_f16_e64 %27.2, %27.3
;;     %14:v1 = v_cndmask_b32_e64 0, 1, %17
;;     %12:s1 = v_cmp_lt_f64_e64 %27.4-5, %27.6-7
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %14
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %22, %7, %27.0-1 offset:256
;; }
;;     end
;; }

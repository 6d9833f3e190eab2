; test isel precise-output
; target gfx1030
; Classes of floats as a set of bits. The order of the classes is the machine's.

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.f32 global align 4 [v4+8]
    v10 = load.i32 global align 4 [v4+12]
    v11 = fclass v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+260], v12
    v13 = load.f64 global align 8 [v4+16]
    v14 = load.i32 global align 4 [v4+24]
    v15 = fclass v13, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+264], v16
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_dwordx2 %32, null
;;     %30:v1 = global_load_ushort %31, %33
;;     %29:v3 = global_load_dwordx3 %31, %33 offset:4
;;     %27:s1 = v_cmp_class_f16_e64 %30, %29.0
;;     %24:v1 = v_cndmask_b32_e64 0, 1, %27
;;     %22:s1 = v_cmp_class_f32_e64 %29.1, %29.2
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %22
;;     %17:v2 = global_load_dwordx2 %31, %33 offset:16
;;     %16:v1 = global_load_dword %31, %33 offset:24
;;     %15:s1 = v_cmp_class_f64_e64 %17, %16
;;     %12:v1 = v_cndmask_b32_e64 0, 1, %15
;;     %8.0:v3 = v_mov_b32_e32 %24
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %19
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_dwordx3 %31, %10, %33 offset:256
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : f64 at 24 align 8
    param %f : i32 at 32 align 4
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
    v9 = fclass v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    v11 = load.f32 kernarg align 4 width all [v0+16]
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = fclass v11, v12
    v14 = uextend.i32 v13
    store.i32 global align 4 [v4+260], v14
    v15 = load.f64 kernarg align 8 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+32]
    v17 = fclass v15, v16
    v18 = uextend.i32 v17
    store.i32 global align 4 [v4+264], v18
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %30=v0:v1 = inputs
;;     %35:s8 = s_load_dwordx8 %16, null
;;     %27:s1 = v_cmp_class_f16_e64 %35.2, %35.3
;;     %24:v1 = v_cndmask_b32_e64 0, 1, %27
;;     %22:s1 = v_cmp_class_f32_e64 %35.4, %35.5
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %22
;;     %17:s1 = s_load_dword %16, 0x20
;;     %15:s1 = v_cmp_class_f64_e64 %35.6-7, %17
;;     %12:v1 = v_cndmask_b32_e64 0, 1, %15
;;     %8.0:v3 = v_mov_b32_e32 %24
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %19
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_dwordx3 %30, %10, %35.0-1 offset:256
;; }
;;     end
;; }

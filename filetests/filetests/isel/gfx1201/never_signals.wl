; test isel precise-output
; target gfx1201
; What arithmetic made is no signalling NaN, also where its sign is changed or it is one of two numbers.

kernel %magnitudes {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = bitcast.f32 v9
    v21 = bitcast.f32 v10
    v22 = fmul.f32 v20, v21
    v23 = fadd.f32 v20, v21
    v24 = fabs.f32 v22
    v25 = fneg.f32 v23
    v26 = fmax.f32 v24, v25
    store.f32 global align 4 [v8], v26
    return
}
;; machine kernel %magnitudes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_b64 %20, 0x0
;;     %18:v1 = v_lshlrev_b32_e32 4, %19
;;     %16:v2 = global_load_b64 %18, %21
;;     %13:v1 = v_mul_f32_e32 %16.0, %16.1
;;     %12:v1 = v_add_f32_e32 %16.0, %16.1
;;     %9:v1 = v_and_b32_e32 0x7fffffff, %13
;;     %7:v1 = v_xor_b32_e32 0x80000000, %12
;;     %5:v1 = v_max_num_f32_e32 %9, %7
;;     global_store_b32 %18, %5, %21
;; }
;;     end
;; }

kernel %chosen {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = bitcast.f32 v9
    v21 = bitcast.f32 v10
    v22 = fmul.f32 v20, v21
    v23 = fadd.f32 v20, v21
    v24 = icmp.eq v9, v10
    v25 = select.f32 v24, v22, v23
    v26 = fcopysign.f32 v22, v21
    v27 = fmin.f32 v25, v26
    store.f32 global align 4 [v8], v27
    return
}
;; machine kernel %chosen target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %21:v1 = v_lshlrev_b32_e32 4, %22
;;     %19:v2 = global_load_b64 %21, %24
;;     %18:v1 = v_mul_f32_e32 %19.0, %19.1
;;     %17:v1 = v_add_f32_e32 %19.0, %19.1
;;     %15:s1 = v_cmp_eq_u32_e64 %19.0, %19.1
;;     %12:v1 = v_cndmask_b32_e64 %17, %18, %15
;;     %6:v1 = v_mov_b32_e32 0x7fffffff
;;     %9:v1 = v_bfi_b32 %6, %18, %19.1
;;     %5:v1 = v_min_num_f32_e32 %12, %9
;;     global_store_b32 %21, %5, %24
;; }
;;     end
;; }

kernel %loaded {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = bitcast.f32 v9
    v21 = bitcast.f32 v10
    v24 = fabs.f32 v20
    v26 = fmax.f32 v24, v21
    store.f32 global align 4 [v8], v26
    return
}
;; machine kernel %loaded target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v1 = v_lshlrev_b32_e32 4, %17
;;     %14:v2 = global_load_b64 %16, %19
;;     %11:v1 = v_and_b32_e32 0x7fffffff, %14.0
;;     %5:s1 = v_cmp_class_f32_e64 %14.1, 1
;;     %6:v1 = v_cndmask_b32_e64 %11, %14.1, %5
;;     %7:s1 = v_cmp_class_f32_e64 %11, 1
;;     %8:v1 = v_cndmask_b32_e64 %14.1, %11, %7
;;     %9:v1 = v_max_num_f32_e32 %6, %8
;;     global_store_b32 %16, %9, %19
;; }
;;     end
;; }


; test isel precise-output
; target gfx1201
; Vectors of words and longs come apart into their lanes.

kernel %iadd_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = load.i32x4 global align 8 [v4+16]
    v7 = iadd.i32x4 v5, v6
    store.i32x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, 0x0
;;     %30:v4 = global_load_b128 %31, %33
;;     %29:v4 = global_load_b128 %31, %33 offset:16
;;     %28:v1 = v_add_nc_u32_e32 %30.0, %29.0
;;     %25:v1 = v_add_nc_u32_e32 %30.1, %29.1
;;     %22:v1 = v_add_nc_u32_e32 %30.2, %29.2
;;     %17:v1 = v_add_nc_u32_e32 %30.3, %29.3
;;     %11.0:v4 = v_mov_b32_e32 %28
;;     %12.1:v4 tied(%11) = v_mov_b32_e32 %25
;;     %13.2:v4 tied(%12) = v_mov_b32_e32 %22
;;     %14.3:v4 tied(%13) = v_mov_b32_e32 %17
;;     global_store_b128 %31, %14, %33 offset:256
;; }
;;     end
;; }

kernel %fadd_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    v6 = load.f32x2 global align 8 [v4+8]
    v7 = fadd.f32x2 v5, v6
    store.f32x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %fadd_floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_b64 %20, 0x0
;;     %18:v2 = global_load_b64 %19, %21
;;     %17:v2 = global_load_b64 %19, %21 offset:8
;;     %16:v1 = v_add_f32_e32 %18.0, %17.0
;;     %11:v1 = v_add_f32_e32 %18.1, %17.1
;;     %7.0:v2 = v_mov_b32_e32 %16
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %11
;;     global_store_b64 %19, %8, %21 offset:256
;; }
;;     end
;; }

kernel %iadd_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = load.i64x2 global align 8 [v4+16]
    v7 = iadd.i64x2 v5, v6
    store.i64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_b64 %34, 0x0
;;     %32:v4 = global_load_b128 %33, %35
;;     %31:v4 = global_load_b128 %33, %35 offset:16
;;     %29.0:v2, %26:s1 = v_add_co_u32 %32.0, %31.0
;;     %30.1:v2 tied(%29), %28:s1 = v_add_co_ci_u32_e64 %32.1, %31.1, %26
;;     %19.0:v2, %16:s1 = v_add_co_u32 %32.2, %31.2
;;     %20.1:v2 tied(%19), %18:s1 = v_add_co_ci_u32_e64 %32.3, %31.3, %16
;;     %9.0:v4 = v_mov_b32_e32 %30.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %30.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %20.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %20.1
;;     global_store_b128 %33, %12, %35 offset:256
;; }
;;     end
;; }

kernel %fma_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    v6 = load.f64x2 global align 8 [v4+16]
    v7 = fma.f64x2 v5, v6, v5
    store.f64x2 global align 8 [v4+256], v7
    return
}
;; machine kernel %fma_doubles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %24, 0x0
;;     %22:v4 = global_load_b128 %23, %25
;;     %21:v4 = global_load_b128 %23, %25 offset:16
;;     %20:v2 = v_fma_f64 %22.0-1, %21.0-1, %22.0-1
;;     %15:v2 = v_fma_f64 %22.2-3, %21.2-3, %22.2-3
;;     %9.0:v4 = v_mov_b32_e32 %20.0
;;     %10.1:v4 tied(%9) = v_mov_b32_e32 %20.1
;;     %11.2:v4 tied(%10) = v_mov_b32_e32 %15.0
;;     %12.3:v4 tied(%11) = v_mov_b32_e32 %15.1
;;     global_store_b128 %23, %12, %25 offset:256
;; }
;;     end
;; }

; Two pairs.
kernel %iadd_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x4 global align 8 [v4+0]
    v6 = load.i16x4 global align 8 [v4+8]
    v7 = iadd.i16x4 v5, v6
    store.i16x4 global align 8 [v4+256], v7
    return
}
;; machine kernel %iadd_halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_b64 %29, 0x0
;;     %27:v2 = global_load_b64 %28, %30
;;     %26:v2 = global_load_b64 %28, %30 offset:8
;;     %21:v1 = v_pk_add_u16 %27.0, %26.0
;;     %13:v1 = v_pk_add_u16 %27.1, %26.1
;;     %8.0:v2 = v_mov_b32_e32 %21
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %13
;;     global_store_b64 %28, %9, %30 offset:256
;; }
;;     end
;; }

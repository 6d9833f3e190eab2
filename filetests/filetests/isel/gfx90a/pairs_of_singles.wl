; test isel precise-output level=1
; target gfx90a
; Two singles by one instruction: sums, differences by the signs of both, products, and products with a sum. Four are two pairs.

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4]
    v6 = load.f32x2 global align 8 [v4+8]
    v7 = fadd.ftz.f32x2 v5, v6
    v8 = fsub.f32x2 v7, v6
    v9 = fmul.f32x2 v8, v5
    v10 = fma.f32x2 v9, v5, v6
    store.f32x2 global align 8 [v4], v10
    return
}
;; machine kernel %pairs target gfx90a wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v2 = global_load_dwordx2 %14, %16
;;     %12:v2 = global_load_dwordx2 %14, %16 offset:8
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
;;     %11:v2 = v_pk_add_f32 %13, %12
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
;;     %10:v2 = v_pk_add_f32 %11, %12 neg_lo:[0,1] neg_hi:[0,1]
;;     %8:v2 = v_pk_mul_f32 %10, %13
;;     %6:v2 = v_pk_fma_f32 %8, %13, %12
;;     global_store_dwordx2 %14, %6, %16
;; }
;;     end
;; }

kernel %four {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x4 global align 16 [v4]
    v6 = load.f32x4 global align 16 [v4+16]
    v7 = fmul.f32x4 v5, v6
    store.f32x4 global align 16 [v4], v7
    return
}
;; machine kernel %four target gfx90a wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %31:v4 = global_load_dwordx4 %32, %34
;;     %30:v4 = global_load_dwordx4 %32, %34 offset:16
;;     %25:v2 = v_pk_mul_f32 %31.0-1, %30.0-1
;;     %17:v2 = v_pk_mul_f32 %31.2-3, %30.2-3
;;     %10.0:v4 = v_mov_b32_e32 %25.0
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %25.1
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %17.0
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %17.1
;;     global_store_dwordx4 %32, %13, %34
;; }
;;     end
;; }

; At the machine's accuracy it is the same.
kernel %native {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4]
    v6 = load.f32x2 global align 8 [v4+8]
    v7 = nfma.f32x2 v5, v6, v6
    store.f32x2 global align 8 [v4], v7
    return
}
;; machine kernel %native target gfx90a wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v2 = global_load_dwordx2 %8, %10 offset:8
;;     %5:v2 = v_pk_fma_f32 %7, %6, %6
;;     global_store_dwordx2 %8, %5, %10
;; }
;;     end
;; }

; Pairs that a wave shares are read from scalar registers, one at a time; constants are in registers, because the machine takes one for the low half only.
kernel %wave {
    param %p : i64 at 0 align 8
    param %q : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4]
    v6 = load.f32x2 kernarg align 8 width all [v0+8]
    v7 = fadd.f32x2 v5, v6
    v8 = fconst.f32 0x40000000
    v9 = make_vector.f32x2 v8, v8
    v10 = fmul.f32x2 v7, v9
    store.f32x2 global align 8 [v4], v10
    return
}
;; machine kernel %wave target gfx90a wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %17=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %14, 0x0
;;     %16:v2 = global_load_dwordx2 %17, %18
;;     %13:v1 = v_mov_b32_e32 0
;;     %15:v2 = global_load_dwordx2 %13, %14 offset:8 makes constant
;;     %12:v2 = v_pk_add_f32 %16, %15
;;     %8.0:v2 = v_mov_b32_e32 2.0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 2.0
;;     %5:v2 = v_pk_mul_f32 %12, %9
;;     global_store_dwordx2 %17, %5, %18
;; }
;;     end
;; }

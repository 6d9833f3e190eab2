; test isel precise-output level=1
; target gfx1201
; Bytes of words as floats, and sums with products.

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v7 = ireduce.i8 v5
    v8 = uextend.i32 v7
    v9 = fcvt_from_uint.f32 v8
    store.f32 global align 4 [v4+4], v9
    v10 = iconst.i32 8
    v11 = ushr.i32 v5, v10
    v12 = ireduce.i8 v11
    v13 = uextend.i32 v12
    v14 = fcvt_from_uint.f32 v13
    store.f32 global align 4 [v4+16], v14
    v15 = iconst.i32 16
    v16 = ushr.i32 v5, v15
    v17 = ireduce.i8 v16
    v18 = uextend.i32 v17
    v19 = fcvt_from_uint.f32 v18
    store.f32 global align 4 [v4+24], v19
    v20 = iconst.i32 24
    v21 = ushr.i32 v5, v20
    v22 = ireduce.i8 v21
    v23 = uextend.i32 v22
    v24 = fcvt_from_uint.f32 v23
    store.f32 global align 4 [v4+32], v24
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v1 = v_cvt_f32_ubyte0_e32 %11
;;     global_store_b32 %12, %10, %14 offset:4
;;     %8:v1 = v_cvt_f32_ubyte1_e32 %11
;;     global_store_b32 %12, %8, %14 offset:16
;;     %6:v1 = v_cvt_f32_ubyte2_e32 %11
;;     global_store_b32 %12, %6, %14 offset:24
;;     %4:v1 = v_cvt_f32_ubyte3_e32 %11
;;     global_store_b32 %12, %4, %14 offset:32
;; }
;;     end
;; }

; Not at a byte; too many bits; with a sign.
kernel %others {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v9 = iconst.i32 7
    v10 = ushr.i32 v5, v9
    v11 = ireduce.i8 v10
    v12 = uextend.i32 v11
    v13 = fcvt_from_uint.f32 v12
    store.f32 global align 4 [v4+8], v13
    v14 = ireduce.i16 v5
    v15 = uextend.i32 v14
    v16 = fcvt_from_uint.f32 v15
    store.f32 global align 4 [v4+12], v16
    v17 = ireduce.i8 v5
    v18 = sextend.i32 v17
    v19 = fcvt_from_sint.f32 v18
    store.f32 global align 4 [v4+16], v19
    return
}
;; machine kernel %others target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v1 = global_load_b32 %18, %20
;;     %16:v1 = v_lshrrev_b32_e32 7, %17
;;     %15:v1 = v_cvt_f32_ubyte0_e32 %16
;;     global_store_b32 %18, %15, %20 offset:8
;;     %12:v1 = v_and_b32_e32 0xffff, %17
;;     %10:v1 = v_cvt_f32_u32_e32 %12
;;     global_store_b32 %18, %10, %20 offset:12
;;     %6:v1 = v_bfe_i32 %17, 0, 8
;;     %4:v1 = v_cvt_f32_i32_e32 %6
;;     global_store_b32 %18, %4, %20 offset:16
;; }
;;     end
;; }

; Product and sum are rounded apart.
kernel %product_first {
    param %p : i64 at 0 align 8
    param %s : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v8 = load.f32 kernarg align 4 width all [v0+8]
    v10 = fmul.ftz.f32 v5, v6
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v1 = global_load_b32 %12, %14 offset:16
;;     %9:v1 = global_load_b32 %12, %14 offset:32
;;     %8:v1 = v_mul_f32_e32 %11, %10
;;     %5:v1 = v_add_f32_e32 %8, %9
;;     global_store_b32 %12, %5, %14 offset:256
;; }
;;     end
;; }

kernel %times_one {
    param %p : i64 at 0 align 8
    param %s : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v8 = load.f32 kernarg align 4 width all [v0+8]
    v9 = fconst.f32 1.0
    v10 = fmul.ftz.f32 v5, v9
    v20 = fadd.ftz.f32 v7, v10
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %times_one target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:32
;;     %5:v1 = v_add_f32_e32 %7, %6
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %times_minus_one {
    param %p : i64 at 0 align 8
    param %s : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v8 = load.f32 kernarg align 4 width all [v0+8]
    v9 = fconst.f32 -1.0
    v10 = fmul.ftz.f32 v5, v9
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %times_minus_one target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:32
;;     %5:v1 = v_sub_f32_e32 %6, %7
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

; A subnormal number is not zero for the sum.
kernel %one_kept {
    param %p : i64 at 0 align 8
    param %s : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v8 = load.f32 kernarg align 4 width all [v0+8]
    v9 = fconst.f32 1.0
    v10 = fmul.ftz.f32 v5, v9
    v20 = fadd.f32 v7, v10
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %one_kept target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_b32 %10, %12
;;     %8:v1 = global_load_b32 %10, %12 offset:32
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
;;     %7:v1 = v_mul_f32_e32 1.0, %9
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
;;     %5:v1 = v_add_f32_e32 %8, %7
;;     global_store_b32 %10, %5, %12 offset:256
;; }
;;     end
;; }

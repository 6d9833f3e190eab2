; test isel precise-output
; target gfx1201
; Quotients with subnormals flushed by numbers, and of numbers, of which more is known.

; The reciprocal is known.
kernel %by_a_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fconst.f32 255.0
    v20 = fdiv.ftz.f32 v5, v8
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %by_a_constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v1 = global_load_b32 %13, %15
;;     %4:v1 = v_mul_f32_e32 1.0, %12
;;     %5:v1 = v_frexp_mant_f32_e32 %4
;;     %6:v1 = v_mul_f32_e32 0x3b808081, %5
;;     %7:v1 = v_fma_f32 neg(0x437f0000), %6, %5
;;     %8:v1 = v_fma_f32 %7, 0x3b808081, %6
;;     %9:v1 = v_frexp_exp_i32_f32_e32 %4
;;     %10:v1 = v_ldexp_f32 %8, %9
;;     %11:v1 = v_div_fixup_f32 %10, 0x437f0000, %4
;;     global_store_b32 %13, %11, %15 offset:256
;; }
;;     end
;; }

kernel %of_an_integer_by_a_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fconst.f32 255.0
    v9 = fcvt_from_uint.f32 v6
    v20 = fdiv.ftz.f32 v9, v8
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %of_an_integer_by_a_constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %10:v1 = global_load_b32 %11, %13 offset:4
;;     %9:v1 = v_cvt_f32_u32_e32 %10
;;     %4:v1 = v_mul_f32_e32 0x3b808081, %9
;;     %5:v1 = v_fma_f32 neg(0x437f0000), %4, %9
;;     %6:v1 = v_fma_f32 %5, 0x3b808081, %4
;;     %7:v1 = v_div_fixup_f32 %6, 0x437f0000, %9
;;     global_store_b32 %11, %7, %13 offset:256
;; }
;;     end
;; }

; Nothing is taken apart.
kernel %of_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fcvt_from_uint.f32 v6
    v9 = fcvt_from_sint.f32 v7
    v20 = fdiv.ftz.f32 v8, v9
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %of_integers target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v2 = global_load_b64 %18, %20 offset:4
;;     %16:v1 = v_cvt_f32_u32_e32 %17.0
;;     %14:v1 = v_cvt_f32_i32_e32 %17.1
;;     %5:v1 = v_rcp_f32_e32 %14
;;     %6:v1 = v_or_b32_e32 1, %5
;;     %7:v1 = v_fma_f32 -%14, %5, 1.0
;;     %8:v1 = v_fma_f32 %6, %7, %5
;;     %9:v1 = v_mul_f32_e32 %16, %8
;;     %10:v1 = v_fma_f32 -%14, %9, %16
;;     %11:v1 = v_fma_f32 %10, %8, %9
;;     %12:v1 = v_div_fixup_f32 %11, %14, %16
;;     global_store_b32 %18, %12, %20 offset:256
;; }
;;     end
;; }

kernel %of_an_integer {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fcvt_from_uint.f32 v6
    v20 = fdiv.ftz.f32 v8, v5
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %of_an_integer target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %21:v2 = global_load_b64 %22, %24
;;     %19:v1 = v_cvt_f32_u32_e32 %21.1
;;     %4:v1 = v_mul_f32_e32 1.0, %21.0
;;     %5:v1 = v_frexp_mant_f32_e32 %4
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %4
;;     %7:v1 = v_sub_nc_u32_e32 0, %6
;;     %9:v1 = v_rcp_f32_e32 %5
;;     %10:v1 = v_or_b32_e32 1, %9
;;     %11:v1 = v_fma_f32 -%5, %9, 1.0
;;     %12:v1 = v_fma_f32 %10, %11, %9
;;     %13:v1 = v_mul_f32_e32 %19, %12
;;     %14:v1 = v_fma_f32 -%5, %13, %19
;;     %15:v1 = v_fma_f32 %14, %12, %13
;;     %16:v1 = v_ldexp_f32 %15, %7
;;     %17:v1 = v_div_fixup_f32 %16, %4, %19
;;     global_store_b32 %22, %17, %24 offset:256
;; }
;;     end
;; }

kernel %of_a_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fconst.f32 3.7
    v20 = fdiv.ftz.f32 v8, v5
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %of_a_constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %17:v1 = global_load_b32 %18, %20
;;     %4:v1 = v_mul_f32_e32 1.0, %17
;;     %5:v1 = v_frexp_mant_f32_e32 %4
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %4
;;     %7:v1 = v_sub_nc_u32_e32 0, %6
;;     %8:v1 = v_rcp_f32_e32 %5
;;     %9:v1 = v_or_b32_e32 1, %8
;;     %10:v1 = v_fma_f32 -%5, %8, 1.0
;;     %11:v1 = v_fma_f32 %9, %10, %8
;;     %12:v1 = v_mul_f32_e32 0x406ccccd, %11
;;     %13:v1 = v_fma_f32 -%5, %12, 0x406ccccd
;;     %14:v1 = v_fma_f32 %13, %11, %12
;;     %15:v1 = v_ldexp_f32 %14, %7
;;     %16:v1 = v_div_fixup_f32 %15, %4, 0x406ccccd
;;     global_store_b32 %18, %16, %20 offset:256
;; }
;;     end
;; }

kernel %one_by_an_integer {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fconst.f32 1.0
    v9 = fcvt_from_uint.f32 v6
    v20 = fdiv.ftz.f32 v8, v9
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %one_by_an_integer target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v1 = global_load_b32 %14, %16 offset:4
;;     %12:v1 = v_cvt_f32_u32_e32 %13
;;     %4:v1 = v_rcp_f32_e32 %12
;;     %5:v1 = v_or_b32_e32 1, %4
;;     %6:v1 = v_fma_f32 -%12, %4, 1.0
;;     %7:v1 = v_fma_f32 %5, %6, %4
;;     %8:v1 = v_fma_f32 -%12, %7, 1.0
;;     %9:v1 = v_fma_f32 %8, %7, %7
;;     %10:v1 = v_div_fixup_f32 %9, %12, 1.0
;;     global_store_b32 %14, %10, %16 offset:256
;; }
;;     end
;; }

; Sums are flushed.
kernel %of_a_sum_by_its_negation {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fadd.ftz.f32 v5, v5
    v9 = fneg.f32 v8
    v20 = fdiv.ftz.f32 v8, v9
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %of_a_sum_by_its_negation target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %24, 0x0
;;     %22:v1 = global_load_b32 %23, %25
;;     %21:v1 = v_add_f32_e32 %22, %22
;;     %19:v1 = v_xor_b32_e32 0x80000000, %21
;;     %5:v1 = v_frexp_mant_f32_e32 %19
;;     %6:v1 = v_frexp_exp_i32_f32_e32 %21
;;     %7:v1 = v_frexp_exp_i32_f32_e32 %19
;;     %8:v1 = v_sub_nc_u32_e32 %6, %7
;;     %9:v1 = v_frexp_mant_f32_e32 %21
;;     %10:v1 = v_rcp_f32_e32 %5
;;     %11:v1 = v_or_b32_e32 1, %10
;;     %12:v1 = v_fma_f32 -%5, %10, 1.0
;;     %13:v1 = v_fma_f32 %11, %12, %10
;;     %14:v1 = v_mul_f32_e32 %9, %13
;;     %15:v1 = v_fma_f32 -%5, %14, %9
;;     %16:v1 = v_fma_f32 %15, %13, %14
;;     %17:v1 = v_ldexp_f32 %16, %8
;;     %18:v1 = v_div_fixup_f32 %17, %19, %21
;;     global_store_b32 %23, %18, %25 offset:256
;; }
;;     end
;; }

; No constant in the middle of the range.
kernel %by_infinity {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = fconst.f32 0x7f800000
    v20 = fdiv.ftz.f32 v5, v8
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %by_infinity target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_b64 %22, 0x0
;;     %20:v1 = global_load_b32 %21, %23
;;     %4:v1 = v_mul_f32_e32 1.0, %20
;;     %5:v1 = v_mov_b32_e32 0x7f800000
;;     %6:v1 = v_frexp_mant_f32_e32 %5
;;     %7:v1 = v_frexp_exp_i32_f32_e32 %4
;;     %8:v1 = v_frexp_exp_i32_f32_e32 %5
;;     %9:v1 = v_sub_nc_u32_e32 %7, %8
;;     %10:v1 = v_frexp_mant_f32_e32 %4
;;     %11:v1 = v_rcp_f32_e32 %6
;;     %12:v1 = v_or_b32_e32 1, %11
;;     %13:v1 = v_fma_f32 -%6, %11, 1.0
;;     %14:v1 = v_fma_f32 %12, %13, %11
;;     %15:v1 = v_mul_f32_e32 %10, %14
;;     %16:v1 = v_fma_f32 -%6, %15, %10
;;     %17:v1 = v_fma_f32 %16, %14, %15
;;     %18:v1 = v_ldexp_f32 %17, %9
;;     %19:v1 = v_div_fixup_f32 %18, %5, %4
;;     global_store_b32 %21, %19, %23 offset:256
;; }
;;     end
;; }

; test isel precise-output level=1
; target gfx900
; Products in sums of floats: one instruction where both round to nearest and flush, two otherwise.

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
;; machine kernel %product_first target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:16
;;     %7:v1 = global_load_dword %10, %12 offset:32
;;     %6:v1 = v_mad_f32 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %product_second {
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
    v20 = fadd.ftz.f32 v7, v10
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_second target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:16
;;     %7:v1 = global_load_dword %10, %12 offset:32
;;     %6:v1 = v_mad_f32 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %product_less {
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
    v20 = fsub.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_less target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:16
;;     %7:v1 = global_load_dword %10, %12 offset:32
;;     %6:v1 = v_mad_f32 %9, %8, -%7
;;     global_store_dword %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %less_product {
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
    v20 = fsub.ftz.f32 v7, v10
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %less_product target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:16
;;     %7:v1 = global_load_dword %10, %12 offset:32
;;     %6:v1 = v_mad_f32 -%9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %twice_first {
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
    v10 = fadd.ftz.f32 v5, v5
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %twice_first target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_mad_f32 2.0, %7, %6
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %twice_second {
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
    v10 = fadd.ftz.f32 v5, v5
    v20 = fadd.ftz.f32 v7, v10
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %twice_second target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_mad_f32 2.0, %7, %6
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %twice_less {
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
    v10 = fadd.ftz.f32 v5, v5
    v20 = fsub.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %twice_less target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_mad_f32 2.0, %7, -%6
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %less_twice {
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
    v10 = fadd.ftz.f32 v5, v5
    v20 = fsub.ftz.f32 v7, v10
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %less_twice target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_mad_f32 -2.0, %7, %6
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %scalar_factor {
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
    v10 = fmul.ftz.f32 v8, v6
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %scalar_factor target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %7, 0x0
;;     %10:v1 = global_load_dword %11, %12 offset:16
;;     %9:v1 = global_load_dword %11, %12 offset:32
;;     %8:s1 = s_load_dword %7, 0x8
;;     %6:v1 = v_mad_f32 %8, %10, %9
;;     global_store_dword %11, %6, %12 offset:256
;; }
;;     end
;; }

kernel %literal_factor {
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
    v9 = fconst.f32 3.0
    v10 = fmul.ftz.f32 v6, v9
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %literal_factor target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10 offset:16
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_madmk_f32 %7, 0x40400000, %6
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %literal_summand {
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
    v9 = fconst.f32 3.0
    v10 = fmul.ftz.f32 v5, v6
    v20 = fadd.ftz.f32 v10, v9
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %literal_summand target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:16
;;     %5:v1 = v_madak_f32 %7, %6, 0x40400000
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %literal_less {
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
    v9 = fconst.f32 3.0
    v10 = fmul.ftz.f32 v5, v6
    v20 = fsub.ftz.f32 v10, v9
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %literal_less target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v1 = global_load_dword %9, %11
;;     %7:v1 = global_load_dword %9, %11 offset:16
;;     %6:s1 = s_mov_b32 0x40400000
;;     %5:v1 = v_mad_f32 %8, %7, -%6
;;     global_store_dword %9, %5, %11 offset:256
;; }
;;     end
;; }

; The product may be subnormal.
kernel %product_kept {
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
    v10 = fmul.f32 v5, v6
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_kept target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = global_load_dword %12, %14 offset:16
;;     %9:v1 = global_load_dword %12, %14 offset:32
;;     %8:v1 = v_mul_f32_e32 %11, %10
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
;;     %5:v1 = v_add_f32_e32 %8, %9
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
;;     global_store_dword %12, %5, %14 offset:256
;; }
;;     end
;; }

; The sum may be subnormal.
kernel %sum_kept {
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
    v20 = fadd.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %sum_kept target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = global_load_dword %12, %14 offset:16
;;     %9:v1 = global_load_dword %12, %14 offset:32
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
;;     %8:v1 = v_mul_f32_e32 %11, %10
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
;;     %5:v1 = v_add_f32_e32 %8, %9
;;     global_store_dword %12, %5, %14 offset:256
;; }
;;     end
;; }

kernel %rounded_up {
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
    v10 = fmul.ftz.up.f32 v5, v6
    v20 = fadd.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %rounded_up target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = global_load_dword %12, %14 offset:16
;;     %9:v1 = global_load_dword %12, %14 offset:32
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
;;     %8:v1 = v_mul_f32_e32 %11, %10
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 0
;;     %5:v1 = v_add_f32_e32 %8, %9
;;     global_store_dword %12, %5, %14 offset:256
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
;; machine kernel %times_one target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_add_f32_e32 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %times_minus_one target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:32
;;     %5:v1 = v_sub_f32_e32 %6, %7
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %one_kept target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:32
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
;;     %7:v1 = v_mul_f32_e32 1.0, %9
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
;;     %5:v1 = v_add_f32_e32 %8, %7
;;     global_store_dword %10, %5, %12 offset:256
;; }
;;     end
;; }

; A product that something reads as it is is made once, and the sum takes it: its factors need not live on to the sum.
kernel %product_read {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v10 = fmul.ftz.f32 v5, v6
    v11 = fmul.ftz.f32 v10, v7
    store.f32 global align 4 [v4+260], v11
    v20 = fsub.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_read target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:16
;;     %11:v1 = global_load_dword %14, %16 offset:32
;;     %10:v1 = v_mul_f32_e32 %13, %12
;;     %7:v1 = v_mul_f32_e32 %10, %11
;;     global_store_dword %14, %7, %16 offset:260
;;     %5:v1 = v_sub_f32_e32 %10, %11
;;     global_store_dword %14, %5, %16 offset:256
;; }
;;     end
;; }

; Where sums alone read it, no instruction is for it.
kernel %product_in_two_sums {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v10 = fmul.ftz.f32 v5, v6
    v11 = fadd.ftz.f32 v10, v5
    store.f32 global align 4 [v4+260], v11
    v20 = fsub.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_in_two_sums target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = global_load_dword %12, %14 offset:16
;;     %9:v1 = global_load_dword %12, %14 offset:32
;;     %8:v1 = v_mad_f32 %11, %10, %11
;;     global_store_dword %12, %8, %14 offset:260
;;     %6:v1 = v_mad_f32 %11, %10, -%9
;;     global_store_dword %12, %6, %14 offset:256
;; }
;;     end
;; }

; A sum of a product with itself reads it as it is, and so the other sum does, too.
kernel %product_doubled {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v10 = fmul.ftz.f32 v5, v6
    v11 = fadd.ftz.f32 v10, v10
    store.f32 global align 4 [v4+260], v11
    v20 = fsub.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_doubled target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:16
;;     %11:v1 = global_load_dword %14, %16 offset:32
;;     %10:v1 = v_mul_f32_e32 %13, %12
;;     %7:v1 = v_add_f32_e32 %10, %10
;;     global_store_dword %14, %7, %16 offset:260
;;     %5:v1 = v_sub_f32_e32 %10, %11
;;     global_store_dword %14, %5, %16 offset:256
;; }
;;     end
;; }

; A sum that keeps subnormals reads it as it is.
kernel %product_in_kept_sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v10 = fmul.ftz.f32 v5, v6
    v11 = fadd.f32 v10, v7
    store.f32 global align 4 [v4+260], v11
    v20 = fsub.ftz.f32 v10, v7
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %product_in_kept_sum target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:16
;;     %11:v1 = global_load_dword %14, %16 offset:32
;;     %10:v1 = v_mul_f32_e32 %13, %12
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
;;     %7:v1 = v_add_f32_e32 %10, %11
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
;;     global_store_dword %14, %7, %16 offset:260
;;     %5:v1 = v_sub_f32_e32 %10, %11
;;     global_store_dword %14, %5, %16 offset:256
;; }
;;     end
;; }

; Of two products in a sum one is a part of it. The other one is made, and whatever else sums it takes it as it is.
kernel %two_products {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+16]
    v7 = load.f32 global align 4 [v4+32]
    v10 = fmul.ftz.f32 v5, v6
    v11 = fmul.ftz.f32 v6, v7
    v12 = fadd.ftz.f32 v10, v11
    store.f32 global align 4 [v4+260], v12
    v20 = fsub.ftz.f32 v11, v5
    store.f32 global align 4 [v4+256], v20
    return
}
;; machine kernel %two_products target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = global_load_dword %14, %16
;;     %12:v1 = global_load_dword %14, %16 offset:16
;;     %11:v1 = global_load_dword %14, %16 offset:32
;;     %10:v1 = v_mul_f32_e32 %12, %11
;;     %8:v1 = v_mad_f32 %13, %12, %10
;;     global_store_dword %14, %8, %16 offset:260
;;     %5:v1 = v_sub_f32_e32 %10, %13
;;     global_store_dword %14, %5, %16 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx803
; Constants of halves: the inline ones are 0.5, 1, 2 and 4 with both signs, 1/(2*pi), and the bits of integers from -16 to 64.

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x3800
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %half target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 0.5, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %minus_one {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0xbc00
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %minus_one target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 -1.0, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x4000
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %two target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 2.0, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %minus_four {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0xc400
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %minus_four target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 -4.0, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %turn {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x3118
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %turn target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 0.15915494, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %bits_of_64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x0040
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %bits_of_64 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 64, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %bits_of_minus_16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0xfff0
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %bits_of_minus_16 target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 -16, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x4200
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %three target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v1 = flat_load_ushort %20
;;     %10:v1 = v_mul_f16_e32 0x4200, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %20.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %20.1, %2
;;     flat_store_short %7, %10
;; }
;;     end
;; }

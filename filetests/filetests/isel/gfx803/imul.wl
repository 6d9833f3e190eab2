; test isel precise-output
; target gfx803
; Low halves of products. 64 bits are a product of the low words and the cross products that reach the high word.
; Here are the forms whose code is not that of gfx900.

kernel %long_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = imul.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:v4 = flat_load_dwordx4 %29
;;     %11:v1 = v_mul_lo_u32 %20.0, %20.3
;;     %12:v1 = v_mul_lo_u32 %20.1, %20.2
;;     %13:v2, %14:s2 = v_mad_u64_u32 %20.0, %20.2, 0
;;     %15:v1, %16:s2 = v_add_u32_e64 %13.1, %11
;;     %19.1:v2 tied(%13), %18:s2 = v_add_u32_e64 %15, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dwordx2 %7, %19
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = imul.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %34:s8 = s_load_dwordx8 %33, 0x0
;;     %30.0:v2, %26:s2 = v_add_u32_e64 %34.0, %32
;;     %29:v1 = v_mov_b32_e32 %34.1
;;     %31.1:v2 tied(%30), %28:s2 = v_addc_u32_e64 %29, 0, %26
;;     %12:v1 = v_mov_b32_e32 %34.5
;;     %11:v1 = v_mul_lo_u32 %34.2, %12
;;     %14:v1 = v_mov_b32_e32 %34.4
;;     %13:v1 = v_mul_lo_u32 %34.3, %14
;;     %15:v2, %16:s2 = v_mad_u64_u32 %34.2, %14, 0
;;     %18:v1, %19:s2 = v_add_u32_e64 %15.1, %11
;;     %22.1:v2 tied(%15), %21:s2 = v_add_u32_e64 %18, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %31.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %31.1, %2
;;     flat_store_dwordx2 %7, %22
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x100000003
    v7 = imul.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %19:v2 = flat_load_dwordx2 %28
;;     %10:v1 = v_mul_lo_u32 %19.0, 1
;;     %11:v1 = v_mul_lo_u32 %19.1, 3
;;     %12:v2, %13:s2 = v_mad_u64_u32 %19.0, 3, 0
;;     %14:v1, %15:s2 = v_add_u32_e64 %12.1, %10
;;     %18.1:v2 tied(%12), %17:s2 = v_add_u32_e64 %14, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     flat_store_dwordx2 %7, %18
;; }
;;     end
;; }

; Sign extended words are no such case.
kernel %words_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sextend.i64 v5
    v8 = sextend.i64 v6
    v9 = imul.i64 v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %words_signed target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %13:v2 = flat_load_dwordx2 %22
;;     %11:v2, %12:s2 = v_mad_i64_i32 %13.0, %13.1, 0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     flat_store_dwordx2 %7, %11
;; }
;;     end
;; }

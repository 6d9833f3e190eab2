; test isel precise-output
; target gfx600
; Low halves of products. 64 bits are a product of the low words and the cross products that reach the high word.
; Here are the forms whose code is not that of gfx700.

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
;; machine kernel %long_lanes target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %31.2:s4 = s_mov_b32 0
;;     %32.3:s4 tied(%31) = s_mov_b32 0x100f000
;;     %33.0:s4 tied(%32) = s_mov_b32 %42.0
;;     %34.1:s4 tied(%33) = s_mov_b32 %42.1
;;     %37.1:v2 = v_mov_b32_e32 0
;;     %38.0:v2 tied(%37) = v_mov_b32_e32 %40
;;     %39:v4 = buffer_load_dwordx4 %38, %34, 0 addr64
;;     %17:v1 = v_mul_lo_u32 %39.0, %39.3
;;     %18:v1 = v_mul_lo_u32 %39.1, %39.2
;;     %25.0:v2 = v_mul_lo_u32 %39.0, %39.2
;;     %20:v1 = v_mul_hi_u32 %39.0, %39.2
;;     %21:v1, %22:s2 = v_add_i32_e64 %20, %17
;;     %26.1:v2 tied(%25), %24:s2 = v_add_i32_e64 %21, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dwordx2 %26, %13, %9, 0 addr64 offset:256
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
;; machine kernel %long_wave target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s8 = s_load_dwordx8 %32, 0x0
;;     %18:v1 = v_mov_b32_e32 %33.5
;;     %17:v1 = v_mul_lo_u32 %33.2, %18
;;     %20:v1 = v_mov_b32_e32 %33.4
;;     %19:v1 = v_mul_lo_u32 %33.3, %20
;;     %29.0:v2 = v_mul_lo_u32 %33.2, %20
;;     %23:v1 = v_mul_hi_u32 %33.2, %20
;;     %25:v1, %26:s2 = v_add_i32_e64 %23, %17
;;     %30.1:v2 tied(%29), %28:s2 = v_add_i32_e64 %25, %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %33.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %33.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %31
;;     buffer_store_dwordx2 %30, %13, %9, 0 addr64 offset:256
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
;; machine kernel %long_constant target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %30.2:s4 = s_mov_b32 0
;;     %31.3:s4 tied(%30) = s_mov_b32 0x100f000
;;     %32.0:s4 tied(%31) = s_mov_b32 %41.0
;;     %33.1:s4 tied(%32) = s_mov_b32 %41.1
;;     %36.1:v2 = v_mov_b32_e32 0
;;     %37.0:v2 tied(%36) = v_mov_b32_e32 %39
;;     %38:v2 = buffer_load_dwordx2 %37, %33, 0 addr64
;;     %16:v1 = v_mul_lo_u32 %38.0, 1
;;     %17:v1 = v_mul_lo_u32 %38.1, 3
;;     %24.0:v2 = v_mul_lo_u32 %38.0, 3
;;     %19:v1 = v_mul_hi_u32 %38.0, 3
;;     %20:v1, %21:s2 = v_add_i32_e64 %19, %16
;;     %25.1:v2 tied(%24), %23:s2 = v_add_i32_e64 %20, %17
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %41.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %41.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %39
;;     buffer_store_dwordx2 %25, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; Both factors are zero extended words: one instruction.
kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = uextend.i64 v5
    v8 = uextend.i64 v6
    v9 = imul.i64 v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %words target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %31.2:s4 = s_mov_b32 0
;;     %32.3:s4 tied(%31) = s_mov_b32 0x100f000
;;     %33.0:s4 tied(%32) = s_mov_b32 %42.0
;;     %34.1:s4 tied(%33) = s_mov_b32 %42.1
;;     %37.1:v2 = v_mov_b32_e32 0
;;     %38.0:v2 tied(%37) = v_mov_b32_e32 %40
;;     %39:v2 = buffer_load_dwordx2 %38, %34, 0 addr64
;;     %16:v1 = v_mul_lo_u32 %39.0, 0
;;     %18:v1 = v_mul_lo_u32 0, %39.1
;;     %25.0:v2 = v_mul_lo_u32 %39.0, %39.1
;;     %20:v1 = v_mul_hi_u32 %39.0, %39.1
;;     %21:v1, %22:s2 = v_add_i32_e64 %20, %16
;;     %26.1:v2 tied(%25), %24:s2 = v_add_i32_e64 %21, %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %42.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %42.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %40
;;     buffer_store_dwordx2 %26, %13, %9, 0 addr64 offset:256
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
;; machine kernel %words_signed target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     %52:s2 = s_load_dwordx2 %51, 0x0
;;     %41.2:s4 = s_mov_b32 0
;;     %42.3:s4 tied(%41) = s_mov_b32 0x100f000
;;     %43.0:s4 tied(%42) = s_mov_b32 %52.0
;;     %44.1:s4 tied(%43) = s_mov_b32 %52.1
;;     %47.1:v2 = v_mov_b32_e32 0
;;     %48.0:v2 tied(%47) = v_mov_b32_e32 %50
;;     %49:v2 = buffer_load_dwordx2 %48, %44, 0 addr64
;;     %35.0:v2 = v_mov_b32_e32 %49.0
;;     %36.1:v2 tied(%35) = v_ashrrev_i32_e32 31, %49.0
;;     %31.0:v2 = v_mov_b32_e32 %49.1
;;     %32.1:v2 tied(%31) = v_ashrrev_i32_e32 31, %49.1
;;     %17:v1 = v_mul_lo_u32 %49.0, %32.1
;;     %20:v1 = v_mul_lo_u32 %36.1, %49.1
;;     %27.0:v2 = v_mul_lo_u32 %49.0, %49.1
;;     %22:v1 = v_mul_hi_u32 %49.0, %49.1
;;     %23:v1, %24:s2 = v_add_i32_e64 %22, %17
;;     %28.1:v2 tied(%27), %26:s2 = v_add_i32_e64 %23, %20
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %52.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %52.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %50
;;     buffer_store_dwordx2 %28, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

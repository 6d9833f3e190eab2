; test isel precise-output
; target gfx1030
; Low halves of products. 64 bits are a product of the low words and the cross products that reach the high word.
; Here are the forms whose code is not that of gfx1201.

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
;; machine kernel %long_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %12:v2 = global_load_dwordx2 %13, %15
;;     %11:v2 = global_load_dwordx2 %13, %15 offset:8
;;     %5:v1 = v_mul_lo_u32 %12.0, %11.1
;;     %6:v1 = v_mul_lo_u32 %12.1, %11.0
;;     %7:v2, %8:s1 = v_mad_u64_u32 %12.0, %11.0, 0
;;     %10.1:v2 tied(%7) = v_add3_u32 %7.1, %5, %6
;;     global_store_dwordx2 %13, %10, %15 offset:256
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
;; machine kernel %long_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %20=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %17, null
;;     %19:s2 = s_load_dwordx2 %17, 0x8
;;     %18:s2 = s_load_dwordx2 %17, 0x10
;;     %9:s1 = s_mul_i32 %19.0, %18.1
;;     %10:s1 = s_mul_i32 %19.1, %18.0
;;     %11:s1 = s_mul_hi_u32 %19.0, %18.0
;;     %15.0:s2 = s_mul_i32 %19.0, %18.0
;;     %13:s1 = s_add_u32 %9, %10
;;     %16.1:s2 tied(%15) = s_add_u32 %11, %13
;;     %5.0:v2 = v_mov_b32_e32 %16.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %16.1
;;     global_store_dwordx2 %20, %6, %21 offset:256
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
;; machine kernel %long_constant target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v2 = global_load_dwordx2 %11, %13
;;     %4:v1 = v_mul_lo_u32 %10.0, 1
;;     %5:v1 = v_mul_lo_u32 %10.1, 3
;;     %6:v2, %7:s1 = v_mad_u64_u32 %10.0, 3, 0
;;     %9.1:v2 tied(%6) = v_add3_u32 %6.1, %4, %5
;;     global_store_dwordx2 %11, %9, %13 offset:256
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
;; machine kernel %words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:v1 = global_load_dword %9, %11
;;     %7:v1 = global_load_dword %9, %11 offset:4
;;     %5:v2, %6:s1 = v_mad_u64_u32 %8, %7, 0
;;     global_store_dwordx2 %9, %5, %11 offset:256
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
;; machine kernel %words_signed target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:v1 = global_load_dword %9, %11
;;     %7:v1 = global_load_dword %9, %11 offset:4
;;     %5:v2, %6:s1 = v_mad_i64_i32 %8, %7, 0
;;     global_store_dwordx2 %9, %5, %11 offset:256
;; }
;;     end
;; }

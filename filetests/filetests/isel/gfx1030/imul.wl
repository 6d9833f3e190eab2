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
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v4 = global_load_dwordx4 %12, %14
;;     %5:v1 = v_mul_lo_u32 %11.0, %11.3
;;     %6:v1 = v_mul_lo_u32 %11.1, %11.2
;;     %7:v2, %8:s1 = v_mad_u64_u32 %11.0, %11.2, 0
;;     %10.1:v2 tied(%7) = v_add3_u32 %7.1, %5, %6
;;     global_store_dwordx2 %12, %10, %14 offset:256
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
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s8 = s_load_dwordx8 %18, null
;;     %9:s1 = s_mul_i32 %19.2, %19.5
;;     %10:s1 = s_mul_i32 %19.3, %19.4
;;     %11:s1 = s_mul_hi_u32 %19.2, %19.4
;;     %15.0:s2 = s_mul_i32 %19.2, %19.4
;;     %13:s1 = s_add_u32 %9, %10
;;     %16.1:s2 tied(%15) = s_add_u32 %11, %13
;;     %5.0:v2 = v_mov_b32_e32 %16.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %16.1
;;     global_store_dwordx2 %17, %6, %19.0-1 offset:256
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
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %5:v2, %6:s1 = v_mad_u64_u32 %7.0, %7.1, 0
;;     global_store_dwordx2 %8, %5, %10 offset:256
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
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %5:v2, %6:s1 = v_mad_i64_i32 %7.0, %7.1, 0
;;     global_store_dwordx2 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %lanes_narrow {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = imul.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = imul.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    return
}
;; machine kernel %lanes_narrow target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ubyte %14, %16
;;     %12:v1 = global_load_ubyte %14, %16 offset:4
;;     %11:v1 = v_mul_lo_u16 %13, %12
;;     global_store_byte %14, %11, %16 offset:256
;;     %7:v1 = global_load_ushort %14, %16 offset:8
;;     %6:v1 = global_load_ushort %14, %16 offset:12
;;     %5:v1 = v_mul_lo_u16 %7, %6
;;     global_store_short %14, %5, %16 offset:260
;; }
;;     end
;; }

kernel %lanes_i16x2 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = imul.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_pk_mul_lo_u16 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = imul.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = imul.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = imul.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %21=v0:v1 = inputs
;;     %26:s8 = s_load_dwordx8 %25, null
;;     %18:s1 = s_mul_i32 %26.2, %26.3
;;     %15:v1 = v_mov_b32_e32 %18
;;     global_store_byte %21, %15, %26.0-1 offset:256
;;     %11:s1 = s_mul_i32 %26.4, %26.5
;;     %8:v1 = v_mov_b32_e32 %11
;;     global_store_short %21, %8, %26.0-1 offset:260
;;     %6:s1 = s_mul_i32 %26.6, %26.7
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %21, %3, %26.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i16x2 {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i16x2 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = load.i16x2 kernarg align 4 width all [v0+12]
    v7 = imul.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %7, null
;;     %9:v1 = v_mov_b32_e32 0
;;     %10:v1 = global_load_dword %9, %7 offset:8 makes constant
;;     %6:v1 = v_mov_b32_e32 0
;;     %8:v1 = global_load_dword %6, %7 offset:12 makes constant
;;     %5:v1 = v_pk_mul_lo_u16 %10, %8
;;     global_store_dword %11, %5, %12 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; Products of numbers that were extended from bytes and halves, and sums with them.

kernel %product {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = ireduce.i8 v9
    v21 = sextend.i32 v20
    v22 = ireduce.i16 v10
    v23 = sextend.i32 v22
    v24 = imul.i32 v21, v23
    store.i32 global align 4 [v8], v24
    return
}
;; machine kernel %product target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = v_lshlrev_b32_e32 4, %15
;;     %12:v2 = global_load_dwordx2 %14, %17
;;     %5:v1 = v_mul_i32_i24_sdwa sext(%12.0), sext(%12.1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:WORD_0
;;     global_store_dword %14, %5, %17
;; }
;;     end
;; }

kernel %sum {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = ireduce.i8 v9
    v21 = sextend.i32 v20
    v22 = iconst.i32 8
    v23 = sshr.i32 v10, v22
    v24 = imul.i32 v21, v23
    v25 = iadd.i32 v24, v11
    store.i32 global align 4 [v8], v25
    return
}
;; machine kernel %sum target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, 0x0
;;     %14:v1 = v_lshlrev_b32_e32 4, %15
;;     %12:v3 = global_load_dwordx3 %14, %17
;;     %10:v1 = v_bfe_i32 %12.0, 0, 8
;;     %8:v1 = v_ashrrev_i32_e32 8, %12.1
;;     %6:v1 = v_mad_i32_i24 %10, %8, %12.2
;;     global_store_dword %14, %6, %17
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = ireduce.i8 v9
    v21 = sextend.i32 v20
    v22 = iconst.i32 -300
    v24 = imul.i32 v21, v22
    store.i32 global align 4 [v8], v24
    return
}
;; machine kernel %constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = v_lshlrev_b32_e32 4, %11
;;     %8:v1 = global_load_dword %10, %13
;;     %6:v1 = v_bfe_i32 %8, 0, 8
;;     %4:v1 = v_mul_i32_i24_e32 0xfffffed4, %6
;;     global_store_dword %10, %4, %13
;; }
;;     end
;; }

; More than 24 bits.
kernel %stays {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = ireduce.i8 v9
    v21 = sextend.i32 v20
    v22 = iconst.i32 7
    v23 = sshr.i32 v10, v22
    v24 = imul.i32 v21, v23
    store.i32 global align 4 [v8], v24
    return
}
;; machine kernel %stays target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = v_lshlrev_b32_e32 4, %14
;;     %11:v2 = global_load_dwordx2 %13, %16
;;     %9:v1 = v_bfe_i32 %11.0, 0, 8
;;     %7:v1 = v_ashrrev_i32_e32 7, %11.1
;;     %5:v1 = v_mul_lo_u32 %9, %7
;;     global_store_dword %13, %5, %16
;; }
;;     end
;; }


; A sum of two bytes has nine bits, and a product of 24 bits and more is none.
kernel %sums {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v20 = ireduce.i8 v9
    v21 = sextend.i32 v20
    v22 = iconst.i32 20
    v23 = iadd.i32 v21, v22
    v24 = iconst.i32 16
    v25 = sshr.i32 v9, v24
    v26 = imul.i32 v23, v25
    v27 = imul.i32 v26, v25
    store.i32 global align 4 [v8], v27
    return
}
;; machine kernel %sums target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = v_lshlrev_b32_e32 4, %17
;;     %14:v1 = global_load_dword %16, %19
;;     %13:v1 = v_bfe_i32 %14, 0, 8
;;     %11:v1 = v_add_u32_e32 20, %13
;;     %9:v1 = v_ashrrev_i32_e32 16, %14
;;     %7:v1 = v_mul_i32_i24_e32 %11, %9
;;     %5:v1 = v_mul_lo_u32 %7, %9
;;     global_store_dword %16, %5, %19
;; }
;;     end
;; }

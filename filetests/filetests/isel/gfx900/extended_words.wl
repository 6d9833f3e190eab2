; test isel precise-output
; target gfx900
; Words that were extended with zeros, on both units: shifted, added and multiplied.

kernel %scalar {
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
    v20 = uextend.i64 v2
    v21 = iconst.i32 3
    v22 = ishl.i64 v20, v21
    v23 = iadd.i64 v22, v1
    v24 = load.i64 global align 8 width all const [v23]
    v25 = uextend.i64 v3
    v26 = iadd.i64 v24, v25
    v27 = imul.i64 v20, v25
    store.i64 global align 8 [v8], v26
    store.i64 global align 8 [v8+8], v27
    return
}
;; machine kernel %scalar target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %36=v0:v1 = inputs
;;     %39:s4 = s_load_dwordx4 %38, 0x0
;;     %35:v1 = v_lshlrev_b32_e32 4, %36
;;     %32.0:s2 = s_lshl_b32 %39.2, 3
;;     %33.1:s2 tied(%32) = s_lshr_b32 %39.2, 29
;;     %28.0:s2 = s_add_u32 %33.0, %39.0 makes scc
;;     %29.1:s2 tied(%28) = s_addc_u32 %33.1, %39.1
;;     %24:s2 = s_load_dwordx2 %29, 0x0
;;     %21.0:s2 = s_add_u32 %39.3, %24.0 makes scc
;;     %22.1:s2 tied(%21) = s_addc_u32 0, %24.1
;;     %16.0:s2 = s_mul_i32 %39.2, %39.3
;;     %17.1:s2 tied(%16) = s_mul_hi_u32 %39.2, %39.3
;;     %8.0:v4 = v_mov_b32_e32 %22.0
;;     %9.1:v4 tied(%8) = v_mov_b32_e32 %22.1
;;     %10.2:v4 tied(%9) = v_mov_b32_e32 %17.0
;;     %11.3:v4 tied(%10) = v_mov_b32_e32 %17.1
;;     global_store_dwordx4 %35, %11, %39.0-1
;; }
;;     end
;; }

kernel %vector {
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
    v20 = uextend.i64 v9
    v21 = iconcat v10, v11
    v22 = imul.i64 v20, v21
    store.i64 global align 8 [v8], v22
    return
}
;; machine kernel %vector target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = v_lshlrev_b32_e32 4, %14
;;     %11:v3 = global_load_dwordx3 %13, %16
;;     %5:v1 = v_mul_lo_u32 %11.0, %11.2
;;     %7:v2, %8:s2 = v_mad_u64_u32 %11.0, %11.1, 0
;;     %10.1:v2 tied(%7) = v_add_u32_e32 %7.1, %5
;;     global_store_dwordx2 %13, %10, %16
;; }
;;     end
;; }

kernel %kept {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = uextend.i64 v2
    v4 = bxor.i64 v3, v1
    v5 = load.i32 global align 4 width all const [v4]
    store.i32 global align 4 [v1], v5
    return
}
;; machine kernel %kept target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2 = inputs
;;     %15:s4 = s_load_dwordx4 %14, 0x0
;;     %11.0:s2 = s_mov_b32 %15.2
;;     %12.1:s2 tied(%11) = s_mov_b32 0
;;     %7:s2 = s_xor_b64 %12, %15.0-1
;;     %5:s1 = s_load_dword %7, 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %1, %3, %15.0-1
;; }
;;     end
;; }

kernel %by_a_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 3
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i64 global align 8 [v8]
    v10 = iconst.i64 0x3b800001
    v11 = imul.i64 v9, v10
    store.i64 global align 8 [v8], v11
    return
}
;; machine kernel %by_a_constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %5:s1 = s_mov_b32 0x3b800001
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %13:v1 = v_lshlrev_b32_e32 3, %14
;;     %11:v2 = global_load_dwordx2 %13, %16
;;     %4:v1 = v_mul_lo_u32 %11.1, %5
;;     %6:v2, %7:s2 = v_mad_u64_u32 %11.0, %5, 0
;;     %10.1:v2 tied(%6) = v_add_u32_e32 %6.1, %4
;;     global_store_dwordx2 %13, %10, %16
;; }
;;     end
;; }

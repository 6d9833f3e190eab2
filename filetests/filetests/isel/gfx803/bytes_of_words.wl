; test isel precise-output
; target gfx803
; Four bytes in a word come apart and are put together again, but for bitwise operations.
; Here are the forms whose code is not that of gfx900.

kernel %iadd {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = iadd.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %iadd target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %83=s[0:1]:s2, %82=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %84:s2 = s_load_dwordx2 %83, 0x0
;;     %80.0:v2, %76:s2 = v_add_u32_e64 %84.0, %82
;;     %79:v1 = v_mov_b32_e32 %84.1
;;     %81.1:v2 tied(%80), %78:s2 = v_addc_u32_e64 %79, 0, %76
;;     %72:v1 = flat_load_dword %81
;;     %69.0:v2, %66:s2 = v_add_u32_e64 4, %81.0
;;     %70.1:v2 tied(%69), %68:s2 = v_addc_u32_e64 0, %81.1, %66
;;     %71:v1 = flat_load_dword %70
;;     %61:v1, %62:s2 = v_add_u32_e64 %72, %71
;;     %58:v1 = v_lshrrev_b32_e32 8, %72
;;     %56:v1 = v_lshrrev_b32_e32 8, %71
;;     %53:v1, %54:s2 = v_add_u32_e64 %58, %56
;;     %50:v1 = v_lshrrev_b32_e32 16, %72
;;     %48:v1 = v_lshrrev_b32_e32 16, %71
;;     %45:v1, %46:s2 = v_add_u32_e64 %50, %48
;;     %42:v1 = v_lshrrev_b32_e32 24, %72
;;     %39:v1 = v_lshrrev_b32_e32 24, %71
;;     %35:v1, %36:s2 = v_add_u32_e64 %42, %39
;;     %32:v1 = v_and_b32_e32 0xff, %35
;;     %28:v1 = v_lshlrev_b32_e32 8, %32
;;     %26:v1 = v_or_b32_sdwa %28, %45 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %21:v1 = v_lshlrev_b32_e32 8, %26
;;     %19:v1 = v_or_b32_sdwa %21, %53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %14:v1 = v_lshlrev_b32_e32 8, %19
;;     %12:v1 = v_or_b32_sdwa %14, %61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %81.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %81.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %isub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = isub.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %isub target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %83=s[0:1]:s2, %82=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %84:s2 = s_load_dwordx2 %83, 0x0
;;     %80.0:v2, %76:s2 = v_add_u32_e64 %84.0, %82
;;     %79:v1 = v_mov_b32_e32 %84.1
;;     %81.1:v2 tied(%80), %78:s2 = v_addc_u32_e64 %79, 0, %76
;;     %72:v1 = flat_load_dword %81
;;     %69.0:v2, %66:s2 = v_add_u32_e64 4, %81.0
;;     %70.1:v2 tied(%69), %68:s2 = v_addc_u32_e64 0, %81.1, %66
;;     %71:v1 = flat_load_dword %70
;;     %61:v1, %62:s2 = v_sub_u32_e64 %72, %71
;;     %58:v1 = v_lshrrev_b32_e32 8, %72
;;     %56:v1 = v_lshrrev_b32_e32 8, %71
;;     %53:v1, %54:s2 = v_sub_u32_e64 %58, %56
;;     %50:v1 = v_lshrrev_b32_e32 16, %72
;;     %48:v1 = v_lshrrev_b32_e32 16, %71
;;     %45:v1, %46:s2 = v_sub_u32_e64 %50, %48
;;     %42:v1 = v_lshrrev_b32_e32 24, %72
;;     %39:v1 = v_lshrrev_b32_e32 24, %71
;;     %35:v1, %36:s2 = v_sub_u32_e64 %42, %39
;;     %32:v1 = v_and_b32_e32 0xff, %35
;;     %28:v1 = v_lshlrev_b32_e32 8, %32
;;     %26:v1 = v_or_b32_sdwa %28, %45 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %21:v1 = v_lshlrev_b32_e32 8, %26
;;     %19:v1 = v_or_b32_sdwa %21, %53 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %14:v1 = v_lshlrev_b32_e32 8, %19
;;     %12:v1 = v_or_b32_sdwa %14, %61 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %81.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %81.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = umax.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %81=s[0:1]:s2, %80=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %82:s2 = s_load_dwordx2 %81, 0x0
;;     %78.0:v2, %74:s2 = v_add_u32_e64 %82.0, %80
;;     %77:v1 = v_mov_b32_e32 %82.1
;;     %79.1:v2 tied(%78), %76:s2 = v_addc_u32_e64 %77, 0, %74
;;     %70:v1 = flat_load_dword %79
;;     %67.0:v2, %64:s2 = v_add_u32_e64 4, %79.0
;;     %68.1:v2 tied(%67), %66:s2 = v_addc_u32_e64 0, %79.1, %64
;;     %69:v1 = flat_load_dword %68
;;     %56:v1 = v_max_u32_sdwa %70, %69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
;;     %50:v1 = v_max_u32_sdwa %70, %69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1
;;     %44:v1 = v_max_u32_sdwa %70, %69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:BYTE_2
;;     %36:v1 = v_max_u32_sdwa %70, %69 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     %32:v1 = v_and_b32_e32 0xff, %36
;;     %28:v1 = v_lshlrev_b32_e32 8, %32
;;     %26:v1 = v_or_b32_sdwa %28, %44 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %21:v1 = v_lshlrev_b32_e32 8, %26
;;     %19:v1 = v_or_b32_sdwa %21, %50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %14:v1 = v_lshlrev_b32_e32 8, %19
;;     %12:v1 = v_or_b32_sdwa %14, %56 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %79.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %79.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

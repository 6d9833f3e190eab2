; test isel precise-output
; target gfx803
; What takes the place of instructions that came with GFX9.

kernel %older {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v102 = load.i32 global align 8 [v93+16]
    v103 = load.i64 global align 8 [v93+24]
    v104 = load.i64 global align 8 [v93+32]
    v105 = iadd.i32 v101, v102
    store.i32 global align 8 [v93+0], v105
    v106 = isub.i32 v101, v102
    store.i32 global align 8 [v93+8], v106
    v107 = imul.i64 v103, v104
    store.i64 global align 8 [v93+16], v107
    v108 = waveid.i32
    store.i32 global align 8 [v93+24], v108
    v109 = cuid.i32
    store.i32 global align 8 [v93+32], v109
    return
}
;; machine kernel %older target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %88=s[0:1]:s2, %87=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %89:s2 = s_load_dwordx2 %88, 0x0
;;     %85.0:v2, %81:s2 = v_add_u32_e64 %89.0, %87
;;     %84:v1 = v_mov_b32_e32 %89.1
;;     %86.1:v2 tied(%85), %83:s2 = v_addc_u32_e64 %84, 0, %81
;;     %75.0:v2, %72:s2 = v_add_u32_e64 8, %86.0
;;     %76.1:v2 tied(%75), %74:s2 = v_addc_u32_e64 0, %86.1, %72
;;     %77:v1 = flat_load_dword %76
;;     %68.0:v2, %65:s2 = v_add_u32_e64 16, %86.0
;;     %69.1:v2 tied(%68), %67:s2 = v_addc_u32_e64 0, %86.1, %65
;;     %70:v1 = flat_load_dword %69
;;     %61.0:v2, %58:s2 = v_add_u32_e64 24, %86.0
;;     %62.1:v2 tied(%61), %60:s2 = v_addc_u32_e64 0, %86.1, %58
;;     %63:v4 = flat_load_dwordx4 %62
;;     %55:v1, %56:s2 = v_add_u32_e64 %77, %70
;;     flat_store_dword %86, %55
;;     %52:v1, %53:s2 = v_sub_u32_e64 %77, %70
;;     %47.0:v2, %44:s2 = v_add_u32_e64 8, %86.0
;;     %48.1:v2 tied(%47), %46:s2 = v_addc_u32_e64 0, %86.1, %44
;;     flat_store_dword %48, %52
;;     %34:v1 = v_mul_lo_u32 %63.0, %63.3
;;     %35:v1 = v_mul_lo_u32 %63.1, %63.2
;;     %36:v2, %37:s2 = v_mad_u64_u32 %63.0, %63.2, 0
;;     %38:v1, %39:s2 = v_add_u32_e64 %36.1, %34
;;     %42.1:v2 tied(%36), %41:s2 = v_add_u32_e64 %38, %35
;;     %29.0:v2, %26:s2 = v_add_u32_e64 16, %86.0
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 0, %86.1, %26
;;     flat_store_dwordx2 %30, %42
;;     %21:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 0, 4)
;;     %22:s1 = s_lshl_b32 %21, 2
;;     %23:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 4, 2)
;;     %24:s1 = s_add_u32 %22, %23
;;     %17.0:v2, %14:s2 = v_add_u32_e64 24, %86.0
;;     %18.1:v2 tied(%17), %16:s2 = v_addc_u32_e64 0, %86.1, %14
;;     %20:v1 = v_mov_b32_e32 %24
;;     flat_store_dword %18, %20
;;     %9:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 13, 2)
;;     %10:s1 = s_lshl_b32 %9, 4
;;     %11:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 8, 4)
;;     %12:s1 = s_add_u32 %10, %11
;;     %5.0:v2, %2:s2 = v_add_u32_e64 32, %86.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %86.1, %2
;;     %8:v1 = v_mov_b32_e32 %12
;;     flat_store_dword %6, %8
;; }
;;     end
;; }

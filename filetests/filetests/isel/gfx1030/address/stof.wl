; test isel precise-output
; target gfx1030
; Segment addresses as flat ones: the aperture of the segment is the high word.

; The null address stays null.
kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %3:s2 = s_mov_b64 src_shared_base
;;     %4:v1 = v_mov_b32_e32 %11
;;     %5:v1 = v_mov_b32_e32 %3.1
;;     %6:s1 = v_cmp_ne_u32_e64 -1, %4
;;     %9.0:v2 = v_cndmask_b32_e64 0, %4, %6
;;     %10.1:v2 tied(%9) = v_cndmask_b32_e64 0, %5, %6
;;     global_store_dwordx2 %11, %10, %13 offset:256
;; }
;;     end
;; }

kernel %group_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group_nonull target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %3:s2 = s_mov_b64 src_shared_base
;;     %6.0:v2 = v_mov_b32_e32 %8
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %3.1
;;     global_store_dwordx2 %8, %7, %10 offset:256
;; }
;;     end
;; }

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %14=s[4:5]:s2, %4=s7:s1, %13=v0:v1 = inputs
;;     %18:s1 = s_and_b32 %3.1, 0xffff
;;     %16:s1 = s_add_u32 %3.0, %4 makes scc
;;     %17:s1 = s_addc_u32 %18, 0
;;     s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), %16
;;     s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), %17
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %5:s2 = s_mov_b64 src_private_base
;;     %6:v1 = v_mov_b32_e32 %13
;;     %7:v1 = v_mov_b32_e32 %5.1
;;     %8:s1 = v_cmp_ne_u32_e64 -1, %6
;;     %11.0:v2 = v_cndmask_b32_e64 0, %6, %8
;;     %12.1:v2 tied(%11) = v_cndmask_b32_e64 0, %7, %8
;;     global_store_dwordx2 %13, %12, %15 offset:256
;; }
;;     end
;; }

kernel %private_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private_nonull target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %11=s[4:5]:s2, %4=s7:s1, %10=v0:v1 = inputs
;;     %15:s1 = s_and_b32 %3.1, 0xffff
;;     %13:s1 = s_add_u32 %3.0, %4 makes scc
;;     %14:s1 = s_addc_u32 %15, 0
;;     s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), %13
;;     s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), %14
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %5:s2 = s_mov_b64 src_private_base
;;     %8.0:v2 = v_mov_b32_e32 %10
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %5.1
;;     global_store_dwordx2 %10, %9, %12 offset:256
;; }
;;     end
;; }

; Global addresses are flat ones.
kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = stof.i64 global v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %global target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %6.0:v2 = v_mov_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %wave_global {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = stof.i64 global v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_global target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %6.0:v2 = v_mov_b32_e32 %10.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10.3
;;     global_store_dwordx2 %8, %7, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_group {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = stof.i64 group v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_group target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_dwordx4 %14, null
;;     %3:s2 = s_mov_b64 src_shared_base
;;     %5:v1 = v_mov_b32_e32 %15.2
;;     %6:v1 = v_mov_b32_e32 %3.1
;;     %7:s1 = v_cmp_ne_u32_e64 -1, %5
;;     %10.0:v2 = v_cndmask_b32_e64 0, %5, %7
;;     %11.1:v2 tied(%10) = v_cndmask_b32_e64 0, %6, %7
;;     global_store_dwordx2 %12, %11, %15.0-1 offset:256
;; }
;;     end
;; }

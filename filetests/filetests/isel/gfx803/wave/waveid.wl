; test isel precise-output
; target gfx803
; Where the wave runs: a hardware register is asked.
; Here are the forms whose code is not that of gfx900.

kernel %waveid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = waveid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %waveid target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %21.0:v2, %17:s2 = v_add_u32_e64 %25.0, %23
;;     %20:v1 = v_mov_b32_e32 %25.1
;;     %22.1:v2 tied(%21), %19:s2 = v_addc_u32_e64 %20, 0, %17
;;     %10:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 0, 4)
;;     %11:s1 = s_lshl_b32 %10, 2
;;     %12:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 4, 2)
;;     %13:s1 = s_add_u32 %11, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %22.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %22.1, %2
;;     %9:v1 = v_mov_b32_e32 %13
;;     flat_store_dword %7, %9
;; }
;;     end
;; }

kernel %maxwaveid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = maxwaveid.i32
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %maxwaveid target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %20.0, %18
;;     %15:v1 = v_mov_b32_e32 %20.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 %15, 0, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %17.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %17.1, %2
;;     %8:v1 = v_mov_b32_e32 39
;;     flat_store_dword %7, %8
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Private memory by a buffer descriptor. Where flat accesses may reach it, hardware registers are told where the wave's begins: the address in the
; descriptor with the offset of the wave.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 0
    v3 = workitemid.i32 0
    store.i32 private align 4 [v2], v3
    v4 = stof.i64 private nonull v2
    v5 = load.i32 flat align 4 [v4]
    store.i32 global align 4 [v1], v5
    return
}
;; machine kernel %k target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:3]:s4, %14=s[4:5]:s2, %6=s7:s1, %13=v0:v1 = inputs
;;     %18:s1 = s_and_b32 %5.1, 0xffff
;;     %16:s1 = s_add_u32 %5.0, %6 makes scc
;;     %17:s1 = s_addc_u32 %18, 0
;;     s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), %16
;;     s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), %17
;;     %15:s2 = s_load_dwordx2 %14, null
;;     buffer_store_dword %13, off, %5, %6
;;     %7:s2 = s_mov_b64 src_private_base
;;     %10.0:v2 = v_mov_b32_e32 0
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 %7.1
;;     %4:v1 = flat_load_dword %11
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %4, %15
;; }
;;     end
;; }

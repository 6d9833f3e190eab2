; test isel precise-output
; target gfx803
; Constants of words: inline from -16 to 64, a literal beyond, one for each instruction.
; Here are the forms whose code is not that of gfx900.

; A literal in an instruction of three operands.
kernel %literal_in_long_form {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 1000
    v8 = ishl.i32 v5, v6
    v9 = bor.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %literal_in_long_form target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %14:v2 = flat_load_dwordx2 %23
;;     %13:v1 = v_lshlrev_b32_e32 %14.1, %14.0
;;     %10:v1 = v_or_b32_e32 0x3e8, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; A constant that no instruction takes as a literal is in one register, wherever it is read.

kernel %literals {
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
    v20 = iconst.i32 0x12345678
    v21 = band.i32 v9, v20
    v22 = bor.i32 v21, v10
    v23 = band.i32 v11, v20
    v24 = bor.i32 v23, v4
    store.i32 global align 4 [v8], v22
    store.i32 global align 4 [v8+4], v24
    return
}
;; machine kernel %literals target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %15:s1 = s_mov_b32 0x12345678
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v1 = v_lshlrev_b32_e32 4, %18
;;     %16:v3 = global_load_dwordx3 %17, %20
;;     %14:v1 = v_and_or_b32 %16.0, %15, %16.1
;;     %10:v1 = v_and_or_b32 %16.2, %15, %18
;;     %6.0:v2 = v_mov_b32_e32 %14
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %17, %7, %20
;; }
;;     end
;; }


; test isel precise-output
; target gfx803
; Or of a shifted word and another: one instruction of the lanes, whatever the count is.
; Here are the forms whose code is not that of gfx900.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = ishl.i32 v5, v7
    v9 = bor.i32 v8, v6
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_u32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %29:v1 = flat_load_dword %38
;;     %26.0:v2, %23:s2 = v_add_u32_e64 4, %38.0
;;     %27.1:v2 tied(%26), %25:s2 = v_addc_u32_e64 0, %38.1, %23
;;     %28:v1 = flat_load_dword %27
;;     %19.0:v2, %16:s2 = v_add_u32_e64 8, %38.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %38.1, %16
;;     %21:v1 = flat_load_dword %20
;;     %14:v1 = v_lshlrev_b32_e32 %21, %29
;;     %11:v1 = v_or_b32_e32 %14, %28
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %38.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %38.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 16
    v8 = ishl.i32 v5, v7
    v9 = bor.i32 v6, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_u32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %21:v1 = flat_load_dword %30
;;     %18.0:v2, %15:s2 = v_add_u32_e64 4, %30.0
;;     %19.1:v2 tied(%18), %17:s2 = v_addc_u32_e64 0, %30.1, %15
;;     %20:v1 = flat_load_dword %19
;;     %13:v1 = v_lshlrev_b32_e32 16, %21
;;     %11:v1 = v_or_b32_e32 %20, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

; Both operands are shifted: one of them in the same instruction.
kernel %both {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 8
    v8 = iconst.i32 24
    v9 = ishl.i32 v5, v7
    v10 = ishl.i32 v6, v8
    v11 = bor.i32 v9, v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %both target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %31.0:v2, %27:s2 = v_add_u32_e64 %35.0, %33
;;     %30:v1 = v_mov_b32_e32 %35.1
;;     %32.1:v2 tied(%31), %29:s2 = v_addc_u32_e64 %30, 0, %27
;;     %23:v1 = flat_load_dword %32
;;     %20.0:v2, %17:s2 = v_add_u32_e64 4, %32.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 0, %32.1, %17
;;     %22:v1 = flat_load_dword %21
;;     %15:v1 = v_lshlrev_b32_e32 8, %23
;;     %13:v1 = v_lshlrev_b32_e32 24, %22
;;     %11:v1 = v_or_b32_e32 %15, %13
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %32.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %32.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

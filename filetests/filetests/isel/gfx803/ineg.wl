; test isel precise-output
; target gfx803
; Negation: a difference from zero.
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
    v6 = ineg.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %24.0, %22
;;     %19:v1 = v_mov_b32_e32 %24.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:v1 = flat_load_dword %21
;;     %10:v1, %11:s2 = v_sub_u32_e64 0, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %21.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %21.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = ineg.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %bytes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %24.0, %22
;;     %19:v1 = v_mov_b32_e32 %24.1
;;     %21.1:v2 tied(%20), %18:s2 = v_addc_u32_e64 %19, 0, %16
;;     %12:v1 = flat_load_ubyte %21
;;     %10:v1, %11:s2 = v_sub_u32_e64 0, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %21.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %21.1, %2
;;     flat_store_byte %7, %10
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ineg.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %16:v2 = flat_load_dwordx2 %25
;;     %14.0:v2, %11:s2 = v_sub_u32_e64 0, %16.0
;;     %15.1:v2 tied(%14), %13:s2 = v_subb_u32_e64 0, %16.1, %11
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dwordx2 %7, %15
;; }
;;     end
;; }

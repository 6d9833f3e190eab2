; test isel precise-output
; target gfx803
; Kernel arguments at an address of each lane, near and farther than an offset reaches.

kernel %near {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = load.i32 kernarg align 4 [v3+8]
    store.i32 global align 4 [v1], v4
    return
}
;; machine kernel %near target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %22=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %7, 0x0
;;     %13.0:v2, %9:s2 = v_add_u32_e64 %22, %7.0
;;     %12:v1 = v_mov_b32_e32 %7.1
;;     %14.1:v2 tied(%13), %11:s2 = v_addc_u32_e64 0, %12, %9
;;     %19.0:v2, %16:s2 = v_add_u32_e64 8, %14.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %14.1, %16
;;     %21:v1 = flat_load_dword %20
;;     %3.0:v2 = v_mov_b32_e32 %23.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %23.1
;;     flat_store_dword %4, %21
;; }
;;     end
;; }

kernel %far {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = load.i32 kernarg align 4 [v3+5000]
    store.i32 global align 4 [v1], v4
    return
}
;; machine kernel %far target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %23=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %24:s2 = s_load_dwordx2 %7, 0x0
;;     %13.0:v2, %9:s2 = v_add_u32_e64 %23, %7.0
;;     %12:v1 = v_mov_b32_e32 %7.1
;;     %14.1:v2 tied(%13), %11:s2 = v_addc_u32_e64 0, %12, %9
;;     %17:s1 = s_mov_b32 0x1388
;;     %20.0:v2, %16:s2 = v_add_u32_e64 %17, %14.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 0, %14.1, %16
;;     %22:v1 = flat_load_dword %21
;;     %3.0:v2 = v_mov_b32_e32 %24.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %24.1
;;     flat_store_dword %4, %22
;; }
;;     end
;; }

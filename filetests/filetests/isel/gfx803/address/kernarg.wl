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
;;     %9=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %19:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1, %8:s2 = v_add_u32_e64 8, %18
;;     %15.0:v2, %11:s2 = v_add_u32_e64 %7, %9.0
;;     %14:v1 = v_mov_b32_e32 %9.1
;;     %16.1:v2 tied(%15), %13:s2 = v_addc_u32_e64 0, %14, %11
;;     %17:v1 = flat_load_dword %16 makes constant
;;     %3.0:v2 = v_mov_b32_e32 %19.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %19.1
;;     flat_store_dword %4, %17
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
;;     %10=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %10, 0x0
;;     %9:s1 = s_mov_b32 0x1388
;;     %7:v1, %8:s2 = v_add_u32_e64 %9, %19
;;     %16.0:v2, %12:s2 = v_add_u32_e64 %7, %10.0
;;     %15:v1 = v_mov_b32_e32 %10.1
;;     %17.1:v2 tied(%16), %14:s2 = v_addc_u32_e64 0, %15, %12
;;     %18:v1 = flat_load_dword %17 makes constant
;;     %3.0:v2 = v_mov_b32_e32 %20.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %20.1
;;     flat_store_dword %4, %18
;; }
;;     end
;; }

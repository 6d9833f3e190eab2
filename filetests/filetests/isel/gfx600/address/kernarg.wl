; test isel precise-output
; target gfx600
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
;; machine kernel %near target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %30=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %17, 0x0
;;     %27.0:v2, %16:s2 = v_add_i32_e64 8, %30
;;     %22.2:s4 = s_mov_b32 0
;;     %23.3:s4 tied(%22) = s_mov_b32 0x100f000
;;     %24.0:s4 tied(%23) = s_mov_b32 %17.0
;;     %25.1:s4 tied(%24) = s_mov_b32 %17.1
;;     %28.1:v2 tied(%27) = v_mov_b32_e32 0
;;     %29:v1 = buffer_load_dword %28, %25, 0 addr64 makes constant
;;     %3.0:v2 = v_mov_b32_e32 %31.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %31.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %29, %4, %12, 0 addr64
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
;; machine kernel %far target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %31=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %18, 0x0
;;     %17:s1 = s_mov_b32 0x1388
;;     %28.0:v2, %16:s2 = v_add_i32_e64 %17, %31
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %18.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %18.1
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 0
;;     %30:v1 = buffer_load_dword %29, %26, 0 addr64 makes constant
;;     %3.0:v2 = v_mov_b32_e32 %32.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %32.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %30, %4, %12, 0 addr64
;; }
;;     end
;; }

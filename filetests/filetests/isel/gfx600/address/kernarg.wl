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
;;     %15=s[0:1]:s2, %29=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %15, 0x0
;;     %20.2:s4 = s_mov_b32 0
;;     %21.3:s4 tied(%20) = s_mov_b32 0x100f000
;;     %22.0:s4 tied(%21) = s_mov_b32 %15.0
;;     %23.1:s4 tied(%22) = s_mov_b32 %15.1
;;     %26.1:v2 = v_mov_b32_e32 0
;;     %27.0:v2 tied(%26) = v_mov_b32_e32 %29
;;     %28:v1 = buffer_load_dword %27, %23, 0 addr64 offset:8
;;     %3.0:v2 = v_mov_b32_e32 %30.0
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %30.1
;;     %9.0:s4 = s_mov_b32 0
;;     %10.1:s4 tied(%9) = s_mov_b32 0
;;     %11.2:s4 tied(%10) = s_mov_b32 0
;;     %12.3:s4 tied(%11) = s_mov_b32 0x100f000
;;     buffer_store_dword %28, %4, %12, 0 addr64
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
;;     %15=s[0:1]:s2, %31=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %15, 0x0
;;     %18:s1 = s_mov_b32 0x1388
;;     %28.0:v2, %17:s2 = v_add_i32_e64 %18, %31
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %15.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %15.1
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 0
;;     %30:v1 = buffer_load_dword %29, %26, 0 addr64
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

; test isel precise-output
; target gfx600
; Atomic loads and stores in global memory.
; Here are the forms whose code is not that of gfx700.

kernel %load {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i32 ld global align 4 rlx agent [v4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %load target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v1 = buffer_load_dword %26, %22, 0 addr64 glc makes order
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dword %27, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %store {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    atomic_store.i32 st global align 4 rlx agent [v4], v2
    return
}
;; machine kernel %store target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, 0x0
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %16.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %16.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %14
;;     buffer_store_dword %14, %13, %9, 0 addr64 makes order
;; }
;;     end
;; }

kernel %load_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = atomic_load.i64 ld global align 8 rlx agent [v4]
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v2 = buffer_load_dwordx2 %26, %22, 0 addr64 glc makes order
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dwordx2 %27, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %store_long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    atomic_store.i64 st global align 8 rlx agent [v4], v5
    return
}
;; machine kernel %store_long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %30.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %30.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %28
;;     %27:v2 = buffer_load_dwordx2 %26, %22, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %30.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %30.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %28
;;     buffer_store_dwordx2 %27, %13, %9, 0 addr64 makes order
;; }
;;     end
;; }

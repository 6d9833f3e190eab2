; test isel precise-output
; target gfx600
; Atomic sums, minima and maxima of words in global memory, with the old value.
; Here are the forms whose code is not that of gfx700.

kernel %add {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 add global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %add target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %34.2:s4 = s_mov_b32 0
;;     %35.3:s4 tied(%34) = s_mov_b32 0x100f000
;;     %36.0:s4 tied(%35) = s_mov_b32 %45.0
;;     %37.1:s4 tied(%36) = s_mov_b32 %45.1
;;     %40.1:v2 = v_mov_b32_e32 0
;;     %41.0:v2 tied(%40) = v_mov_b32_e32 %43
;;     %42:v1 = buffer_load_dword %41, %37, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %45.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %45.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %43
;;     %28:v1 = v_mov_b32_e32 %42
;;     %29:v1 tied(%28) = buffer_atomic_add %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %45.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %45.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %43
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %sub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 sub global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %sub target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %34.2:s4 = s_mov_b32 0
;;     %35.3:s4 tied(%34) = s_mov_b32 0x100f000
;;     %36.0:s4 tied(%35) = s_mov_b32 %45.0
;;     %37.1:s4 tied(%36) = s_mov_b32 %45.1
;;     %40.1:v2 = v_mov_b32_e32 0
;;     %41.0:v2 tied(%40) = v_mov_b32_e32 %43
;;     %42:v1 = buffer_load_dword %41, %37, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %45.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %45.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %43
;;     %28:v1 = v_mov_b32_e32 %42
;;     %29:v1 tied(%28) = buffer_atomic_sub %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %45.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %45.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %43
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %umin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 umin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umin target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %34.2:s4 = s_mov_b32 0
;;     %35.3:s4 tied(%34) = s_mov_b32 0x100f000
;;     %36.0:s4 tied(%35) = s_mov_b32 %45.0
;;     %37.1:s4 tied(%36) = s_mov_b32 %45.1
;;     %40.1:v2 = v_mov_b32_e32 0
;;     %41.0:v2 tied(%40) = v_mov_b32_e32 %43
;;     %42:v1 = buffer_load_dword %41, %37, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %45.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %45.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %43
;;     %28:v1 = v_mov_b32_e32 %42
;;     %29:v1 tied(%28) = buffer_atomic_umin %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %45.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %45.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %43
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 umax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %umax target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %34.2:s4 = s_mov_b32 0
;;     %35.3:s4 tied(%34) = s_mov_b32 0x100f000
;;     %36.0:s4 tied(%35) = s_mov_b32 %45.0
;;     %37.1:s4 tied(%36) = s_mov_b32 %45.1
;;     %40.1:v2 = v_mov_b32_e32 0
;;     %41.0:v2 tied(%40) = v_mov_b32_e32 %43
;;     %42:v1 = buffer_load_dword %41, %37, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %45.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %45.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %43
;;     %28:v1 = v_mov_b32_e32 %42
;;     %29:v1 tied(%28) = buffer_atomic_umax %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %45.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %45.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %43
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %smin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 smin global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smin target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %34.2:s4 = s_mov_b32 0
;;     %35.3:s4 tied(%34) = s_mov_b32 0x100f000
;;     %36.0:s4 tied(%35) = s_mov_b32 %45.0
;;     %37.1:s4 tied(%36) = s_mov_b32 %45.1
;;     %40.1:v2 = v_mov_b32_e32 0
;;     %41.0:v2 tied(%40) = v_mov_b32_e32 %43
;;     %42:v1 = buffer_load_dword %41, %37, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %45.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %45.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %43
;;     %28:v1 = v_mov_b32_e32 %42
;;     %29:v1 tied(%28) = buffer_atomic_smin %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %45.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %45.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %43
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %smax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = atomic_rmw.i32 smax global align 4 rlx agent [v4], v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %smax target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %34.2:s4 = s_mov_b32 0
;;     %35.3:s4 tied(%34) = s_mov_b32 0x100f000
;;     %36.0:s4 tied(%35) = s_mov_b32 %45.0
;;     %37.1:s4 tied(%36) = s_mov_b32 %45.1
;;     %40.1:v2 = v_mov_b32_e32 0
;;     %41.0:v2 tied(%40) = v_mov_b32_e32 %43
;;     %42:v1 = buffer_load_dword %41, %37, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %45.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %45.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %43
;;     %28:v1 = v_mov_b32_e32 %42
;;     %29:v1 tied(%28) = buffer_atomic_smax %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %45.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %45.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %43
;;     buffer_store_dword %29, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

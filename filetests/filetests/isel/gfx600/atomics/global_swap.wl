; test isel precise-output
; target gfx600
; Compare and swap in global memory: new value and expected value are a tuple, but in group memory.
; Here are the forms whose code is not that of gfx700.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = atomic_cas.i32 cas global align 4 rlx agent [v4], v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %word target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %42.2:s4 = s_mov_b32 0
;;     %43.3:s4 tied(%42) = s_mov_b32 0x100f000
;;     %44.0:s4 tied(%43) = s_mov_b32 %53.0
;;     %45.1:s4 tied(%44) = s_mov_b32 %53.1
;;     %48.1:v2 = v_mov_b32_e32 0
;;     %49.0:v2 tied(%48) = v_mov_b32_e32 %51
;;     %50:v2 = buffer_load_dwordx2 %49, %45, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %53.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %53.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %51
;;     %31.0:v2 = v_mov_b32_e32 %50.1
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 %50.0
;;     %35.0:v2 = v_mov_b32_e32 %32.0
;;     %36.1:v2 tied(%35) = v_mov_b32_e32 %32.1
;;     %37:v2 tied(%36) = buffer_atomic_cmpswap %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %53.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %53.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %51
;;     buffer_store_dword %37.0, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    atomic_cas_noret.i32 cas global align 4 rlx agent [v4], v5, v6
    return
}
;; machine kernel %no_result target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %24.2:s4 = s_mov_b32 0
;;     %25.3:s4 tied(%24) = s_mov_b32 0x100f000
;;     %26.0:s4 tied(%25) = s_mov_b32 %35.0
;;     %27.1:s4 tied(%26) = s_mov_b32 %35.1
;;     %30.1:v2 = v_mov_b32_e32 0
;;     %31.0:v2 tied(%30) = v_mov_b32_e32 %33
;;     %32:v2 = buffer_load_dwordx2 %31, %27, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %35.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %35.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %33
;;     %18.0:v2 = v_mov_b32_e32 %32.1
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %32.0
;;     buffer_atomic_cmpswap %19, %13, %9, 0 addr64
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = atomic_cas.i64 cas global align 8 rlx agent [v4], v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60=s[0:1]:s2, %59=v0:v1 = inputs
;;     %61:s2 = s_load_dwordx2 %60, 0x0
;;     %50.2:s4 = s_mov_b32 0
;;     %51.3:s4 tied(%50) = s_mov_b32 0x100f000
;;     %52.0:s4 tied(%51) = s_mov_b32 %61.0
;;     %53.1:s4 tied(%52) = s_mov_b32 %61.1
;;     %56.1:v2 = v_mov_b32_e32 0
;;     %57.0:v2 tied(%56) = v_mov_b32_e32 %59
;;     %58:v4 = buffer_load_dwordx4 %57, %53, 0 addr64
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %61.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %61.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %59
;;     %33.0:v4 = v_mov_b32_e32 %58.2
;;     %34.1:v4 tied(%33) = v_mov_b32_e32 %58.3
;;     %35.2:v4 tied(%34) = v_mov_b32_e32 %58.0
;;     %36.3:v4 tied(%35) = v_mov_b32_e32 %58.1
;;     %41.0:v4 = v_mov_b32_e32 %36.0
;;     %42.1:v4 tied(%41) = v_mov_b32_e32 %36.1
;;     %43.2:v4 tied(%42) = v_mov_b32_e32 %36.2
;;     %44.3:v4 tied(%43) = v_mov_b32_e32 %36.3
;;     %45:v4 tied(%44) = buffer_atomic_cmpswap_x2 %26, %22, 0 addr64 glc
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %61.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %61.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %59
;;     buffer_store_dwordx2 %45.0-1, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %long_no_result {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    atomic_cas_noret.i64 cas global align 8 rlx agent [v4], v5, v6
    return
}
;; machine kernel %long_no_result target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %28.2:s4 = s_mov_b32 0
;;     %29.3:s4 tied(%28) = s_mov_b32 0x100f000
;;     %30.0:s4 tied(%29) = s_mov_b32 %39.0
;;     %31.1:s4 tied(%30) = s_mov_b32 %39.1
;;     %34.1:v2 = v_mov_b32_e32 0
;;     %35.0:v2 tied(%34) = v_mov_b32_e32 %37
;;     %36:v4 = buffer_load_dwordx4 %35, %31, 0 addr64
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %39.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %39.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %37
;;     %20.0:v4 = v_mov_b32_e32 %36.2
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %36.3
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %36.0
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %36.1
;;     buffer_atomic_cmpswap_x2 %23, %13, %9, 0 addr64
;; }
;;     end
;; }

; test isel precise-output
; target gfx803
; Compare and swap in global memory: new value and expected value are a tuple, but in group memory.
; Here are the forms whose code is not that of gfx900.

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
;; machine kernel %word target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %16:v2 = flat_load_dwordx2 %25
;;     %13.0:v2 = v_mov_b32_e32 %16.1
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %16.0
;;     %15:v1 = flat_atomic_cmpswap %25, %14 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %15
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
;; machine kernel %no_result target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %15.0:v2, %11:s2 = v_add_u32_e64 %19.0, %17
;;     %14:v1 = v_mov_b32_e32 %19.1
;;     %16.1:v2 tied(%15), %13:s2 = v_addc_u32_e64 %14, 0, %11
;;     %7:v2 = flat_load_dwordx2 %16
;;     %5.0:v2 = v_mov_b32_e32 %7.1
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %7.0
;;     flat_atomic_cmpswap %16, %6
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
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_u32_e64 %27, 0, %24
;;     %20:v4 = flat_load_dwordx4 %29
;;     %15.0:v4 = v_mov_b32_e32 %20.2
;;     %16.1:v4 tied(%15) = v_mov_b32_e32 %20.3
;;     %17.2:v4 tied(%16) = v_mov_b32_e32 %20.0
;;     %18.3:v4 tied(%17) = v_mov_b32_e32 %20.1
;;     %19:v2 = flat_atomic_cmpswap_x2 %29, %18 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %29.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %29.1, %2
;;     flat_store_dwordx2 %7, %19
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
;; machine kernel %long_no_result target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %19.0:v2, %15:s2 = v_add_u32_e64 %23.0, %21
;;     %18:v1 = v_mov_b32_e32 %23.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_u32_e64 %18, 0, %15
;;     %11:v4 = flat_load_dwordx4 %20
;;     %7.0:v4 = v_mov_b32_e32 %11.2
;;     %8.1:v4 tied(%7) = v_mov_b32_e32 %11.3
;;     %9.2:v4 tied(%8) = v_mov_b32_e32 %11.0
;;     %10.3:v4 tied(%9) = v_mov_b32_e32 %11.1
;;     flat_atomic_cmpswap_x2 %20, %10
;; }
;;     end
;; }

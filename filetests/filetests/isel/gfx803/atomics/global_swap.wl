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
;;     %13.0:v2 = v_mov_b32_e32 %22
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %23
;;     %15:v1 = flat_atomic_cmpswap %32, %14 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %32.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %32.1, %2
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
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %14:v1 = flat_load_dword %23
;;     %11.0:v2, %8:s2 = v_add_u32_e64 4, %23.0
;;     %12.1:v2 tied(%11), %10:s2 = v_addc_u32_e64 0, %23.1, %8
;;     %13:v1 = flat_load_dword %12
;;     %5.0:v2 = v_mov_b32_e32 %13
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %14
;;     flat_atomic_cmpswap %23, %6
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
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %39:s2 = s_load_dwordx2 %38, 0x0
;;     %35.0:v2, %31:s2 = v_add_u32_e64 %39.0, %37
;;     %34:v1 = v_mov_b32_e32 %39.1
;;     %36.1:v2 tied(%35), %33:s2 = v_addc_u32_e64 %34, 0, %31
;;     %27:v2 = flat_load_dwordx2 %36
;;     %24.0:v2, %21:s2 = v_add_u32_e64 8, %36.0
;;     %25.1:v2 tied(%24), %23:s2 = v_addc_u32_e64 0, %36.1, %21
;;     %26:v2 = flat_load_dwordx2 %25
;;     %15.0:v4 = v_mov_b32_e32 %26.0
;;     %16.1:v4 tied(%15) = v_mov_b32_e32 %26.1
;;     %17.2:v4 tied(%16) = v_mov_b32_e32 %27.0
;;     %18.3:v4 tied(%17) = v_mov_b32_e32 %27.1
;;     %19:v2 = flat_atomic_cmpswap_x2 %36, %18 glc
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %36.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %36.1, %2
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
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %26.0:v2, %22:s2 = v_add_u32_e64 %30.0, %28
;;     %25:v1 = v_mov_b32_e32 %30.1
;;     %27.1:v2 tied(%26), %24:s2 = v_addc_u32_e64 %25, 0, %22
;;     %18:v2 = flat_load_dwordx2 %27
;;     %15.0:v2, %12:s2 = v_add_u32_e64 8, %27.0
;;     %16.1:v2 tied(%15), %14:s2 = v_addc_u32_e64 0, %27.1, %12
;;     %17:v2 = flat_load_dwordx2 %16
;;     %7.0:v4 = v_mov_b32_e32 %17.0
;;     %8.1:v4 tied(%7) = v_mov_b32_e32 %17.1
;;     %9.2:v4 tied(%8) = v_mov_b32_e32 %18.0
;;     %10.3:v4 tied(%9) = v_mov_b32_e32 %18.1
;;     flat_atomic_cmpswap_x2 %27, %10
;; }
;;     end
;; }

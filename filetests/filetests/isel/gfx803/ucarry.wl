; test isel precise-output
; target gfx803
; The carry of a sum as a number: one for a lane whose sum leaves the word.
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = ucarry.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_u32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %21:v1 = flat_load_dword %30
;;     %18.0:v2, %15:s2 = v_add_u32_e64 4, %30.0
;;     %19.1:v2 tied(%18), %17:s2 = v_addc_u32_e64 0, %30.1, %15
;;     %20:v1 = flat_load_dword %19
;;     %11:v1, %12:s2 = v_add_u32_e64 %21, %20
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     flat_store_dword %7, %13
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
    v7 = ucarry.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %41.0:v2, %37:s2 = v_add_u32_e64 %45.0, %43
;;     %40:v1 = v_mov_b32_e32 %45.1
;;     %42.1:v2 tied(%41), %39:s2 = v_addc_u32_e64 %40, 0, %37
;;     %33:v2 = flat_load_dwordx2 %42
;;     %30.0:v2, %27:s2 = v_add_u32_e64 8, %42.0
;;     %31.1:v2 tied(%30), %29:s2 = v_addc_u32_e64 0, %42.1, %27
;;     %32:v2 = flat_load_dwordx2 %31
;;     %24.0:v2, %21:s2 = v_add_u32_e64 %33.0, %32.0
;;     %25.1:v2 tied(%24), %23:s2 = v_addc_u32_e64 %33.1, %32.1, %21
;;     %18:s2 = v_cmp_lt_u64_e64 %25, %33
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %18
;;     %12.0:v2 = v_mov_b32_e32 %15
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %42.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %42.1, %2
;;     flat_store_dwordx2 %7, %13
;; }
;;     end
;; }

; The sum is computed once more: no rule takes both from one instruction.
kernel %beside_sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ucarry.i32 v5, v6
    v8 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %beside_sum target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %43:s2 = s_load_dwordx2 %42, 0x0
;;     %39.0:v2, %35:s2 = v_add_u32_e64 %43.0, %41
;;     %38:v1 = v_mov_b32_e32 %43.1
;;     %40.1:v2 tied(%39), %37:s2 = v_addc_u32_e64 %38, 0, %35
;;     %31:v1 = flat_load_dword %40
;;     %28.0:v2, %25:s2 = v_add_u32_e64 4, %40.0
;;     %29.1:v2 tied(%28), %27:s2 = v_addc_u32_e64 0, %40.1, %25
;;     %30:v1 = flat_load_dword %29
;;     %21:v1, %22:s2 = v_add_u32_e64 %31, %30
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %22
;;     %19:v1, %20:s2 = v_add_u32_e64 %31, %30
;;     %11:s1 = s_mov_b32 0x100
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %40.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %40.1, %10
;;     flat_store_dword %15, %23
;;     %3:s1 = s_mov_b32 0x104
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %40.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %40.1, %2
;;     flat_store_dword %7, %19
;; }
;;     end
;; }

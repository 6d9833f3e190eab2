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
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %22.0:v2, %18:s2 = v_add_u32_e64 %26.0, %24
;;     %21:v1 = v_mov_b32_e32 %26.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_u32_e64 %21, 0, %18
;;     %14:v2 = flat_load_dwordx2 %23
;;     %11:v1, %12:s2 = v_add_u32_e64 %14.0, %14.1
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %23.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %23.1, %2
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
;;     %37=s[0:1]:s2, %36=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %38:s2 = s_load_dwordx2 %37, 0x0
;;     %34.0:v2, %30:s2 = v_add_u32_e64 %38.0, %36
;;     %33:v1 = v_mov_b32_e32 %38.1
;;     %35.1:v2 tied(%34), %32:s2 = v_addc_u32_e64 %33, 0, %30
;;     %26:v4 = flat_load_dwordx4 %35
;;     %24.0:v2, %21:s2 = v_add_u32_e64 %26.0, %26.2
;;     %25.1:v2 tied(%24), %23:s2 = v_addc_u32_e64 %26.1, %26.3, %21
;;     %18:s2 = v_cmp_lt_u64_e64 %25, %26.0-1
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %18
;;     %12.0:v2 = v_mov_b32_e32 %15
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %35.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %35.1, %2
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
;;     %32=s[0:1]:s2, %31=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %33:s2 = s_load_dwordx2 %32, 0x0
;;     %29.0:v2, %25:s2 = v_add_u32_e64 %33.0, %31
;;     %28:v1 = v_mov_b32_e32 %33.1
;;     %30.1:v2 tied(%29), %27:s2 = v_addc_u32_e64 %28, 0, %25
;;     %21:v2 = flat_load_dwordx2 %30
;;     %18:v1, %19:s2 = v_add_u32_e64 %21.0, %21.1
;;     %20:v1 = v_cndmask_b32_e64 0, 1, %19
;;     %16:v1, %17:s2 = v_add_u32_e64 %21.0, %21.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %30.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %30.1, %2
;;     %12.0:v2 = v_mov_b32_e32 %20
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %16
;;     flat_store_dwordx2 %7, %13
;; }
;;     end
;; }

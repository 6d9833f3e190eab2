; test isel precise-output
; target gfx700
; Comparisons of 64 bits. The scalar unit has equality only.
; Here are the forms whose code is not that of gfx803.

kernel %wave_equal {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = icmp.eq v5, v6
    v8 = icmp.ne v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %wave_equal target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %41:s8 = s_load_dwordx8 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_i32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %28.0:v2 = v_mov_b32_e32 %41.4
;;     %29.1:v2 tied(%28) = v_mov_b32_e32 %41.5
;;     %25:s2 = v_cmp_eq_u64_e64 %41.2-3, %29
;;     %20:s2 = v_cmp_ne_u64_e64 %41.2-3, %29
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %25
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %20
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %38.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %38.1, %2
;;     %12.0:v2 = v_mov_b32_e32 %17
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %15
;;     flat_store_dwordx2 %7, %13
;; }
;;     end
;; }

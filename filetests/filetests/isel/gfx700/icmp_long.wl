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
;;     %33=s[0:1]:s2, %45=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %46:s2 = s_load_dwordx2 %33, 0x0
;;     %43.0:v2, %39:s2 = v_add_i32_e64 %46.0, %45
;;     %42:v1 = v_mov_b32_e32 %46.1
;;     %44.1:v2 tied(%43), %41:s2 = v_addc_u32_e64 %42, 0, %39
;;     %35:s2 = s_load_dwordx2 %33, 0x2
;;     %34:s2 = s_load_dwordx2 %33, 0x4
;;     %31.0:v2 = v_mov_b32_e32 %34.0
;;     %32.1:v2 tied(%31) = v_mov_b32_e32 %34.1
;;     %28:s2 = v_cmp_eq_u64_e64 %35, %32
;;     %26.0:v2 = v_mov_b32_e32 %34.0
;;     %27.1:v2 tied(%26) = v_mov_b32_e32 %34.1
;;     %23:s2 = v_cmp_ne_u64_e64 %35, %27
;;     %20:v1 = v_cndmask_b32_e64 0, 1, %28
;;     %13:s1 = s_mov_b32 0x100
;;     %16.0:v2, %12:s2 = v_add_i32_e64 %13, %44.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %44.1, %12
;;     flat_store_dword %17, %20
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %23
;;     %3:s1 = s_mov_b32 0x104
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %44.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %44.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

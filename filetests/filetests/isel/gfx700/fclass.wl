; test isel precise-output
; target gfx700
; Classes of floats as a set of bits. The order of the classes is the machine's.
; Here are the forms whose code is not that of gfx803.

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76=s[0:1]:s2, %75=v0:v1 = inputs
;;     %32:s1 = s_mov_b32 0x7c00
;;     m0 = s_mov_b32 -1
;;     %77:s2 = s_load_dwordx2 %76, 0x0
;;     %73.0:v2, %69:s2 = v_add_i32_e64 %77.0, %75
;;     %72:v1 = v_mov_b32_e32 %77.1
;;     %74.1:v2 tied(%73), %71:s2 = v_addc_u32_e64 %72, 0, %69
;;     %65:v1 = flat_load_ushort %74
;;     %62.0:v2, %59:s2 = v_add_i32_e64 4, %74.0
;;     %63.1:v2 tied(%62), %61:s2 = v_addc_u32_e64 0, %74.1, %59
;;     %64:v1 = flat_load_dword %63
;;     %56:v1 = v_bfe_i32 %65, 0, 16
;;     %54:v1 = v_and_b32_e32 0x7fff, %56
;;     %53:s2 = v_cmp_lt_i32_e64 %56, 0
;;     %51:v1 = v_mov_b32_e32 0x100
;;     %50:v1 = v_cndmask_b32_e64 %51, 8, %53
;;     %49:v1 = v_mov_b32_e32 0x80
;;     %48:v1 = v_cndmask_b32_e64 %49, 16, %53
;;     %47:v1 = v_cndmask_b32_e64 64, 32, %53
;;     %46:v1 = v_mov_b32_e32 0x200
;;     %45:v1 = v_cndmask_b32_e64 %46, 4, %53
;;     %43:s1 = s_mov_b32 0x400
;;     %42:s2 = v_cmp_lt_u32_e64 %54, %43
;;     %41:v1 = v_cndmask_b32_e64 %50, %48, %42
;;     %37:s2 = v_cmp_eq_u32_e64 %54, 0
;;     %36:v1 = v_cndmask_b32_e64 %41, %47, %37
;;     %31:s2 = v_cmp_eq_u32_e64 %54, %32
;;     %30:v1 = v_cndmask_b32_e64 %36, %45, %31
;;     %25:s2 = v_cmp_gt_u32_e64 %54, %32
;;     %24:v1 = v_cndmask_b32_e64 %30, 1, %25
;;     %21:s1 = s_mov_b32 0x7e00
;;     %20:s2 = v_cmp_ge_u32_e64 %54, %21
;;     %18:v1 = v_cndmask_b32_e64 %24, 2, %20
;;     %15:v1 = v_and_b32_e32 %18, %64
;;     %12:s2 = v_cmp_ne_u32_e64 %15, 0
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %74.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %74.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

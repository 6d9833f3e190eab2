; test isel precise-output
; target gfx900
; The reciprocal of a divisor that does not change in a loop is made in front of it.

kernel %rounds {
    param %p : i64 at 0 align 8
    param %d : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v6 = iconst.i32 0
    v7 = iconst.i32 1000
    jump block1(v6, v6)
block1(v8: i32, v9: i32):
    v10 = load.i32 global align 4 [v5+0]
    v11 = udiv.i32 v10, v2
    v12 = iadd.i32 v8, v11
    v13 = iconst.i32 1
    v14 = iadd.i32 v9, v13
    v15 = icmp.ult v14, v7
    branch v15, block1(v12, v14), block2
block2:
    store.i32 global align 4 [v5+256], v12
    return
}
;; machine kernel %rounds target gfx900 wave 64 after isel {
;; mb0: wave -> mb2(%68) of block6
;; lanes -> mb2(%69) {
;;     %96=s[0:1]:s2, %94=v0:v1 = inputs
;;     %97:s4 = s_load_dwordx4 %96, 0x0
;;     %92.0:v2, %88:s2 = v_add_co_u32_e64 %97.0, %94
;;     %91:v1 = v_mov_b32_e32 %97.1
;;     %93.1:v2 tied(%92), %90:s2 = v_addc_co_u32_e64 %91, 0, %88
;;     %84:v1 = v_cvt_f32_u32_e32 %97.2
;;     %83:v1 = v_rcp_f32_e32 %84
;;     %81:v1 = v_mul_f32_e32 0x4f7ffffe, %83
;;     %79:v1 = v_cvt_u32_f32_e32 %81
;;     %77:s1 = s_sub_u32 0, %97.2
;;     %76:v1 = v_mul_lo_u32 %77, %79
;;     %74:v1 = v_mul_hi_u32 %79, %76
;;     %72:v1 = v_add_u32_e32 %79, %74
;;     %69:v1 = v_mov_b32_e32 0
;; }
;;     %68:s1 = s_mov_b32 0
;;     jump mb2
;; mb1: wave -> mb2(%39) of block7
;; lanes -> mb2(%42) {
;;     %66:v1 = global_load_dword %93, off
;;     %65:v1 = v_mul_hi_u32 %66, %72
;;     %64:v1 = v_mul_lo_u32 %65, %97.2
;;     %63:v1 = v_sub_u32_e32 %66, %64
;;     %60:s2 = v_cmp_ge_u32_e64 %63, %97.2
;;     %59:v1 = v_add_u32_e32 1, %65
;;     %58:v1 = v_sub_u32_e64 %63, %97.2
;;     %57:v1 = v_cndmask_b32_e64 %65, %59, %60
;;     %53:v1 = v_min_u32_e32 %63, %58
;;     %50:s2 = v_cmp_ge_u32_e64 %53, %97.2
;;     %48:v1 = v_add_u32_e32 1, %57
;;     %47:v1 = v_cndmask_b32_e64 %57, %48, %50
;;     %43:v1 = v_add3_u32 %3, %47, %47
;;     %42:v1 = v_add3_u32 %43, %47, %47
;;     %39:s1 = s_add_u32 %4, 4
;; }
;;     jump mb2
;; mb2(%4:s1): wave -> mb3, mb4 of block8
;; lanes(%3:v1) -> mb1, mb5 {
;;     %36:s1 = s_sub_u32 0x3e7, %4
;; }
;;     s_cmp_gt_u32 %36, 3 makes scc
;;     branch.scc1 mb3, mb4
;; mb3: wave -> mb1 of block12
;;     jump mb1
;; mb4: wave -> mb5 of block13
;;     jump mb5
;; mb5: wave -> mb6(%4) of block9
;; lanes -> mb6(%3) {
;;     %34:v1 = global_load_dword %93, off
;;     %33:v1 = v_mul_hi_u32 %34, %72
;;     %32:v1 = v_mul_lo_u32 %33, %97.2
;;     %31:v1 = v_sub_u32_e32 %34, %32
;;     %28:s2 = v_cmp_ge_u32_e64 %31, %97.2
;;     %27:v1 = v_add_u32_e32 1, %33
;;     %26:v1 = v_sub_u32_e64 %31, %97.2
;;     %25:v1 = v_cndmask_b32_e64 %33, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s2 = v_cmp_ge_u32_e64 %21, %97.2
;;     %16:v1 = v_add_u32_e32 1, %25
;;     %15:v1 = v_cndmask_b32_e64 %25, %16, %18
;; }
;;     jump mb6
;; mb6(%7:s1): wave -> mb7, mb8 of block10
;; lanes(%5:v1) -> mb7, mb9 {
;;     %11:v1 = v_add_u32_e32 %5, %15
;;     %10:s1 = s_add_u32 %7, 1
;; }
;;     s_cmp_lt_u32 %10, 0x3e8 makes scc
;;     branch.scc1 mb7, mb8
;; mb7: wave -> mb6(%10) of block15
;; lanes -> mb6(%11) {
;; }
;;     jump mb6
;; mb8: wave -> mb9 of block16
;;     jump mb9
;; mb9: wave of block11
;; lanes {
;;     global_store_dword %93, %11, off offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx700
; Comparisons of f16: false for NaN, or true for NaN, which the machine's negated conditions are.
; Here are the forms whose code is not that of gfx803.

kernel %ordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fcmp.eq v5, v6
    v8 = fcmp.ne v5, v6
    v9 = fcmp.lt v5, v6
    v10 = fcmp.le v5, v6
    v11 = fcmp.gt v5, v6
    v12 = fcmp.ge v5, v6
    v13 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v13
    v14 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v14
    v15 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v15
    v16 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v16
    v17 = uextend.i32 v11
    store.i32 global align 4 [v4+272], v17
    v18 = uextend.i32 v12
    store.i32 global align 4 [v4+276], v18
    return
}
;; machine kernel %ordered target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %75=s[0:1]:s2, %74=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %76:s2 = s_load_dwordx2 %75, 0x0
;;     %72.0:v2, %68:s2 = v_add_i32_e64 %76.0, %74
;;     %71:v1 = v_mov_b32_e32 %76.1
;;     %73.1:v2 tied(%72), %70:s2 = v_addc_u32_e64 %71, 0, %68
;;     %64:v1 = flat_load_ushort %73
;;     %61.0:v2, %58:s2 = v_add_i32_e64 4, %73.0
;;     %62.1:v2 tied(%61), %60:s2 = v_addc_u32_e64 0, %73.1, %58
;;     %63:v1 = flat_load_ushort %62
;;     %56:v1 = v_cvt_f32_f16_e32 %64
;;     %54:v1 = v_cvt_f32_f16_e32 %63
;;     %52:s2 = v_cmp_eq_f32_e64 %56, %54
;;     %51:s2 = v_cmp_lg_f32_e64 %56, %54
;;     %50:s2 = v_cmp_lt_f32_e64 %56, %54
;;     %49:s2 = v_cmp_le_f32_e64 %56, %54
;;     %48:s2 = v_cmp_gt_f32_e64 %56, %54
;;     %47:s2 = v_cmp_ge_f32_e64 %56, %54
;;     %44:v1 = v_cndmask_b32_e64 0, 1, %52
;;     %42:v1 = v_cndmask_b32_e64 0, 1, %51
;;     %40:v1 = v_cndmask_b32_e64 0, 1, %50
;;     %38:v1 = v_cndmask_b32_e64 0, 1, %49
;;     %20:s1 = s_mov_b32 0x100
;;     %23.0:v2, %19:s2 = v_add_i32_e64 %20, %73.0
;;     %24.1:v2 tied(%23), %22:s2 = v_addc_u32_e64 0, %73.1, %19
;;     %33.0:v4 = v_mov_b32_e32 %44
;;     %34.1:v4 tied(%33) = v_mov_b32_e32 %42
;;     %35.2:v4 tied(%34) = v_mov_b32_e32 %40
;;     %36.3:v4 tied(%35) = v_mov_b32_e32 %38
;;     flat_store_dwordx4 %24, %36
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %48
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %47
;;     %3:s1 = s_mov_b32 0x110
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %73.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %73.1, %2
;;     %12.0:v2 = v_mov_b32_e32 %17
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %15
;;     flat_store_dwordx2 %7, %13
;; }
;;     end
;; }

kernel %unordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fcmp.equ v5, v6
    v8 = fcmp.neu v5, v6
    v9 = fcmp.ltu v5, v6
    v10 = fcmp.leu v5, v6
    v11 = fcmp.gtu v5, v6
    v12 = fcmp.geu v5, v6
    v13 = fcmp.num v5, v6
    v14 = fcmp.nan v5, v6
    v15 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v15
    v16 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v16
    v17 = uextend.i32 v9
    store.i32 global align 4 [v4+264], v17
    v18 = uextend.i32 v10
    store.i32 global align 4 [v4+268], v18
    v19 = uextend.i32 v11
    store.i32 global align 4 [v4+272], v19
    v20 = uextend.i32 v12
    store.i32 global align 4 [v4+276], v20
    v21 = uextend.i32 v13
    store.i32 global align 4 [v4+280], v21
    v22 = uextend.i32 v14
    store.i32 global align 4 [v4+284], v22
    return
}
;; machine kernel %unordered target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %87=s[0:1]:s2, %86=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %88:s2 = s_load_dwordx2 %87, 0x0
;;     %84.0:v2, %80:s2 = v_add_i32_e64 %88.0, %86
;;     %83:v1 = v_mov_b32_e32 %88.1
;;     %85.1:v2 tied(%84), %82:s2 = v_addc_u32_e64 %83, 0, %80
;;     %76:v1 = flat_load_ushort %85
;;     %73.0:v2, %70:s2 = v_add_i32_e64 4, %85.0
;;     %74.1:v2 tied(%73), %72:s2 = v_addc_u32_e64 0, %85.1, %70
;;     %75:v1 = flat_load_ushort %74
;;     %68:v1 = v_cvt_f32_f16_e32 %76
;;     %66:v1 = v_cvt_f32_f16_e32 %75
;;     %64:s2 = v_cmp_nlg_f32_e64 %68, %66
;;     %63:s2 = v_cmp_neq_f32_e64 %68, %66
;;     %62:s2 = v_cmp_nge_f32_e64 %68, %66
;;     %61:s2 = v_cmp_ngt_f32_e64 %68, %66
;;     %60:s2 = v_cmp_nle_f32_e64 %68, %66
;;     %59:s2 = v_cmp_nlt_f32_e64 %68, %66
;;     %58:s2 = v_cmp_o_f32_e64 %68, %66
;;     %57:s2 = v_cmp_u_f32_e64 %68, %66
;;     %54:v1 = v_cndmask_b32_e64 0, 1, %64
;;     %52:v1 = v_cndmask_b32_e64 0, 1, %63
;;     %50:v1 = v_cndmask_b32_e64 0, 1, %62
;;     %48:v1 = v_cndmask_b32_e64 0, 1, %61
;;     %30:s1 = s_mov_b32 0x100
;;     %33.0:v2, %29:s2 = v_add_i32_e64 %30, %85.0
;;     %34.1:v2 tied(%33), %32:s2 = v_addc_u32_e64 0, %85.1, %29
;;     %43.0:v4 = v_mov_b32_e32 %54
;;     %44.1:v4 tied(%43) = v_mov_b32_e32 %52
;;     %45.2:v4 tied(%44) = v_mov_b32_e32 %50
;;     %46.3:v4 tied(%45) = v_mov_b32_e32 %48
;;     flat_store_dwordx4 %34, %46
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %60
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %59
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %58
;;     %21:v1 = v_cndmask_b32_e64 0, 1, %57
;;     %3:s1 = s_mov_b32 0x110
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %85.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %85.1, %2
;;     %16.0:v4 = v_mov_b32_e32 %27
;;     %17.1:v4 tied(%16) = v_mov_b32_e32 %25
;;     %18.2:v4 tied(%17) = v_mov_b32_e32 %23
;;     %19.3:v4 tied(%18) = v_mov_b32_e32 %21
;;     flat_store_dwordx4 %7, %19
;; }
;;     end
;; }

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
;;     %91=s[0:1]:s2, %90=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %92:s2 = s_load_dwordx2 %91, 0x0
;;     %88.0:v2, %84:s2 = v_add_i32_e64 %92.0, %90
;;     %87:v1 = v_mov_b32_e32 %92.1
;;     %89.1:v2 tied(%88), %86:s2 = v_addc_u32_e64 %87, 0, %84
;;     %80:v1 = flat_load_ushort %89
;;     %77.0:v2, %74:s2 = v_add_i32_e64 4, %89.0
;;     %78.1:v2 tied(%77), %76:s2 = v_addc_u32_e64 0, %89.1, %74
;;     %79:v1 = flat_load_ushort %78
;;     %72:v1 = v_cvt_f32_f16_e32 %80
;;     %70:v1 = v_cvt_f32_f16_e32 %79
;;     %68:s2 = v_cmp_eq_f32_e64 %72, %70
;;     %67:s2 = v_cmp_lg_f32_e64 %72, %70
;;     %66:s2 = v_cmp_lt_f32_e64 %72, %70
;;     %65:s2 = v_cmp_le_f32_e64 %72, %70
;;     %64:s2 = v_cmp_gt_f32_e64 %72, %70
;;     %63:s2 = v_cmp_ge_f32_e64 %72, %70
;;     %60:v1 = v_cndmask_b32_e64 0, 1, %68
;;     %53:s1 = s_mov_b32 0x100
;;     %56.0:v2, %52:s2 = v_add_i32_e64 %53, %89.0
;;     %57.1:v2 tied(%56), %55:s2 = v_addc_u32_e64 0, %89.1, %52
;;     flat_store_dword %57, %60
;;     %50:v1 = v_cndmask_b32_e64 0, 1, %67
;;     %43:s1 = s_mov_b32 0x104
;;     %46.0:v2, %42:s2 = v_add_i32_e64 %43, %89.0
;;     %47.1:v2 tied(%46), %45:s2 = v_addc_u32_e64 0, %89.1, %42
;;     flat_store_dword %47, %50
;;     %40:v1 = v_cndmask_b32_e64 0, 1, %66
;;     %33:s1 = s_mov_b32 0x108
;;     %36.0:v2, %32:s2 = v_add_i32_e64 %33, %89.0
;;     %37.1:v2 tied(%36), %35:s2 = v_addc_u32_e64 0, %89.1, %32
;;     flat_store_dword %37, %40
;;     %30:v1 = v_cndmask_b32_e64 0, 1, %65
;;     %23:s1 = s_mov_b32 0x10c
;;     %26.0:v2, %22:s2 = v_add_i32_e64 %23, %89.0
;;     %27.1:v2 tied(%26), %25:s2 = v_addc_u32_e64 0, %89.1, %22
;;     flat_store_dword %27, %30
;;     %20:v1 = v_cndmask_b32_e64 0, 1, %64
;;     %13:s1 = s_mov_b32 0x110
;;     %16.0:v2, %12:s2 = v_add_i32_e64 %13, %89.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %89.1, %12
;;     flat_store_dword %17, %20
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %63
;;     %3:s1 = s_mov_b32 0x114
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %89.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %89.1, %2
;;     flat_store_dword %7, %10
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
;;     %113=s[0:1]:s2, %112=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %114:s2 = s_load_dwordx2 %113, 0x0
;;     %110.0:v2, %106:s2 = v_add_i32_e64 %114.0, %112
;;     %109:v1 = v_mov_b32_e32 %114.1
;;     %111.1:v2 tied(%110), %108:s2 = v_addc_u32_e64 %109, 0, %106
;;     %102:v1 = flat_load_ushort %111
;;     %99.0:v2, %96:s2 = v_add_i32_e64 4, %111.0
;;     %100.1:v2 tied(%99), %98:s2 = v_addc_u32_e64 0, %111.1, %96
;;     %101:v1 = flat_load_ushort %100
;;     %94:v1 = v_cvt_f32_f16_e32 %102
;;     %92:v1 = v_cvt_f32_f16_e32 %101
;;     %90:s2 = v_cmp_nlg_f32_e64 %94, %92
;;     %89:s2 = v_cmp_neq_f32_e64 %94, %92
;;     %88:s2 = v_cmp_nge_f32_e64 %94, %92
;;     %87:s2 = v_cmp_ngt_f32_e64 %94, %92
;;     %86:s2 = v_cmp_nle_f32_e64 %94, %92
;;     %85:s2 = v_cmp_nlt_f32_e64 %94, %92
;;     %84:s2 = v_cmp_o_f32_e64 %94, %92
;;     %83:s2 = v_cmp_u_f32_e64 %94, %92
;;     %80:v1 = v_cndmask_b32_e64 0, 1, %90
;;     %73:s1 = s_mov_b32 0x100
;;     %76.0:v2, %72:s2 = v_add_i32_e64 %73, %111.0
;;     %77.1:v2 tied(%76), %75:s2 = v_addc_u32_e64 0, %111.1, %72
;;     flat_store_dword %77, %80
;;     %70:v1 = v_cndmask_b32_e64 0, 1, %89
;;     %63:s1 = s_mov_b32 0x104
;;     %66.0:v2, %62:s2 = v_add_i32_e64 %63, %111.0
;;     %67.1:v2 tied(%66), %65:s2 = v_addc_u32_e64 0, %111.1, %62
;;     flat_store_dword %67, %70
;;     %60:v1 = v_cndmask_b32_e64 0, 1, %88
;;     %53:s1 = s_mov_b32 0x108
;;     %56.0:v2, %52:s2 = v_add_i32_e64 %53, %111.0
;;     %57.1:v2 tied(%56), %55:s2 = v_addc_u32_e64 0, %111.1, %52
;;     flat_store_dword %57, %60
;;     %50:v1 = v_cndmask_b32_e64 0, 1, %87
;;     %43:s1 = s_mov_b32 0x10c
;;     %46.0:v2, %42:s2 = v_add_i32_e64 %43, %111.0
;;     %47.1:v2 tied(%46), %45:s2 = v_addc_u32_e64 0, %111.1, %42
;;     flat_store_dword %47, %50
;;     %40:v1 = v_cndmask_b32_e64 0, 1, %86
;;     %33:s1 = s_mov_b32 0x110
;;     %36.0:v2, %32:s2 = v_add_i32_e64 %33, %111.0
;;     %37.1:v2 tied(%36), %35:s2 = v_addc_u32_e64 0, %111.1, %32
;;     flat_store_dword %37, %40
;;     %30:v1 = v_cndmask_b32_e64 0, 1, %85
;;     %23:s1 = s_mov_b32 0x114
;;     %26.0:v2, %22:s2 = v_add_i32_e64 %23, %111.0
;;     %27.1:v2 tied(%26), %25:s2 = v_addc_u32_e64 0, %111.1, %22
;;     flat_store_dword %27, %30
;;     %20:v1 = v_cndmask_b32_e64 0, 1, %84
;;     %13:s1 = s_mov_b32 0x118
;;     %16.0:v2, %12:s2 = v_add_i32_e64 %13, %111.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %111.1, %12
;;     flat_store_dword %17, %20
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %83
;;     %3:s1 = s_mov_b32 0x11c
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %111.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %111.1, %2
;;     flat_store_dword %7, %10
;; }
;;     end
;; }

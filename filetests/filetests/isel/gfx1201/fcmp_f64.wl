; test isel precise-output
; target gfx1201
; Comparisons of f64: false for NaN, or true for NaN, which the machine's negated conditions are.

kernel %ordered {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
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
;; machine kernel %ordered target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     %43:s2 = s_load_b64 %42, 0x0
;;     %40:v4 = global_load_b128 %41, %43
;;     %39:s1 = v_cmp_eq_f64_e64 %40.0-1, %40.2-3
;;     %38:s1 = v_cmp_lg_f64_e64 %40.0-1, %40.2-3
;;     %37:s1 = v_cmp_lt_f64_e64 %40.0-1, %40.2-3
;;     %36:s1 = v_cmp_le_f64_e64 %40.0-1, %40.2-3
;;     %35:s1 = v_cmp_gt_f64_e64 %40.0-1, %40.2-3
;;     %34:s1 = v_cmp_ge_f64_e64 %40.0-1, %40.2-3
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %39
;;     %29:v1 = v_cndmask_b32_e64 0, 1, %38
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %37
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %36
;;     %20.0:v4 = v_mov_b32_e32 %31
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %29
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %27
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %25
;;     global_store_b128 %41, %23, %43 offset:256
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %35
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %34
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_b64 %41, %7, %43 offset:272
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
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
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
;; machine kernel %unordered target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_b64 %54, 0x0
;;     %52:v4 = global_load_b128 %53, %55
;;     %51:s1 = v_cmp_nlg_f64_e64 %52.0-1, %52.2-3
;;     %50:s1 = v_cmp_neq_f64_e64 %52.0-1, %52.2-3
;;     %49:s1 = v_cmp_nge_f64_e64 %52.0-1, %52.2-3
;;     %48:s1 = v_cmp_ngt_f64_e64 %52.0-1, %52.2-3
;;     %47:s1 = v_cmp_nle_f64_e64 %52.0-1, %52.2-3
;;     %46:s1 = v_cmp_nlt_f64_e64 %52.0-1, %52.2-3
;;     %45:s1 = v_cmp_o_f64_e64 %52.0-1, %52.2-3
;;     %44:s1 = v_cmp_u_f64_e64 %52.0-1, %52.2-3
;;     %41:v1 = v_cndmask_b32_e64 0, 1, %51
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %50
;;     %37:v1 = v_cndmask_b32_e64 0, 1, %49
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %48
;;     %30.0:v4 = v_mov_b32_e32 %41
;;     %31.1:v4 tied(%30) = v_mov_b32_e32 %39
;;     %32.2:v4 tied(%31) = v_mov_b32_e32 %37
;;     %33.3:v4 tied(%32) = v_mov_b32_e32 %35
;;     global_store_b128 %53, %33, %55 offset:256
;;     %21:v1 = v_cndmask_b32_e64 0, 1, %47
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %46
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %45
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %44
;;     %10.0:v4 = v_mov_b32_e32 %21
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %19
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %17
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %15
;;     global_store_b128 %53, %13, %55 offset:272
;; }
;;     end
;; }

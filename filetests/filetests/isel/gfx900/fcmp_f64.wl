; test isel precise-output
; target gfx900
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
;; machine kernel %ordered target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %29:v2 = global_load_dwordx2 %30, %32
;;     %28:v2 = global_load_dwordx2 %30, %32 offset:8
;;     %27:s2 = v_cmp_eq_f64_e64 %29, %28
;;     %26:s2 = v_cmp_lg_f64_e64 %29, %28
;;     %25:s2 = v_cmp_lt_f64_e64 %29, %28
;;     %24:s2 = v_cmp_le_f64_e64 %29, %28
;;     %23:s2 = v_cmp_gt_f64_e64 %29, %28
;;     %22:s2 = v_cmp_ge_f64_e64 %29, %28
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %27
;;     global_store_dword %30, %19, %32 offset:256
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_dword %30, %16, %32 offset:260
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %25
;;     global_store_dword %30, %13, %32 offset:264
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_dword %30, %10, %32 offset:268
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_dword %30, %7, %32 offset:272
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %22
;;     global_store_dword %30, %4, %32 offset:276
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
;; machine kernel %unordered target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %37:v2 = global_load_dwordx2 %38, %40
;;     %36:v2 = global_load_dwordx2 %38, %40 offset:8
;;     %35:s2 = v_cmp_nlg_f64_e64 %37, %36
;;     %34:s2 = v_cmp_neq_f64_e64 %37, %36
;;     %33:s2 = v_cmp_nge_f64_e64 %37, %36
;;     %32:s2 = v_cmp_ngt_f64_e64 %37, %36
;;     %31:s2 = v_cmp_nle_f64_e64 %37, %36
;;     %30:s2 = v_cmp_nlt_f64_e64 %37, %36
;;     %29:s2 = v_cmp_o_f64_e64 %37, %36
;;     %28:s2 = v_cmp_u_f64_e64 %37, %36
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %35
;;     global_store_dword %38, %25, %40 offset:256
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %34
;;     global_store_dword %38, %22, %40 offset:260
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %33
;;     global_store_dword %38, %19, %40 offset:264
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %38, %16, %40 offset:268
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %31
;;     global_store_dword %38, %13, %40 offset:272
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %30
;;     global_store_dword %38, %10, %40 offset:276
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %29
;;     global_store_dword %38, %7, %40 offset:280
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %38, %4, %40 offset:284
;; }
;;     end
;; }

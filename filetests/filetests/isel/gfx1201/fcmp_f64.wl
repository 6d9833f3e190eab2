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
;;     %32=s[0:1]:s2, %30=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %32, 0x0
;;     %31:v1 = v_and_b32_e32 0x3ff, %30
;;     %29:v2 = global_load_b64 %31, %33
;;     %28:v2 = global_load_b64 %31, %33 offset:8
;;     %27:s1 = v_cmp_eq_f64_e64 %29, %28
;;     %26:s1 = v_cmp_lg_f64_e64 %29, %28
;;     %25:s1 = v_cmp_lt_f64_e64 %29, %28
;;     %24:s1 = v_cmp_le_f64_e64 %29, %28
;;     %23:s1 = v_cmp_gt_f64_e64 %29, %28
;;     %22:s1 = v_cmp_ge_f64_e64 %29, %28
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %27
;;     global_store_b32 %31, %19, %33 offset:256
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_b32 %31, %16, %33 offset:260
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %25
;;     global_store_b32 %31, %13, %33 offset:264
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_b32 %31, %10, %33 offset:268
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_b32 %31, %7, %33 offset:272
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %22
;;     global_store_b32 %31, %4, %33 offset:276
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
;;     %40=s[0:1]:s2, %38=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %39:v1 = v_and_b32_e32 0x3ff, %38
;;     %37:v2 = global_load_b64 %39, %41
;;     %36:v2 = global_load_b64 %39, %41 offset:8
;;     %35:s1 = v_cmp_nlg_f64_e64 %37, %36
;;     %34:s1 = v_cmp_neq_f64_e64 %37, %36
;;     %33:s1 = v_cmp_nge_f64_e64 %37, %36
;;     %32:s1 = v_cmp_ngt_f64_e64 %37, %36
;;     %31:s1 = v_cmp_nle_f64_e64 %37, %36
;;     %30:s1 = v_cmp_nlt_f64_e64 %37, %36
;;     %29:s1 = v_cmp_o_f64_e64 %37, %36
;;     %28:s1 = v_cmp_u_f64_e64 %37, %36
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %35
;;     global_store_b32 %39, %25, %41 offset:256
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %34
;;     global_store_b32 %39, %22, %41 offset:260
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %33
;;     global_store_b32 %39, %19, %41 offset:264
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_b32 %39, %16, %41 offset:268
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %31
;;     global_store_b32 %39, %13, %41 offset:272
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %30
;;     global_store_b32 %39, %10, %41 offset:276
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %29
;;     global_store_b32 %39, %7, %41 offset:280
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_b32 %39, %4, %41 offset:284
;; }
;;     end
;; }

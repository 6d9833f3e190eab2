; test isel precise-output
; target gfx1030
; Comparisons of floats of the wave.
; Here are the forms whose code is not that of gfx1201.

kernel %ordered {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
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
;; machine kernel %ordered target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %31=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %28, null
;;     %30:s1 = s_load_dword %28, 0x8
;;     %29:s1 = s_load_dword %28, 0xc
;;     %27:s1 = v_cmp_eq_f32_e64 %30, %29
;;     %26:s1 = v_cmp_lg_f32_e64 %30, %29
;;     %25:s1 = v_cmp_lt_f32_e64 %30, %29
;;     %24:s1 = v_cmp_le_f32_e64 %30, %29
;;     %23:s1 = v_cmp_gt_f32_e64 %30, %29
;;     %22:s1 = v_cmp_ge_f32_e64 %30, %29
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %27
;;     global_store_dword %31, %19, %32 offset:256
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_dword %31, %16, %32 offset:260
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %25
;;     global_store_dword %31, %13, %32 offset:264
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_dword %31, %10, %32 offset:268
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %23
;;     global_store_dword %31, %7, %32 offset:272
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %22
;;     global_store_dword %31, %4, %32 offset:276
;; }
;;     end
;; }

kernel %unordered {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
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
;; machine kernel %unordered target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %39=v0:v1 = inputs
;;     %40:s2 = s_load_dwordx2 %36, null
;;     %38:s1 = s_load_dword %36, 0x8
;;     %37:s1 = s_load_dword %36, 0xc
;;     %35:s1 = v_cmp_nlg_f32_e64 %38, %37
;;     %34:s1 = v_cmp_neq_f32_e64 %38, %37
;;     %33:s1 = v_cmp_nge_f32_e64 %38, %37
;;     %32:s1 = v_cmp_ngt_f32_e64 %38, %37
;;     %31:s1 = v_cmp_nle_f32_e64 %38, %37
;;     %30:s1 = v_cmp_nlt_f32_e64 %38, %37
;;     %29:s1 = v_cmp_o_f32_e64 %38, %37
;;     %28:s1 = v_cmp_u_f32_e64 %38, %37
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %35
;;     global_store_dword %39, %25, %40 offset:256
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %34
;;     global_store_dword %39, %22, %40 offset:260
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %33
;;     global_store_dword %39, %19, %40 offset:264
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %39, %16, %40 offset:268
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %31
;;     global_store_dword %39, %13, %40 offset:272
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %30
;;     global_store_dword %39, %10, %40 offset:276
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %29
;;     global_store_dword %39, %7, %40 offset:280
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %39, %4, %40 offset:284
;; }
;;     end
;; }

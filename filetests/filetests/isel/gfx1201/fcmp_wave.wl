; test isel precise-output
; target gfx1201
; Comparisons of floats of the wave.

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
;; machine kernel %ordered target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %31=v0:v1 = inputs
;;     %33:s2 = s_load_b64 %28, 0x0
;;     %32:v1 = v_and_b32_e32 0x3ff, %31
;;     %30:s1 = s_load_b32 %28, 0x8
;;     %29:s1 = s_load_b32 %28, 0xc
;;     s_cmp_eq_f32 %30, %29 makes scc
;;     %27:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_f32 %30, %29 makes scc
;;     %26:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_f32 %30, %29 makes scc
;;     %25:s1 = s_cselect_b32 1, 0
;;     s_cmp_le_f32 %30, %29 makes scc
;;     %24:s1 = s_cselect_b32 1, 0
;;     s_cmp_gt_f32 %30, %29 makes scc
;;     %23:s1 = s_cselect_b32 1, 0
;;     s_cmp_ge_f32 %30, %29 makes scc
;;     %22:s1 = s_cselect_b32 1, 0
;;     %18:v1 = v_mov_b32_e32 %27
;;     global_store_b32 %32, %18, %33 offset:256
;;     %15:v1 = v_mov_b32_e32 %26
;;     global_store_b32 %32, %15, %33 offset:260
;;     %12:v1 = v_mov_b32_e32 %25
;;     global_store_b32 %32, %12, %33 offset:264
;;     %9:v1 = v_mov_b32_e32 %24
;;     global_store_b32 %32, %9, %33 offset:268
;;     %6:v1 = v_mov_b32_e32 %23
;;     global_store_b32 %32, %6, %33 offset:272
;;     %3:v1 = v_mov_b32_e32 %22
;;     global_store_b32 %32, %3, %33 offset:276
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
;; machine kernel %unordered target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %36, 0x0
;;     %40:v1 = v_and_b32_e32 0x3ff, %39
;;     %38:s1 = s_load_b32 %36, 0x8
;;     %37:s1 = s_load_b32 %36, 0xc
;;     s_cmp_nlg_f32 %38, %37 makes scc
;;     %35:s1 = s_cselect_b32 1, 0
;;     s_cmp_neq_f32 %38, %37 makes scc
;;     %34:s1 = s_cselect_b32 1, 0
;;     s_cmp_nge_f32 %38, %37 makes scc
;;     %33:s1 = s_cselect_b32 1, 0
;;     s_cmp_ngt_f32 %38, %37 makes scc
;;     %32:s1 = s_cselect_b32 1, 0
;;     s_cmp_nle_f32 %38, %37 makes scc
;;     %31:s1 = s_cselect_b32 1, 0
;;     s_cmp_nlt_f32 %38, %37 makes scc
;;     %30:s1 = s_cselect_b32 1, 0
;;     s_cmp_o_f32 %38, %37 makes scc
;;     %29:s1 = s_cselect_b32 1, 0
;;     s_cmp_u_f32 %38, %37 makes scc
;;     %28:s1 = s_cselect_b32 1, 0
;;     %24:v1 = v_mov_b32_e32 %35
;;     global_store_b32 %40, %24, %41 offset:256
;;     %21:v1 = v_mov_b32_e32 %34
;;     global_store_b32 %40, %21, %41 offset:260
;;     %18:v1 = v_mov_b32_e32 %33
;;     global_store_b32 %40, %18, %41 offset:264
;;     %15:v1 = v_mov_b32_e32 %32
;;     global_store_b32 %40, %15, %41 offset:268
;;     %12:v1 = v_mov_b32_e32 %31
;;     global_store_b32 %40, %12, %41 offset:272
;;     %9:v1 = v_mov_b32_e32 %30
;;     global_store_b32 %40, %9, %41 offset:276
;;     %6:v1 = v_mov_b32_e32 %29
;;     global_store_b32 %40, %6, %41 offset:280
;;     %3:v1 = v_mov_b32_e32 %28
;;     global_store_b32 %40, %3, %41 offset:284
;; }
;;     end
;; }

kernel %doubles {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
    param %b : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = load.f64 kernarg align 8 width all [v0+16]
    v7 = fcmp.lt v5, v6
    v8 = fcmp.geu v5, v6
    v9 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v9
    v10 = uextend.i32 v8
    store.i32 global align 4 [v4+260], v10
    return
}
;; machine kernel %doubles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %12, 0x0
;;     %16:v1 = v_and_b32_e32 0x3ff, %15
;;     %14:s2 = s_load_b64 %12, 0x8
;;     %13:s2 = s_load_b64 %12, 0x10
;;     %11:s1 = v_cmp_lt_f64_e64 %14, %13
;;     %10:s1 = v_cmp_nlt_f64_e64 %14, %13
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %11
;;     global_store_b32 %16, %7, %17 offset:256
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_b32 %16, %4, %17 offset:260
;; }
;;     end
;; }

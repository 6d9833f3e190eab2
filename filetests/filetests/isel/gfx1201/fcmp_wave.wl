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
;;     %38=s[0:1]:s2, %34=v0:v1 = inputs
;;     %39:s4 = s_load_b128 %38, 0x0
;;     s_cmp_eq_f32 %39.2, %39.3 makes scc
;;     %33:s1 = s_cselect_b32 1, 0
;;     s_cmp_lg_f32 %39.2, %39.3 makes scc
;;     %32:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_f32 %39.2, %39.3 makes scc
;;     %31:s1 = s_cselect_b32 1, 0
;;     s_cmp_le_f32 %39.2, %39.3 makes scc
;;     %30:s1 = s_cselect_b32 1, 0
;;     s_cmp_gt_f32 %39.2, %39.3 makes scc
;;     %29:s1 = s_cselect_b32 1, 0
;;     s_cmp_ge_f32 %39.2, %39.3 makes scc
;;     %28:s1 = s_cselect_b32 1, 0
;;     %18.0:v4 = v_mov_b32_e32 %33
;;     %19.1:v4 tied(%18) = v_mov_b32_e32 %32
;;     %20.2:v4 tied(%19) = v_mov_b32_e32 %31
;;     %21.3:v4 tied(%20) = v_mov_b32_e32 %30
;;     global_store_b128 %34, %21, %39.0-1 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %29
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %28
;;     global_store_b64 %34, %7, %39.0-1 offset:272
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
;;     %48=s[0:1]:s2, %44=v0:v1 = inputs
;;     %49:s4 = s_load_b128 %48, 0x0
;;     s_cmp_nlg_f32 %49.2, %49.3 makes scc
;;     %43:s1 = s_cselect_b32 1, 0
;;     s_cmp_neq_f32 %49.2, %49.3 makes scc
;;     %42:s1 = s_cselect_b32 1, 0
;;     s_cmp_nge_f32 %49.2, %49.3 makes scc
;;     %41:s1 = s_cselect_b32 1, 0
;;     s_cmp_ngt_f32 %49.2, %49.3 makes scc
;;     %40:s1 = s_cselect_b32 1, 0
;;     s_cmp_nle_f32 %49.2, %49.3 makes scc
;;     %39:s1 = s_cselect_b32 1, 0
;;     s_cmp_nlt_f32 %49.2, %49.3 makes scc
;;     %38:s1 = s_cselect_b32 1, 0
;;     s_cmp_o_f32 %49.2, %49.3 makes scc
;;     %37:s1 = s_cselect_b32 1, 0
;;     s_cmp_u_f32 %49.2, %49.3 makes scc
;;     %36:s1 = s_cselect_b32 1, 0
;;     %26.0:v4 = v_mov_b32_e32 %43
;;     %27.1:v4 tied(%26) = v_mov_b32_e32 %42
;;     %28.2:v4 tied(%27) = v_mov_b32_e32 %41
;;     %29.3:v4 tied(%28) = v_mov_b32_e32 %40
;;     global_store_b128 %44, %29, %49.0-1 offset:256
;;     %10.0:v4 = v_mov_b32_e32 %39
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %38
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %37
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %36
;;     global_store_b128 %44, %13, %49.0-1 offset:272
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
;;     %19=s[0:1]:s2, %16=v0:v1 = inputs
;;     %20:s8 = s_load_b256 %19, 0x0
;;     %15:s1 = v_cmp_lt_f64_e64 %20.2-3, %20.4-5
;;     %14:s1 = v_cmp_nlt_f64_e64 %20.2-3, %20.4-5
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %15
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_b64 %16, %7, %20.0-1 offset:256
;; }
;;     end
;; }

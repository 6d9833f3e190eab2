; test isel precise-output
; target gfx900
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
;; machine kernel %ordered target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %50=s[0:1]:s2, %46=v0:v1 = inputs
;;     %51:s4 = s_load_dwordx4 %50, 0x0
;;     %45:v1 = v_mov_b32_e32 %51.3
;;     %44:s2 = v_cmp_eq_f32_e64 %51.2, %45
;;     %42:s2 = v_cmp_lg_f32_e64 %51.2, %45
;;     %40:s2 = v_cmp_lt_f32_e64 %51.2, %45
;;     %38:s2 = v_cmp_le_f32_e64 %51.2, %45
;;     %36:s2 = v_cmp_gt_f32_e64 %51.2, %45
;;     %34:s2 = v_cmp_ge_f32_e64 %51.2, %45
;;     %31:v1 = v_cndmask_b32_e64 0, 1, %44
;;     %29:v1 = v_cndmask_b32_e64 0, 1, %42
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %40
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %38
;;     %20.0:v4 = v_mov_b32_e32 %31
;;     %21.1:v4 tied(%20) = v_mov_b32_e32 %29
;;     %22.2:v4 tied(%21) = v_mov_b32_e32 %27
;;     %23.3:v4 tied(%22) = v_mov_b32_e32 %25
;;     global_store_dwordx4 %46, %23, %51.0-1 offset:256
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %36
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %34
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %46, %7, %51.0-1 offset:272
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
;; machine kernel %unordered target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %64=s[0:1]:s2, %60=v0:v1 = inputs
;;     %65:s4 = s_load_dwordx4 %64, 0x0
;;     %59:v1 = v_mov_b32_e32 %65.3
;;     %58:s2 = v_cmp_nlg_f32_e64 %65.2, %59
;;     %56:s2 = v_cmp_neq_f32_e64 %65.2, %59
;;     %54:s2 = v_cmp_nge_f32_e64 %65.2, %59
;;     %52:s2 = v_cmp_ngt_f32_e64 %65.2, %59
;;     %50:s2 = v_cmp_nle_f32_e64 %65.2, %59
;;     %48:s2 = v_cmp_nlt_f32_e64 %65.2, %59
;;     %46:s2 = v_cmp_o_f32_e64 %65.2, %59
;;     %44:s2 = v_cmp_u_f32_e64 %65.2, %59
;;     %41:v1 = v_cndmask_b32_e64 0, 1, %58
;;     %39:v1 = v_cndmask_b32_e64 0, 1, %56
;;     %37:v1 = v_cndmask_b32_e64 0, 1, %54
;;     %35:v1 = v_cndmask_b32_e64 0, 1, %52
;;     %30.0:v4 = v_mov_b32_e32 %41
;;     %31.1:v4 tied(%30) = v_mov_b32_e32 %39
;;     %32.2:v4 tied(%31) = v_mov_b32_e32 %37
;;     %33.3:v4 tied(%32) = v_mov_b32_e32 %35
;;     global_store_dwordx4 %60, %33, %65.0-1 offset:256
;;     %21:v1 = v_cndmask_b32_e64 0, 1, %50
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %48
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %46
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %44
;;     %10.0:v4 = v_mov_b32_e32 %21
;;     %11.1:v4 tied(%10) = v_mov_b32_e32 %19
;;     %12.2:v4 tied(%11) = v_mov_b32_e32 %17
;;     %13.3:v4 tied(%12) = v_mov_b32_e32 %15
;;     global_store_dwordx4 %60, %13, %65.0-1 offset:272
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
;; machine kernel %doubles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %24=v0:v1 = inputs
;;     %28:s8 = s_load_dwordx8 %27, 0x0
;;     %22.0:v2 = v_mov_b32_e32 %28.4
;;     %23.1:v2 tied(%22) = v_mov_b32_e32 %28.5
;;     %19:s2 = v_cmp_lt_f64_e64 %28.2-3, %23
;;     %14:s2 = v_cmp_nlt_f64_e64 %28.2-3, %23
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %19
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %24, %7, %28.0-1 offset:256
;; }
;;     end
;; }

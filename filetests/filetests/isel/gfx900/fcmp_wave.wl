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
;;     %34=s[0:1]:s2, %37=v0:v1 = inputs
;;     %38:s2 = s_load_dwordx2 %34, 0x0
;;     %36:s1 = s_load_dword %34, 0x8
;;     %35:s1 = s_load_dword %34, 0xc
;;     %33:v1 = v_mov_b32_e32 %35
;;     %32:s2 = v_cmp_eq_f32_e64 %36, %33
;;     %31:v1 = v_mov_b32_e32 %35
;;     %30:s2 = v_cmp_lg_f32_e64 %36, %31
;;     %29:v1 = v_mov_b32_e32 %35
;;     %28:s2 = v_cmp_lt_f32_e64 %36, %29
;;     %27:v1 = v_mov_b32_e32 %35
;;     %26:s2 = v_cmp_le_f32_e64 %36, %27
;;     %25:v1 = v_mov_b32_e32 %35
;;     %24:s2 = v_cmp_gt_f32_e64 %36, %25
;;     %23:v1 = v_mov_b32_e32 %35
;;     %22:s2 = v_cmp_ge_f32_e64 %36, %23
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %37, %19, %38 offset:256
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %30
;;     global_store_dword %37, %16, %38 offset:260
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %37, %13, %38 offset:264
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_dword %37, %10, %38 offset:268
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %24
;;     global_store_dword %37, %7, %38 offset:272
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %22
;;     global_store_dword %37, %4, %38 offset:276
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
;;     %44=s[0:1]:s2, %47=v0:v1 = inputs
;;     %48:s2 = s_load_dwordx2 %44, 0x0
;;     %46:s1 = s_load_dword %44, 0x8
;;     %45:s1 = s_load_dword %44, 0xc
;;     %43:v1 = v_mov_b32_e32 %45
;;     %42:s2 = v_cmp_nlg_f32_e64 %46, %43
;;     %41:v1 = v_mov_b32_e32 %45
;;     %40:s2 = v_cmp_neq_f32_e64 %46, %41
;;     %39:v1 = v_mov_b32_e32 %45
;;     %38:s2 = v_cmp_nge_f32_e64 %46, %39
;;     %37:v1 = v_mov_b32_e32 %45
;;     %36:s2 = v_cmp_ngt_f32_e64 %46, %37
;;     %35:v1 = v_mov_b32_e32 %45
;;     %34:s2 = v_cmp_nle_f32_e64 %46, %35
;;     %33:v1 = v_mov_b32_e32 %45
;;     %32:s2 = v_cmp_nlt_f32_e64 %46, %33
;;     %31:v1 = v_mov_b32_e32 %45
;;     %30:s2 = v_cmp_o_f32_e64 %46, %31
;;     %29:v1 = v_mov_b32_e32 %45
;;     %28:s2 = v_cmp_u_f32_e64 %46, %29
;;     %25:v1 = v_cndmask_b32_e64 0, 1, %42
;;     global_store_dword %47, %25, %48 offset:256
;;     %22:v1 = v_cndmask_b32_e64 0, 1, %40
;;     global_store_dword %47, %22, %48 offset:260
;;     %19:v1 = v_cndmask_b32_e64 0, 1, %38
;;     global_store_dword %47, %19, %48 offset:264
;;     %16:v1 = v_cndmask_b32_e64 0, 1, %36
;;     global_store_dword %47, %16, %48 offset:268
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %34
;;     global_store_dword %47, %13, %48 offset:272
;;     %10:v1 = v_cndmask_b32_e64 0, 1, %32
;;     global_store_dword %47, %10, %48 offset:276
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %30
;;     global_store_dword %47, %7, %48 offset:280
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %28
;;     global_store_dword %47, %4, %48 offset:284
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
;;     %20=s[0:1]:s2, %23=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %20, 0x0
;;     %22:s2 = s_load_dwordx2 %20, 0x8
;;     %21:s2 = s_load_dwordx2 %20, 0x10
;;     %18.0:v2 = v_mov_b32_e32 %21.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %21.1
;;     %15:s2 = v_cmp_lt_f64_e64 %22, %19
;;     %13.0:v2 = v_mov_b32_e32 %21.0
;;     %14.1:v2 tied(%13) = v_mov_b32_e32 %21.1
;;     %10:s2 = v_cmp_nlt_f64_e64 %22, %14
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %15
;;     global_store_dword %23, %7, %24 offset:256
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_dword %23, %4, %24 offset:260
;; }
;;     end
;; }

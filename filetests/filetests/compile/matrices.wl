; test compile precise-output
; target gfx1201
; A sum of products in a loop stays in its registers: no copies, and the loads go where the factors are read.

kernel %sum_of_products {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = fconst.f32 0
    v6 = iconst.i32 0
    v7 = iconst.i32 1
    v99 = iconst.i32 16
    jump block1(v6, v4, v5, v5, v5, v5, v5, v5, v5, v5)
block1(v8: i32, v9: i64, v10: f32, v11: f32, v12: f32, v13: f32, v14: f32, v15: f32, v16: f32, v17: f32):
    v20, v21, v22, v23 = load.f16x2 global align 16 [v9+0]
    v24, v25, v26, v27 = load.f16x2 global align 16 [v9+16]
    v30, v31, v32, v33, v34, v35, v36, v37 = wmma.f32 f32_16x16x16_f16 v20, v21, v22, v23, v24, v25, v26, v27, v10, v11, v12, v13, v14, v15, v16, v17
    v40 = iadd.i32 v8, v7
    v41 = iconst.i64 1024
    v42 = iadd.i64 v9, v41
    v43 = icmp.ult v40, v99
    branch v43, block1(v40, v42, v30, v31, v32, v33, v34, v35, v36, v37), block2
block2:
    store.f32 global align 4 [v4+1024], v30, v31, v32, v33
    store.f32 global align 4 [v4+1040], v34, v35, v36, v37
    return
}
;;     s_load_b64 s[0:1], s[0:1], 0x0
;;     v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, 0
;;     v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v4, 0
;;     v_dual_mov_b32 v5, 0 :: v_dual_mov_b32 v6, 0
;;     v_dual_mov_b32 v7, 0 :: v_dual_mov_b32 v8, 0
;;     s_wait_kmcnt 0x0
;;     v_add_co_u32 v17, vcc_lo, s0, v0
;;     s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
;;     v_add_co_ci_u32_e64 v18, vcc_lo, s1, 0, vcc_lo
;;     v_dual_mov_b32 v20, v18 :: v_dual_mov_b32 v19, v17
;;     s_mov_b32 s2, 0
;; L0:
;;     s_clause 0x1
;;     global_load_b128 v[9:12], v[19:20], off
;;     global_load_b128 v[13:16], v[19:20], off offset:16
;;     s_add_co_u32 s2, s2, 1
;;     v_add_co_u32 v19, vcc_lo, v19, 0x400
;;     s_wait_alu 0xfffd
;;     v_add_co_ci_u32_e32 v20, vcc_lo, 0, v20, vcc_lo
;;     s_wait_loadcnt 0x0
;;     v_wmma_f32_16x16x16_f16 v[1:8], v[9:12], v[13:16], v[1:8]
;;     s_cmp_lt_u32 s2, 16
;;     s_cbranch_scc1 L0
;;     s_clause 0x1
;;     global_store_b128 v[17:18], v[1:4], off offset:1024
;;     global_store_b128 v[17:18], v[5:8], off offset:1040
;;     s_endpgm

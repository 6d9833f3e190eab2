; test regalloc precise-output vgprs=10
; target gfx1201
; Values that a loop does not read leave their registers before it and come back after it.

kernel %k {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v10 = load.i32 global align 4 [v5+0]
    v11 = load.i32 global align 4 [v5+4]
    v12 = load.i32 global align 4 [v5+8]
    v13 = load.i32 global align 4 [v5+12]
    v14 = load.i32 global align 4 [v5+16]
    v15 = load.i32 global align 4 [v5+20]
    v16 = load.i32 global align 4 [v5+24]
    v17 = load.i32 global align 4 [v5+28]
    v20 = iconst.i32 1
    jump block1(v3, v10, v11)
block1(v21: i32, v22: i32, v23: i32):
    v24 = iadd.i32 v22, v23
    v25 = bxor.i32 v24, v21
    v26 = iadd.i32 v21, v20
    v27 = icmp.ult v26, v2
    branch v27, block1(v26, v23, v25), block2
block2:
    store.i32 global align 4 [v5+100], v12
    store.i32 global align 4 [v5+104], v13
    store.i32 global align 4 [v5+108], v14
    store.i32 global align 4 [v5+112], v15
    store.i32 global align 4 [v5+116], v16
    store.i32 global align 4 [v5+120], v17
    store.i32 global align 4 [v5+124], v25
    return
}
;; machine kernel %k target gfx1201 wave 32 after regalloc {
;;     .vgprs 10
;;     .spills 24
;; mb0: wave -> mb1 of block3
;;     s[0:1], v0 = inputs
;;     s[0:3] = s_load_b128 s[0:1], 0x0
;;     v[1:4] = global_load_b128 v0, s[0:3].0-1
;;     v[5:8] = global_load_b128 v0, s[0:3].0-1 offset:16
;;     spill v[5:8], slot0
;;     v[5:6].0, vcc_lo = v_add_co_u32 s[0:3].0, v0
;;     v[5:6].1 tied(v[5:6]), vcc_lo = v_add_co_ci_u32_e64 s[0:3].1, 0, vcc_lo
;;     spill v[5:6], slot16
;;     s0 = s_mov_b32 exec_lo
;;     jump mb1
;; mb1: wave -> mb3, mb4 of block4
;;     v1 = v_add_nc_u32_e32 v1, v2
;;     v9 = v_xor_b32_e32 v1, v0
;;     v0 = v_add_nc_u32_e32 1, v0
;;     vcc_lo = v_cmp_lt_u32_e64 v0, s[0:3].2
;;     exec_lo = s_and_b32 exec_lo, vcc_lo
;;     v1 = copy v2
;;     v2 = copy v9
;;     branch.execnz mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave of block5
;;     exec_lo = s_mov_b32 s0
;;     v[5:8] = reload slot0
;;     spill v[7:9], slot0
;;     v[0:1] = reload slot16
;;     global_store_b96 v[0:1], v[7:9], off offset:116
;;     global_store_b128 v[0:1], v[3:6], off offset:100
;;     end
;; }

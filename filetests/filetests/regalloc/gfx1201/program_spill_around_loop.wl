; test regalloc precise-output vgprs=9
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
;;     .vgprs 9
;;     .spills 56
;; mb0: wave -> mb1 of block3
;;     s[0:1], v0 = inputs
;;     spill v0, slot0
;;     s[0:3] = s_load_b128 s[0:1], 0x0
;;     v[1:4] = global_load_b128 v0, s[0:3].0-1
;;     spill v[1:4], slot4
;;     v[1:4] = global_load_b128 v0, s[0:3].0-1 offset:16
;;     spill v[1:4], slot20
;;     v[0:1].0, vcc_lo = v_add_co_u32 s[0:3].0, v0
;;     v[0:1].1 tied(v[0:1]), vcc_lo = v_add_co_ci_u32_e64 s[0:3].1, 0, vcc_lo
;;     spill v[0:1], slot36
;;     v[0:3] = reload slot4
;;     v2 = reload slot0
;;     s0 = s_mov_b32 exec_lo
;;     jump mb1
;; mb1: wave -> mb3, mb4 of block4
;;     v0 = v_add_nc_u32_e32 v0, v1
;;     v0 = v_xor_b32_e32 v0, v2
;;     spill v0, slot0
;;     v2 = v_add_nc_u32_e32 1, v2
;;     vcc_lo = v_cmp_lt_u32_e64 v2, s[0:3].2
;;     exec_lo = s_and_b32 exec_lo, vcc_lo
;;     v3 = reload slot0
;;     v0 = copy v1
;;     v1 = copy v3
;;     branch.execnz mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave of block5
;;     exec_lo = s_mov_b32 s0
;;     v[0:3] = reload slot4
;;     v[0:3].0 = v_mov_b32_e32 v[0:3].2
;;     v[4:7] = reload slot20
;;     v[4:6].0 = v_mov_b32_e32 v[4:7].2
;;     spill v[4:6], slot44
;;     v[4:7] = reload slot4
;;     v[0:3].1 tied(v[0:3]) = v_mov_b32_e32 v[4:7].3
;;     spill v[0:3], slot4
;;     v[0:3] = reload slot20
;;     v[0:2] = reload slot44
;;     v[0:2].1 tied(v[0:2]) = v_mov_b32_e32 v[0:3].3
;;     spill v[0:2], slot44
;;     v[0:3] = reload slot20
;;     v[1:4] = reload slot4
;;     v[1:4].2 tied(v[1:4]) = v_mov_b32_e32 v[0:3].0
;;     spill v[1:4], slot4
;;     v3 = reload slot0
;;     v[0:2] = reload slot44
;;     v[0:2].2 tied(v[0:2]) = v_mov_b32_e32 v3
;;     spill v[0:2], slot44
;;     v[0:3] = reload slot20
;;     v[2:5] = reload slot4
;;     v[2:5].3 tied(v[2:5]) = v_mov_b32_e32 v[0:3].1
;;     spill v[2:5], slot0
;;     v[4:5] = reload slot36
;;     v[0:2] = reload slot44
;;     global_store_b96 v[4:5], v[0:2], off offset:116
;;     v[0:3] = reload slot0
;;     global_store_b128 v[4:5], v[0:3], off offset:100
;;     end
;; }

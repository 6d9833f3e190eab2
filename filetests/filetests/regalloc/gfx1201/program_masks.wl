; test regalloc precise-output sgprs=20
; target gfx1201
; Masks of nested branches are scalars like others.

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

    v6 = load.i32 global align 4 [v5]
    v7 = icmp.ult v3, v6
    branch v7, block1, block4
block1:
    v8 = icmp.ult v6, v2
    branch v8, block2, block3
block2:
    store.i32 global align 4 [v5+4], v6
    jump block3
block3:
    store.i32 global align 4 [v5+8], v6
    jump block4
block4:
    store.i32 global align 4 [v5+12], v6
    return
}
;; machine kernel %k target gfx1201 wave 32 after regalloc {
;;     .sgprs 20
;; mb0: wave -> mb3, mb2 of block5
;;     s[0:1], v0 = inputs
;;     s[0:3] = s_load_b128 s[0:1], 0x0
;;     v3 = global_load_b32 v0, s[0:3].0-1
;;     v[1:2].0, vcc_lo = v_add_co_u32 s[0:3].0, v0
;;     v[1:2].1 tied(v[1:2]), vcc_lo = v_add_co_ci_u32_e64 s[0:3].1, 0, vcc_lo
;;     vcc_lo = v_cmp_lt_u32_e64 v0, v3
;;     s0 = s_and_saveexec_b32 vcc_lo
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb9 of block16
;;     jump mb9
;; mb3: wave -> mb6, mb5 of block6
;;     vcc_lo = v_cmp_lt_u32_e64 v3, s[0:3].2
;;     s1 = s_and_saveexec_b32 vcc_lo
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block17
;;     jump mb7
;; mb6: wave -> mb7 of block7
;;     global_store_b32 v[1:2], v3, off offset:4
;;     jump mb7
;; mb7: wave -> mb9 of block8
;;     exec_lo = s_mov_b32 s1
;;     global_store_b32 v[1:2], v3, off offset:8
;;     jump mb9
;; mb9: wave of block10
;;     exec_lo = s_mov_b32 s0
;;     global_store_b32 v[1:2], v3, off offset:12
;;     end
;; }

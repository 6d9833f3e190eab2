; test compile precise-output
; target gfx900
; Control flow as it should come out: how often EXEC is written, and where the wave skips.

; An if without else: one narrowing, one restore. Nothing follows that would need the lanes back.
kernel %if_then {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 7
    v4 = icmp.ult v0, v3
    branch v4, block1, block2
block1:
    v5 = uextend.i64 v0
    v6 = iadd.i64 v2, v5
    v7 = iconst.i8 1
    store.i8 global align 1 [v6], v7
    jump block2
block2:
    return
}
;;     s_load_dwordx2 s[0:1], s[0:1], 0x0
;;     v_cmp_lt_u32_e64 vcc, v0, 7
;;     s_and_b64 exec, exec, vcc
;;     s_cbranch_execz L0
;;     v_mov_b32_e32 v1, 1
;;     s_waitcnt lgkmcnt(0)
;;     global_store_byte v0, v1, s[0:1]
;; L0:
;;     s_endpgm

; An if without else whose value meets the old one: the block that splits the edge stays empty, so no else part is left of it.
kernel %if_then_value {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 7
    v4 = icmp.ult v0, v3
    v5 = imul.i32 v0, v0
    branch v4, block1, block2(v5)
block1:
    v6 = load.i32 global align 4 [v2]
    v7 = iadd.i32 v6, v5
    jump block2(v7)
block2(v8: i32):
    v9 = uextend.i64 v0
    v10 = iadd.i64 v2, v9
    v11 = ireduce.i8 v8
    store.i8 global align 1 [v10], v11
    return
}
;;     s_load_dwordx2 s[0:1], s[0:1], 0x0
;;     v_cmp_lt_u32_e64 vcc, v0, 7
;;     v_mul_u32_u24_e32 v1, v0, v0
;;     s_and_saveexec_b64 s[2:3], vcc
;;     s_cbranch_execz L0
;;     s_waitcnt lgkmcnt(0)
;;     s_load_dword s4, s[0:1], 0x0
;;     s_waitcnt lgkmcnt(0)
;;     v_add_u32_e32 v1, s4, v1
;; L0:
;;     s_mov_b64 exec, s[2:3]
;;     s_waitcnt lgkmcnt(0)
;;     global_store_byte v0, v1, s[0:1]
;;     s_endpgm

; Both sides, and a value that meets after them. One side loads, so it has to stay behind the branch.
kernel %if_else {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 7
    v4 = icmp.ult v0, v3
    branch v4, block1, block2
block1:
    v12 = load.i32 global align 4 [v2]
    v5 = iadd.i32 v12, v3
    jump block3(v5)
block2:
    v6 = imul.i32 v0, v0
    jump block3(v6)
block3(v7: i32):
    v8 = iconst.i32 2
    v9 = ishl.i32 v0, v8
    v10 = uextend.i64 v9
    v11 = iadd.i64 v2, v10
    store.i32 global align 4 [v11], v7
    return
}
;;     s_load_dwordx2 s[0:1], s[0:1], 0x0
;;     v_cmp_lt_u32_e64 vcc, v0, 7
;;     s_andn2_b64 s[2:3], exec, vcc
;;     s_and_saveexec_b64 s[4:5], vcc
;;     s_cbranch_execz L0
;;     s_waitcnt lgkmcnt(0)
;;     s_load_dword s6, s[0:1], 0x0
;;     s_waitcnt lgkmcnt(0)
;;     s_add_u32 s6, s6, 7
;;     v_mov_b32_e32 v1, s6
;; L0:
;;     s_mov_b64 exec, s[2:3]
;;     v_mul_u32_u24_e32 v1, v0, v0
;;     s_mov_b64 exec, s[4:5]
;;     v_lshlrev_b32_e32 v0, 2, v0
;;     s_waitcnt lgkmcnt(0)
;;     global_store_dword v0, v1, s[0:1]
;;     s_endpgm

; A loop with one exit that lanes leave one after the other.
kernel %loop {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = iconst.i32 1
    jump block1(v0, v3)
block1(v4: i32, v5: i32):
    v6 = iadd.i32 v5, v4
    v7 = isub.i32 v4, v3
    v8 = iconst.i32 0
    v9 = icmp.sgt v7, v8
    branch v9, block1(v7, v6), block2
block2:
    v10 = iconst.i32 2
    v11 = ishl.i32 v0, v10
    v12 = uextend.i64 v11
    v13 = iadd.i64 v2, v12
    store.i32 global align 4 [v13], v6
    return
}
;;     s_load_dwordx2 s[0:1], s[0:1], 0x0
;;     v_mov_b32_e32 v1, 1
;;     v_mov_b32_e32 v2, v0
;;     s_mov_b64 s[2:3], exec
;; L0:
;;     v_add_u32_e32 v1, v1, v2
;;     v_add_u32_e32 v2, -1, v2
;;     v_cmp_gt_i32_e64 vcc, v2, 0
;;     s_and_b64 exec, exec, vcc
;;     s_cbranch_execnz L0
;;     s_mov_b64 exec, s[2:3]
;;     v_lshlrev_b32_e32 v0, 2, v0
;;     s_waitcnt lgkmcnt(0)
;;     global_store_dword v0, v1, s[0:1]
;;     s_endpgm

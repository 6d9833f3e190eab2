; test isel precise-output
; target gfx1201
; Truth values that are constants.

kernel %stored {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = bconst 1
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %stored target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %3=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %4:v1 = v_and_b32_e32 0x3ff, %3
;;     %2:v1 = v_mov_b32_e32 1
;;     global_store_b32 %4, %2, %6 offset:256
;; }
;;     end
;; }

kernel %merged {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = bconst 1
    v8 = icmp.ult v5, v6
    branch v8, block1, block2
block1:
    v9 = icmp.slt v5, v6
    jump block3(v9)
block2:
    jump block3(v7)
block3(v10: b1):
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %merged target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb1 {
;;     %38=s[0:1]:s2, %36=v0:v1 = inputs
;;     %39:s2 = s_load_b64 %38, 0x0
;;     %37:v1 = v_and_b32_e32 0x3ff, %36
;;     %34.0:v2, %31:s1 = v_add_co_u32 %39.0, %37
;;     %35.1:v2 tied(%34), %33:s1 = v_add_co_ci_u32_e64 %39.1, 0, %31
;;     %29:v2 = global_load_b64 %37, %39
;;     %26:s1 = v_cmp_lt_u32_e64 %29.0, %29.1
;;     %25:s1 = s_mov_b32 -1
;; }
;;     %24:s1 = s_mov_b32 exec_lo
;;     %23:s1 = s_mov_b32 exec_lo
;;     %21:s1 = s_and_b32 %23, %26
;;     %20:s1 = s_and_not1_b32 %23, %26
;;     exec_lo = s_mov_b32 %20
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block9
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %21
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4(%25) of block10
;;     jump mb4
;; mb3: wave -> mb4(%14) of block5
;; lanes -> mb5 {
;;     %16:s1 = v_cmp_lt_i32_e64 %29.0, %29.1
;; }
;;     %15:s1 = s_mov_b32 exec_lo
;;     %11:s1 = s_and_not1_b32 %25, %15
;;     %13:s1 = s_and_b32 %16, %15
;;     %14:s1 = s_or_b32 %11, %13
;;     jump mb4
;; mb4(%5:s1): wave -> mb5 of block6
;;     exec_lo = s_mov_b32 %24
;;     jump mb5
;; mb5: wave of block7
;; lanes {
;;     %8:v1 = v_cndmask_b32_e64 0, 1, %5
;;     global_store_b32 %35, %8, off offset:256
;; }
;;     end
;; }

; test isel level=1 precise-output
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
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 1
;;     global_store_b32 %3, %2, %5 offset:256
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
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %37.0:v2, %34:s1 = v_add_co_u32 %41.0, %39
;;     %38.1:v2 tied(%37), %36:s1 = v_add_co_ci_u32_e64 %41.1, 0, %34
;;     %32:v1 = global_load_b32 %39, %41
;;     %31:v1 = global_load_b32 %39, %41 offset:4
;;     %28:s1 = v_cmp_lt_u32_e64 %32, %31
;; }
;;     %27:s1 = s_mov_b32 exec_lo
;;     %26:s1 = s_mov_b32 exec_lo
;;     %24:s1 = s_and_b32 %26, %28
;;     %23:s1 = s_and_not1_b32 %26, %28
;;     exec_lo = s_mov_b32 %24
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3(%19) of block10
;;     %19:s1 = undef
;;     jump mb3
;; mb2: wave -> mb3(%18) of block5
;; lanes -> mb7 {
;;     %18:s1 = v_cmp_lt_i32_e64 %32, %31
;; }
;;     jump mb3
;; mb3(%3:s1): wave -> mb5, mb4 of block6
;;     exec_lo = s_mov_b32 %23
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6(%3) of block11
;;     jump mb6
;; mb5: wave -> mb6(%14) of block7
;; lanes -> mb7 {
;;     %16:s1 = s_mov_b32 -1
;; }
;;     %15:s1 = s_mov_b32 exec_lo
;;     %11:s1 = s_and_not1_b32 %3, %15
;;     %13:s1 = s_and_b32 %16, %15
;;     %14:s1 = s_or_b32 %11, %13
;;     jump mb6
;; mb6(%5:s1): wave -> mb7 of block8
;;     exec_lo = s_mov_b32 %27
;;     jump mb7
;; mb7: wave of block9
;; lanes {
;;     %8:v1 = v_cndmask_b32_e64 0, 1, %5
;;     global_store_b32 %38, %8, off offset:256
;; }
;;     end
;; }

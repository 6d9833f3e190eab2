; test isel precise-output
; target gfx1030
; The rank among the lanes that run.

kernel %rank {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = activelaneid
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %rank target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %3:s1 = s_mov_b32 exec_lo
;;     %4:v1 = v_mbcnt_lo_u32_b32 %3, 0
;;     global_store_dword %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %in_branch {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    branch v7, block1, block2
block1:
    v8 = activelaneid
    store.i32 global align 4 [v4+256], v8
    jump block2
block2:
    return
}
;; machine kernel %in_branch target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, null
;;     %24.0:v2, %21:s1 = v_add_co_u32 %28.0, %26
;;     %25.1:v2 tied(%24), %23:s1 = v_add_co_ci_u32_e64 %28.1, 0, %21
;;     %19:v2 = global_load_dwordx2 %26, %28
;;     %16:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;; }
;;     %13:s1 = s_mov_b32 exec_lo
;;     %12:s1 = s_mov_b32 exec_lo
;;     %10:s1 = s_and_b32 %12, %16
;;     %9:s1 = s_andn2_b32 %12, %16
;;     exec_lo = s_mov_b32 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %10
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_mbcnt_lo_u32_b32 %4, 0
;;     global_store_dword %25, %5, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %13
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
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
;; machine kernel %rank target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %3:s2 = s_mov_b64 exec
;;     %4:v1 = v_mbcnt_lo_u32_b32 %3.0, 0
;;     %5:v1 = v_mbcnt_hi_u32_b32 %3.1, %4
;;     global_store_dword %6, %5, %8 offset:256
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
;; machine kernel %in_branch target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %26.0:v2, %22:s2 = v_add_co_u32_e64 %30.0, %28
;;     %25:v1 = v_mov_b32_e32 %30.1
;;     %27.1:v2 tied(%26), %24:s2 = v_addc_co_u32_e64 %25, 0, %22
;;     %20:v2 = global_load_dwordx2 %28, %30
;;     %17:s2 = v_cmp_lt_u32_e64 %20.0, %20.1
;; }
;;     %14:s2 = s_mov_b64 exec
;;     %13:s2 = s_mov_b64 exec
;;     %11:s2 = s_and_b64 %13, %17
;;     %10:s2 = s_andn2_b64 %13, %17
;;     exec = s_mov_b64 %10
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec = s_mov_b64 %11
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %4:s2 = s_mov_b64 exec
;;     %5:v1 = v_mbcnt_lo_u32_b32 %4.0, 0
;;     %6:v1 = v_mbcnt_hi_u32_b32 %4.1, %5
;;     global_store_dword %27, %6, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %14
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; A loop of the wave: its counter is a parameter of the wave's view.

kernel %count {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 8 width all [v90+8]
    v2 = iconst.i32 0
    jump block1(v2)
block1(v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    store.i32 global align 4 [v91], v5
    v6 = icmp.ult v5, v1
    branch v6, block1(v5), block2
block2:
    return
}
;; machine kernel %count target gfx900 wave 64 after isel {
;; mb0: wave -> mb1, mb2 of block5
;; lanes -> mb1, mb2 {
;;     %19=s[0:1]:s2 = inputs
;;     %20:s4 = s_load_dwordx4 %19, 0x0
;;     %17:s1 = s_add_u32 %20.2, -1
;; }
;;     s_cmp_gt_u32 %20.2, 1 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb4(%16) of block11
;; lanes -> mb4 {
;; }
;;     %16:s1 = s_mov_b32 0
;;     jump mb4
;; mb2: wave -> mb7(%15) of block13
;; lanes -> mb7 {
;; }
;;     %15:s1 = s_mov_b32 0
;;     jump mb7
;; mb3: wave -> mb4(%14) of block6
;; lanes -> mb4 {
;;     %14:s1 = s_add_u32 %0, 4
;;     %12:v1 = v_mov_b32_e32 0
;;     %13:v1 = v_mov_b32_e32 %14
;;     global_store_dword %12, %13, %20.0-1
;; }
;;     jump mb4
;; mb4(%0:s1): wave -> mb5, mb6 of block7
;; lanes -> mb3, mb6 {
;;     %10:s1 = s_sub_u32 %17, %0
;; }
;;     s_cmp_gt_u32 %10, 3 makes scc
;;     branch.scc1 mb5, mb6
;; mb5: wave -> mb3 of block14
;;     jump mb3
;; mb6: wave -> mb7(%0) of block16
;; lanes -> mb7 {
;; }
;;     jump mb7
;; mb7(%3:s1): wave -> mb8, mb9 of block8
;; lanes -> mb8, mb10 {
;;     %8:s1 = s_add_u32 %3, 1
;;     %6:v1 = v_mov_b32_e32 0
;;     %7:v1 = v_mov_b32_e32 %8
;;     global_store_dword %6, %7, %20.0-1
;; }
;;     s_cmp_lt_u32 %8, %20.2 makes scc
;;     branch.scc1 mb8, mb9
;; mb8: wave -> mb7(%8) of block18
;; lanes -> mb7 {
;; }
;;     jump mb7
;; mb9: wave -> mb10 of block19
;;     jump mb10
;; mb10: wave of block9
;; lanes {
;; }
;;     end
;; }

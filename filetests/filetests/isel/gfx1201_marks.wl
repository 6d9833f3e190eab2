; test isel precise-output watch
; target gfx1201
; Marks for those who watch where lanes go.

kernel %marks {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3 = activelaneid
    v4 = nullptr.i32 group
    store.i32 group align 4 [v4], v3
    jump block2
block2:
    return
}
;; machine kernel %marks target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %16=v0:v1 = inputs
;;     mark.enter block0
;;     %15:s1 = v_cmp_lt_u32_e64 %16, 5
;; }
;;     %13:s1 = s_mov_b32 exec_lo
;;     %12:s1 = s_mov_b32 exec_lo
;;     decide block0, %15
;;     %10:s1 = s_and_b32 %12, %15
;;     %9:s1 = s_and_not1_b32 %12, %15
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
;;     mark.enter block1
;;     mark.cross block1 number:3
;;     %4:s1 = s_mov_b32 exec_lo
;;     %5:v1 = v_mbcnt_lo_u32_b32 %4, 0
;;     %2:v1 = v_mov_b32_e32 -1
;;     ds_store_b32 %2, %5
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %13
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     mark.enter block2
;; }
;;     end
;; }

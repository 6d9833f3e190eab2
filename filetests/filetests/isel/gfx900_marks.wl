; test isel precise-output watch
; target gfx900
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
;; machine kernel %marks target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %17=v0:v1 = inputs
;;     mark.enter block0
;;     %16:s2 = v_cmp_lt_u32_e64 %17, 5
;; }
;;     %14:s2 = s_mov_b64 exec
;;     %13:s2 = s_mov_b64 exec
;;     decide block0, %16
;;     %11:s2 = s_and_b64 %13, %16
;;     %10:s2 = s_andn2_b64 %13, %16
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
;;     mark.enter block1
;;     mark.cross block1 number:3
;;     %4:s2 = s_mov_b64 exec
;;     %5:v1 = v_mbcnt_lo_u32_b32 %4.0, 0
;;     %6:v1 = v_mbcnt_hi_u32_b32 %4.1, %5
;;     %2:v1 = v_mov_b32_e32 -1
;;     ds_write_b32 %2, %6
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %14
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     mark.enter block2
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; A branch that lanes take one by one: masks around both sides; the value that both sides give is a parameter of the lanes' view.

kernel %diverge {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    branch v2, block1, block2
block1:
    store.i32 global align 4 [v91], v1
    jump block3(v1)
block2:
    v4 = isub.i32 v0, v1
    jump block3(v4)
block3(v5: i32):
    store.i32 global align 4 [v91+4], v5
    return
}
;; machine kernel %diverge target gfx1201 wave 32 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %20=s[0:1]:s2, %23=v0:v1 = inputs
;;     %22:s1 = v_cmp_lt_u32_e64 %23, 5
;;     %21:s2 = s_load_b64 %20, 0x0
;; }
;;     %19:s1 = s_mov_b32 exec_lo
;;     %18:s1 = s_mov_b32 exec_lo
;;     %16:s1 = s_and_b32 %18, %22
;;     %15:s1 = s_and_not1_b32 %18, %22
;;     exec_lo = s_mov_b32 %16
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%9) {
;;     %10:v1 = v_mov_b32_e32 0
;;     %11:v1 = v_mov_b32_e32 5
;;     global_store_b32 %10, %11, %21
;;     %9:v1 = v_mov_b32_e32 5
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     exec_lo = s_mov_b32 %15
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%7) {
;;     %7:v1 = v_add_nc_u32_e32 -5, %23
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     exec_lo = s_mov_b32 %19
;;     jump mb7
;; mb7: wave of block9
;; lanes(%4:v1) {
;;     %5:v1 = v_mov_b32_e32 0
;;     global_store_b32 %5, %4, %21 offset:4
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %count target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1(%7) of block3
;; lanes -> mb1 {
;;     %9=s[0:1]:s2 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;; }
;;     %7:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%0:s1): wave -> mb2, mb3 of block4
;; lanes -> mb2, mb4 {
;;     %6:s1 = s_add_co_u32 %0, 1
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %4, %5, %10.0-1
;; }
;;     s_cmp_lt_u32 %6, %10.2 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%6) of block7
;; lanes -> mb1 {
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

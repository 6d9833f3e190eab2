; test isel precise-output noinline
; target gfx1201
; A call in one arm: EXEC is that of the arm, and the function runs with it.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    branch v2, block1, block2
block1:
    v3: i32 = call %f(v0)
    jump block3(v3)
block2:
    jump block3(v1)
block3(v4: i32):
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v4
    return
}
;; machine kernel %caller target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %21=v0:v1 = inputs
;;     %22:v1 = v_and_b32_e32 0x3ff, %21
;;     %20:s1 = v_cmp_lt_u32_e64 %22, 5
;;     %19:v1 = v_mov_b32_e32 5
;; }
;;     %18:s1 = s_mov_b32 exec_lo
;;     %17:s1 = s_mov_b32 exec_lo
;;     %15:s1 = s_and_b32 %17, %20
;;     %14:s1 = s_and_not1_b32 %17, %20
;;     exec_lo = s_mov_b32 %14
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5(%19) {
;; }
;;     exec_lo = s_mov_b32 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5(%10) {
;;     %10=v0:v1 = call fn1, %22=v0 kills s[8:29], vcc, v[1:30], v[32:39]
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %18
;;     jump mb5
;; mb5: wave of block6
;; lanes(%4:v1) {
;;     %8:s2 = s_load_b64 s[4:5], 0x0
;;     %6:v1 = v_mov_b32_e32 0
;;     global_store_b32 %6, %4, %8
;; }
;;     end
;; }

function %f {
block0(v0: i32):
    v1 = iadd.i32 v0, v0
    return v1
}
;; machine function %f target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%3) {
;;     inputs
;;     %0=v0:v1 = inputs
;;     %3:v1 = v_add_nc_u32_e32 %0, %0
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1) {
;;     results %1=v0
;; }
;;     return
;; }

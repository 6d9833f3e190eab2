; test isel precise-output noinline
; target gfx900
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
;; machine kernel %caller target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %21=v0:v1 = inputs
;;     %20:s2 = v_cmp_lt_u32_e64 %21, 5
;;     %19:v1 = v_mov_b32_e32 5
;; }
;;     %18:s2 = s_mov_b64 exec
;;     %17:s2 = s_mov_b64 exec
;;     %15:s2 = s_and_b64 %17, %20
;;     %14:s2 = s_andn2_b64 %17, %20
;;     exec = s_mov_b64 %14
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5(%19) {
;; }
;;     exec = s_mov_b64 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5(%10) {
;;     %10=v0:v1 = call fn1, %21=v0 kills s[16:29], vcc, v[1:30], v[32:39]
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %18
;;     jump mb5
;; mb5: wave of block6
;; lanes(%4:v1) {
;;     %8:s2 = s_load_dwordx2 s[8:9], 0x0
;;     %6:v1 = v_mov_b32_e32 0
;;     global_store_dword %6, %4, %8
;; }
;;     end
;; }

function %f {
block0(v0: i32):
    v1 = iadd.i32 v0, v0
    return v1
}
;; machine function %f target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%3) {
;;     inputs
;;     %0=v0:v1 = inputs
;;     %3:v1 = v_add_u32_e32 %0, %0
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1) {
;;     results %1=v0
;; }
;;     return
;; }

; test isel precise-output noinline
; target gfx900
; A function that calls itself.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %f(v0)
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v1
    return
}
;; machine kernel %caller target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %7=v0:v1 = inputs
;;     %6=v0:v1 = call fn1, %7=v0 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %4:s2 = s_load_dwordx2 s[8:9], 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %6, %4
;; }
;;     end
;; }

function %f {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = icmp.ule v0, v1
    branch v2, block1, block2
block1:
    jump block3(v1)
block2:
    v3 = isub.i32 v0, v1
    v4: i32 = call %f(v3)
    v5 = imul.i32 v4, v0
    jump block3(v5)
block3(v6: i32):
    return v6
}
;; machine function %f target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block5
;; lanes -> mb1, mb3 {
;;     inputs
;;     %0=v0:v1 = inputs
;;     %21:s2 = v_cmp_le_u32_e64 %0, 1
;;     %20:v1 = v_mov_b32_e32 1
;; }
;;     %19:s2 = s_mov_b64 exec
;;     %18:s2 = s_mov_b64 exec
;;     %16:s2 = s_and_b64 %18, %21
;;     %15:s2 = s_andn2_b64 %18, %21
;;     exec = s_mov_b64 %16
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb5(%20) {
;; }
;;     exec = s_mov_b64 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block6
;; lanes -> mb5(%8) {
;;     %11:v1 = v_add_u32_e32 -1, %0
;;     %10=v0:v1 = call fn1, %11=v0 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %8:v1 = v_mul_lo_u32 %10, %0
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block7
;;     exec = s_mov_b64 %19
;;     jump mb5
;; mb5: wave -> mb6 of block8
;; lanes(%4:v1) -> mb6(%4) {
;; }
;;     jump mb6
;; mb6: wave of block9
;; lanes(%5:v1) {
;;     results %5=v0
;; }
;;     return
;; }

; test isel precise-output noinline
; target gfx1201
; Arguments and results of 64 bits take two registers each.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = uextend.i64 v0
    v2: i64 = call %f(v1, v1)
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i64 global align 4 [v91], v2
    return
}
;; machine kernel %caller target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %12=v0:v1 = inputs
;;     %13:v1 = v_and_b32_e32 0x3ff, %12
;;     %10.0:v2 = v_mov_b32_e32 %13
;;     %11.1:v2 tied(%10) = v_mov_b32_e32 0
;;     %6=v[0:1]:v2 = call fn1, %11=v[0:1], %11=v[2:3] kills s[8:29], vcc, v[2:30], v[32:39]
;;     %4:s2 = s_load_b64 s[4:5], 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b64 %1, %6, %4
;; }
;;     end
;; }

function %f {
block0(v0: i64, v1: i64):
    v2 = iadd.i64 v0, v1
    return v2
}
;; machine function %f target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%9) {
;;     inputs
;;     %0=v[0:1]:v2, %1=v[2:3]:v2 = inputs
;;     %8.0:v2, %5:s1 = v_add_co_u32 %0.0, %1.0
;;     %9.1:v2 tied(%8), %7:s1 = v_add_co_ci_u32_e64 %0.1, %1.1, %5
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%2:v2) {
;;     results %2=v[0:1]
;; }
;;     return
;; }

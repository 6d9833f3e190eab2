; test isel precise-output noinline
; target gfx900
; An argument of the wave becomes one of each lane.

kernel %caller {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i32 kernarg align 4 width all [v90+8]
    v2: i32 = call %f(v1)
    store.i32 global align 4 [v91], v2
    return
}
;; machine kernel %caller target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     %8:s4 = s_load_dwordx4 s[8:9], 0x0
;;     %4:v1 = v_mov_b32_e32 %8.2
;;     %5=v0:v1 = call fn1, %4=v0 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %5, %8.0-1
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

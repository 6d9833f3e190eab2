; test isel precise-output noinline level=1
; target gfx1030
; A variable of a function lies in its frame, which the stack pointer reaches.

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
;; machine kernel %caller target gfx1030 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %7=v0:v1 = inputs
;;     %6=v0:v1 = call fn1, %7=v0 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %4:s2 = s_load_dwordx2 s[8:9], null
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %6, %4
;; }
;;     end
;; }

function %f {
    private %own : 16 align 4
block0(v0: i32):
    v1 = symbol_addr.i32 %own
    store.i32 private align 4 [v1+4], v0
    v2 = load.i32 private align 4 [v1+8]
    return v2
}
;; machine function %f target gfx1030 wave 32 after isel {
;;     .private 16
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     inputs
;;     %0=v0:v1 = inputs
;;     buffer_store_dword %0, off, s[0:3], s32 offset:4
;;     %5:v1 = buffer_load_dword off, s[0:3], s32 offset:8
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1) {
;;     results %1=v0
;; }
;;     return
;; }

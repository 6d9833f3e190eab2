; test isel precise-output noinline
; target gfx1201
; A truth value crosses as a word of 0 or 1.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3: b1 = call %f(v2, v0)
    v4 = uextend.i32 v3
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v4
    return
}
;; machine kernel %caller target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %15=v0:v1 = inputs
;;     %16:v1 = v_and_b32_e32 0x3ff, %15
;;     %14:s1 = v_cmp_lt_u32_e64 %16, 5
;;     %13:v1 = v_cndmask_b32_e64 0, 1, %14
;;     %11=v0:v1 = call fn1, %13=v0, %16=v1 kills s[8:29], vcc, v[1:30], v[32:39]
;;     %8:s1 = v_cmp_ne_u32_e64 %11, 0
;;     %6:v1 = v_cndmask_b32_e64 0, 1, %8
;;     %4:s2 = s_load_b64 s[4:5], 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %6, %4
;; }
;;     end
;; }

function %f {
block0(v0: b1, v1: i32):
    v2 = iconst.i32 7
    v3 = icmp.ult v1, v2
    v4 = bxor.b1 v0, v3
    return v4
}
;; machine function %f target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     inputs
;;     %0=v0:v1, %1=v1:v1 = inputs
;;     %10:s1 = v_cmp_ne_u32_e64 %0, 0
;;     %9:s1 = v_cmp_lt_u32_e64 %1, 7
;;     %8:s1 = s_xor_b32 %10, %9
;;     %5:v1 = v_cndmask_b32_e64 0, 1, %8
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%2:v1) {
;;     results %2=v0
;; }
;;     return
;; }

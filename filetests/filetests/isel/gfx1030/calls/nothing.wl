; test isel precise-output noinline
; target gfx1030
; A call without arguments and results.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    call %f()
    return
}
;; machine kernel %caller target gfx1030 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     call fn1 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     end
;; }

function %f {
block0:
    fence scar agent
    return
}
;; machine function %f target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     inputs
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl1_inv
;;     buffer_gl0_inv
;; }
;;     return
;; }

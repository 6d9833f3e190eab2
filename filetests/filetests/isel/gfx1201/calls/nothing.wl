; test isel precise-output noinline
; target gfx1201
; A call without arguments and results.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    call %f()
    return
}
;; machine kernel %caller target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     call fn1 kills s[8:29], vcc, v[0:30], v[32:39]
;; }
;;     end
;; }

function %f {
block0:
    fence scar agent
    return
}
;; machine function %f target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     inputs
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;; }
;;     return
;; }

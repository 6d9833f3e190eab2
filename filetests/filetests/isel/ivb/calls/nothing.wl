; test isel precise-output noinline
; target ivb
; A call without arguments and results.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    call %f()
    return
}
;; machine kernel %caller target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 0
;; mb0: wave of block1
;; lanes {
;;     call fn1 kills s[0:63], v[0:19]
;; }
;;     end
;; }

function %f {
block0:
    fence scar agent
    return
}
;; machine function %f target ivb wave 16 after isel {
;;     .variables 0
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     fence scope:wave
;; }
;;     return
;; }

; test dce precise-output
; What nobody reads goes; what has an effect stays, with what it reads.

function %effects {
block0(v0: i64, v1: b1):
    v10 = iconst.i32 1
    v11 = iconst.i32 2
    v12 = iadd.i32 v10, v11
    v13 = load.i32 global align 4 [v0]
    v14 = activelanecount v1
    v15 = atomic_load.i32 ld global align 4 rlx agent [v0]
    v16 = atomic_load.i32 ld global align 4 scacq agent [v0]
    v17 = atomic_rmw.i32 add global align 4 rlx agent [v0], v10
    v18 = clock.i64
    barrier
    return
}
;; function %effects {
;; block0(v0: i64, v1: b1):
;;     v10 = iconst.i32 1
;;     v16 = atomic_load.i32 ld global align 4 scacq agent [v0]
;;     v17 = atomic_rmw.i32 add global align 4 rlx agent [v0], v10
;;     v18 = clock.i64
;;     barrier
;;     return
;; }

; Parameters that only feed each other go with their arguments.
function %cycle {
block0(v0: i32, v1: b1):
    jump block1(v0, v0)
block1(v10: i32, v11: i32):
    v12 = iconst.i32 1
    v13 = iadd.i32 v11, v12
    v14 = isub.i32 v10, v12
    branch v1, block1(v14, v13), block2
block2:
    return v10
}
;; function %cycle {
;; block0(v0: i32, v1: b1):
;;     jump block1(v0)
;; block1(v10: i32):
;;     v12 = iconst.i32 1
;;     v14 = isub.i32 v10, v12
;;     branch v1, block1(v14), block2
;; block2:
;;     return v10
;; }

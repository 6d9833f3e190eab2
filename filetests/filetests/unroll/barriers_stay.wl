; test unroll precise-output
; Loops with communication operations that are not unrolled: nothing of this changes.

external function %unknown

; Not in every round: some lanes would have to come to a copy that others pass.
function %under_a_condition {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    branch v0, block2, block3
block2:
    barrier
    jump block3
block3:
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block4
block4:
    return
}
;; function %under_a_condition {
;; block0(v0: b1):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block1(v1)
;; block1(v4: i32):
;;     branch v0, block2, block3
;; block2:
;;     barrier
;;     jump block3
;; block3:
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block4
;; block4:
;;     return
;; }

; Lanes leave early.
function %two_exits {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    barrier
    branch v0, block3, block2
block2:
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block3
block3:
    return
}
;; function %two_exits {
;; block0(v0: b1):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block1(v1)
;; block1(v4: i32):
;;     barrier
;;     branch v0, block3, block2
;; block2:
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block3
;; block3:
;;     return
;; }

; Lanes leave by a condition of their own.
function %divergent {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v4: i32):
    barrier
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v0
    branch v6, block1(v5), block2
block2:
    return
}
;; function %divergent {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1(v1)
;; block1(v4: i32):
;;     barrier
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v0
;;     branch v6, block1(v5), block2
;; block2:
;;     return
;; }

; The loop within makes as many rounds as a lane says.
function %divergent_within {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    jump block2(v1)
block2(v7: i32):
    barrier
    v8 = iadd.i32 v7, v2
    v9 = icmp.slt v8, v0
    branch v9, block2(v8), block3
block3:
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block4
block4:
    return
}
;; function %divergent_within {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block1(v1)
;; block1(v4: i32):
;;     jump block2(v1)
;; block2(v7: i32):
;;     barrier
;;     v8 = iadd.i32 v7, v2
;;     v9 = icmp.slt v8, v0
;;     branch v9, block2(v8), block3
;; block3:
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block4
;; block4:
;;     return
;; }

; Barriers of a wave ask for the lanes that are there, others for more than their order.
function %other_operations {
block0(v0: b1, v10: i64, v11: i32):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    wavebarrier width wave
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block2(v1)
block2(v14: i32):
    atomic_rmw_noret.i32 add global align 4 rlx agent [v10], v11
    v15 = iadd.i32 v14, v2
    v16 = icmp.slt v15, v3
    branch v16, block2(v15), block3(v1)
block3(v24: i32):
    call %unknown()
    v25 = iadd.i32 v24, v2
    v26 = icmp.slt v25, v3
    branch v26, block3(v25), block4(v1)
block4(v34: i32):
    barrier
    v37 = activelanecount v0
    store.i32 global align 4 [v10], v37
    v35 = iadd.i32 v34, v2
    v36 = icmp.slt v35, v3
    branch v36, block4(v35), block5
block5:
    return
}
;; function %other_operations {
;; block0(v0: b1, v10: i64, v11: i32):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block1(v1)
;; block1(v4: i32):
;;     wavebarrier width wave
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block2(v1)
;; block2(v14: i32):
;;     atomic_rmw_noret.i32 add global align 4 rlx agent [v10], v11
;;     v15 = iadd.i32 v14, v2
;;     v16 = icmp.slt v15, v3
;;     branch v16, block2(v15), block3(v1)
;; block3(v24: i32):
;;     call %unknown()
;;     v25 = iadd.i32 v24, v2
;;     v26 = icmp.slt v25, v3
;;     branch v26, block3(v25), block4(v1)
;; block4(v34: i32):
;;     barrier
;;     v37 = activelanecount v0
;;     store.i32 global align 4 [v10], v37
;;     v35 = iadd.i32 v34, v2
;;     v36 = icmp.slt v35, v3
;;     branch v36, block4(v35), block5
;; block5:
;;     return
;; }

; test unroll precise-output
; Loops whose communication operations are work-group barriers and fences, in every round, are replaced by their rounds.

; The counter halves; the `if` between the operations is copied with them.
function %halves {
block0(v0: b1, v1: i32):
    v2 = iconst.i32 4
    v3 = iconst.i32 1
    v4 = iconst.i32 0
    jump block1(v2)
block1(v5: i32):
    barrier
    branch v0, block2, block3
block2:
    store.i32 group align 4 [v1], v5
    jump block3
block3:
    fence screl wg
    v6 = ushr.i32 v5, v3
    v7 = icmp.ugt v6, v4
    branch v7, block1(v6), block4
block4:
    return
}
;; function %halves {
;; block0(v0: b1, v1: i32):
;;     v2 = iconst.i32 4
;;     v3 = iconst.i32 1
;;     v4 = iconst.i32 0
;;     jump block5
;; block5:
;;     barrier
;;     branch v0, block7, block8
;; block7:
;;     store.i32 group align 4 [v1], v2
;;     jump block8
;; block8:
;;     fence screl wg
;;     v9 = ushr.i32 v2, v3
;;     v10 = icmp.ugt v9, v4
;;     jump block6
;; block6:
;;     barrier
;;     branch v0, block9, block10
;; block9:
;;     store.i32 group align 4 [v1], v9
;;     jump block10
;; block10:
;;     fence screl wg
;;     v12 = ushr.i32 v9, v3
;;     v13 = icmp.ugt v12, v4
;;     jump block1
;; block1:
;;     barrier
;;     branch v0, block2, block3
;; block2:
;;     store.i32 group align 4 [v1], v12
;;     jump block3
;; block3:
;;     fence screl wg
;;     v6 = ushr.i32 v12, v3
;;     v7 = icmp.ugt v6, v4
;;     jump block4
;; block4:
;;     return
;; }

; The test stands above the barrier, so the last round has none.
function %tested_at_the_top {
block0:
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    v6 = icmp.slt v4, v3
    branch v6, block2, block3
block2:
    barrier
    v5 = iadd.i32 v4, v2
    jump block1(v5)
block3:
    return
}
;; function %tested_at_the_top {
;; block0:
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block4
;; block4:
;;     v8 = icmp.slt v1, v3
;;     jump block6
;; block6:
;;     barrier
;;     v9 = iadd.i32 v1, v2
;;     jump block5
;; block5:
;;     v11 = icmp.slt v9, v3
;;     jump block7
;; block7:
;;     barrier
;;     v12 = iadd.i32 v9, v2
;;     jump block1
;; block1:
;;     v6 = icmp.slt v12, v3
;;     jump block3
;; block3:
;;     return
;; }

; One round: the barrier is no copy.
function %once {
block0:
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v4: i32):
    barrier
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v2
    branch v6, block1(v5), block2
block2:
    return
}
;; function %once {
;; block0:
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1
;; block1:
;;     barrier
;;     v5 = iadd.i32 v1, v2
;;     v6 = icmp.slt v5, v2
;;     jump block2
;; block2:
;;     return
;; }

; No round at all.
function %never {
block0:
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    jump block1(v1)
block1(v4: i32):
    v6 = icmp.slt v4, v1
    branch v6, block2, block3
block2:
    barrier
    v5 = iadd.i32 v4, v2
    jump block1(v5)
block3:
    return
}
;; function %never {
;; block0:
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     jump block1
;; block1:
;;     v6 = icmp.slt v1, v1
;;     jump block3
;; block3:
;;     return
;; }

; In a branch that lanes take or do not take the loop is as it would be elsewhere: the copies stay there.
function %in_a_branch {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    branch v0, block1(v1), block2
block1(v4: i32):
    barrier
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block2
block2:
    return
}
;; function %in_a_branch {
;; block0(v0: b1):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     branch v0, block3, block2
;; block3:
;;     barrier
;;     v8 = iadd.i32 v1, v2
;;     v9 = icmp.slt v8, v3
;;     jump block1
;; block1:
;;     barrier
;;     v5 = iadd.i32 v8, v2
;;     v6 = icmp.slt v5, v3
;;     jump block2
;; block2:
;;     return
;; }

; The bound of the inner loop follows from the outer one, which goes first.
function %nested {
block0:
    v1 = iconst.i32 1
    v2 = iconst.i32 0
    v3 = iconst.i32 2
    v4 = iconst.i32 4
    jump block1(v3)
block1(v5: i32):
    v6 = ushr.i32 v5, v1
    jump block2(v6)
block2(v7: i32):
    barrier
    v8 = ushr.i32 v7, v1
    v9 = icmp.ugt v8, v2
    branch v9, block2(v8), block3
block3:
    v10 = ishl.i32 v5, v1
    v11 = icmp.ule v10, v4
    branch v11, block1(v10), block4
block4:
    return
}
;; function %nested {
;; block0:
;;     v1 = iconst.i32 1
;;     v2 = iconst.i32 0
;;     v3 = iconst.i32 2
;;     v4 = iconst.i32 4
;;     jump block5
;; block5:
;;     v14 = ushr.i32 v3, v1
;;     jump block6(v14)
;; block6(v13: i32):
;;     barrier
;;     v15 = ushr.i32 v13, v1
;;     v16 = icmp.ugt v15, v2
;;     branch v16, block6(v15), block7
;; block7:
;;     v17 = ishl.i32 v3, v1
;;     v18 = icmp.ule v17, v4
;;     jump block1
;; block1:
;;     v6 = ushr.i32 v17, v1
;;     jump block2(v6)
;; block2(v7: i32):
;;     barrier
;;     v8 = ushr.i32 v7, v1
;;     v9 = icmp.ugt v8, v2
;;     branch v9, block2(v8), block3
;; block3:
;;     v10 = ishl.i32 v17, v1
;;     v11 = icmp.ule v10, v4
;;     jump block4
;; block4:
;;     return
;; }

; The loop within is entered under a condition: its rounds follow one another there, and the loop around it stays.
function %loop_under_a_condition {
block0(v0: b1):
    v1 = iconst.i32 0
    v2 = iconst.i32 1
    v3 = iconst.i32 2
    jump block1(v1)
block1(v4: i32):
    branch v0, block2(v1), block3
block2(v7: i32):
    barrier
    v8 = iadd.i32 v7, v2
    v9 = icmp.slt v8, v3
    branch v9, block2(v8), block3
block3:
    v5 = iadd.i32 v4, v2
    v6 = icmp.slt v5, v3
    branch v6, block1(v5), block4
block4:
    return
}
;; function %loop_under_a_condition {
;; block0(v0: b1):
;;     v1 = iconst.i32 0
;;     v2 = iconst.i32 1
;;     v3 = iconst.i32 2
;;     jump block1(v1)
;; block1(v4: i32):
;;     branch v0, block5, block3
;; block5:
;;     barrier
;;     v11 = iadd.i32 v1, v2
;;     v12 = icmp.slt v11, v3
;;     jump block2
;; block2:
;;     barrier
;;     v8 = iadd.i32 v11, v2
;;     v9 = icmp.slt v8, v3
;;     jump block3
;; block3:
;;     v5 = iadd.i32 v4, v2
;;     v6 = icmp.slt v5, v3
;;     branch v6, block1(v5), block4
;; block4:
;;     return
;; }

; test narrow precise-output
; Counters of loops do not wrap before their bound.

function %counts_up {
block0(v0: i32):
    v1 = iconst.i32 0
    jump block1(v1)
block1(v2: i32):
    v3 = sextend.i64 v2
    v4 = load.i32 global align 4 [v3]
    v5 = iconst.i32 1
    v6 = iadd.i32 v2, v5
    v7 = icmp.slt v6, v0
    branch v7, block1(v6), block2
block2:
    return v3
}
;; function %counts_up {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     jump block1(v1)
;; block1(v2: i32):
;;     v8 = uextend.i64 v2
;;     v4 = load.i32 global align 4 [v8]
;;     v5 = iconst.i32 1
;;     v6 = iadd.i32 v2, v5
;;     v7 = icmp.slt v6, v0
;;     branch v7, block1(v6), block2
;; block2:
;;     return v8
;; }

; The test in front.
function %tests_first {
block0(v0: i32):
    v1 = iconst.i32 0
    jump block1(v1)
block1(v2: i32):
    v7 = icmp.slt v2, v0
    branch v7, block2, block3
block2:
    v3 = sextend.i64 v2
    v4 = load.i32 global align 4 [v3]
    v5 = iconst.i32 1
    v6 = iadd.i32 v2, v5
    jump block1(v6)
block3:
    return v2
}
;; function %tests_first {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     jump block1(v1)
;; block1(v2: i32):
;;     v7 = icmp.slt v2, v0
;;     branch v7, block2, block3
;; block2:
;;     v8 = uextend.i64 v2
;;     v4 = load.i32 global align 4 [v8]
;;     v5 = iconst.i32 1
;;     v6 = iadd.i32 v2, v5
;;     jump block1(v6)
;; block3:
;;     return v2
;; }

; By two it may wrap.
function %wraps {
block0(v0: i32):
    v1 = iconst.i32 0
    jump block1(v1)
block1(v2: i32):
    v3 = sextend.i64 v2
    v4 = load.i32 global align 4 [v3]
    v5 = iconst.i32 2
    v6 = iadd.i32 v2, v5
    v7 = icmp.slt v6, v0
    branch v7, block1(v6), block2
block2:
    return v3
}
;; function %wraps {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     jump block1(v1)
;; block1(v2: i32):
;;     v3 = sextend.i64 v2
;;     v4 = load.i32 global align 4 [v3]
;;     v5 = iconst.i32 2
;;     v6 = iadd.i32 v2, v5
;;     v7 = icmp.slt v6, v0
;;     branch v7, block1(v6), block2
;; block2:
;;     return v3
;; }

; It starts anywhere.
function %starts_anywhere {
block0(v0: i32, v1: i32):
    jump block1(v1)
block1(v2: i32):
    v3 = sextend.i64 v2
    v4 = load.i32 global align 4 [v3]
    v5 = iconst.i32 1
    v6 = iadd.i32 v2, v5
    v7 = icmp.slt v6, v0
    branch v7, block1(v6), block2
block2:
    return v3
}
;; function %starts_anywhere {
;; block0(v0: i32, v1: i32):
;;     jump block1(v1)
;; block1(v2: i32):
;;     v3 = sextend.i64 v2
;;     v4 = load.i32 global align 4 [v3]
;;     v5 = iconst.i32 1
;;     v6 = iadd.i32 v2, v5
;;     v7 = icmp.slt v6, v0
;;     branch v7, block1(v6), block2
;; block2:
;;     return v3
;; }

; Until it is equal: nothing says that it passes there.
function %until_equal {
block0(v0: i32):
    v1 = iconst.i32 0
    jump block1(v1)
block1(v2: i32):
    v3 = sextend.i64 v2
    v4 = load.i32 global align 4 [v3]
    v5 = iconst.i32 1
    v6 = iadd.i32 v2, v5
    v7 = icmp.ne v6, v0
    branch v7, block1(v6), block2
block2:
    return v3
}
;; function %until_equal {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     jump block1(v1)
;; block1(v2: i32):
;;     v3 = sextend.i64 v2
;;     v4 = load.i32 global align 4 [v3]
;;     v5 = iconst.i32 1
;;     v6 = iadd.i32 v2, v5
;;     v7 = icmp.ne v6, v0
;;     branch v7, block1(v6), block2
;; block2:
;;     return v3
;; }

; A parameter that is one number only, whichever way.
function %one_number {
block0(v0: b1):
    v1 = iconst.i32 7
    branch v0, block1, block2
block1:
    v2 = iconst.i32 7
    jump block3(v2)
block2:
    jump block3(v1)
block3(v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    return v5
}
;; function %one_number {
;; block0(v0: b1):
;;     v1 = iconst.i32 7
;;     branch v0, block1, block2
;; block1:
;;     v2 = iconst.i32 7
;;     jump block3(v2)
;; block2:
;;     jump block3(v1)
;; block3(v3: i32):
;;     v4 = iconst.i32 1
;;     v6 = iconst.i32 8
;;     return v6
;; }

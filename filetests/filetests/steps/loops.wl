; test steps precise-output
; Steps of loops go behind the last use of what they step.

function %step_in_front {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 0
    jump block1(v2)
block1(v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    v6 = icmp.slt v5, v1
    v7 = uextend.i64 v3
    v8 = iadd.i64 v0, v7
    store.i32 global align 4 [v8], v3
    branch v6, block1(v5), block2
block2:
    return v3
}
;; function %step_in_front {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 0
;;     jump block1(v2)
;; block1(v3: i32):
;;     v4 = iconst.i32 1
;;     v7 = uextend.i64 v3
;;     v8 = iadd.i64 v0, v7
;;     store.i32 global align 4 [v8], v3
;;     v5 = iadd.i32 v3, v4
;;     v6 = icmp.slt v5, v1
;;     branch v6, block1(v5), block2
;; block2:
;;     return v3
;; }

; It is there.
function %behind {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 0
    jump block1(v2)
block1(v3: i32):
    v7 = uextend.i64 v3
    v8 = iadd.i64 v0, v7
    store.i32 global align 4 [v8], v3
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    v6 = icmp.slt v5, v1
    branch v6, block1(v5), block2
block2:
    return v3
}
;; function %behind {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 0
;;     jump block1(v2)
;; block1(v3: i32):
;;     v7 = uextend.i64 v3
;;     v8 = iadd.i64 v0, v7
;;     store.i32 global align 4 [v8], v3
;;     v4 = iconst.i32 1
;;     v5 = iadd.i32 v3, v4
;;     v6 = icmp.slt v5, v1
;;     branch v6, block1(v5), block2
;; block2:
;;     return v3
;; }

; The address reads the step as well.
function %read_between {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 0
    jump block1(v2)
block1(v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    v7 = uextend.i64 v5
    v8 = iadd.i64 v0, v7
    store.i32 global align 4 [v8], v3
    v6 = icmp.slt v5, v1
    branch v6, block1(v5), block2
block2:
    return v3
}
;; function %read_between {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 0
;;     jump block1(v2)
;; block1(v3: i32):
;;     v4 = iconst.i32 1
;;     v5 = iadd.i32 v3, v4
;;     v7 = uextend.i64 v5
;;     v8 = iadd.i64 v0, v7
;;     store.i32 global align 4 [v8], v3
;;     v6 = icmp.slt v5, v1
;;     branch v6, block1(v5), block2
;; block2:
;;     return v3
;; }

; Passed for another parameter: both live at the same time.
function %rotates {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 0
    jump block1(v2, v2)
block1(v3: i32, v9: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    v7 = uextend.i64 v3
    v8 = iadd.i64 v0, v7
    store.i32 global align 4 [v8], v9
    v6 = icmp.slt v9, v1
    branch v6, block1(v9, v5), block2
block2:
    return v3
}
;; function %rotates {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 0
;;     jump block1(v2, v2)
;; block1(v3: i32, v9: i32):
;;     v4 = iconst.i32 1
;;     v5 = iadd.i32 v3, v4
;;     v7 = uextend.i64 v3
;;     v8 = iadd.i64 v0, v7
;;     store.i32 global align 4 [v8], v9
;;     v6 = icmp.slt v9, v1
;;     branch v6, block1(v9, v5), block2
;; block2:
;;     return v3
;; }

; The test is read behind the loop, too, so it stays, and the step with it.
function %test_lives_on {
block0(v0: i64, v1: i32):
    v2 = iconst.i32 0
    jump block1(v2)
block1(v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    v6 = icmp.slt v5, v1
    v7 = uextend.i64 v3
    v8 = iadd.i64 v0, v7
    store.i32 global align 4 [v8], v3
    branch v6, block1(v5), block2
block2:
    return v6
}
;; function %test_lives_on {
;; block0(v0: i64, v1: i32):
;;     v2 = iconst.i32 0
;;     jump block1(v2)
;; block1(v3: i32):
;;     v4 = iconst.i32 1
;;     v5 = iadd.i32 v3, v4
;;     v6 = icmp.slt v5, v1
;;     v7 = uextend.i64 v3
;;     v8 = iadd.i64 v0, v7
;;     store.i32 global align 4 [v8], v3
;;     branch v6, block1(v5), block2
;; block2:
;;     return v6
;; }

; No edge back.
function %no_loop {
block0(v0: i64, v3: i32):
    v4 = iconst.i32 1
    v5 = iadd.i32 v3, v4
    store.i32 global align 4 [v0], v3
    jump block1(v5)
block1(v6: i32):
    return v6
}
;; function %no_loop {
;; block0(v0: i64, v3: i32):
;;     v4 = iconst.i32 1
;;     v5 = iadd.i32 v3, v4
;;     store.i32 global align 4 [v0], v3
;;     jump block1(v5)
;; block1(v6: i32):
;;     return v6
;; }

; test narrow precise-output
; What is known of counters whose bound is a constant of the loop, or that end where they meet it.

; The counter itself is compared in front of the edge back, with a constant that the loop makes: at most 63, and no bit of 64.
function %compared {
block0(v0: i32):
    v1 = iconst.i32 0
    jump block1(v1, v1)
block1(v2: i32, v3: i32):
    v4 = iconst.i32 64
    v5 = bor.i32 v2, v4
    v6 = iconst.i32 3
    v7 = ishl.i32 v5, v6
    v8 = bxor.i32 v3, v7
    v9 = iconst.i32 1
    v10 = iadd.i32 v2, v9
    v11 = iconst.i32 63
    v12 = icmp.ult v2, v11
    branch v12, block1(v10, v8), block2
block2:
    return v8
}
;; function %compared {
;; block0(v0: i32):
;;     v1 = iconst.i32 0
;;     jump block1(v1, v1)
;; block1(v2: i32, v3: i32):
;;     v4 = iconst.i32 64
;;     v5 = bor.i32 v2, v4
;;     v6 = iconst.i32 3
;;     v13 = ishl.i32 v2, v6
;;     v14 = iconst.i32 512
;;     v15 = iadd.i32 v13, v14
;;     v8 = bxor.i32 v3, v15
;;     v9 = iconst.i32 1
;;     v10 = iadd.i32 v2, v9
;;     v11 = iconst.i32 63
;;     v12 = icmp.ult v2, v11
;;     branch v12, block1(v10, v8), block2
;; block2:
;;     return v8
;; }

; It meets its bound.
function %meets {
block0(v0: i32):
    v1 = iconst.i32 4
    jump block1(v1, v1)
block1(v2: i32, v3: i32):
    v4 = uextend.i64 v2
    v5 = iconst.i64 1000
    v6 = icmp.ult v4, v5
    v7 = select.i32 v6, v0, v3
    v9 = iconst.i32 3
    v10 = iadd.i32 v2, v9
    v11 = iconst.i32 64
    v12 = icmp.ne v10, v11
    branch v12, block1(v10, v7), block2
block2:
    return v7
}
;; function %meets {
;; block0(v0: i32):
;;     v1 = iconst.i32 4
;;     jump block1(v1, v1)
;; block1(v2: i32, v3: i32):
;;     v4 = uextend.i64 v2
;;     v5 = iconst.i64 1000
;;     v13 = bconst 1
;;     v7 = select.i32 v13, v0, v3
;;     v9 = iconst.i32 3
;;     v10 = iadd.i32 v2, v9
;;     v11 = iconst.i32 64
;;     v12 = icmp.ne v10, v11
;;     branch v12, block1(v10, v7), block2
;; block2:
;;     return v7
;; }

; It does not meet it, as its steps go past it: it may be anything.
function %misses {
block0(v0: i32):
    v1 = iconst.i32 4
    jump block1(v1, v1)
block1(v2: i32, v3: i32):
    v4 = uextend.i64 v2
    v5 = iconst.i64 1000
    v6 = icmp.ult v4, v5
    v7 = select.i32 v6, v0, v3
    v9 = iconst.i32 3
    v10 = iadd.i32 v2, v9
    v11 = iconst.i32 65
    v12 = icmp.ne v10, v11
    branch v12, block1(v10, v7), block2
block2:
    return v7
}
;; function %misses {
;; block0(v0: i32):
;;     v1 = iconst.i32 4
;;     jump block1(v1, v1)
;; block1(v2: i32, v3: i32):
;;     v4 = uextend.i64 v2
;;     v5 = iconst.i64 1000
;;     v13 = iconst.i32 1000
;;     v14 = icmp.ult v2, v13
;;     v7 = select.i32 v14, v0, v3
;;     v9 = iconst.i32 3
;;     v10 = iadd.i32 v2, v9
;;     v11 = iconst.i32 65
;;     v12 = icmp.ne v10, v11
;;     branch v12, block1(v10, v7), block2
;; block2:
;;     return v7
;; }

; Nor where it starts from it.
function %starts_there {
block0(v0: i32):
    v1 = iconst.i32 64
    jump block1(v1, v1)
block1(v2: i32, v3: i32):
    v4 = uextend.i64 v2
    v5 = iconst.i64 1000
    v6 = icmp.ult v4, v5
    v7 = select.i32 v6, v0, v3
    v9 = iconst.i32 3
    v10 = iadd.i32 v2, v9
    v11 = iconst.i32 64
    v12 = icmp.ne v10, v11
    branch v12, block1(v10, v7), block2
block2:
    return v7
}
;; function %starts_there {
;; block0(v0: i32):
;;     v1 = iconst.i32 64
;;     jump block1(v1, v1)
;; block1(v2: i32, v3: i32):
;;     v4 = uextend.i64 v2
;;     v5 = iconst.i64 1000
;;     v13 = iconst.i32 1000
;;     v14 = icmp.ult v2, v13
;;     v7 = select.i32 v14, v0, v3
;;     v9 = iconst.i32 3
;;     v10 = iadd.i32 v2, v9
;;     v11 = iconst.i32 64
;;     v12 = icmp.ne v10, v11
;;     branch v12, block1(v10, v7), block2
;; block2:
;;     return v7
;; }

; A bit that may be set already is not added.
function %together {
block0(v0: i32):
    v1 = iconst.i32 127
    v2 = band.i32 v0, v1
    v3 = iconst.i32 64
    v4 = bor.i32 v2, v3
    v5 = iconst.i32 3
    v6 = ishl.i32 v4, v5
    return v6
}
;; function %together {
;; block0(v0: i32):
;;     v1 = iconst.i32 127
;;     v2 = band.i32 v0, v1
;;     v3 = iconst.i32 64
;;     v4 = bor.i32 v2, v3
;;     v5 = iconst.i32 3
;;     v6 = ishl.i32 v4, v5
;;     return v6
;; }

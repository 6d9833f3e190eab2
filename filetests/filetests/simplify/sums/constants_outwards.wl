; test simplify dce precise-output
; In sums of 64 bits constants go outwards. Sums of 32 bits stay.

function %in_front {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 8
    v3 = iadd.i64 v0, v2
    v4 = iadd.i64 v3, v1
    return v4
}
;; function %in_front {
;; block0(v0: i64, v1: i64):
;;     v5 = iadd.i64 v0, v1
;;     v6 = iconst.i64 8
;;     v7 = iadd.i64 v5, v6
;;     return v7
;; }

function %behind {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 8
    v3 = iadd.i64 v0, v2
    v4 = iadd.i64 v1, v3
    return v4
}
;; function %behind {
;; block0(v0: i64, v1: i64):
;;     v5 = iadd.i64 v0, v1
;;     v6 = iconst.i64 8
;;     v7 = iadd.i64 v5, v6
;;     return v7
;; }

function %both {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 8
    v3 = iadd.i64 v0, v2
    v4 = iadd.i64 v1, v2
    v5 = iadd.i64 v4, v3
    return v5
}
;; function %both {
;; block0(v0: i64, v1: i64):
;;     v7 = iadd.i64 v0, v1
;;     v12 = iconst.i64 16
;;     v13 = iadd.i64 v7, v12
;;     return v13
;; }

function %shifted {
block0(v0: i64, v1: i64):
    v2 = iconst.i64 3
    v3 = iconst.i32 4
    v4 = iadd.i64 v0, v2
    v5 = ishl.i64 v4, v3
    v6 = iadd.i64 v1, v5
    return v6
}
;; function %shifted {
;; block0(v0: i64, v1: i64):
;;     v3 = iconst.i32 4
;;     v7 = ishl.i64 v0, v3
;;     v13 = iadd.i64 v7, v1
;;     v14 = iconst.i64 48
;;     v15 = iadd.i64 v13, v14
;;     return v15
;; }

function %words {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 8
    v3 = iadd.i32 v0, v2
    v4 = iadd.i32 v3, v1
    v5 = ishl.i32 v4, v2
    return v5
}
;; function %words {
;; block0(v0: i32, v1: i32):
;;     v2 = iconst.i32 8
;;     v3 = iadd.i32 v0, v2
;;     v4 = iadd.i32 v3, v1
;;     v5 = ishl.i32 v4, v2
;;     return v5
;; }

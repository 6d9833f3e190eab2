; test merge precise-output
; A constant variable that the object defines begins at a multiple of 16 bytes, so that a row of 16 bytes is one access. One that another object defines begins anywhere.

readonly %table : 64 align 1
readonly external %other : 64 align 1

function %row {
block0(v0: i64):
    v1 = symbol_addr.i64 %table
    v2 = iconst.i32 4
    v3 = ishl.i64 v0, v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 readonly align 4 [v4]
    v6 = load.i32 readonly align 4 [v4+4]
    v7 = load.i32 readonly align 4 [v4+8]
    v8 = load.i32 readonly align 4 [v4+12]
    return v5, v6, v7, v8
}
;; function %row {
;; block0(v0: i64):
;;     v1 = symbol_addr.i64 %table
;;     v2 = iconst.i32 4
;;     v3 = ishl.i64 v0, v2
;;     v4 = iadd.i64 v1, v3
;;     v9, v10, v11, v12 = load.i32 readonly align 16 [v4]
;;     return v9, v10, v11, v12
;; }

function %row_of_another {
block0(v0: i64):
    v1 = symbol_addr.i64 %other
    v2 = iconst.i32 4
    v3 = ishl.i64 v0, v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 readonly align 4 [v4]
    v6 = load.i32 readonly align 4 [v4+4]
    return v5, v6
}
;; function %row_of_another {
;; block0(v0: i64):
;;     v1 = symbol_addr.i64 %other
;;     v2 = iconst.i32 4
;;     v3 = ishl.i64 v0, v2
;;     v4 = iadd.i64 v1, v3
;;     v7, v8 = load.i32 readonly align 4 [v4]
;;     return v7, v8
;; }

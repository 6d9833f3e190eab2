; test offsets dce precise-output
; A row of an array of group memory: the constant of the row is within the sum.

function %rows {
block0(v0: i32, v1: i32, v9: i32):
    v2 = iconst.i32 64
    v3 = iadd.i32 v0, v2
    v4 = iadd.i32 v3, v1
    v5 = load.i32 group align 4 [v4]
    store.i32 group align 4 [v4+4], v5
    v6 = iadd.i32 v1, v3
    v7 = load.i32 group align 4 [v6]
    return v6, v7
}
;; function %rows {
;; block0(v0: i32, v1: i32, v9: i32):
;;     v2 = iconst.i32 64
;;     v3 = iadd.i32 v0, v2
;;     v10 = iadd.i32 v0, v1
;;     v5 = load.i32 group align 4 [v10+64]
;;     v11 = iadd.i32 v0, v1
;;     store.i32 group align 4 [v11+68], v5
;;     v6 = iadd.i32 v1, v3
;;     v7 = load.i32 group align 4 [v6]
;;     return v6, v7
;; }

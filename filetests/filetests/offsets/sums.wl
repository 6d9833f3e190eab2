; test offsets dce precise-output
; A constant that is added for accesses only becomes their offset.

function %accesses {
block0(v0: i64, v1: i32):
    v2 = iconst.i64 8
    v3 = iadd.i64 v0, v2
    v4 = load.i32 global align 4 [v3]
    store.i32 global align 4 [v3+4], v4
    v5 = iconst.i32 -16
    v6 = iadd.i32 v1, v5
    v7 = load.i32 group align 4 [v6+4]
    v8 = atomic_rmw.i32 add group align 4 rlx wg [v6], v4
    return v7, v8
}
;; function %accesses {
;; block0(v0: i64, v1: i32):
;;     v4 = load.i32 global align 4 [v0+8]
;;     store.i32 global align 4 [v0+12], v4
;;     v7 = load.i32 group align 4 [v1-12]
;;     v8 = atomic_rmw.i32 add group align 4 rlx wg [v1-16], v4
;;     return v7, v8
;; }

; The sum is stored; it is carried round a loop; the offset would be large.
function %stays {
block0(v0: i64, v1: b1):
    v2 = iconst.i64 8
    v3 = iadd.i64 v0, v2
    store.i64 global align 8 [v3], v3
    jump block1(v0)
block1(v4: i64):
    v5 = iadd.i64 v4, v2
    v6 = load.i32 global align 4 [v5]
    branch v1, block1(v5), block2
block2:
    v7 = iconst.i64 4096
    v8 = iadd.i64 v0, v7
    v9 = load.i32 global align 4 [v8]
    return v6, v9
}
;; function %stays {
;; block0(v0: i64, v1: b1):
;;     v2 = iconst.i64 8
;;     v3 = iadd.i64 v0, v2
;;     store.i64 global align 8 [v3], v3
;;     jump block1(v0)
;; block1(v4: i64):
;;     v5 = iadd.i64 v4, v2
;;     v6 = load.i32 global align 4 [v5]
;;     branch v1, block1(v5), block2
;; block2:
;;     v7 = iconst.i64 4096
;;     v8 = iadd.i64 v0, v7
;;     v9 = load.i32 global align 4 [v8]
;;     return v6, v9
;; }

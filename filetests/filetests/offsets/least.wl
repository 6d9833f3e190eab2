; test offsets dce precise-output
; The least number has no opposite.

function %least {
block0(v0: i64):
    v1 = iconst.i64 0x8000000000000000
    v2 = iadd.i64 v0, v1
    v3 = load.i32 global align 4 [v2]
    return v3
}
;; function %least {
;; block0(v0: i64):
;;     v1 = iconst.i64 0x8000000000000000
;;     v2 = iadd.i64 v0, v1
;;     v3 = load.i32 global align 4 [v2]
;;     return v3
;; }

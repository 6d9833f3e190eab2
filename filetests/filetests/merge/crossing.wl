; test merge dce precise-output
; The store at 4 goes down to the one at 8, past the load at 0; so the load at 4, which reads what it stored, does not go up to that.

function %crossing {
block0(v0: i64, v1: i32, v2: i32):
    store.i32 global align 4 [v0+4], v1
    v3 = load.i32 global align 4 [v0]
    store.i32 global align 4 [v0+8], v2
    v4 = load.i32 global align 4 [v0+4]
    return v3, v4
}
;; function %crossing {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v3 = load.i32 global align 4 [v0]
;;     store.i32 global align 4 [v0+4], v1, v2
;;     v4 = load.i32 global align 4 [v0+4]
;;     return v3, v4
;; }

; A load of other bytes may.
function %apart {
block0(v0: i64, v1: i32, v2: i32):
    store.i32 global align 4 [v0+16], v1
    v3 = load.i32 global align 4 [v0]
    store.i32 global align 4 [v0+20], v2
    v4 = load.i32 global align 4 [v0+4]
    return v3, v4
}
;; function %apart {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v5, v6 = load.i32 global align 4 [v0]
;;     store.i32 global align 4 [v0+16], v1, v2
;;     return v5, v6
;; }

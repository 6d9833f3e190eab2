; test dead-stores precise-output
; Stores that nobody sees.

function %stored_again {
block0(v0: i64, v1: i32, v2: i64):
    store.i32 global align 4 [v0], v1
    store.i32 global align 4 [v0+4], v1
    store.i64 global align 8 [v0], v2
    return
}
;; function %stored_again {
;; block0(v0: i64, v1: i32, v2: i64):
;;     store.i64 global align 8 [v0], v2
;;     return
;; }

; D2: no load follows on any path; the one in the loop is before the last store.
function %activation_ends {
    private %a : 8 align 4
block0(v0: i32, v1: b1):
    v2 = symbol_addr.i32 %a
    store.i32 private align 4 [v2], v0
    jump block1
block1:
    v3 = load.i32 private align 4 [v2]
    store.i32 private align 4 [v2+4], v3
    branch v1, block1, block2
block2:
    store.i32 private align 4 [v2], v3
    return v3
}
;; function %activation_ends {
;;     private %a : 8 align 4
;; block0(v0: i32, v1: b1):
;;     v2 = symbol_addr.i32 %a
;;     store.i32 private align 4 [v2], v0
;;     jump block1
;; block1:
;;     v3 = load.i32 private align 4 [v2]
;;     store.i32 private align 4 [v2+4], v3
;;     branch v1, block1, block2
;; block2:
;;     return v3
;; }

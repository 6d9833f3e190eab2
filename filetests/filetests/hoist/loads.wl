; test hoist precise-output
; Loads of what a loop does not write leave it, if the header makes them.

function %nothing_writes {
block0(v0: i64, v1: i32, v2: b1):
    jump block1(v1)
block1(v3: i32):
    v4 = load.i32 global align 4 [v0]
    v5 = iadd.i32 v3, v4
    branch v2, block1(v5), block2
block2:
    return v5
}
;; function %nothing_writes {
;; block0(v0: i64, v1: i32, v2: b1):
;;     v4 = load.i32 global align 4 [v0]
;;     jump block1(v1)
;; block1(v3: i32):
;;     v5 = iadd.i32 v3, v4
;;     branch v2, block1(v5), block2
;; block2:
;;     return v5
;; }

; The store is of other bytes beside the same address.
function %beside {
block0(v0: i64, v1: i32, v2: b1):
    jump block1(v1)
block1(v3: i32):
    v4 = load.i32 global align 4 [v0]
    v5 = iadd.i32 v3, v4
    store.i32 global align 4 [v0+4], v5
    branch v2, block1(v5), block2
block2:
    return v5
}
;; function %beside {
;; block0(v0: i64, v1: i32, v2: b1):
;;     v4 = load.i32 global align 4 [v0]
;;     jump block1(v1)
;; block1(v3: i32):
;;     v5 = iadd.i32 v3, v4
;;     store.i32 global align 4 [v0+4], v5
;;     branch v2, block1(v5), block2
;; block2:
;;     return v5
;; }

; The store is of another segment. A load whose address is loaded goes with it.
function %of_a_loaded_address {
block0(v0: i64, v1: i32, v2: b1, v3: i32):
    jump block1(v1)
block1(v4: i32):
    v5 = load.i64 global align 8 [v0]
    v6 = load.i32 global align 4 [v5]
    v7 = iadd.i32 v4, v6
    store.i32 group align 4 [v3], v7
    branch v2, block1(v7), block2
block2:
    return v7
}
;; function %of_a_loaded_address {
;; block0(v0: i64, v1: i32, v2: b1, v3: i32):
;;     v5 = load.i64 global align 8 [v0]
;;     v6 = load.i32 global align 4 [v5]
;;     jump block1(v1)
;; block1(v4: i32):
;;     v7 = iadd.i32 v4, v6
;;     store.i32 group align 4 [v3], v7
;;     branch v2, block1(v7), block2
;; block2:
;;     return v7
;; }

; test if-convert precise-output
; Loads stay behind the branch, because the address may be none elsewhere, and so do stores.

function %load {
block0(v0: i32, v1: b1, v2: i64):
    branch v1, block1, block2(v0)
block1:
    v3 = load.i32 global align 4 [v2]
    jump block2(v3)
block2(v4: i32):
    return v4
}
;; function %load {
;; block0(v0: i32, v1: b1, v2: i64):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v3 = load.i32 global align 4 [v2]
;;     jump block2(v3)
;; block2(v4: i32):
;;     return v4
;; }

function %store {
block0(v0: i32, v1: b1, v2: i64):
    branch v1, block1, block2
block1:
    store.i32 global align 4 [v2], v0
    jump block2
block2:
    return v0
}
;; function %store {
;; block0(v0: i32, v1: b1, v2: i64):
;;     branch v1, block1, block2
;; block1:
;;     store.i32 global align 4 [v2], v0
;;     jump block2
;; block2:
;;     return v0
;; }

; test common precise-output
; What both sides of a branch load is loaded in front of it.

; With its address; what follows in both sides goes, too.
function %both {
block0(v0: b1, v1: i64, v2: i64):
    branch v0, block1, block2
block1:
    v3 = iadd.i64 v1, v2
    v4 = load.i32 global align 4 [v3]
    v5 = ineg.i32 v4
    jump block3(v5)
block2:
    v6 = iadd.i64 v1, v2
    v7 = load.i32 global align 4 [v6]
    v8 = ineg.i32 v7
    v9 = iadd.i32 v8, v7
    jump block3(v9)
block3(v10: i32):
    return v10
}
;; function %both {
;; block0(v0: b1, v1: i64, v2: i64):
;;     v3 = iadd.i64 v1, v2
;;     v4 = load.i32 global align 4 [v3]
;;     v5 = ineg.i32 v4
;;     branch v0, block1, block2
;; block1:
;;     jump block3(v5)
;; block2:
;;     v9 = iadd.i32 v5, v4
;;     jump block3(v9)
;; block3(v10: i32):
;;     return v10
;; }

; Another load in front of it does not matter, a store or a fence that acquires does.
function %after {
block0(v0: b1, v1: i64, v2: i64):
    branch v0, block1, block2
block1:
    v3 = load.i32 global align 4 [v1+8]
    v4 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v2], v3
    v5 = load.i32 global align 4 [v1+4]
    return v4, v5
block2:
    v6 = load.i32 global align 4 [v1]
    v7 = load.i32 global align 4 [v1+4]
    return v6, v7
}
;; function %after {
;; block0(v0: b1, v1: i64, v2: i64):
;;     v4 = load.i32 global align 4 [v1]
;;     branch v0, block1, block2
;; block1:
;;     v3 = load.i32 global align 4 [v1+8]
;;     store.i32 global align 4 [v2], v3
;;     v5 = load.i32 global align 4 [v1+4]
;;     return v4, v5
;; block2:
;;     v7 = load.i32 global align 4 [v1+4]
;;     return v4, v7
;; }
function %ordered {
block0(v0: b1, v1: i64):
    branch v0, block1, block2
block1:
    v2 = load.i32 global align 4 [v1]
    return v2
block2:
    fence scacq agent
    v3 = load.i32 global align 4 [v1]
    return v3
}
;; function %ordered {
;; block0(v0: b1, v1: i64):
;;     branch v0, block1, block2
;; block1:
;;     v2 = load.i32 global align 4 [v1]
;;     return v2
;; block2:
;;     fence scacq agent
;;     v3 = load.i32 global align 4 [v1]
;;     return v3
;; }

; Another place, another size of the value, and a promise about the lanes of one side.
function %others {
block0(v0: b1, v1: i64):
    branch v0, block1, block2
block1:
    v2 = load.i32 global align 4 [v1]
    v3 = load.i32 global align 4 width all [v1+8]
    return v2, v3
block2:
    v4 = load.i32 global align 4 [v1+4]
    v5 = load.i32 global align 4 width all [v1+8]
    return v4, v5
}
;; function %others {
;; block0(v0: b1, v1: i64):
;;     branch v0, block1, block2
;; block1:
;;     v2 = load.i32 global align 4 [v1]
;;     v3 = load.i32 global align 4 width all [v1+8]
;;     return v2, v3
;; block2:
;;     v4 = load.i32 global align 4 [v1+4]
;;     v5 = load.i32 global align 4 width all [v1+8]
;;     return v4, v5
;; }

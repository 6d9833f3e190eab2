; test merge dce precise-output
; What may write the bytes keeps loads apart, and what may read or write them stores.

function %store_elsewhere {
block0(v0: i64, v1: i64, v2: i32):
    v3 = load.i32 global align 4 [v0]
    store.i32 global align 4 [v1], v2
    v4 = load.i32 global align 4 [v0+4]
    return v3, v4
}
;; function %store_elsewhere {
;; block0(v0: i64, v1: i64, v2: i32):
;;     v3 = load.i32 global align 4 [v0]
;;     store.i32 global align 4 [v1], v2
;;     v4 = load.i32 global align 4 [v0+4]
;;     return v3, v4
;; }

function %store_beside {
block0(v0: i64, v2: i32):
    v3 = load.i32 global align 4 [v0]
    store.i32 global align 4 [v0+8], v2
    v4 = load.i32 global align 4 [v0+4]
    return v3, v4
}
;; function %store_beside {
;; block0(v0: i64, v2: i32):
;;     v5, v6 = load.i32 global align 4 [v0]
;;     store.i32 global align 4 [v0+8], v2
;;     return v5, v6
;; }

function %other_segment {
block0(v0: i64, v1: i32, v2: i32):
    v3 = load.i32 global align 4 [v0]
    store.i32 group align 4 [v1], v2
    v4 = load.i32 global align 4 [v0+4]
    return v3, v4
}
;; function %other_segment {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v5, v6 = load.i32 global align 4 [v0]
;;     store.i32 group align 4 [v1], v2
;;     return v5, v6
;; }

function %other_class {
block0(v0: i64, v1: i64, v2: i32):
    v3 = load.i32 global align 4 equiv 1 [v0]
    store.i32 global align 4 equiv 2 [v1], v2
    v4 = load.i32 global align 4 equiv 1 [v0+4]
    return v3, v4
}
;; function %other_class {
;; block0(v0: i64, v1: i64, v2: i32):
;;     v5, v6 = load.i32 global align 4 equiv 1 [v0]
;;     store.i32 global align 4 equiv 2 [v1], v2
;;     return v5, v6
;; }

function %acquire {
block0(v0: i64):
    v1 = load.i32 global align 4 [v0]
    fence scacq agent
    v2 = load.i32 global align 4 [v0+4]
    return v1, v2
}
;; function %acquire {
;; block0(v0: i64):
;;     v1 = load.i32 global align 4 [v0]
;;     fence scacq agent
;;     v2 = load.i32 global align 4 [v0+4]
;;     return v1, v2
;; }

function %barrier {
block0(v0: i32):
    v1 = load.i32 group align 8 [v0]
    barrier width all
    v2 = load.i32 group align 4 [v0+4]
    return v1, v2
}
;; function %barrier {
;; block0(v0: i32):
;;     v1 = load.i32 group align 8 [v0]
;;     barrier width all
;;     v2 = load.i32 group align 4 [v0+4]
;;     return v1, v2
;; }

function %release_between_stores {
block0(v0: i64, v1: i32):
    store.i32 global align 4 [v0], v1
    fence screl agent
    store.i32 global align 4 [v0+4], v1
    return
}
;; function %release_between_stores {
;; block0(v0: i64, v1: i32):
;;     store.i32 global align 4 [v0], v1
;;     fence screl agent
;;     store.i32 global align 4 [v0+4], v1
;;     return
;; }

function %load_between_stores {
block0(v0: i64, v1: i64, v2: i32):
    store.i32 global align 4 [v0], v2
    v3 = load.i32 global align 4 [v1]
    store.i32 global align 4 [v0+4], v2
    return v3
}
;; function %load_between_stores {
;; block0(v0: i64, v1: i64, v2: i32):
;;     store.i32 global align 4 [v0], v2
;;     v3 = load.i32 global align 4 [v1]
;;     store.i32 global align 4 [v0+4], v2
;;     return v3
;; }

function %load_beside_stores {
block0(v0: i64, v2: i32):
    store.i32 global align 4 [v0], v2
    v3 = load.i32 global align 4 [v0+8]
    store.i32 global align 4 [v0+4], v2
    return v3
}
;; function %load_beside_stores {
;; block0(v0: i64, v2: i32):
;;     v3 = load.i32 global align 4 [v0+8]
;;     store.i32 global align 4 [v0], v2, v2
;;     return v3
;; }

; Another block.
function %other_block {
block0(v0: i64, v1: b1):
    v2 = load.i32 global align 4 [v0]
    branch v1, block1, block2
block1:
    v3 = load.i32 global align 4 [v0+4]
    return v3
block2:
    return v2
}
;; function %other_block {
;; block0(v0: i64, v1: b1):
;;     v2 = load.i32 global align 4 [v0]
;;     branch v1, block1, block2
;; block1:
;;     v3 = load.i32 global align 4 [v0+4]
;;     return v3
;; block2:
;;     return v2
;; }

; What does not change is read at any time, but not where the program may have ended.
function %constant {
block0(v0: i64, v1: i64, v2: i32):
    v3 = load.i32 readonly const align 4 [v0]
    v4 = load.i32 global align 4 [v1]
    fence scacq agent
    v5 = load.i32 readonly const align 4 [v0+4]
    v6 = load.i32 global align 4 [v1+4]
    debugtrap v2
    v7 = load.i32 readonly const align 4 [v0+8]
    return v3, v4, v5, v6, v7
}
;; function %constant {
;; block0(v0: i64, v1: i64, v2: i32):
;;     v8, v9 = load.i32 readonly align 4 [v0]
;;     v4 = load.i32 global align 4 [v1]
;;     fence scacq agent
;;     v6 = load.i32 global align 4 [v1+4]
;;     debugtrap v2
;;     v7 = load.i32 readonly align 4 [v0+8]
;;     return v8, v4, v9, v6, v7
;; }

; test forward precise-output
; Loads of what was stored or loaded before.

function %stored_and_loaded {
block0(v0: i64, v1: f32, v2: b1):
    store.f32 global align 4 [v0+4], v1
    v3 = load.f32 global align 4 [v0+4]
    v4 = load.i32 global align 4 [v0+4]
    v5 = load.i16 global align 2 [v0+6]
    v6 = load.i32 global align 4 [v0+8]
    branch v2, block1, block2
block1:
    v7 = load.i32 global align 4 [v0+8]
    return v3, v4, v5, v6, v7
block2:
    v8 = iconst.i64 8
    v9 = iadd.i64 v0, v8
    v10 = load.i32 global align 4 [v9]
    return v3, v4, v5, v6, v10
}
;; function %stored_and_loaded {
;; block0(v0: i64, v1: f32, v2: b1):
;;     store.f32 global align 4 [v0+4], v1
;;     v11 = bitcast.i32 v1
;;     v12 = bitcast.i32 v1
;;     v13 = iconst.i32 16
;;     v14 = ushr.i32 v12, v13
;;     v15 = ireduce.i16 v14
;;     v6 = load.i32 global align 4 [v0+8]
;;     branch v2, block1, block2
;; block1:
;;     return v1, v11, v15, v6, v6
;; block2:
;;     v8 = iconst.i64 8
;;     v9 = iadd.i64 v0, v8
;;     return v1, v11, v15, v6, v6
;; }

; A store to other bytes of the same pointer, of another class, of another segment, and a release between.
function %others {
block0(v0: i64, v1: i32, v2: i32):
    v3 = load.i32 global align 4 [v0]
    store.i32 global align 4 [v0+4], v1
    v4 = load.i32 global align 4 [v0]
    store.i32 group align 4 [v2], v1
    v5 = load.i32 global align 4 [v0]
    fence screl wg
    v6 = load.i32 global align 4 [v0]
    v7 = load.i32 global align 4 equiv 1 [v0+8]
    store.i32 global align 4 equiv 2 [v0+8], v1
    v8 = load.i32 global align 4 equiv 1 [v0+8]
    return v3, v4, v5, v6, v7, v8
}
;; function %others {
;; block0(v0: i64, v1: i32, v2: i32):
;;     v3 = load.i32 global align 4 [v0]
;;     store.i32 global align 4 [v0+4], v1
;;     store.i32 group align 4 [v2], v1
;;     fence screl wg
;;     v7 = load.i32 global align 4 equiv 1 [v0+8]
;;     store.i32 global align 4 equiv 2 [v0+8], v1
;;     return v3, v3, v3, v3, v7, v7
;; }

; Each of several values was stored by itself.
function %several {
block0(v0: i64, v1: i32, v2: i32):
    store.i32 global align 4 [v0+4], v2
    store.i32 global align 8 [v0], v1
    v3, v4 = load.i32 global align 8 [v0]
    return v3, v4
}
;; function %several {
;; block0(v0: i64, v1: i32, v2: i32):
;;     store.i32 global align 4 [v0+4], v2
;;     store.i32 global align 8 [v0], v1
;;     return v1, v2
;; }

; test merge dce precise-output
; Stores of neighbouring words become one where the last of them stood.

function %four {
block0(v0: i64, v1: i32, v2: f32, v3: i32, v4: f32):
    store.f32 global align 4 [v0+12], v4
    store.i32 global align 8 [v0+8], v3
    store.f32 global align 4 [v0+4], v2
    store.i32 global align 16 [v0], v1
    return
}
;; function %four {
;; block0(v0: i64, v1: i32, v2: f32, v3: i32, v4: f32):
;;     v5 = bitcast.i32 v2
;;     v6 = bitcast.i32 v4
;;     store.i32 global align 16 [v0], v1, v5, v3, v6
;;     return
;; }

function %floats {
block0(v0: i64, v1: f32, v2: f32):
    store.f32 global align 4 [v0], v1
    store.f32 global align 4 [v0+4], v2
    return
}
;; function %floats {
;; block0(v0: i64, v1: f32, v2: f32):
;;     store.f32 global align 4 [v0], v1, v2
;;     return
;; }

; What is between stays unwritten.
function %apart {
block0(v0: i64, v1: i32):
    store.i32 global align 4 [v0], v1
    store.i32 global align 4 [v0+8], v1
    return
}
;; function %apart {
;; block0(v0: i64, v1: i32):
;;     store.i32 global align 4 [v0], v1
;;     store.i32 global align 4 [v0+8], v1
;;     return
;; }

; Bytes are not put together.
function %bytes {
block0(v0: i64, v1: i8, v2: i8):
    store.i8 global align 4 [v0], v1
    store.i8 global align 1 [v0+1], v2
    return
}
;; function %bytes {
;; block0(v0: i64, v1: i8, v2: i8):
;;     store.i8 global align 4 [v0], v1
;;     store.i8 global align 1 [v0+1], v2
;;     return
;; }

function %group {
block0(v0: i32, v1: i32):
    store.i32 group align 8 [v0], v1
    store.i32 group align 4 [v0+4], v1
    return
}
;; function %group {
;; block0(v0: i32, v1: i32):
;;     store.i32 group align 8 [v0], v1, v1
;;     return
;; }

; Several values of each, in any order.
function %of_several {
block0(v0: i64, v1: i32, v2: i32):
    store.i32 global align 8 [v0+8], v1, v2
    store.i32 global align 4 [v0+4], v2
    store.i32 global align 16 [v0], v1
    return
}
;; function %of_several {
;; block0(v0: i64, v1: i32, v2: i32):
;;     store.i32 global align 16 [v0], v1, v2, v1, v2
;;     return
;; }

; test merge dce precise-output
; Loads of neighbouring words of one block become one where the first of them stood.

function %four {
block0(v0: i64):
    v1 = load.i32 global align 16 [v0]
    v2 = load.i32 global align 4 [v0+4]
    v3 = load.i32 global align 8 [v0+8]
    v4 = load.i32 global align 4 [v0+12]
    return v1, v2, v3, v4
}
;; function %four {
;; block0(v0: i64):
;;     v5, v6, v7, v8 = load.i32 global align 16 [v0]
;;     return v5, v6, v7, v8
;; }

; Whatever their order; one begins in front of the first.
function %backwards {
block0(v0: i64):
    v1 = load.i32 global align 4 [v0+8]
    v2 = load.i32 global align 4 [v0+4]
    v3 = load.i32 global align 4 [v0]
    return v1, v2, v3
}
;; function %backwards {
;; block0(v0: i64):
;;     v4, v5, v6 = load.i32 global align 4 [v0]
;;     return v6, v5, v4
;; }

; Types of one size.
function %mixed_types {
block0(v0: i64):
    v1 = load.i32 global align 4 [v0]
    v2 = load.f32 global align 4 [v0+4]
    return v1, v2
}
;; function %mixed_types {
;; block0(v0: i64):
;;     v3, v4 = load.i32 global align 4 [v0]
;;     v5 = bitcast.f32 v4
;;     return v3, v5
;; }

function %pairs {
block0(v0: i64):
    v1 = load.i64 global align 8 [v0]
    v2 = load.i64 global align 8 [v0+8]
    v3 = load.i64 global align 8 [v0+16]
    return v1, v2, v3
}
;; function %pairs {
;; block0(v0: i64):
;;     v4, v5 = load.i64 global align 8 [v0]
;;     v3 = load.i64 global align 8 [v0+16]
;;     return v4, v5, v3
;; }

; Five: four and one.
function %five {
block0(v0: i64):
    v1 = load.i32 global align 4 [v0]
    v2 = load.i32 global align 4 [v0+4]
    v3 = load.i32 global align 4 [v0+8]
    v4 = load.i32 global align 4 [v0+12]
    v5 = load.i32 global align 4 [v0+16]
    return v1, v2, v3, v4, v5
}
;; function %five {
;; block0(v0: i64):
;;     v6, v7, v8, v9 = load.i32 global align 4 [v0]
;;     v5 = load.i32 global align 4 [v0+16]
;;     return v6, v7, v8, v9, v5
;; }

; The scalar unit has no loads of three words.
function %three_of_constant_memory {
block0(v0: i64):
    v1 = load.i32 global align 4 const [v0]
    v2 = load.i32 global align 4 const [v0+4]
    v3 = load.i32 global align 4 const [v0+8]
    return v1, v2, v3
}
;; function %three_of_constant_memory {
;; block0(v0: i64):
;;     v4, v5 = load.i32 global align 4 const [v0]
;;     v3 = load.i32 global align 4 const [v0+8]
;;     return v4, v5, v3
;; }

; Group memory wants them aligned as a whole.
function %group {
block0(v0: i32):
    v1 = load.i32 group align 8 [v0]
    v2 = load.i32 group align 4 [v0+4]
    v3 = load.i32 group align 4 [v0+12]
    v4 = load.i32 group align 4 [v0+16]
    return v1, v2, v3, v4
}
;; function %group {
;; block0(v0: i32):
;;     v5, v6 = load.i32 group align 8 [v0]
;;     v3 = load.i32 group align 4 [v0+12]
;;     v4 = load.i32 group align 4 [v0+16]
;;     return v5, v6, v3, v4
;; }

; The alignment of one says that of the others.
function %alignment_of_the_last {
block0(v0: i32):
    v1 = load.i32 group align 4 [v0]
    v2 = load.i32 group align 4 [v0+4]
    v3 = load.i32 group align 4 [v0+8]
    v4 = load.i32 group align 16 [v0+16]
    v5 = load.i32 group align 4 [v0+12]
    return v1, v2, v3, v4, v5
}
;; function %alignment_of_the_last {
;; block0(v0: i32):
;;     v6, v7, v8, v9 = load.i32 group align 16 [v0]
;;     v4 = load.i32 group align 16 [v0+16]
;;     return v6, v7, v8, v4, v9
;; }

; Several values of each.
function %of_several {
block0(v0: i64):
    v1 = load.i32 global align 4 [v0+12]
    v2, v3 = load.i32 global align 8 [v0]
    v4 = load.i32 global align 4 [v0+8]
    v5, v6 = load.i64 global align 8 [v0+16]
    v7 = load.i64 global align 8 [v0+32]
    return v1, v2, v3, v4, v5, v6, v7
}
;; function %of_several {
;; block0(v0: i64):
;;     v8, v9, v10, v11 = load.i32 global align 8 [v0]
;;     v5, v6 = load.i64 global align 8 [v0+16]
;;     v7 = load.i64 global align 8 [v0+32]
;;     return v11, v8, v9, v10, v5, v6, v7
;; }

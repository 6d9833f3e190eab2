; test simplify dce precise-output
; The upper byte or half of a word with its sign is a shift.

function %byte {
block0(v0: i32):
    v1 = iconst.i32 24
    v2 = ushr.i32 v0, v1
    v3 = ireduce.i8 v2
    v4 = sextend.i32 v3
    return v4
}
;; function %byte {
;; block0(v0: i32):
;;     v5 = iconst.i32 24
;;     v6 = sshr.i32 v0, v5
;;     return v6
;; }

function %half {
block0(v0: i32):
    v1 = iconst.i32 16
    v2 = ushr.i32 v0, v1
    v3 = ireduce.i16 v2
    v4 = sextend.i32 v3
    return v4
}
;; function %half {
;; block0(v0: i32):
;;     v5 = iconst.i32 16
;;     v6 = sshr.i32 v0, v5
;;     return v6
;; }

; A byte in the middle.
function %stays {
block0(v0: i32):
    v1 = iconst.i32 16
    v2 = ushr.i32 v0, v1
    v3 = ireduce.i8 v2
    v4 = sextend.i32 v3
    return v4
}
;; function %stays {
;; block0(v0: i32):
;;     v1 = iconst.i32 16
;;     v2 = ushr.i32 v0, v1
;;     v3 = ireduce.i8 v2
;;     v4 = sextend.i32 v3
;;     return v4
;; }

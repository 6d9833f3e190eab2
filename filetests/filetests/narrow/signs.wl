; test narrow precise-output
; Signed operations of numbers that are not negative are unsigned ones.

function %extension_of_a_byte {
block0(v0: i8):
    v10 = uextend.i32 v0
    v11 = sextend.i64 v10
    return v11
}
;; function %extension_of_a_byte {
;; block0(v0: i8):
;;     v10 = uextend.i32 v0
;;     v12 = uextend.i64 v10
;;     return v12
;; }

function %extension_of_anything {
block0(v0: i32):
    v10 = sextend.i64 v0
    return v10
}
;; function %extension_of_anything {
;; block0(v0: i32):
;;     v10 = sextend.i64 v0
;;     return v10
;; }

function %quotients {
block0(v0: i16, v1: i16, v2: i32):
    v10 = uextend.i32 v0
    v11 = uextend.i32 v1
    v12 = sdiv.i32 v10, v11
    v13 = srem.i32 v10, v11
    v14 = sdiv.i32 v10, v2
    v15 = sshr.i32 v10, v2
    return v12, v13, v14, v15
}
;; function %quotients {
;; block0(v0: i16, v1: i16, v2: i32):
;;     v10 = uextend.i32 v0
;;     v11 = uextend.i32 v1
;;     v16 = udiv.i32 v10, v11
;;     v17 = urem.i32 v10, v11
;;     v14 = sdiv.i32 v10, v2
;;     v18 = ushr.i32 v10, v2
;;     return v16, v17, v14, v18
;; }

; Words as long numbers: unsigned words. Anything long stays.
function %comparisons {
block0(v0: i32, v1: i32, v2: i64):
    v10 = uextend.i64 v0
    v11 = uextend.i64 v1
    v12 = icmp.slt v10, v11
    v13 = icmp.slt v10, v2
    return v12, v13
}
;; function %comparisons {
;; block0(v0: i32, v1: i32, v2: i64):
;;     v10 = uextend.i64 v0
;;     v11 = uextend.i64 v1
;;     v14 = icmp.ult v0, v1
;;     v13 = icmp.slt v10, v2
;;     return v14, v13
;; }

; What the comparison decides, and what it does not.
function %decided {
block0(v0: i8, v1: i32):
    v10 = uextend.i32 v0
    v11 = iconst.i32 256
    v12 = icmp.slt v10, v11
    v13 = icmp.ult v1, v11
    return v12, v13
}
;; function %decided {
;; block0(v0: i8, v1: i32):
;;     v10 = uextend.i32 v0
;;     v11 = iconst.i32 256
;;     v14 = bconst 1
;;     v13 = icmp.ult v1, v11
;;     return v14, v13
;; }

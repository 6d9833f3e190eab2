; test simplify dce
; A reduction to the type that was extended gives the value back, whatever the extension put above.

function %unsigned_i8 {
block0(v0: i8):
    v1 = uextend.i64 v0
    v2 = ireduce.i8 v1
    return v2
}
; check: block0
; nextln: return v0

function %unsigned_i16 {
block0(v0: i16):
    v1 = uextend.i64 v0
    v2 = ireduce.i16 v1
    return v2
}
; check: block0
; nextln: return v0

function %unsigned_i32 {
block0(v0: i32):
    v1 = uextend.i64 v0
    v2 = ireduce.i32 v1
    return v2
}
; check: block0
; nextln: return v0

function %signed_i8 {
block0(v0: i8):
    v1 = sextend.i32 v0
    v2 = ireduce.i8 v1
    return v2
}
; check: block0
; nextln: return v0

function %signed_i16 {
block0(v0: i16):
    v1 = sextend.i32 v0
    v2 = ireduce.i16 v1
    return v2
}
; check: block0
; nextln: return v0

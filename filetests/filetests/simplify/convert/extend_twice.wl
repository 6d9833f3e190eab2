; test simplify dce
; Two extensions of one kind are one, and a sign extension of a zero extension has a zero sign. A zero extension of a sign extension stays.

function %unsigned {
block0(v0: i8):
    v1 = uextend.i16 v0
    v2 = uextend.i64 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = uextend.i64 v0
; nextln: return $n

function %signed {
block0(v0: b1):
    v1 = sextend.i8 v0
    v2 = sextend.i32 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sextend.i32 v0
; nextln: return $n

function %signed_of_unsigned {
block0(v0: i16):
    v1 = uextend.i32 v0
    v2 = sextend.i64 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = uextend.i64 v0
; nextln: return $n

function %unsigned_of_signed {
block0(v0: i8):
    v1 = sextend.i16 v0
    v2 = uextend.i32 v1
    return v2
}
; check: block0
; nextln: v1 = sextend.i16 v0
; nextln: v2 = uextend.i32 v1
; nextln: return v2

; test simplify dce
; A reduction that keeps some of the extension is a shorter extension of the same kind.

function %unsigned {
block0(v0: i8):
    v1 = uextend.i64 v0
    v2 = ireduce.i16 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = uextend.i16 v0
; nextln: return $n

function %signed {
block0(v0: i16):
    v1 = sextend.i64 v0
    v2 = ireduce.i32 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sextend.i32 v0
; nextln: return $n

function %truth_value {
block0(v0: b1):
    v1 = sextend.i64 v0
    v2 = ireduce.i8 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = sextend.i8 v0
; nextln: return $n

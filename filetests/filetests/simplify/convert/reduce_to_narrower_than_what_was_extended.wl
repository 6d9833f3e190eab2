; test simplify dce
; A reduction below the type that was extended is one of the value itself.

function %unsigned {
block0(v0: i32):
    v1 = uextend.i64 v0
    v2 = ireduce.i8 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ireduce.i8 v0
; nextln: return $n

function %signed {
block0(v0: i16):
    v1 = sextend.i64 v0
    v2 = ireduce.i8 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ireduce.i8 v0
; nextln: return $n

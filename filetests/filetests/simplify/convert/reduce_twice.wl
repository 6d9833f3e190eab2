; test simplify dce
; Two reductions are one. A reduction between two extensions stays, for it cuts bits off.

function %twice {
block0(v0: i64):
    v1 = ireduce.i32 v0
    v2 = ireduce.i8 v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = ireduce.i8 v0
; nextln: return $n

function %reduced_and_extended {
block0(v0: i64):
    v1 = ireduce.i32 v0
    v2 = uextend.i64 v1
    return v2
}
; check: block0
; nextln: v1 = ireduce.i32 v0
; nextln: v2 = uextend.i64 v1
; nextln: return v2

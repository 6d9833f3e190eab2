; test simplify dce
; An inner choice on the same condition is decided; on another one it stays.

function %first {
block0(v0: b1, v1: i64, v2: i64, v3: i64):
    v4 = select.i64 v0, v1, v2
    v5 = select.i64 v0, v4, v3
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = select.i64 v0, v1, v3
; nextln: return $n

function %second {
block0(v0: b1, v1: f16, v2: f16, v3: f16):
    v4 = select.f16 v0, v1, v2
    v5 = select.f16 v0, v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = select.f16 v0, v3, v2
; nextln: return $n

function %other_condition {
block0(v0: b1, v1: b1, v2: i32, v3: i32):
    v4 = select.i32 v1, v2, v3
    v5 = select.i32 v0, v4, v3
    return v5
}
; check: block0
; nextln: v4 = select.i32 v1, v2, v3
; nextln: v5 = select.i32 v0, v4, v3
; nextln: return v5

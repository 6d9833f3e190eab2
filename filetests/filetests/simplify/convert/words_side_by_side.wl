; test simplify dce
; A word that is shifted to the high half, and one that is extended below it, are a pair.

function %bor_high_first {
block0(v0: i32, v1: i32):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = iconst.i32 32
    v5 = ishl.i64 v3, v4
    v6 = bor.i64 v5, v2
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iconcat v0, v1
; nextln: return $n

function %bor_low_first {
block0(v0: i32, v1: i32):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = iconst.i32 32
    v5 = ishl.i64 v3, v4
    v6 = bor.i64 v2, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iconcat v0, v1
; nextln: return $n

function %iadd_high_first {
block0(v0: i32, v1: i32):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = iconst.i32 32
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v5, v2
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iconcat v0, v1
; nextln: return $n

function %iadd_low_first {
block0(v0: i32, v1: i32):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = iconst.i32 32
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v2, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = iconcat v0, v1
; nextln: return $n

function %shifted_further {
block0(v0: i32, v1: i64):
    v2 = uextend.i64 v0
    v3 = iconst.i32 40
    v4 = ishl.i64 v1, v3
    v5 = bor.i64 v4, v2
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = ilow v1
; nextln: $(c=$V) = iconst.i32 8
; nextln: $(s=$V) = ishl.i32 $l, $c
; nextln: $(n=$V) = iconcat v0, $s
; nextln: return $n

; They meet.
function %shifted_less {
block0(v0: i32, v1: i64):
    v2 = uextend.i64 v0
    v3 = iconst.i32 31
    v4 = ishl.i64 v1, v3
    v5 = bor.i64 v4, v2
    return v5
}
; check: v2 = uextend.i64 v0
; check: v4 = ishl.i64 v1, v3
; nextln: v5 = bor.i64 v4, v2
; nextln: return v5

; test simplify dce
; A constant that is joined below a shifted number and one that is added are one. Where the first meets the number, both stay.

function %joined {
block0(v0: i64):
    v1 = iconst.i32 3
    v2 = ishl.i64 v0, v1
    v3 = iconst.i64 7
    v4 = bor.i64 v2, v3
    v5 = iconst.i64 -3
    v6 = iadd.i64 v4, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; check: $(s=$V) = ishl.i64 v0
; check: $(k=$V) = iconst.i64 4
; check: $(r=$V) = iadd.i64 $s, $k
; nextln: return $r

function %meets {
block0(v0: i64):
    v1 = iconst.i32 3
    v2 = ishl.i64 v0, v1
    v3 = iconst.i64 8
    v4 = bor.i64 v2, v3
    v5 = iconst.i64 -3
    v6 = iadd.i64 v4, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; check: $(j=$V) = bor.i64
; check: iadd.i64 $j

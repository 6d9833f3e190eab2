; test simplify dce
; What is joined below a shifted number is added, so that the shifts are one. A constant that meets the number stays.

function %joined {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = ishl.i32 v0, v1
    v3 = bor.i32 v2, v1
    v4 = iconst.i32 4
    v5 = ishl.i32 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; check: $(n=$V) = iconst.i32 5
; check: $(s=$V) = ishl.i32 v0, $n
; check: $(k=$V) = iconst.i32 16
; check: $(r=$V) = iadd.i32 $s, $k
; nextln: return $r

function %meets {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = ishl.i32 v0, v1
    v3 = iconst.i32 3
    v4 = bor.i32 v2, v3
    v5 = iconst.i32 4
    v6 = ishl.i32 v4, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; check: $(s=$V) = ishl.i32 v0
; check: $(j=$V) = bor.i32 $s
; check: ishl.i32 $j

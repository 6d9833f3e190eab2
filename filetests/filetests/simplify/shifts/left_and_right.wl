; test simplify dce
; A shift left and an unsigned one back clear the high bits, or leave the low word. A signed one back is a sign extension and stays.

function %clears_high_8 {
block0(v0: i8):
    v1 = iconst.i32 3
    v2 = ishl.i8 v0, v1
    v3 = ushr.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 31
; nextln: $(n=$V) = band.i8 v0, $k
; nextln: return $n

function %clears_high_64 {
block0(v0: i64):
    v1 = iconst.i32 32
    v2 = ishl.i64 v0, v1
    v3 = ushr.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = ilow v0
; nextln: $(x=$V) = uextend.i64 $l
; nextln: return $x

function %clears_high_32_and_20 {
block0(v0: i64):
    v1 = iconst.i32 52
    v2 = ishl.i64 v0, v1
    v3 = ushr.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(l=$V) = ilow v0
; nextln: $(k=$V) = iconst.i32 4095
; nextln: $(n=$V) = band.i32 $l, $k
; nextln: $(x=$V) = uextend.i64 $n
; nextln: return $x

function %clears_high_of_64 {
block0(v0: i64):
    v1 = iconst.i32 8
    v2 = ishl.i64 v0, v1
    v3 = ushr.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0xffffffffffffff
; nextln: $(n=$V) = band.i64 v0, $k
; nextln: return $n

function %other_count {
block0(v0: i32):
    v1 = iconst.i32 24
    v2 = iconst.i32 16
    v3 = ishl.i32 v0, v1
    v4 = ushr.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 24
; nextln: v2 = iconst.i32 16
; nextln: v3 = ishl.i32 v0, v1
; nextln: v4 = ushr.i32 v3, v2
; nextln: return v4

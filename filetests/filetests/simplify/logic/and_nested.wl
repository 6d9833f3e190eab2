; test simplify dce
; (x & a) & b is x & (a & b); disjoint masks leave nothing, equal ones one of them.

function %overlap_i8 {
block0(v0: i8):
    v1 = iconst.i8 0x3c
    v2 = iconst.i8 0x0f
    v3 = band.i8 v0, v1
    v4 = band.i8 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 12
; nextln: $(n=$V) = band.i8 v0, $k
; nextln: return $n

function %overlap_i64 {
block0(v0: i64):
    v1 = iconst.i64 0x3c
    v2 = iconst.i64 0x0f
    v3 = band.i64 v0, v1
    v4 = band.i64 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 12
; nextln: $(n=$V) = band.i64 v0, $k
; nextln: return $n

function %disjoint {
block0(v0: i16):
    v1 = iconst.i16 0xf0
    v2 = iconst.i16 0x0f
    v3 = band.i16 v0, v1
    v4 = band.i16 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %through_or_stays {
block0(v0: i32):
    v1 = iconst.i32 240
    v2 = iconst.i32 15
    v3 = bor.i32 v0, v1
    v4 = band.i32 v3, v2
    return v4
}
; check: block0
; nextln: v1 = iconst.i32 240
; nextln: v2 = iconst.i32 15
; nextln: v3 = bor.i32 v0, v1
; nextln: v4 = band.i32 v3, v2
; nextln: return v4

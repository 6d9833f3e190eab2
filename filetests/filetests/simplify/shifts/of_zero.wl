; test simplify dce
; Zero shifted by an unknown count is zero. All ones shifted right by sign would be, too, but no rule says so.

function %left_i8 {
block0(v0: i32):
    v1 = iconst.i8 0
    v2 = ishl.i8 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %left_i16 {
block0(v0: i32):
    v1 = iconst.i16 0
    v2 = ishl.i16 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %left_i64 {
block0(v0: i32):
    v1 = iconst.i64 0
    v2 = ishl.i64 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %right_i8 {
block0(v0: i32):
    v1 = iconst.i8 0
    v2 = ushr.i8 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %right_i64 {
block0(v0: i32):
    v1 = iconst.i64 0
    v2 = ushr.i64 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %signed_i16 {
block0(v0: i32):
    v1 = iconst.i16 0
    v2 = sshr.i16 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %signed_i64 {
block0(v0: i32):
    v1 = iconst.i64 0
    v2 = sshr.i64 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %ones {
block0(v0: i32):
    v1 = iconst.i32 -1
    v2 = ushr.i32 v1, v0
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 -1
; nextln: v2 = ushr.i32 v1, v0
; nextln: return v2

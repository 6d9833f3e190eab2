; test simplify dce
; Unsigned: 0 is the smallest number and all ones the largest. 0x7f is neither, nor is 0x80.

function %min_zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = umin.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %min_zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = umin.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %min_zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = umin.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %min_ones_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = umin.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %min_ones_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = umin.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %min_ones_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = umin.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %max_zero_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = umax.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %max_zero_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = umax.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %max_zero_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = umax.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %max_ones_i8 {
block0(v0: i8):
    v1 = iconst.i8 -1
    v2 = umax.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 -1
; nextln: return $k

function %max_ones_i16 {
block0(v0: i16):
    v1 = iconst.i16 -1
    v2 = umax.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 -1
; nextln: return $k

function %max_ones_i64 {
block0(v0: i64):
    v1 = iconst.i64 -1
    v2 = umax.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 -1
; nextln: return $k

function %signed_bound_stays {
block0(v0: i8):
    v1 = iconst.i8 127
    v2 = umin.i8 v0, v1
    v3 = iconst.i8 -128
    v4 = umax.i8 v2, v3
    return v4
}
; check: block0
; nextln: v1 = iconst.i8 127
; nextln: v2 = umin.i8 v0, v1
; nextln: v3 = iconst.i8 -128
; nextln: v4 = umax.i8 v2, v3
; nextln: return v4

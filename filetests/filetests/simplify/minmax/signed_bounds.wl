; test simplify dce
; Signed: the bounds are those of the two's complement. Zero and -1 are no bounds.

function %min_smallest {
block0(v0: i8):
    v1 = iconst.i8 -128
    v2 = smin.i8 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i8 -128
; nextln: return v1

function %min_largest {
block0(v0: i16):
    v1 = iconst.i16 32767
    v2 = smin.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %max_smallest {
block0(v0: i64):
    v1 = iconst.i64 0x8000000000000000
    v2 = smax.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %max_largest {
block0(v0: i64):
    v1 = iconst.i64 0x7fffffffffffffff
    v2 = smax.i64 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i64 0x7fffffffffffffff
; nextln: return v1

function %zero_stays {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = smin.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = smin.i32 v0, v1
; nextln: return v2

function %ones_stay {
block0(v0: i32):
    v1 = iconst.i32 -1
    v2 = smax.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 -1
; nextln: v2 = smax.i32 v0, v1
; nextln: return v2

; test simplify dce
; An operand that was already compared changes nothing more. A third value stays.

function %umin_i8 {
block0(v0: i8, v1: i8):
    v2 = umin.i8 v0, v1
    v3 = umin.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umin.i8 v0, v1
; nextln: return $n

function %umin_i64 {
block0(v0: i64, v1: i64):
    v2 = umin.i64 v0, v1
    v3 = umin.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umin.i64 v0, v1
; nextln: return $n

function %umax_i16 {
block0(v0: i16, v1: i16):
    v2 = umax.i16 v0, v1
    v3 = umax.i16 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umax.i16 v0, v1
; nextln: return $n

function %umax_i64 {
block0(v0: i64, v1: i64):
    v2 = umax.i64 v0, v1
    v3 = umax.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umax.i64 v0, v1
; nextln: return $n

function %smin_i8 {
block0(v0: i8, v1: i8):
    v2 = smin.i8 v0, v1
    v3 = smin.i8 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smin.i8 v0, v1
; nextln: return $n

function %smin_i64 {
block0(v0: i64, v1: i64):
    v2 = smin.i64 v0, v1
    v3 = smin.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smin.i64 v0, v1
; nextln: return $n

function %smax_i16 {
block0(v0: i16, v1: i16):
    v2 = smax.i16 v0, v1
    v3 = smax.i16 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smax.i16 v0, v1
; nextln: return $n

function %smax_i64 {
block0(v0: i64, v1: i64):
    v2 = smax.i64 v0, v1
    v3 = smax.i64 v2, v1
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smax.i64 v0, v1
; nextln: return $n

function %third {
block0(v0: i32, v1: i32, v2: i32):
    v3 = umin.i32 v0, v1
    v4 = umin.i32 v3, v2
    return v4
}
; check: block0
; nextln: v3 = umin.i32 v0, v1
; nextln: v4 = umin.i32 v3, v2
; nextln: return v4

function %other_order_of_numbers {
block0(v0: i32, v1: i32):
    v3 = umin.i32 v0, v1
    v4 = smin.i32 v3, v1
    return v4
}
; check: block0
; nextln: v3 = umin.i32 v0, v1
; nextln: v4 = smin.i32 v3, v1
; nextln: return v4

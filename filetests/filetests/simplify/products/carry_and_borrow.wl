; test simplify dce
; x + 0 has no carry; x - 0 and x - x have no borrow. 0 - x borrows for every x but 0.

function %carry_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = ucarry.i8 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %carry_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = ucarry.i16 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %carry_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = ucarry.i64 v1, v0
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %borrow_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = uborrow.i8 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %borrow_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = uborrow.i16 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i16 0
; nextln: return $k

function %borrow_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = uborrow.i64 v0, v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %borrow_itself_i8 {
block0(v0: i8):
    v1 = uborrow.i8 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i8 0
; nextln: return $k

function %borrow_itself_i64 {
block0(v0: i64):
    v1 = uborrow.i64 v0, v0
    return v1
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i64 0
; nextln: return $k

function %from_zero {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = uborrow.i32 v1, v0
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 0
; nextln: v2 = uborrow.i32 v1, v0
; nextln: return v2

function %vector_itself {
block0(v0: i32x2):
    v1 = uborrow.i32x2 v0, v0
    return v1
}
; check: block0
; nextln: v1 = uborrow.i32x2 v0, v0
; nextln: return v1

function %carry_of_one {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = ucarry.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = ucarry.i32 v0, v1
; nextln: return v2

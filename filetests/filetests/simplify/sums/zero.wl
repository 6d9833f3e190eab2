; test simplify dce
; x + 0 is x, at every width and whichever side the zero is on. Other small constants stay.

function %right_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = iadd.i8 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %right_i16 {
block0(v0: i16):
    v1 = iconst.i16 0
    v2 = iadd.i16 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %right_i32 {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = iadd.i32 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %right_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = iadd.i64 v0, v1
    return v2
}
; check: block0
; nextln: return v0

function %left_i8 {
block0(v0: i8):
    v1 = iconst.i8 0
    v2 = iadd.i8 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %left_i64 {
block0(v0: i64):
    v1 = iconst.i64 0
    v2 = iadd.i64 v1, v0
    return v2
}
; check: block0
; nextln: return v0

function %one_stays {
block0(v0: i32):
    v1 = iconst.i32 1
    v2 = iadd.i32 v0, v1
    return v2
}
; check: block0
; nextln: v1 = iconst.i32 1
; nextln: v2 = iadd.i32 v0, v1
; nextln: return v2

; test simplify dce
; Two complements become one, after the other operation, where nothing else reads them.

function %and_i8 {
block0(v0: i8, v1: i8):
    v2 = bnot.i8 v0
    v3 = bnot.i8 v1
    v4 = band.i8 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(o=$V) = bor.i8 v0, v1
; nextln: $(n=$V) = bnot.i8 $o
; nextln: return $n

function %or_i8 {
block0(v0: i8, v1: i8):
    v2 = bnot.i8 v0
    v3 = bnot.i8 v1
    v4 = bor.i8 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = band.i8 v0, v1
; nextln: $(n=$V) = bnot.i8 $a
; nextln: return $n

function %and_i64 {
block0(v0: i64, v1: i64):
    v2 = bnot.i64 v0
    v3 = bnot.i64 v1
    v4 = band.i64 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(o=$V) = bor.i64 v0, v1
; nextln: $(n=$V) = bnot.i64 $o
; nextln: return $n

function %or_i64 {
block0(v0: i64, v1: i64):
    v2 = bnot.i64 v0
    v3 = bnot.i64 v1
    v4 = bor.i64 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = band.i64 v0, v1
; nextln: $(n=$V) = bnot.i64 $a
; nextln: return $n

function %and_b1 {
block0(v0: b1, v1: b1):
    v2 = bnot.b1 v0
    v3 = bnot.b1 v1
    v4 = band.b1 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(o=$V) = bor.b1 v0, v1
; nextln: $(n=$V) = bnot.b1 $o
; nextln: return $n

function %or_b1 {
block0(v0: b1, v1: b1):
    v2 = bnot.b1 v0
    v3 = bnot.b1 v1
    v4 = bor.b1 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = band.b1 v0, v1
; nextln: $(n=$V) = bnot.b1 $a
; nextln: return $n

function %and_i16x2 {
block0(v0: i16x2, v1: i16x2):
    v2 = bnot.i16x2 v0
    v3 = bnot.i16x2 v1
    v4 = band.i16x2 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(o=$V) = bor.i16x2 v0, v1
; nextln: $(n=$V) = bnot.i16x2 $o
; nextln: return $n

function %or_i16x2 {
block0(v0: i16x2, v1: i16x2):
    v2 = bnot.i16x2 v0
    v3 = bnot.i16x2 v1
    v4 = bor.i16x2 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = band.i16x2 v0, v1
; nextln: $(n=$V) = bnot.i16x2 $a
; nextln: return $n

function %read_twice {
block0(v0: i32, v1: i32):
    v2 = bnot.i32 v0
    v3 = bnot.i32 v1
    v4 = band.i32 v2, v3
    v5 = bor.i32 v2, v3
    return v4, v5
}
; check: block0
; nextln: v2 = bnot.i32 v0
; nextln: v3 = bnot.i32 v1
; nextln: v4 = band.i32 v2, v3
; nextln: v5 = bor.i32 v2, v3
; nextln: return v4, v5

function %one_complement {
block0(v0: i32, v1: i32):
    v2 = bnot.i32 v0
    v3 = band.i32 v2, v1
    return v3
}
; check: block0
; nextln: v2 = bnot.i32 v0
; nextln: v3 = band.i32 v2, v1
; nextln: return v3

; test simplify dce
; What two masks of one value leave, one leaves, where nothing else reads what either leaves. Operands come in any order.

function %first_and_first {
block0(v0: i32, v1: i32, v2: i32):
    v3 = band.i32 v0, v1
    v4 = band.i32 v0, v2
    v5 = bor.i32 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = bor.i32 v1, v2
; nextln: $(n=$V) = band.i32 v0, $m
; nextln: return $n

function %first_and_second {
block0(v0: i32, v1: i32, v2: i32):
    v3 = band.i32 v0, v1
    v4 = band.i32 v2, v0
    v5 = bor.i32 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = bor.i32 v1, v2
; nextln: $(n=$V) = band.i32 v0, $m
; nextln: return $n

function %second_and_first {
block0(v0: i32, v1: i32, v2: i32):
    v3 = band.i32 v1, v0
    v4 = band.i32 v0, v2
    v5 = bor.i32 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = bor.i32 v1, v2
; nextln: $(n=$V) = band.i32 v0, $m
; nextln: return $n

function %second_and_second {
block0(v0: i32, v1: i32, v2: i32):
    v3 = band.i32 v1, v0
    v4 = band.i32 v2, v0
    v5 = bor.i32 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = bor.i32 v1, v2
; nextln: $(n=$V) = band.i32 v0, $m
; nextln: return $n

function %constants {
block0(v0: i64):
    v1 = iconst.i64 0xf0
    v2 = iconst.i64 0x0c
    v3 = band.i64 v0, v1
    v4 = band.i64 v0, v2
    v5 = bor.i64 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = iconst.i64 252
; nextln: $(n=$V) = band.i64 v0, $m
; nextln: return $n

function %all_bits {
block0(v0: i8):
    v1 = iconst.i8 0x0f
    v2 = iconst.i8 0xf0
    v3 = band.i8 v0, v1
    v4 = band.i8 v0, v2
    v5 = bor.i8 v3, v4
    return v5
}
; check: block0
; nextln: return v0

function %truth_values {
block0(v0: b1, v1: b1, v2: b1):
    v3 = band.b1 v0, v1
    v4 = band.b1 v0, v2
    v5 = bor.b1 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = bor.b1 v1, v2
; nextln: $(n=$V) = band.b1 v0, $m
; nextln: return $n

function %vectors {
block0(v0: i32x2, v1: i32x2, v2: i32x2):
    v3 = band.i32x2 v0, v1
    v4 = band.i32x2 v2, v0
    v5 = bor.i32x2 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(m=$V) = bor.i32x2 v1, v2
; nextln: $(n=$V) = band.i32x2 v0, $m
; nextln: return $n

function %read_twice {
block0(v0: i32, v1: i32, v2: i32):
    v3 = band.i32 v0, v1
    v4 = band.i32 v0, v2
    v5 = bor.i32 v3, v4
    return v3, v5
}
; check: block0
; nextln: v3 = band.i32 v0, v1
; nextln: v4 = band.i32 v0, v2
; nextln: v5 = bor.i32 v3, v4
; nextln: return v3, v5

; Two of three: selection has an instruction for that.
function %exclusive_stays {
block0(v0: i32, v1: i32, v2: i32):
    v3 = band.i32 v0, v1
    v4 = band.i32 v0, v2
    v5 = bxor.i32 v3, v4
    return v5
}
; check: block0
; nextln: v3 = band.i32 v0, v1
; nextln: v4 = band.i32 v0, v2
; nextln: v5 = bxor.i32 v3, v4
; nextln: return v5

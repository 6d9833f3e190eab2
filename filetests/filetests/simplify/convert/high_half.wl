; test simplify dce
; The high half of a pair, and of what was zero extended: zero. Of a sign extension that nothing else reads it is the sign.

function %of_pair {
block0(v0: i32, v1: i32):
    v2 = iconcat v0, v1
    v3 = ihigh v2
    return v3
}
; check: block0
; nextln: return v1

function %of_zero_extension_i8 {
block0(v0: i8):
    v1 = uextend.i64 v0
    v2 = ihigh v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %of_zero_extension_i16 {
block0(v0: i16):
    v1 = uextend.i64 v0
    v2 = ihigh v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %of_zero_extension_i32 {
block0(v0: i32):
    v1 = uextend.i64 v0
    v2 = ihigh v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %of_zero_extension_b1 {
block0(v0: b1):
    v1 = uextend.i64 v0
    v2 = ihigh v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0
; nextln: return $k

function %of_sign_extension {
block0(v0: i32):
    v1 = sextend.i64 v0
    v2 = ihigh v1
    return v2
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 31
; nextln: $(n=$V) = sshr.i32 v0, $k
; nextln: return $n

function %of_sign_extension_that_stays {
block0(v0: i32):
    v1 = sextend.i64 v0
    v2 = ihigh v1
    return v1, v2
}
; check: block0
; nextln: v1 = sextend.i64 v0
; nextln: v2 = ihigh v1
; nextln: return v1, v2

function %of_sign_extension_i16 {
block0(v0: i16):
    v1 = sextend.i64 v0
    v2 = ihigh v1
    return v2
}
; check: block0
; nextln: v1 = sextend.i64 v0
; nextln: v2 = ihigh v1
; nextln: return v2

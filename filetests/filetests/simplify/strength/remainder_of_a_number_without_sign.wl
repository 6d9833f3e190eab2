; test opt
; Of a dividend that is known not to be negative a signed remainder by a power of two is a mask: the shifts that round it are known to do nothing.

function %masked_before {
block0(v0: i32):
    v1 = iconst.i32 1023
    v2 = band.i32 v0, v1
    v3 = iconst.i32 16
    v4 = srem.i32 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 15
; nextln: $(n=$V) = band.i32 v0, $k
; nextln: return $n

function %extended_before {
block0(v0: i16):
    v1 = uextend.i32 v0
    v2 = iconst.i32 8
    v3 = srem.i32 v1, v2
    return v3
}
; check: uextend.i32 v0
; not: isub
; check: band.i32
; check: return

function %anything {
block0(v0: i32):
    v1 = iconst.i32 16
    v2 = srem.i32 v0, v1
    return v2
}
; check: sshr.i32 v0
; check: isub.i32 v0

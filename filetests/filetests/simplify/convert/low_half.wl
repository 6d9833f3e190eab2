; test simplify dce
; The low half of a pair, or of a word that was extended. An extension from 16 bits stays, as no value of 32 bits is there.

function %of_pair {
block0(v0: i32, v1: i32):
    v2 = iconcat v0, v1
    v3 = ilow v2
    return v3
}
; check: block0
; nextln: return v0

function %of_zero_extension {
block0(v0: i32):
    v1 = uextend.i64 v0
    v2 = ilow v1
    return v2
}
; check: block0
; nextln: return v0

function %of_sign_extension {
block0(v0: i32):
    v1 = sextend.i64 v0
    v2 = ilow v1
    return v2
}
; check: block0
; nextln: return v0

function %of_extended_half {
block0(v0: i16):
    v1 = sextend.i64 v0
    v2 = ilow v1
    return v2
}
; check: block0
; nextln: v1 = sextend.i64 v0
; nextln: v2 = ilow v1
; nextln: return v2

function %reduced_pair {
block0(v0: i32, v1: i32):
    v2 = iconcat v0, v1
    v3 = ireduce.i32 v2
    return v3
}
; check: block0
; nextln: return v0

function %reduced_pair_16 {
block0(v0: i32, v1: i32):
    v2 = iconcat v0, v1
    v3 = ireduce.i16 v2
    return v3
}
; check: block0
; nextln: v2 = iconcat v0, v1
; nextln: v3 = ireduce.i16 v2
; nextln: return v3

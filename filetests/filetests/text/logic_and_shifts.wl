; test cat
; Logic, shifts and counts of bits; counts and positions have 32 bits, so they name no type.

function %ops {
block0(v0: i64, v1: i32):
    v2 = band.i64 v0, v0
    v3 = bor.i64 v0, v0
    v4 = bxor.i64 v0, v0
    v5 = bnot.i64 v0
    v6 = ishl.i64 v0, v1
    v7 = ushr.i64 v0, v1
    v8 = sshr.i64 v0, v1
    v9 = popcount v0
    v10 = ufirstbit v0
    v11 = sfirstbit v0
    v12 = lastbit v0
    v13 = bitrev.i64 v0
    return
}
; check: block0
; nextln: v2 = band.i64 v0, v0
; nextln: v3 = bor.i64 v0, v0
; nextln: v4 = bxor.i64 v0, v0
; nextln: v5 = bnot.i64 v0
; nextln: v6 = ishl.i64 v0, v1
; nextln: v7 = ushr.i64 v0, v1
; nextln: v8 = sshr.i64 v0, v1
; nextln: v9 = popcount v0
; nextln: v10 = ufirstbit v0
; nextln: v11 = sfirstbit v0
; nextln: v12 = lastbit v0
; nextln: v13 = bitrev.i64 v0
; nextln: return

; test gvn
; Operands of commutative integer operations merge in either order; those of others only in the same one.

function %commutative {
block0(v0: i32, v1: i32):
    v2 = iadd.i32 v0, v1
    v3 = iadd.i32 v1, v0
    v4 = umulhi.i32 v0, v1
    v5 = umulhi.i32 v1, v0
    v6 = smax.i32 v0, v1
    v7 = smax.i32 v1, v0
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = iadd.i32 v0, v1
; nextln: v4 = umulhi.i32 v0, v1
; nextln: v6 = smax.i32 v0, v1
; nextln: return v2, v2, v4, v4, v6, v6

function %ordered {
block0(v0: i32, v1: i32):
    v2 = isub.i32 v0, v1
    v3 = isub.i32 v1, v0
    v4 = udiv.i32 v0, v1
    v5 = udiv.i32 v1, v0
    v6 = uborrow.i32 v0, v1
    v7 = uborrow.i32 v1, v0
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = isub.i32 v0, v1
; nextln: v3 = isub.i32 v1, v0
; nextln: v4 = udiv.i32 v0, v1
; nextln: v5 = udiv.i32 v1, v0
; nextln: v6 = uborrow.i32 v0, v1
; nextln: v7 = uborrow.i32 v1, v0
; nextln: return v2, v3, v4, v5, v6, v7

; test simplify-cfg
; The arguments of the edge that stays become what the parameters named.

function %false {
block0(v0: i32, v1: i32):
    v2 = bconst 0
    branch v2, block1(v0), block1(v1)
block1(v3: i32):
    v4 = ineg.i32 v3
    return v4
}
; check: block0
; nextln: v2 = bconst 0
; nextln: v4 = ineg.i32 v1
; nextln: return v4

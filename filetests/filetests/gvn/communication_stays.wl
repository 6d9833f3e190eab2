; test gvn
; Operations that ask which lanes run are not merged, for the lanes may be others at the second (HSA PRM 2.12.3).

function %cross_lane {
block0(v0: b1, v1: i32):
    v2 = activelaneid
    v3 = activelaneid
    v4 = activelanecount v0
    v5 = activelanecount v0
    v6 = activelanepermute.i32 v1, v1, v1, v0
    v7 = activelanepermute.i32 v1, v1, v1, v0
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = activelaneid
; nextln: v3 = activelaneid
; nextln: v4 = activelanecount v0
; nextln: v5 = activelanecount v0
; nextln: v6 = activelanepermute.i32 v1, v1, v1, v0
; nextln: v7 = activelanepermute.i32 v1, v1, v1, v0
; nextln: return v2, v3, v4, v5, v6, v7

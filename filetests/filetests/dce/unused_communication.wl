; test dce
; Cross-lane operations without readers go: no other lane notices.

function %cross_lane {
block0(v0: b1, v1: i32):
    v2 = activelaneid
    v3 = activelanecount v0
    v4, v5, v6, v7 = activelanemask v0
    v8 = activelanepermute.i32 v1, v1, v1, v0
    return
}
; check: block0
; nextln: return

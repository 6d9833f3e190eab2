; test cat
; Operations across the lanes of a wave, one with four results.

function %ops {
block0(v0: b1, v1: f64, v2: i32):
    v3 = activelaneid
    v4 = activelanecount v0
    v5, v6, v7, v8 = activelanemask v0
    v9 = activelanepermute.f64 v1, v2, v1, v0
    return
}
; check: block0
; nextln: v3 = activelaneid
; nextln: v4 = activelanecount v0
; nextln: v5, v6, v7, v8 = activelanemask v0
; nextln: v9 = activelanepermute.f64 v1, v2, v1, v0
; nextln: return

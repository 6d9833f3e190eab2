; test uniformity
; Counts and masks of lanes are about the wave, so they are one value for it, of a divergent operand, too. Ranks and permuted values are a lane's own.

kernel %votes {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 3
    v2 = icmp.ult v0, v1
    v3 = activelanecount v2
    v4, v5, v6, v7 = activelanemask v2
    v8 = activelaneid
    v9 = bconst 0
    v10 = activelanepermute.i32 v1, v1, v1, v9
    return
}
; check: v3: uniform in the wave
; nextln: v4: uniform in the wave
; nextln: v5: uniform in the wave
; nextln: v6: uniform in the wave
; nextln: v7: uniform in the wave
; nextln: v8: divergent by its operation activelaneid
; check: v10: divergent by its operation activelanepermute

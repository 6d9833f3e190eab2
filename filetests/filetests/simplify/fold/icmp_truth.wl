; test simplify dce
; Comparisons of truth values: as unsigned numbers true is above false, as signed ones, of one bit, below.

function %unsigned {
block0:
    v0 = bconst 1
    v1 = bconst 0
    v2 = icmp.eq v0, v1
    v3 = bconst 1
    v4 = bconst 0
    v5 = icmp.ne v3, v4
    v6 = bconst 1
    v7 = bconst 0
    v8 = icmp.ult v6, v7
    v9 = bconst 1
    v10 = bconst 0
    v11 = icmp.uge v9, v10
    return v2, v5, v8, v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 1

function %signed {
block0:
    v0 = bconst 1
    v1 = bconst 0
    v2 = icmp.slt v0, v1
    v3 = bconst 1
    v4 = bconst 0
    v5 = icmp.sge v3, v4
    return v2, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 0

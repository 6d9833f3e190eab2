; test simplify dce
; A truth value compared with a constant is itself or its complement. Compared with another one the comparison stays.

function %with_false {
block0(v0: b1):
    v1 = bconst 0
    v2 = icmp.ne v0, v1
    v3 = icmp.eq v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %with_true {
block0(v0: b1):
    v1 = bconst 1
    v2 = icmp.eq v0, v1
    v3 = icmp.ne v0, v1
    return v2, v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = bnot.b1 v0
; nextln: return v0, $n

function %with_another {
block0(v0: b1, v1: b1):
    v2 = icmp.ne v0, v1
    return v2
}
; check: block0
; nextln: v2 = icmp.ne v0, v1
; nextln: return v2

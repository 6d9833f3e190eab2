; test gvn
; Comparisons merge by condition and operands. Those of integers that differ by exchanged operands alone do, too: what is less than another, which is greater.

function %integers {
block0(v0: i32, v1: i32):
    v2 = icmp.slt v0, v1
    v3 = icmp.slt v0, v1
    v4 = icmp.sgt v1, v0
    v5 = icmp.ult v0, v1
    return v2, v3, v4, v5
}
; check: block0
; nextln: v2 = icmp.slt v0, v1
; nextln: v5 = icmp.ult v0, v1
; nextln: return v2, v2, v2, v5

function %exchanged {
block0(v0: i32, v1: i32):
    v2 = icmp.uge v0, v1
    v3 = icmp.ule v1, v0
    v4 = icmp.sge v1, v0
    v5 = icmp.sle v0, v1
    v6 = icmp.ugt v1, v0
    v7 = icmp.ult v0, v1
    v8 = icmp.eq v0, v1
    v9 = icmp.eq v1, v0
    v10 = icmp.ne v1, v0
    v11 = icmp.ne v0, v1
    return v2, v3, v4, v5, v6, v7, v8, v9, v10, v11
}
; check: block0
; nextln: v2 = icmp.uge v0, v1
; nextln: v4 = icmp.sge v1, v0
; nextln: v6 = icmp.ugt v1, v0
; nextln: v8 = icmp.eq v0, v1
; nextln: v10 = icmp.ne v1, v0
; nextln: return v2, v2, v4, v4, v6, v6, v8, v8, v10, v10

function %not_exchanged {
block0(v0: i32, v1: i32):
    v2 = icmp.slt v0, v1
    v3 = icmp.slt v1, v0
    v4 = icmp.sge v0, v1
    v5 = icmp.ugt v1, v0
    return v2, v3, v4, v5
}
; check: block0
; nextln: v2 = icmp.slt v0, v1
; nextln: v3 = icmp.slt v1, v0
; nextln: v4 = icmp.sge v0, v1
; nextln: v5 = icmp.ugt v1, v0
; nextln: return v2, v3, v4, v5

function %floats {
block0(v0: f32, v1: f32):
    v2 = fcmp.lt v0, v1
    v3 = fcmp.ltu v0, v1
    v4 = fcmp.lt.ftz v0, v1
    v5 = fcmp.lt v0, v1
    return v2, v3, v4, v5
}
; check: block0
; nextln: v2 = fcmp.lt v0, v1
; nextln: v3 = fcmp.ltu v0, v1
; nextln: v4 = fcmp.lt.ftz v0, v1
; nextln: return v2, v3, v4, v2

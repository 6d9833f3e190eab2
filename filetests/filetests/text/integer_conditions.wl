; test cat
; The ten conditions of integer comparisons.

function %conditions {
block0(v0: i16, v1: i16):
    v2 = icmp.eq v0, v1
    v3 = icmp.ne v0, v1
    v4 = icmp.slt v0, v1
    v5 = icmp.sle v0, v1
    v6 = icmp.sgt v0, v1
    v7 = icmp.sge v0, v1
    v8 = icmp.ult v0, v1
    v9 = icmp.ule v0, v1
    v10 = icmp.ugt v0, v1
    v11 = icmp.uge v0, v1
    return
}
; check: block0
; nextln: v2 = icmp.eq v0, v1
; nextln: v3 = icmp.ne v0, v1
; nextln: v4 = icmp.slt v0, v1
; nextln: v5 = icmp.sle v0, v1
; nextln: v6 = icmp.sgt v0, v1
; nextln: v7 = icmp.sge v0, v1
; nextln: v8 = icmp.ult v0, v1
; nextln: v9 = icmp.ule v0, v1
; nextln: v10 = icmp.ugt v0, v1
; nextln: v11 = icmp.uge v0, v1
; nextln: return

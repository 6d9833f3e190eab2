; test gvn
; Comparisons merge by condition and operands; the turned-around condition with exchanged operands is left alone.

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
; nextln: v4 = icmp.sgt v1, v0
; nextln: v5 = icmp.ult v0, v1
; nextln: return v2, v2, v4, v5

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

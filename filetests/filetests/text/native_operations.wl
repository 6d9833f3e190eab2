; test cat
; The operations at the machine's accuracy, which take no mode.

function %ops {
block0(v0: f32):
    v1 = nsqrt.f32 v0
    v2 = nrsqrt.f32 v0
    v3 = nrcp.f32 v0
    v4 = nexp2.f32 v0
    v5 = nlog2.f32 v0
    v6 = nsin.f32 v0
    v7 = ncos.f32 v0
    v8 = nfma.f32 v0, v0, v0
    return
}
; check: block0
; nextln: v1 = nsqrt.f32 v0
; nextln: v2 = nrsqrt.f32 v0
; nextln: v3 = nrcp.f32 v0
; nextln: v4 = nexp2.f32 v0
; nextln: v5 = nlog2.f32 v0
; nextln: v6 = nsin.f32 v0
; nextln: v7 = ncos.f32 v0
; nextln: v8 = nfma.f32 v0, v0, v0
; nextln: return

; test simplify dce
; A choice on a complement exchanges what it chooses from; on a comparison the comparison is inverted first.

function %complement {
block0(v0: b1, v1: f32, v2: f32):
    v3 = bnot.b1 v0
    v4 = select.f32 v3, v1, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = select.f32 v0, v2, v1
; nextln: return $n

function %of_comparison {
block0(v0: f32, v1: f32):
    v2 = fcmp.lt v0, v1
    v3 = bnot.b1 v2
    v4 = select.f32 v3, v0, v1
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(c1=$V) = fcmp.geu v0, v1
; nextln: $(n=$V) = select.f32 $c1, v0, v1
; nextln: return $n

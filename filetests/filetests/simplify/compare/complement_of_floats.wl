; test simplify dce
; The complement of an ordered comparison holds for NaN: `lt` becomes `geu`, never `ge`. The mode stays.

function %ordered {
block0(v0: f32, v1: f32):
    v2 = fcmp.eq v0, v1
    v3 = bnot.b1 v2
    v4 = fcmp.ne v0, v1
    v5 = bnot.b1 v4
    v6 = fcmp.lt v0, v1
    v7 = bnot.b1 v6
    v8 = fcmp.le v0, v1
    v9 = bnot.b1 v8
    v10 = fcmp.gt v0, v1
    v11 = bnot.b1 v10
    v12 = fcmp.ge v0, v1
    v13 = bnot.b1 v12
    return v3, v5, v7, v9, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = fcmp.neu v0, v1
; nextln: $(b=$V) = fcmp.equ v0, v1
; nextln: $(d=$V) = fcmp.geu v0, v1
; nextln: $(e=$V) = fcmp.gtu v0, v1
; nextln: $(f=$V) = fcmp.leu v0, v1
; nextln: $(g=$V) = fcmp.ltu v0, v1
; nextln: return $a, $b, $d, $e, $f, $g

function %unordered {
block0(v0: f64, v1: f64):
    v2 = fcmp.equ v0, v1
    v3 = bnot.b1 v2
    v4 = fcmp.neu v0, v1
    v5 = bnot.b1 v4
    v6 = fcmp.ltu v0, v1
    v7 = bnot.b1 v6
    v8 = fcmp.leu v0, v1
    v9 = bnot.b1 v8
    v10 = fcmp.gtu v0, v1
    v11 = bnot.b1 v10
    v12 = fcmp.geu v0, v1
    v13 = bnot.b1 v12
    return v3, v5, v7, v9, v11, v13
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = fcmp.ne v0, v1
; nextln: $(b=$V) = fcmp.eq v0, v1
; nextln: $(d=$V) = fcmp.ge v0, v1
; nextln: $(e=$V) = fcmp.gt v0, v1
; nextln: $(f=$V) = fcmp.le v0, v1
; nextln: $(g=$V) = fcmp.lt v0, v1
; nextln: return $a, $b, $d, $e, $f, $g

function %numbers {
block0(v0: f16, v1: f16):
    v2 = fcmp.num v0, v1
    v3 = bnot.b1 v2
    v4 = fcmp.nan v0, v1
    v5 = bnot.b1 v4
    return v3, v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = fcmp.nan v0, v1
; nextln: $(b=$V) = fcmp.num v0, v1
; nextln: return $a, $b

function %flushing {
block0(v0: f32, v1: f32):
    v2 = fcmp.lt.ftz v0, v1
    v3 = bnot.b1 v2
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = fcmp.geu.ftz v0, v1
; nextln: return $a

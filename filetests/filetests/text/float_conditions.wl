; test cat
; The fourteen conditions of float comparisons, and the flush.

function %conditions {
block0(v0: f16, v1: f16):
    v2 = fcmp.eq v0, v1
    v3 = fcmp.ne v0, v1
    v4 = fcmp.lt v0, v1
    v5 = fcmp.le v0, v1
    v6 = fcmp.gt v0, v1
    v7 = fcmp.ge v0, v1
    v8 = fcmp.equ v0, v1
    v9 = fcmp.neu v0, v1
    v10 = fcmp.ltu v0, v1
    v11 = fcmp.leu v0, v1
    v12 = fcmp.gtu v0, v1
    v13 = fcmp.geu v0, v1
    v14 = fcmp.num v0, v1
    v15 = fcmp.nan v0, v1
    v16 = fcmp.lt.ftz v0, v1
    return
}
; check: block0
; nextln: v2 = fcmp.eq v0, v1
; nextln: v3 = fcmp.ne v0, v1
; nextln: v4 = fcmp.lt v0, v1
; nextln: v5 = fcmp.le v0, v1
; nextln: v6 = fcmp.gt v0, v1
; nextln: v7 = fcmp.ge v0, v1
; nextln: v8 = fcmp.equ v0, v1
; nextln: v9 = fcmp.neu v0, v1
; nextln: v10 = fcmp.ltu v0, v1
; nextln: v11 = fcmp.leu v0, v1
; nextln: v12 = fcmp.gtu v0, v1
; nextln: v13 = fcmp.geu v0, v1
; nextln: v14 = fcmp.num v0, v1
; nextln: v15 = fcmp.nan v0, v1
; nextln: v16 = fcmp.lt.ftz v0, v1
; nextln: return

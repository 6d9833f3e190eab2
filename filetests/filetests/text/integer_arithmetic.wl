; test cat
; Every integer operation in its printed form.

function %ops {
block0(v0: i32, v1: i32):
    v2 = iadd.i32 v0, v1
    v3 = isub.i32 v0, v1
    v4 = imul.i32 v0, v1
    v5 = umulhi.i32 v0, v1
    v6 = smulhi.i32 v0, v1
    v7 = udiv.i32 v0, v1
    v8 = sdiv.i32 v0, v1
    v9 = urem.i32 v0, v1
    v10 = srem.i32 v0, v1
    v11 = ucarry.i32 v0, v1
    v12 = uborrow.i32 v0, v1
    v13 = umin.i32 v0, v1
    v14 = umax.i32 v0, v1
    v15 = smin.i32 v0, v1
    v16 = smax.i32 v0, v1
    v17 = ineg.i32 v0
    v18 = iabs.i32 v0
    v19 = umul24.i32 v0, v1
    v20 = smul24.i32 v0, v1
    v21 = umul24hi.i32 v0, v1
    v22 = smul24hi.i32 v0, v1
    return
}
; check: block0
; nextln: v2 = iadd.i32 v0, v1
; nextln: v3 = isub.i32 v0, v1
; nextln: v4 = imul.i32 v0, v1
; nextln: v5 = umulhi.i32 v0, v1
; nextln: v6 = smulhi.i32 v0, v1
; nextln: v7 = udiv.i32 v0, v1
; nextln: v8 = sdiv.i32 v0, v1
; nextln: v9 = urem.i32 v0, v1
; nextln: v10 = srem.i32 v0, v1
; nextln: v11 = ucarry.i32 v0, v1
; nextln: v12 = uborrow.i32 v0, v1
; nextln: v13 = umin.i32 v0, v1
; nextln: v14 = umax.i32 v0, v1
; nextln: v15 = smin.i32 v0, v1
; nextln: v16 = smax.i32 v0, v1
; nextln: v17 = ineg.i32 v0
; nextln: v18 = iabs.i32 v0
; nextln: v19 = umul24.i32 v0, v1
; nextln: v20 = smul24.i32 v0, v1
; nextln: v21 = umul24hi.i32 v0, v1
; nextln: v22 = smul24hi.i32 v0, v1
; nextln: return

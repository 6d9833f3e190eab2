; test gvn
; Both sides compute the sum, and neither dominates the other: each keeps its own. What each side dominates reads that side's.

function %sides {
block0(v0: i32, v1: i32, v2: b1):
    branch v2, block1, block3
block1:
    v3 = iadd.i32 v0, v1
    jump block2
block2:
    v4 = iadd.i32 v1, v0
    v5 = bxor.i32 v3, v4
    jump block5(v5)
block3:
    v6 = iadd.i32 v1, v0
    jump block4
block4:
    v7 = iadd.i32 v0, v1
    v8 = band.i32 v6, v7
    jump block5(v8)
block5(v9: i32):
    v10 = iadd.i32 v0, v1
    v11 = iadd.i32 v1, v0
    v12 = isub.i32 v10, v11
    return v9, v12
}
; check: block1:
; nextln: v3 = iadd.i32 v0, v1
; nextln: jump block2
; nextln: block2:
; nextln: v5 = bxor.i32 v3, v3
; nextln: jump block5(v5)
; nextln: block3:
; nextln: v6 = iadd.i32 v1, v0
; nextln: jump block4
; nextln: block4:
; nextln: v8 = band.i32 v6, v6
; nextln: jump block5(v8)
; nextln: block5(v9: i32):
; nextln: v10 = iadd.i32 v0, v1
; nextln: v12 = isub.i32 v10, v10
; nextln: return v9, v12

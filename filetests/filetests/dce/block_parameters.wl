; test dce
; Block parameters that nobody reads go with their arguments, and then what only computed those.

function %params {
block0(v0: i32, v1: b1):
    v2 = ineg.i32 v0
    branch v1, block1(v2, v0), block2
block1(v3: i32, v4: i32):
    return v4
block2:
    return v0
}
; check: block0
; nextln: branch v1, block1(v0), block2
; nextln: block1(v4: i32):
; nextln: return v4
; nextln: block2:
; nextln: return v0

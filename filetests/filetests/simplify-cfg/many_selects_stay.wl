; test simplify-cfg
; At most four arguments become selects: with five that differ the branch stays.

function %four {
block0(v0: b1, v1: i32, v2: i32, v3: i32, v4: i32):
    branch v0, block1(v1, v2, v3, v4), block1(v4, v3, v2, v1)
block1(v5: i32, v6: i32, v7: i32, v8: i32):
    return v5, v6, v7, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = select.i32 v0, v1, v4
; nextln: $(b=$V) = select.i32 v0, v2, v3
; nextln: $(d=$V) = select.i32 v0, v3, v2
; nextln: $(e=$V) = select.i32 v0, v4, v1
; nextln: return $a, $b, $d, $e

function %five {
block0(v0: b1, v1: i32, v2: i32, v3: i32, v4: i32):
    branch v0, block1(v1, v2, v3, v4, v1), block1(v4, v3, v2, v1, v2)
block1(v5: i32, v6: i32, v7: i32, v8: i32, v9: i32):
    return v5, v6, v7, v8, v9
}
; check: block0
; nextln: branch v0, block1(v1, v2, v3, v4, v1), block1(v4, v3, v2, v1, v2)
; nextln: block1(v5: i32, v6: i32, v7: i32, v8: i32, v9: i32):
; nextln: return v5, v6, v7, v8, v9

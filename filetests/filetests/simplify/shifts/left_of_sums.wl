; test simplify dce
; A sum with a constant is shifted in parts: 64 bits always, 32 bits where the other part was shifted before, so that it is shifted once.

function %shifted_before {
block0(v0: i32):
    v1 = iconst.i32 5
    v2 = ishl.i32 v0, v1
    v3 = iconst.i32 -1
    v4 = iadd.i32 v2, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    return v6
}
; check: block0
; check: iconst.i32 7
; check: ishl.i32 v0
; check: iconst.i32 -4
; check: iadd.i32
; nextln: return

function %not_shifted_before {
block0(v0: i32):
    v3 = iconst.i32 -1
    v4 = iadd.i32 v0, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    return v6
}
; check: iadd.i32 v0
; check: ishl.i32
; nextln: return

; All bits would be gone, which another rule says of shifts of shifts.
function %too_far {
block0(v0: i32):
    v1 = iconst.i32 20
    v2 = ishl.i32 v0, v1
    v3 = iconst.i32 3
    v4 = iadd.i32 v2, v3
    v6 = ishl.i32 v4, v1
    return v6
}
; check: ishl.i32 v0
; check: iadd.i32
; check: ishl.i32
; nextln: return

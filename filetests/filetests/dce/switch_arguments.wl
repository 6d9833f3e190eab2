; test dce
; Arguments of a switch for an unused parameter go on every edge, also where two edges lead to one block.

function %edges {
block0(v0: i32, v1: i32):
    switch v0, [block1(v0, v1), block1(v1, v1), block2]
block1(v2: i32, v3: i32):
    return v3
block2:
    return v0
}
; check: block0
; nextln: switch v0, [block1(v1), block1(v1), block2]
; nextln: block1(v3: i32):
; nextln: return v3
; nextln: block2:
; nextln: return v0

; test cat
; Terminators with arguments and widths.

function %forms {
block0(v0: b1, v1: i32):
    branch width all v0, block1, block2(v1)
block1:
    branch v0, block2(v1), block2(v1)
block2(v2: i32):
    switch width wave v1, [block3, block4(v1, v2), block3]
block3:
    jump block4(v1, v1)
block4(v3: i32, v4: i32):
    return v3, v4
}
; check: block0
; nextln: branch width all v0, block1, block2(v1)
; nextln: block1:
; nextln: branch v0, block2(v1), block2(v1)
; nextln: block2(v2: i32):
; nextln: switch width wave v1, [block3, block4(v1, v2), block3]
; nextln: block3:
; nextln: jump block4(v1, v1)
; nextln: block4(v3: i32, v4: i32):
; nextln: return v3, v4

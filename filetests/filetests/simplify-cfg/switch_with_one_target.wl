; test simplify-cfg
; A switch whose entries all lead to one block stays a switch: an index beyond the table is undefined, and a later pass may know more.

function %one {
block0(v0: i32):
    switch v0, [block1, block1]
block1:
    return v0
}
; check: block0
; nextln: switch v0, [block1, block1]
; nextln: block1:
; nextln: return v0

; test gvn
; The cases of a switch do not dominate each other: what two of them compute stays in both.

function %cases {
block0(v0: i32, v1: i32):
    switch v0, [block1, block2, block3]
block1:
    v2 = ineg.i32 v1
    jump block3
block2:
    v3 = ineg.i32 v1
    jump block3
block3:
    v4 = ineg.i32 v1
    return v4
}
; check: block0
; nextln: switch v0, [block1, block2, block3]
; nextln: block1:
; nextln: v2 = ineg.i32 v1
; nextln: jump block3
; nextln: block2:
; nextln: v3 = ineg.i32 v1
; nextln: jump block3
; nextln: block3:
; nextln: v4 = ineg.i32 v1
; nextln: return v4

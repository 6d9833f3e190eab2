; test cat
; Values keep their numbers, with holes; blocks too, and they stand in the order of the text.

function %holes {
block0(v5: i32):
    v9 = ineg.i32 v5
    jump block7(v9)
block7(v20: i32):
    v30 = ineg.i32 v20
    jump block3
block3:
    return v30
}
; check: block0
; nextln: v9 = ineg.i32 v5
; nextln: jump block7(v9)
; nextln: block7(v20: i32):
; nextln: v30 = ineg.i32 v20
; nextln: jump block3
; nextln: block3:
; nextln: return v30

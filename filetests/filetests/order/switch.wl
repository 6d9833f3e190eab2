; test order
; Cases come before where they meet, and a case that falls through before the next.

kernel %cases {
block0:
    v0 = dim.i32
    switch v0, [block3, block2, block1]
block1:
    jump block4
block2:
    jump block1
block3:
    jump block2
block4:
    return
}
; check: block0
; nextln: block3
; nextln: block2
; nextln: block1
; nextln: block4

; test uniformity
; A switch on a divergent index parts lanes; where its cases meet a parameter differs.

kernel %cases {
block0:
    v0 = laneid.i32
    v1 = iconst.i32 5
    v2 = iconst.i32 6
    switch v0, [block1, block2, block1]
block1:
    jump block3(v1)
block2:
    jump block3(v2)
block3(v3: i32):
    return
}
; check: block0: lanes part at its end
; check: v3: divergent, lanes reach block3 over different edges

; test simplify-cfg
; An edge of a switch does not go past an empty block where another edge goes, if cross-lane operations can tell: lanes would be together too soon. Where all of them meet, or where
; nothing can tell, it does.

function %apart {
block0(v0: i32, v1: b1):
    switch v0, [block1, block2, block3]
block1:
    jump block2
block2:
    v2 = activelanecount v1
    jump block4(v2)
block3:
    jump block4(v0)
block4(v3: i32):
    return v3
}
; check: switch v0, [block1, block2, block4(v0)]
; check: block1:
; nextln: jump block2

function %nothing_tells {
block0(v0: i32, v1: b1):
    switch v0, [block1, block2, block3]
block1:
    jump block2
block2:
    v2 = ineg.i32 v0
    jump block4(v2)
block3:
    jump block4(v0)
block4(v3: i32):
    return v3
}
; check: switch v0, [block2, block2, block4(v0)]

function %where_they_meet {
block0(v0: i32, v1: b1):
    switch v0, [block1, block3, block2]
block1:
    jump block3
block2:
    v2 = activelanecount v1
    jump block3
block3:
    return v0
}
; check: switch v0, [block3, block3, block2]

; Edges that are one group stay one: all of them go, or none.
function %together {
block0(v0: i32, v1: b1):
    switch v0, [block1, block1, block3]
block1:
    jump block2
block2:
    v2 = activelanecount v1
    jump block4(v2)
block3:
    jump block4(v0)
block4(v3: i32):
    return v3
}
; check: switch v0, [block2, block2, block4(v0)]

function %with_different_arguments {
block0(v0: i32, v1: b1):
    v9 = iconst.i32 9
    switch v0, [block1(v0), block1(v9), block3]
block1(v5: i32):
    jump block2(v5)
block2(v6: i32):
    v2 = activelanecount v1
    v7 = iadd.i32 v2, v6
    jump block4(v7)
block3:
    jump block4(v0)
block4(v3: i32):
    return v3
}
; check: switch v0, [block1(v0), block1(v9), block4(v0)]

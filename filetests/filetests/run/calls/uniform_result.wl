; test run
; test run gfx900 noinline
; test run gfx1201 noinline
; test run gfx1201 wave=64 noinline
; test run ivb noinline
; A function whose result is the same in all lanes, chosen where ways meet, gives it as results are given: one for each lane.
; By hand: in work-group 0 the result is 7, in others 9.

kernel %chosen {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemabsid.i32 0
    v1: i32 = call %pick()
    v2 = iadd.i32 v1, v0
    v3 = kernargbaseptr.i64
    v4 = load.i64 kernarg align 8 width all [v3]
    v5 = uextend.i64 v0
    v6 = iconst.i32 2
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v4, v7
    store.i32 global align 4 [v8], v2
    return
}
; run: %chosen(zero(16): i32) grid 16 group 8 == [7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 23, 24]

function %pick {
block0:
    v0 = workgroupid.i32 0
    v1 = iconst.i32 0
    v2 = icmp.eq v0, v1
    branch width all v2, block1, block2
block1:
    v3 = iconst.i32 7
    jump block3(v3)
block2:
    v4 = iconst.i32 9
    jump block3(v4)
block3(v5: i32):
    return v5
}

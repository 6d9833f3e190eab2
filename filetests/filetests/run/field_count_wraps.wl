; test run gfx900
; test run gfx900 level=0
; test run gfx600 level=0
; test run gfx1030 level=0
; test run gfx1201 level=0
; test run gfx1201 wave=64 level=0
; test run ivb level=0
; test run
; A shift takes its count modulo 32, also where it is the beginning of a field of a scalar word: the count was put beside the number of bits as it was.

kernel %field {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = iconst.i32 0x20f2db52
    v4 = ushr.i32 v2, v3
    v5 = iconst.i32 7
    v6 = band.i32 v4, v5
    v7 = ireduce.i8 v4
    v8 = uextend.i32 v7
    store.i32 global align 4 [v1], v6
    store.i32 global align 4 [v1+4], v8
    return
}
; run: %field(zero(2): i32, 0x9e3779b9) grid 1 group 1 == [5, 0x8d]

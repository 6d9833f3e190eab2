; test run interp
; test run gfx900
; test run gfx1201
; test run ivb
; The middle of three singles of which the largest is a subnormal that is flushed.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i32 4
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = load.f32 global align 4 [v6]
    v8 = load.f32 global align 4 [v6+4]
    v9 = load.f32 global align 4 [v6+8]
    v10 = fmed3.ftz.f32 v7, v8, v9
    store.f32 global align 4 [v6+12], v10
    return
}
; run: %k([0xbe800000, 2, 0xbfffffff, 0, 2, 0xbe800000, 0xbfffffff, 0]: i32) grid 2 group 2 == [0xbe800000, 2, 0xbfffffff, 0xbe800000, 2, 0xbe800000, 0xbfffffff, 0xbe800000]

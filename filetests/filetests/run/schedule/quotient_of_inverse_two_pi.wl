; test run
; test run gfx600
; test run gfx700
; test run gfx803
; 1/(2 pi) is an inline constant from gfx8 on only.

kernel %k {
    param %out : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v0]
    v4 = load.i64 kernarg align 8 width all [v0+8]
    v11 = load.f32 global align 4 [v4]
    v45 = fconst.f32 0x3e22f983
    v46 = fdiv.f32 v45, v11
    store.f32 global align 4 [v2], v46
    return
}
; run: %k(zero(1): f32, [2.0]: f32) grid 1 group 1 == [0x3da2f983], _

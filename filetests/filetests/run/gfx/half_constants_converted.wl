; test run
; test run gfx600 level=0
; test run gfx700 level=0
; test run gfx803 level=0
; test run gfx900 level=0
; test run gfx1201 level=0
; Machines without arithmetic on halves convert constants, for which they have no inline form.

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = fconst.f16 -2.0
    v3 = fceil.f16 v2
    store.f16 global align 2 [v1], v3
    v4 = fconst.f16 0.5
    v5 = fconst.f16 4.0
    v6 = fadd.f16 v4, v5
    store.f16 global align 2 [v1+2], v6
    v7 = fconvert.f32 v4
    store.f32 global align 4 [v1+4], v7
    return
}
; run: %k([0 x 2]: i32) grid 1 group 1 == [0x4480c000, 0x3f000000]

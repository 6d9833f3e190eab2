; test run gfx900 gfx1201 ivb interpreter
; A store that moves down to another one, and a load that moves up to another one, pass each other: the load reads what was stored.

kernel %k {
    kernarg 72
    param %input : i64 at 0 align 8
    param %output : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v234 = iconst.i8 4
    v235 = uextend.i64 v234
    v50 = iadd.i64 v2, v235
    v51 = load.i32 global align 4 [v1+240]
    store.i32 global align 4 equiv 2 [v50], v51
    v52 = load.i32 global align 4 [v2]
    v55 = fconst.f32 0xfffffc00
    store.f32 global align 4 equiv 2 [v2+8], v55
    v56 = load.i32 global align 4 [v2+4]
    v58 = iadd.i32 v52, v56
    store.i32 global align 4 equiv 2 [v2+4], v58
    return
}

; run: %k([0x0 x 60, 0xc]: i32, [0x0 x 4]: i32) grid 1,1,1 group 1,1,1 == [0x0 x 60, 0xc], [0x0, 0xc, 0xfffffc00, 0x0]

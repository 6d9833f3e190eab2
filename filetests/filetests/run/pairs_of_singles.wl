; test run interp
; test run gfx90a
; test run gfx942
; test run gfx900
; Two singles by one instruction where the machine has them, each with its own sign, rounding and overflow.

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.f32x2 global align 8 [v1]
    v3 = load.f32x2 global align 8 [v1+8]
    v4 = fadd.f32x2 v2, v3
    v5 = fsub.f32x2 v2, v3
    v6 = fmul.f32x2 v2, v3
    v7 = fma.f32x2 v2, v3, v3
    store.f32x2 global align 8 [v1+16], v4
    store.f32x2 global align 8 [v1+24], v5
    store.f32x2 global align 8 [v1+32], v6
    store.f32x2 global align 8 [v1+40], v7
    return
}
; 1.5 and -2.0, 0.25 and 3.0e38 (0x7f61b1e6).
; run: %pairs([0x3fc00000, 0xc0000000, 0x3e800000, 0x7f61b1e6, 0, 0, 0, 0, 0, 0, 0, 0]: i32) grid 1 group 1 == [0x3fc00000, 0xc0000000, 0x3e800000, 0x7f61b1e6, 0x3fe00000, 0x7f61b1e6, 0x3fa00000, 0xff61b1e6, 0x3ec00000, 0xff800000, 0x3f200000, 0xff61b1e6]

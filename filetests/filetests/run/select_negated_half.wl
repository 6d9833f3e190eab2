; test run interp gfx900 gfx1201 gfx1100 gfx1030 gfx803 gfx90a ivb
; A choice between floats takes values of any type: the sign of a half is not the one that its operands can change. The sign of a single is.

kernel %k {
    param %output : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %h : f16 at 12 align 2
    param %s : f32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.f16 kernarg align 2 width all [v0+12]
    v4 = load.f32 kernarg align 4 width all [v0+16]
    v5 = iconst.i32 0
    v6 = icmp.ne v2, v5
    v7 = workitemid.i32 0
    v8 = uextend.i64 v7
    v9 = iconst.i32 2
    v10 = ishl.i64 v8, v9
    v11 = iadd.i64 v1, v10
    v12 = fneg.f16 v3
    v13 = fconst.f16 1.0
    v14 = select.f16 v6, v13, v12
    store.f16 global align 2 [v11], v14
    v15 = fneg.f32 v4
    v16 = fconst.f32 1.0
    v17 = select.f32 v6, v16, v15
    store.f32 global align 4 [v11+16], v17
    return
}

; run: %k([0x0 x 8]: i32, 0x0, 0x4000, 0x40000000) grid 2 group 2 == [0xc000, 0xc000, 0x0, 0x0, 0xc0000000, 0xc0000000, 0x0, 0x0]
; run: %k([0x0 x 8]: i32, 0x1, 0x4000, 0x40000000) grid 2 group 2 == [0x3c00, 0x3c00, 0x0, 0x0, 0x3f800000, 0x3f800000, 0x0, 0x0]

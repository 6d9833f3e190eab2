; test run
; test run gfx900
; test run gfx1030
; test run gfx1100
; test run gfx1201
; test run gfx1201 wave=64
; Two quotients of one block: VCC of the first is not the second's before v_div_fmas reads it.

kernel %k {
    param %out : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v2 = load.i64 kernarg align 8 width all [v0]
    v3 = load.i64 kernarg align 8 width all [v0+8]
    v4 = load.i64 kernarg align 8 width all [v0+16]
    v1 = workitemid.i32 0
    v5 = iconst.i32 2
    v6 = uextend.i64 v1
    v7 = ishl.i64 v6, v5
    v8 = iadd.i64 v3, v7
    v9 = iadd.i64 v4, v7
    v10 = load.f32 global align 4 [v8]
    v11 = load.f32 global align 4 [v9]
    v12 = iconst.i32 3
    v13 = ishl.i64 v6, v12
    v14 = iadd.i64 v2, v13
    v23 = fconst.f32 1.0
    v31 = fconst.f32 0x7f000000
    v32 = fdiv.f32 v31, v11
    store.f32 global align 4 [v14], v32
    v33 = fcmp.lt v10, v11
    v34 = select.f32 v33, v23, v31
    v35 = fneg.f32 v34
    v36 = fdiv.f32 v35, v11
    store.f32 global align 4 [v14+4], v36
    return
}
; run: %k(zero(2): f32, [1.0]: f32, [0x7efffffe]: f32) grid 1 group 1 == [0x3f800001, 0x80400001], _, _

; test run ivb wave=16 vectors=16
; test run hsw wave=16 vectors=16
; test run ivb wave=8 vectors=16
; test run ivb wave=16 vectors=16 noinline
; test run hsw wave=8 noinline
; Woven doubles are not by channel: where they are spilled, all of them is, also under a dispatch of few channels and in a conditional.

function %root {
block0(v0: i32):
    v1 = fcvt_from_uint.f64 v0
    v2 = fsqrt.f64 v1
    return v2
}

kernel %of_few_channels {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = fcvt_from_uint.f64 v0
    v4 = fsqrt.f64 v3
    v5 = uextend.i64 v0
    v6 = iconst.i32 3
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v2, v7
    store.f64 global align 8 [v8], v4
    return
}
; run: %of_few_channels([0x0 x 6]: i32) grid 3,1,1 group 3,1,1 == [0x0, 0x0, 0x0, 0x3ff00000, 0x667f3bcd, 0x3ff6a09e]

kernel %of_other_channels {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v9 = iconst.i32 1
    v10 = icmp.ugt v0, v9
    branch v10, block1, block2
block1:
    v3 = fcvt_from_uint.f64 v0
    v4 = fsqrt.f64 v3
    v5 = uextend.i64 v0
    v6 = iconst.i32 3
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v2, v7
    store.f64 global align 8 [v8], v4
    jump block2
block2:
    return
}
; run: %of_other_channels([0x0 x 6]: i32) grid 3,1,1 group 3,1,1 == [0x0, 0x0, 0x0, 0x0, 0x667f3bcd, 0x3ff6a09e]

kernel %in_a_function {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v4: f64 = call %root(v0)
    v5 = uextend.i64 v0
    v6 = iconst.i32 3
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v2, v7
    store.f64 global align 8 [v8], v4
    return
}
; run: %in_a_function([0x0 x 6]: i32) grid 3,1,1 group 3,1,1 == [0x0, 0x0, 0x0, 0x3ff00000, 0x667f3bcd, 0x3ff6a09e]

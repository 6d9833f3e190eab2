; test compile without=gvn,simplify
; target gfx900
; Passes of the mid-end may be left out: the two equal sums stay.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = iadd.i32 v5, v2
    v7 = iadd.i32 v5, v2
    v8 = imul.i32 v6, v7
    store.i32 global align 4 [v4], v8
    return
}
; check: v_add_u32_e32
; check: v_add_u32_e32
; check: v_mul_lo_u32

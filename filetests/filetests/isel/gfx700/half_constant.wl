; test isel
; target gfx700
; Inline integers are the low halves of words, as an operand of 16 bits wants them: a NaN whose bits are -8 needs no literal.

kernel %integer {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4]
    v6 = fconst.f16 0xfff8
    v7 = fadd.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
; check: v_cvt_f32_f16_e32 -8

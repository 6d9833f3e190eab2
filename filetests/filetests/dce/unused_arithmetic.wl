; test dce
; Arithmetic that nobody reads goes, with what only it reads. A division by zero has no effect that would keep it.

function %chain {
block0(v0: i32, v1: f64):
    v2 = iconst.i32 0
    v3 = udiv.i32 v0, v2
    v4 = iadd.i32 v3, v0
    v5 = fdiv.f64 v1, v1
    v6 = fsqrt.f64 v5
    v7 = bnot.i32 v0
    return v7
}
; check: block0
; nextln: v7 = bnot.i32 v0
; nextln: return v7

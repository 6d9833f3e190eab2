; test cat
; Every float operation in its printed form.

function %ops {
block0(v0: f32, v1: f32, v2: i32):
    v3 = fadd.f32 v0, v1
    v4 = fsub.f32 v0, v1
    v5 = fmul.f32 v0, v1
    v6 = fdiv.f32 v0, v1
    v7 = fma.f32 v0, v1, v1
    v8 = fmin.f32 v0, v1
    v9 = fmax.f32 v0, v1
    v10 = fsqrt.f32 v0
    v11 = fceil.f32 v0
    v12 = ffloor.f32 v0
    v13 = ftrunc.f32 v0
    v14 = frint.f32 v0
    v15 = ffract.f32 v0
    v16 = fneg.f32 v0
    v17 = fabs.f32 v0
    v18 = fcopysign.f32 v0, v1
    v19 = fclass v0, v2
    return
}
; check: block0
; nextln: v3 = fadd.f32 v0, v1
; nextln: v4 = fsub.f32 v0, v1
; nextln: v5 = fmul.f32 v0, v1
; nextln: v6 = fdiv.f32 v0, v1
; nextln: v7 = fma.f32 v0, v1, v1
; nextln: v8 = fmin.f32 v0, v1
; nextln: v9 = fmax.f32 v0, v1
; nextln: v10 = fsqrt.f32 v0
; nextln: v11 = fceil.f32 v0
; nextln: v12 = ffloor.f32 v0
; nextln: v13 = ftrunc.f32 v0
; nextln: v14 = frint.f32 v0
; nextln: v15 = ffract.f32 v0
; nextln: v16 = fneg.f32 v0
; nextln: v17 = fabs.f32 v0
; nextln: v18 = fcopysign.f32 v0, v1
; nextln: v19 = fclass v0, v2
; nextln: return

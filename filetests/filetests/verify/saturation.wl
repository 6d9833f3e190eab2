; test verify
; Only conversions to integer saturate: not sums, nor conversions from integer.

kernel %sum {
block0:
    v0 = fconst.f32 1.0
    v1 = fadd.sat.f32 v0, v0
    return
}
; error: only conversions to integer saturate
kernel %from_integer {
block0:
    v0 = iconst.i32 1
    v1 = fcvt_from_sint.sat.f32 v0
    return
}
; error: only conversions to integer saturate
kernel %to_integer {
block0:
    v0 = fconst.f32 1.0
    v1 = fcvt_to_uint.sat.i8 v0
    return
}

; test verify
; Two types, two directions.

kernel %k {
block0:
    v0 = fconst.f32 1.0
    v1 = fadd.f32.f64 v0, v0
    v2 = fadd.up.down.f32 v0, v0
    return
}
; error: another suffix of the same kind as `.f64` precedes it
; error: another suffix of the same kind as `.down` precedes it

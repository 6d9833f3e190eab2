; test cat
; The attributes of loads in the order in which they are printed; defaults are left out.

function %loads {
block0(v0: i64, v1: i32):
    v2 = load.i8 global align 1 [v0]
    v3 = load.i16 global align 2 const [v0+2]
    v4 = load.f32 kernarg align 4 mutable [v0-4]
    v5 = load.f64 readonly align 8 width all [v0]
    v6 = load.i32 group align 4 width wave [v1]
    v7 = load.i32 private align 4 width 32 [v1+2147483647]
    v8 = load.i32 flat align 4 equiv 255 [v0]
    v9 = load.i32 spill align 4 [v1]
    v10 = load.i32 arg align 4 [v1]
    v11, v12 = load.i32x4 global align 16 [v0]
    return
}
; check: block0
; nextln: v2 = load.i8 global align 1 [v0]
; nextln: v3 = load.i16 global align 2 const [v0+2]
; nextln: v4 = load.f32 kernarg align 4 mutable [v0-4]
; nextln: v5 = load.f64 readonly align 8 width all [v0]
; nextln: v6 = load.i32 group align 4 width wave [v1]
; nextln: v7 = load.i32 private align 4 width 32 [v1+2147483647]
; nextln: v8 = load.i32 flat align 4 equiv 255 [v0]
; nextln: v9 = load.i32 spill align 4 [v1]
; nextln: v10 = load.i32 arg align 4 [v1]
; nextln: v11, v12 = load.i32x4 global align 16 [v0]
; nextln: return

; test uniformity
; At a uniform address global and group memory holds one value for the wave, at the time of the load; private, spill and arg memory is a lane's own, and flat may be it.

kernel %segments {
block0:
    v0 = iconst.i32 0
    v1 = iconst.i64 0
    v2 = load.i32 global align 4 [v1]
    v3 = load.i32 group align 4 [v0]
    v4 = load.i32 readonly align 4 [v1]
    v5 = load.i32 private align 4 [v0]
    v6 = load.i32 spill align 4 [v0]
    v7 = load.i32 arg align 4 [v0]
    v8 = load.i32 flat align 4 [v1]
    v9 = load.i32 global align 4 const [v1]
    return
}
; check: v2: uniform in the wave
; nextln: v3: uniform in the wave
; nextln: v4: uniform in the work-group
; nextln: v5: divergent by its operation load
; nextln: v6: divergent by its operation load
; nextln: v7: divergent by its operation load
; nextln: v8: divergent by its operation load
; nextln: v9: uniform in the work-group

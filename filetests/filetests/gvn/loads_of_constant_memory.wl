; test gvn
; Loads of kernarg, of readonly and of what is marked constant merge, also over stores and barriers; another offset or type does not.

function %constant_memory {
block0(v0: i64, v1: i64):
    v2 = load.i32 readonly align 4 [v0]
    v3 = load.i32 global align 4 const [v0]
    store.i32 global align 4 [v1], v2
    barrier
    v4 = load.i32 readonly align 4 [v0]
    v5 = load.i32 global align 4 const [v0]
    v6 = load.i32 readonly align 4 [v0+4]
    v7 = load.f32 readonly align 4 [v0]
    return v2, v3, v4, v5, v6, v7
}
; check: block0
; nextln: v2 = load.i32 readonly align 4 [v0]
; nextln: v3 = load.i32 global align 4 const [v0]
; nextln: store.i32 global align 4 [v1], v2
; nextln: barrier
; nextln: v6 = load.i32 readonly align 4 [v0+4]
; nextln: v7 = load.f32 readonly align 4 [v0]
; nextln: return v2, v3, v2, v3, v6, v7

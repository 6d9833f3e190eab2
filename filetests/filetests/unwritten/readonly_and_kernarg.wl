; test unwritten
; Only loads of global memory are looked at: those of kernarg and readonly are constant by their segment, and those of group, private and flat memory stay as they are.

kernel %segments {
    param %in : i64 at 0 align 8
block0:
    v0 = kernargbaseptr.i64
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i32 readonly align 4 [v1]
    v3 = load.i32 flat align 4 [v1]
    v4 = iconst.i32 0
    v5 = load.i32 group align 4 [v4]
    v6 = load.i32 private align 4 [v4]
    return
}
; check: v2 = load.i32 readonly align 4 [v1]
; nextln: v3 = load.i32 flat align 4 [v1]
; check: v5 = load.i32 group align 4 [v4]
; nextln: v6 = load.i32 private align 4 [v4]

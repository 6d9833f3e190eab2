; test uniformity
; An undefined value may be taken for any, so for one that is equal everywhere.

kernel %undefined {
block0:
    v0 = undef.i32
    v1 = ineg.i32 v0
    return
}
; check: v0: uniform in the work-group
; nextln: v1: uniform in the work-group

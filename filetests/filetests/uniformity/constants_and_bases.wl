; test uniformity
; Constants, starts of segments, null addresses and addresses of variables are equal everywhere.

group %g : 4 align 4
private %p : 4 align 4

kernel %k {
block0:
    v0 = iconst.i32 7
    v1 = fconst.f64 1.0
    v2 = bconst 0
    v3 = groupbaseptr.i32
    v4 = kernargbaseptr.i64
    v5 = nullptr.i64 flat
    v6 = symbol_addr.i32 %g
    v7 = symbol_addr.i32 %p
    return
}
; check: v0: uniform in the work-group
; nextln: v1: uniform in the work-group
; nextln: v2: uniform in the work-group
; nextln: v3: uniform in the work-group
; nextln: v4: uniform in the work-group
; nextln: v5: uniform in the work-group
; nextln: v6: uniform in the work-group
; nextln: v7: uniform in the work-group

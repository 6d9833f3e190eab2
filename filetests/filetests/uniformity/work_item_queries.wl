; test uniformity
; Ids of work-items and lanes differ from lane to lane by their operation, in every dimension.

kernel %ids {
block0:
    v0 = workitemid.i32 0
    v1 = workitemid.i32 2
    v2 = workitemabsid.i64 1
    v3 = workitemflatid.i32
    v4 = currentworkitemflatid.i32
    v5 = workitemflatabsid.i64
    v6 = laneid.i32
    return
}
; check: v0: divergent by its operation workitemid
; nextln: v1: divergent by its operation workitemid
; nextln: v2: divergent by its operation workitemabsid
; nextln: v3: divergent by its operation workitemflatid
; nextln: v4: divergent by its operation currentworkitemflatid
; nextln: v5: divergent by its operation workitemflatabsid
; nextln: v6: divergent by its operation laneid

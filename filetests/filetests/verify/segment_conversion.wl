; test verify
; A conversion of addresses has the segment's width on one side and the flat width on the other; flat to flat is none, and only global, group and private
; memory have flat addresses.

kernel %to_flat {
block0:
    v0 = iconst.i64 0
    v1 = stof.i64 group v0
    return
}
; error: an address of segment group has type i32 in this module, not i64
kernel %flat_result {
block0:
    v0 = iconst.i32 0
    v1 = stof.i32 group v0
    return
}
; error: an address of segment flat has type i64 in this module, not i32
kernel %from_flat {
block0:
    v0 = iconst.i64 0
    v1 = ftos.i64 private v0
    return
}
; error: an address of segment private has type i32 in this module, not i64
kernel %no_segment {
block0:
    v0 = iconst.i64 0
    v1 = stof.i64 flat v0
    return
}
; error: the segment must be global, group or private, not flat
kernel %no_flat_addresses {
block0:
    v0 = iconst.i32 0
    v1 = stof.i64 spill v0
    return
}
; error: the segment must be global, group or private, not spill
kernel %question {
block0:
    v0 = iconst.i32 0
    v1 = segmentp group v0
    return
}
; error: an address of segment flat has type i64 in this module, not i32

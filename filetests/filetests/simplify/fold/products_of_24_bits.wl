; test simplify dce
; Of operands of mul24 only the low 24 bits count, signed or not; the high form is what lies above bit 32 (HSA PRM 5.4).

function %unsigned_low {
block0:
    v0 = iconst.i32 16777215
    v1 = iconst.i32 16777215
    v2 = umul24.i32 v0, v1
    v3 = iconst.i32 4278190083
    v4 = iconst.i32 5
    v5 = umul24.i32 v3, v4
    v6 = iconst.i32 4096
    v7 = iconst.i32 4096
    v8 = umul24.i32 v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 0xfe000001
; nextln: $V = iconst.i32 15
; nextln: $V = iconst.i32 0x1000000

function %signed_low {
block0:
    v0 = iconst.i32 16777215
    v1 = iconst.i32 16777215
    v2 = smul24.i32 v0, v1
    v3 = iconst.i32 8388608
    v4 = iconst.i32 2
    v5 = smul24.i32 v3, v4
    v6 = iconst.i32 2130706435
    v7 = iconst.i32 -5
    v8 = smul24.i32 v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0xff000000
; nextln: $V = iconst.i32 -15

function %unsigned_high {
block0:
    v0 = iconst.i32 16777215
    v1 = iconst.i32 16777215
    v2 = umul24hi.i32 v0, v1
    v3 = iconst.i32 65536
    v4 = iconst.i32 65536
    v5 = umul24hi.i32 v3, v4
    v6 = iconst.i32 4278190083
    v7 = iconst.i32 5
    v8 = umul24hi.i32 v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 65535
; nextln: $V = iconst.i32 1
; nextln: $V = iconst.i32 0

function %signed_high {
block0:
    v0 = iconst.i32 16777215
    v1 = iconst.i32 1
    v2 = smul24hi.i32 v0, v1
    v3 = iconst.i32 8388608
    v4 = iconst.i32 8388608
    v5 = smul24hi.i32 v3, v4
    v6 = iconst.i32 8388607
    v7 = iconst.i32 8388608
    v8 = smul24hi.i32 v6, v7
    return v2, v5, v8
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = iconst.i32 -1
; nextln: $V = iconst.i32 16384
; nextln: $V = iconst.i32 0xffffc000

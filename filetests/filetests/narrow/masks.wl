; test narrow precise-output
; Masks that keep or set nothing that anything asks for.

function %keeps_all {
block0(v0: i32):
    v10 = iconst.i32 24
    v11 = ushr.i32 v0, v10
    v12 = iconst.i32 0x1ff
    v13 = band.i32 v11, v12
    return v13
}
;; function %keeps_all {
;; block0(v0: i32):
;;     v10 = iconst.i32 24
;;     v11 = ushr.i32 v0, v10
;;     v12 = iconst.i32 511
;;     return v11
;; }

function %keeps_less {
block0(v0: i32):
    v10 = iconst.i32 20
    v11 = ushr.i32 v0, v10
    v12 = iconst.i32 0x1ff
    v13 = band.i32 v11, v12
    return v13
}
;; function %keeps_less {
;; block0(v0: i32):
;;     v10 = iconst.i32 20
;;     v11 = ushr.i32 v0, v10
;;     v12 = iconst.i32 511
;;     v13 = band.i32 v11, v12
;;     return v13
;; }

; Only the low byte is asked for.
function %cut_off_later {
block0(v0: i32, v1: i32):
    v10 = iconst.i32 0xffff
    v11 = band.i32 v0, v10
    v12 = iadd.i32 v11, v1
    v13 = ireduce.i8 v12
    return v13
}
;; function %cut_off_later {
;; block0(v0: i32, v1: i32):
;;     v10 = iconst.i32 65535
;;     v12 = iadd.i32 v0, v1
;;     v13 = ireduce.i8 v12
;;     return v13
;; }

function %sets_what_is_cut_off {
block0(v0: i32):
    v10 = iconst.i32 0xff00
    v11 = bor.i32 v0, v10
    v12 = ireduce.i8 v11
    v13 = ireduce.i16 v11
    return v12
}
;; function %sets_what_is_cut_off {
;; block0(v0: i32):
;;     v10 = iconst.i32 65280
;;     v12 = ireduce.i8 v0
;;     v13 = ireduce.i16 v0
;;     return v12
;; }

function %sets_what_is_read {
block0(v0: i32):
    v10 = iconst.i32 0xff00
    v11 = bor.i32 v0, v10
    v12 = ireduce.i16 v11
    return v12
}
;; function %sets_what_is_read {
;; block0(v0: i32):
;;     v10 = iconst.i32 65280
;;     v11 = bor.i32 v0, v10
;;     v12 = ireduce.i16 v11
;;     return v12
;; }

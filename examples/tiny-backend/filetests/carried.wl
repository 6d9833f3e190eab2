; test legalize precise-output
; target tiny
; A machine without any integers of 64 bits.

function %iadd_i64 {
block0(v0: i64, v1: i64):
    v20 = iadd.i64 v0, v1
    return v20
}
;; function %iadd_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ilow v1
;;     v23 = iadd.i32 v21, v22
;;     v24 = ihigh v0
;;     v25 = ihigh v1
;;     v26 = iadd.i32 v24, v25
;;     v27 = icmp.ult v23, v21
;;     v28 = uextend.i32 v27
;;     v29 = iadd.i32 v26, v28
;;     v30 = iconcat v23, v29
;;     return v30
;; }

function %isub_i64 {
block0(v0: i64, v1: i64):
    v20 = isub.i64 v0, v1
    return v20
}
;; function %isub_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ilow v1
;;     v23 = isub.i32 v21, v22
;;     v24 = ihigh v0
;;     v25 = ihigh v1
;;     v26 = isub.i32 v24, v25
;;     v27 = icmp.ult v21, v22
;;     v28 = uextend.i32 v27
;;     v29 = isub.i32 v26, v28
;;     v30 = iconcat v23, v29
;;     return v30
;; }

function %band_i64 {
block0(v0: i64, v1: i64):
    v20 = band.i64 v0, v1
    return v20
}
;; function %band_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ilow v1
;;     v23 = band.i32 v21, v22
;;     v24 = ihigh v0
;;     v25 = ihigh v1
;;     v26 = band.i32 v24, v25
;;     v27 = iconcat v23, v26
;;     return v27
;; }

function %bor_i64 {
block0(v0: i64, v1: i64):
    v20 = bor.i64 v0, v1
    return v20
}
;; function %bor_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ilow v1
;;     v23 = bor.i32 v21, v22
;;     v24 = ihigh v0
;;     v25 = ihigh v1
;;     v26 = bor.i32 v24, v25
;;     v27 = iconcat v23, v26
;;     return v27
;; }

function %bxor_i64 {
block0(v0: i64, v1: i64):
    v20 = bxor.i64 v0, v1
    return v20
}
;; function %bxor_i64 {
;; block0(v0: i64, v1: i64):
;;     v21 = ilow v0
;;     v22 = ilow v1
;;     v23 = bxor.i32 v21, v22
;;     v24 = ihigh v0
;;     v25 = ihigh v1
;;     v26 = bxor.i32 v24, v25
;;     v27 = iconcat v23, v26
;;     return v27
;; }

function %bnot_i64 {
block0(v0: i64):
    v20 = bnot.i64 v0
    return v20
}
;; function %bnot_i64 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = bnot.i32 v21
;;     v23 = ihigh v0
;;     v24 = bnot.i32 v23
;;     v25 = iconcat v22, v24
;;     return v25
;; }

function %select_i64 {
block0(v0: b1, v1: i64, v2: i64):
    v20 = select.i64 v0, v1, v2
    return v20
}
;; function %select_i64 {
;; block0(v0: b1, v1: i64, v2: i64):
;;     v21 = ilow v1
;;     v22 = ilow v2
;;     v23 = select.i32 v0, v21, v22
;;     v24 = ihigh v1
;;     v25 = ihigh v2
;;     v26 = select.i32 v0, v24, v25
;;     v27 = iconcat v23, v26
;;     return v27
;; }

function %ireduce_i32 {
block0(v0: i64):
    v20 = ireduce.i32 v0
    return v20
}
;; function %ireduce_i32 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     return v21
;; }

function %ireduce_i8 {
block0(v0: i64):
    v20 = ireduce.i8 v0
    return v20
}
;; function %ireduce_i8 {
;; block0(v0: i64):
;;     v21 = ilow v0
;;     v22 = ireduce.i8 v21
;;     return v22
;; }

function %uextend_i32 {
block0(v0: i32):
    v20 = uextend.i64 v0
    return v20
}
;; function %uextend_i32 {
;; block0(v0: i32):
;;     v21 = iconst.i32 0
;;     v22 = iconcat v0, v21
;;     return v22
;; }

function %uextend_i8 {
block0(v0: i8):
    v20 = uextend.i64 v0
    return v20
}
;; function %uextend_i8 {
;; block0(v0: i8):
;;     v21 = uextend.i32 v0
;;     v22 = iconst.i32 0
;;     v23 = iconcat v21, v22
;;     return v23
;; }

function %sextend_i32 {
block0(v0: i32):
    v20 = sextend.i64 v0
    return v20
}
;; function %sextend_i32 {
;; block0(v0: i32):
;;     v21 = iconst.i32 31
;;     v22 = sshr.i32 v0, v21
;;     v23 = iconcat v0, v22
;;     return v23
;; }

function %sextend_i8 {
block0(v0: i8):
    v20 = sextend.i64 v0
    return v20
}
;; function %sextend_i8 {
;; block0(v0: i8):
;;     v21 = sextend.i32 v0
;;     v22 = iconst.i32 31
;;     v23 = sshr.i32 v21, v22
;;     v24 = iconcat v21, v23
;;     return v24
;; }

function %equal {
block0(v0: b1, v1: b1):
    v20 = icmp.eq v0, v1
    return v20
}
;; function %equal {
;; block0(v0: b1, v1: b1):
;;     v21 = bxor.b1 v0, v1
;;     v22 = bnot.b1 v21
;;     return v22
;; }

function %differ {
block0(v0: b1, v1: b1):
    v20 = icmp.ne v0, v1
    return v20
}
;; function %differ {
;; block0(v0: b1, v1: b1):
;;     v21 = bxor.b1 v0, v1
;;     return v21
;; }

function %ineg_i32 {
block0(v0: i32):
    v20 = ineg.i32 v0
    return v20
}
;; function %ineg_i32 {
;; block0(v0: i32):
;;     v21 = iconst.i32 0
;;     v22 = isub.i32 v21, v0
;;     return v22
;; }

function %umin_i32 {
block0(v0: i32, v1: i32):
    v20 = umin.i32 v0, v1
    return v20
}
;; function %umin_i32 {
;; block0(v0: i32, v1: i32):
;;     v21 = icmp.ult v0, v1
;;     v22 = select.i32 v21, v0, v1
;;     return v22
;; }

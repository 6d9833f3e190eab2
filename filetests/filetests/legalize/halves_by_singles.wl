; test legalize precise-output
; target gfx700
; A machine that only converts halves computes in singles: exact operands, one rounding to singles, one to halves. Subnormal halves are normal singles, so that
; singles flush only where the operation does.

function %sum {
block0(v0: f16, v1: f16):
    v2 = fadd.f16 v0, v1
    return v2
}
;; function %sum {
;; block0(v0: f16, v1: f16):
;;     v3 = fconvert.f32 v0
;;     v4 = fconvert.f32 v1
;;     v5 = fadd.f32 v3, v4
;;     v6 = fconvert.f16 v5
;;     return v6
;; }

function %sum_flushed {
block0(v0: f16, v1: f16):
    v2 = fadd.ftz.f16 v0, v1
    return v2
}
;; function %sum_flushed {
;; block0(v0: f16, v1: f16):
;;     v3 = fconvert.ftz.f32 v0
;;     v4 = fconvert.ftz.f32 v1
;;     v5 = fadd.ftz.f32 v3, v4
;;     v6 = fconvert.ftz.f16 v5
;;     return v6
;; }

function %compare {
block0(v0: f16, v1: f16):
    v2 = fcmp.lt v0, v1
    return v2
}
;; function %compare {
;; block0(v0: f16, v1: f16):
;;     v3 = fconvert.f32 v0
;;     v4 = fconvert.f32 v1
;;     v5 = fcmp.lt v3, v4
;;     return v5
;; }

function %compare_flushed {
block0(v0: f16, v1: f16):
    v2 = fcmp.lt.ftz v0, v1
    return v2
}
;; function %compare_flushed {
;; block0(v0: f16, v1: f16):
;;     v3 = fconvert.ftz.f32 v0
;;     v4 = fconvert.ftz.f32 v1
;;     v5 = fcmp.lt v3, v4
;;     return v5
;; }

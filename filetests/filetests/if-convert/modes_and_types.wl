; test if-convert precise-output
; Sums of doubles count more than those of singles; a direction of rounding that has to be set stays behind the branch; truth values are selected by logic.

function %rounding {
block0(v0: f32, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = fadd.f32.up v0, v0
    jump block2(v2)
block2(v3: f32):
    return v3
}
;; function %rounding {
;; block0(v0: f32, v1: b1):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v2 = fadd.up.f32 v0, v0
;;     jump block2(v2)
;; block2(v3: f32):
;;     return v3
;; }

function %single {
block0(v0: f32, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = fadd.f32 v0, v0
    v3 = fmul.f32 v2, v0
    jump block2(v3)
block2(v4: f32):
    return v4
}
;; function %single {
;; block0(v0: f32, v1: b1):
;;     v2 = fadd.f32 v0, v0
;;     v3 = fmul.f32 v2, v0
;;     v5 = select.f32 v1, v3, v0
;;     jump block2(v5)
;; block2(v4: f32):
;;     return v4
;; }

function %double {
block0(v0: f64, v1: b1):
    branch v1, block1, block2(v0)
block1:
    v2 = fadd.f64 v0, v0
    v3 = fmul.f64 v2, v0
    jump block2(v3)
block2(v4: f64):
    return v4
}
;; function %double {
;; block0(v0: f64, v1: b1):
;;     branch v1, block1, block2(v0)
;; block1:
;;     v2 = fadd.f64 v0, v0
;;     v3 = fmul.f64 v2, v0
;;     jump block2(v3)
;; block2(v4: f64):
;;     return v4
;; }

function %truth {
block0(v0: i32, v1: b1, v2: b1):
    branch v1, block1, block2(v2)
block1:
    v3 = icmp.slt v0, v0
    jump block2(v3)
block2(v4: b1):
    branch v4, block3, block4
block3:
    trap v0
    return v0
block4:
    return v0
}
;; function %truth {
;; block0(v0: i32, v1: b1, v2: b1):
;;     v3 = icmp.slt v0, v0
;;     v5 = band.b1 v1, v3
;;     v6 = bnot.b1 v1
;;     v7 = band.b1 v6, v2
;;     v8 = bor.b1 v5, v7
;;     jump block2(v8)
;; block2(v4: b1):
;;     branch v4, block3, block4
;; block3:
;;     trap v0
;;     return v0
;; block4:
;;     return v0
;; }

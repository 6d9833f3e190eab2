; test gvn precise-output
; Equal instructions merge where one dominates the other; operands of commutative ones in either order.

function %dominated {
block0(v0: i32, v1: i32, v2: b1):
    v10 = iadd.i32 v0, v1
    branch v2, block1, block2
block1:
    v11 = iadd.i32 v1, v0
    v12 = imul.i32 v11, v10
    return v12
block2:
    v13 = isub.i32 v0, v1
    v14 = isub.i32 v1, v0
    v15 = iadd.i32 v13, v14
    return v15
}
;; function %dominated {
;; block0(v0: i32, v1: i32, v2: b1):
;;     v10 = iadd.i32 v0, v1
;;     branch v2, block1, block2
;; block1:
;;     v12 = imul.i32 v10, v10
;;     return v12
;; block2:
;;     v13 = isub.i32 v0, v1
;;     v14 = isub.i32 v1, v0
;;     v15 = iadd.i32 v13, v14
;;     return v15
;; }

; Neither side of a branch dominates the other.
function %siblings {
block0(v0: i32, v2: b1):
    branch v2, block1, block2
block1:
    v10 = ineg.i32 v0
    jump block3(v10)
block2:
    v11 = ineg.i32 v0
    jump block3(v11)
block3(v12: i32):
    v13 = ineg.i32 v0
    v14 = iadd.i32 v12, v13
    return v14
}
;; function %siblings {
;; block0(v0: i32, v2: b1):
;;     branch v2, block1, block2
;; block1:
;;     v10 = ineg.i32 v0
;;     jump block3(v10)
;; block2:
;;     v11 = ineg.i32 v0
;;     jump block3(v11)
;; block3(v12: i32):
;;     v13 = ineg.i32 v0
;;     v14 = iadd.i32 v12, v13
;;     return v14
;; }

; Modes, immediates and types tell instructions apart.
function %different {
block0(v0: f32, v1: i32):
    v10 = fadd.f32 v0, v0
    v11 = fadd.up.f32 v0, v0
    v12 = fadd.ftz.f32 v0, v0
    v13 = icmp.slt v1, v1
    v14 = icmp.ult v1, v1
    v15 = workitemid.i32 0
    v16 = workitemid.i32 1
    v17 = workitemid.i32 0
    return v10, v11, v12, v13, v14, v15, v16, v17
}
;; function %different {
;; block0(v0: f32, v1: i32):
;;     v10 = fadd.f32 v0, v0
;;     v11 = fadd.up.f32 v0, v0
;;     v12 = fadd.ftz.f32 v0, v0
;;     v13 = icmp.slt v1, v1
;;     v14 = icmp.ult v1, v1
;;     v15 = workitemid.i32 0
;;     v16 = workitemid.i32 1
;;     return v10, v11, v12, v13, v14, v15, v16, v15
;; }

; Memory that does not change may be read once; other memory, clocks and convergent operations not.
function %memory {
block0(v0: i64, v1: b1):
    v10 = load.i32 kernarg align 4 [v0]
    v11 = load.i32 global align 4 [v0]
    v12 = activelanecount v1
    v13 = clock.i64
    v14 = load.i32 kernarg align 4 [v0]
    v15 = load.i32 global align 4 [v0]
    v16 = activelanecount v1
    v17 = clock.i64
    v18 = load.i32 kernarg align 4 [v0+4]
    return v10, v11, v12, v13, v14, v15, v16, v17, v18
}
;; function %memory {
;; block0(v0: i64, v1: b1):
;;     v10 = load.i32 kernarg align 4 [v0]
;;     v11 = load.i32 global align 4 [v0]
;;     v12 = activelanecount v1
;;     v13 = clock.i64
;;     v15 = load.i32 global align 4 [v0]
;;     v16 = activelanecount v1
;;     v17 = clock.i64
;;     v18 = load.i32 kernarg align 4 [v0+4]
;;     return v10, v11, v12, v13, v10, v15, v16, v17, v18
;; }

; Constants stay in their blocks; what is computed from equal ones merges.
function %constants {
block0(v0: i32, v2: b1):
    v10 = iconst.i32 7
    v11 = iconst.i32 7
    v12 = iadd.i32 v0, v10
    v13 = imul.i32 v12, v11
    branch v2, block1, block2
block1:
    v14 = iconst.i32 7
    v15 = iadd.i32 v0, v14
    v16 = isub.i32 v15, v14
    return v16
block2:
    return v13
}
;; function %constants {
;; block0(v0: i32, v2: b1):
;;     v10 = iconst.i32 7
;;     v12 = iadd.i32 v0, v10
;;     v13 = imul.i32 v12, v10
;;     branch v2, block1, block2
;; block1:
;;     v14 = iconst.i32 7
;;     v16 = isub.i32 v12, v14
;;     return v16
;; block2:
;;     return v13
;; }

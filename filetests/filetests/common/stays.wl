; test common precise-output
; What both sides have and has to stay there.

; Others come to a side as well.
function %entered {
block0(v0: b1, v1: i32, v2: b1):
    branch v2, block4, block2
block4:
    branch v0, block1, block2
block1:
    v3 = imul.i32 v1, v1
    return v3
block2:
    v4 = imul.i32 v1, v1
    return v4
}
;; function %entered {
;; block0(v0: b1, v1: i32, v2: b1):
;;     branch v2, block4, block2
;; block4:
;;     branch v0, block1, block2
;; block1:
;;     v3 = imul.i32 v1, v1
;;     return v3
;; block2:
;;     v4 = imul.i32 v1, v1
;;     return v4
;; }

; Memory may change, and lanes count themselves.
kernel %effects {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = icmp.eq v2, v2
    branch v3, block1, block2
block1:
    store.i32 global align 4 [v1+8], v2
    v4 = load.i32 global align 4 [v1]
    v5 = activelanecount v3
    store.i32 global align 4 [v1], v5
    return
block2:
    store.i32 global align 4 [v1+8], v2
    v6 = load.i32 global align 4 [v1]
    v7 = activelanecount v3
    store.i32 global align 4 [v1+4], v7
    return
}
;; kernel %effects {
;;     param %p : i64 at 0 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = workitemid.i32 0
;;     v3 = icmp.eq v2, v2
;;     branch v3, block1, block2
;; block1:
;;     store.i32 global align 4 [v1+8], v2
;;     v4 = load.i32 global align 4 [v1]
;;     v5 = activelanecount v3
;;     store.i32 global align 4 [v1], v5
;;     return
;; block2:
;;     store.i32 global align 4 [v1+8], v2
;;     v6 = load.i32 global align 4 [v1]
;;     v7 = activelanecount v3
;;     store.i32 global align 4 [v1+4], v7
;;     return
;; }

; Constants are made where they are read, and different ones differ.
function %constants {
block0(v0: b1, v1: i32):
    branch v0, block1, block2
block1:
    v2 = iconst.i32 7
    v3 = imul.i32 v1, v2
    return v2, v3
block2:
    v4 = iconst.i32 7
    v5 = iconst.i32 9
    v6 = imul.i32 v1, v5
    return v4, v6
}
;; function %constants {
;; block0(v0: b1, v1: i32):
;;     branch v0, block1, block2
;; block1:
;;     v2 = iconst.i32 7
;;     v3 = imul.i32 v1, v2
;;     return v2, v3
;; block2:
;;     v4 = iconst.i32 7
;;     v5 = iconst.i32 9
;;     v6 = imul.i32 v1, v5
;;     return v4, v6
;; }

; Of floats the order says which NaN passes.
function %floats {
block0(v0: b1, v1: f32, v2: f32):
    branch v0, block1, block2
block1:
    v3 = fadd.f32 v1, v2
    return v3
block2:
    v4 = fadd.f32 v2, v1
    return v4
}
;; function %floats {
;; block0(v0: b1, v1: f32, v2: f32):
;;     branch v0, block1, block2
;; block1:
;;     v3 = fadd.f32 v1, v2
;;     return v3
;; block2:
;;     v4 = fadd.f32 v2, v1
;;     return v4
;; }

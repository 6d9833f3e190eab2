; test arguments dce precise-output
; Arguments side by side are loaded at once, wherever they are read.

kernel %pointers_and_numbers {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %w : i32 at 16 align 4
    param %h : f32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 16 width all [v0]
    v2 = load.i32 kernarg align 16 width all [v0+16]
    v3 = icmp.eq v2, v2
    branch v3, block1, block2
block1:
    v4 = load.i64 kernarg align 8 width all [v0+8]
    v5 = load.f32 kernarg align 4 width all [v0+20]
    store.f32 global align 4 [v4], v5
    jump block2
block2:
    store.i32 global align 4 [v1], v2
    return
}
;; kernel %pointers_and_numbers {
;;     param %a : i64 at 0 align 8
;;     param %b : i64 at 8 align 8
;;     param %w : i32 at 16 align 4
;;     param %h : f32 at 20 align 4
;; block0:
;;     v6 = iconst.i64 0
;;     v7, v8, v9, v10 = load.i64 kernarg align 16 [v6]
;;     v11 = ilow v9
;;     v12 = ihigh v9
;;     v13 = bitcast.f32 v12
;;     v3 = icmp.eq v11, v11
;;     branch v3, block1, block2
;; block1:
;;     store.f32 global align 4 [v8], v13
;;     jump block2
;; block2:
;;     store.i32 global align 4 [v7], v11
;;     return
;; }

; Four lanes would be more than the segment has.
kernel %end_of_the_segment {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
    param %c : i64 at 16 align 8
    param %d : i64 at 24 align 8
    param %e : i64 at 32 align 8
    param %f : i64 at 40 align 8
    param %g : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0+8]
    v2 = load.i64 kernarg align 8 width all [v0+40]
    v3 = load.i32 kernarg align 4 width all [v0+48]
    store.i32 global align 4 [v1], v3
    store.i32 global align 4 [v2], v3
    return
}
;; kernel %end_of_the_segment {
;;     param %a : i64 at 0 align 8
;;     param %b : i64 at 8 align 8
;;     param %c : i64 at 16 align 8
;;     param %d : i64 at 24 align 8
;;     param %e : i64 at 32 align 8
;;     param %f : i64 at 40 align 8
;;     param %g : i32 at 48 align 4
;; block0:
;;     v4 = iconst.i64 0
;;     v5, v6 = load.i64 kernarg align 8 [v4+40]
;;     v7 = ilow v6
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0+8]
;;     store.i32 global align 4 [v1], v7
;;     store.i32 global align 4 [v5], v7
;;     return
;; }

; One alone stays where it is, as do bytes.
kernel %alone {
    param %a : i64 at 0 align 8
    param %b : i8 at 8 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i8 kernarg align 1 width all [v0+8]
    store.i8 global align 1 [v1], v2
    return
}
;; kernel %alone {
;;     param %a : i64 at 0 align 8
;;     param %b : i8 at 8 align 1
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i8 kernarg align 1 width all [v0+8]
;;     store.i8 global align 1 [v1], v2
;;     return
;; }

; A place that is not known.
kernel %indexed {
    param %a : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = workitemid.i64 0
    v2 = load.i64 kernarg align 8 [v1]
    v3 = load.i32 kernarg align 4 width all [v0+8]
    store.i32 global align 4 [v2], v3
    return
}
;; kernel %indexed {
;;     param %a : i64 at 0 align 8
;;     param %b : i64 at 8 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = workitemid.i64 0
;;     v2 = load.i64 kernarg align 8 [v1]
;;     v3 = load.i32 kernarg align 4 width all [v0+8]
;;     store.i32 global align 4 [v2], v3
;;     return
;; }

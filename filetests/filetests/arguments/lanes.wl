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

; One alone stays where it is.
kernel %alone {
    param %a : i64 at 0 align 8
    param %b : i8 at 16 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i8 1
    store.i8 global align 1 [v1], v2
    return
}
;; kernel %alone {
;;     param %a : i64 at 0 align 8
;;     param %b : i8 at 16 align 1
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = iconst.i8 1
;;     store.i8 global align 1 [v1], v2
;;     return
;; }

; Parts of words, which mostly no load of a wave loads, also where there is but one.
kernel %narrow {
    param %a : i64 at 0 align 8
    param %b : i8 at 24 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i8 kernarg align 1 width all [v0+24]
    store.i8 global align 1 [v1], v2
    return
}
;; kernel %narrow {
;;     param %a : i64 at 0 align 8
;;     param %b : i8 at 24 align 1
;; block0:
;;     v3 = iconst.i64 0
;;     v4 = load.i64 kernarg align 8 [v3+24]
;;     v5 = ilow v4
;;     v6 = ireduce.i8 v5
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     store.i8 global align 1 [v1], v6
;;     return
;; }
kernel %all_parts {
    param %a : i64 at 0 align 8
    param %b : i8 at 9 align 1
    param %c : i16 at 10 align 2
    param %d : f16 at 14 align 2
    param %e : i8 at 12 align 1
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i8 kernarg align 1 width all [v0+9]
    v3 = load.i16 kernarg align 2 width all [v0+10]
    v4 = load.f16 kernarg align 2 width all [v0+14]
    v5 = load.i8 kernarg align 1 width all [v0+12]
    store.i8 global align 1 [v1], v2
    store.i16 global align 2 [v1+2], v3
    store.f16 global align 2 [v1+4], v4
    store.i8 global align 1 [v1+6], v5
    return
}
;; kernel %all_parts {
;;     param %a : i64 at 0 align 8
;;     param %b : i8 at 9 align 1
;;     param %c : i16 at 10 align 2
;;     param %d : f16 at 14 align 2
;;     param %e : i8 at 12 align 1
;; block0:
;;     v6 = iconst.i64 0
;;     v7, v8 = load.i64 kernarg align 16 [v6]
;;     v9 = ilow v8
;;     v10 = iconst.i32 8
;;     v11 = ushr.i32 v9, v10
;;     v12 = ireduce.i8 v11
;;     v13 = ilow v8
;;     v14 = iconst.i32 16
;;     v15 = ushr.i32 v13, v14
;;     v16 = ireduce.i16 v15
;;     v17 = ihigh v8
;;     v18 = iconst.i32 16
;;     v19 = ushr.i32 v17, v18
;;     v20 = ireduce.i16 v19
;;     v21 = bitcast.f16 v20
;;     v22 = ihigh v8
;;     v23 = ireduce.i8 v22
;;     store.i8 global align 1 [v7], v12
;;     store.i16 global align 2 [v7+2], v16
;;     store.f16 global align 2 [v7+4], v21
;;     store.i8 global align 1 [v7+6], v23
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

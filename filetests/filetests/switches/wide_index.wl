; test switches precise-output
; The low word of a wide index decides, since an index beyond the table is undefined.

kernel %wide {
    param %out : i64 at 0 align 8
    param %which : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0 + 8]
    v3 = iconst.i32 5
    switch v2, [block1, block2, block3]
block1:
    store.i32 global align 4 [v1], v3
    jump block3
block2:
    store.i32 global align 4 [v1 + 4], v3
    jump block3
block3:
    return
}
;; kernel %wide {
;;     param %out : i64 at 0 align 8
;;     param %which : i64 at 8 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i64 kernarg align 8 width all [v0+8]
;;     v3 = iconst.i32 5
;;     v4 = ireduce.i32 v2
;;     v7 = iconst.i32 1
;;     v8 = icmp.ult v4, v7
;;     branch v8, block1, block4
;; block1:
;;     store.i32 global align 4 [v1], v3
;;     jump block3
;; block2:
;;     store.i32 global align 4 [v1+4], v3
;;     jump block3
;; block3:
;;     return
;; block4:
;;     v5 = iconst.i32 2
;;     v6 = icmp.ult v4, v5
;;     branch v6, block2, block3
;; }

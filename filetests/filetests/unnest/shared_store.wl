; test unnest precise-output
; What the way into a loop shares with the end of its rounds is copied to both, and one loop is left.

kernel %sums {
block0:
    v0 = workitemid.i32 0
    v1 = currentworkgroupsize.i32 0
    v2 = iconst.i32 2
    v3 = ishl.i32 v0, v2
    jump block1(v0, v1)
block1(v4: i32, v5: i32):
    store.i32 group align 4 [v3], v4
    jump block2(v5)
block2(v6: i32):
    barrier width all
    v7 = iconst.i32 1
    v8 = ushr.i32 v6, v7
    v9 = iconst.i32 0
    v10 = icmp.eq v8, v9
    branch v10, block5, block3
block3:
    v11 = icmp.uge v0, v8
    branch v11, block2(v8), block4
block4:
    v12 = load.i32 group align 4 [v3+4]
    jump block1(v12, v8)
block5:
    return
}
;; kernel %sums {
;; block0:
;;     v0 = workitemid.i32 0
;;     v1 = currentworkgroupsize.i32 0
;;     v2 = iconst.i32 2
;;     v3 = ishl.i32 v0, v2
;;     store.i32 group align 4 [v3], v0
;;     jump block2(v1)
;; block2(v6: i32):
;;     barrier width all
;;     v7 = iconst.i32 1
;;     v8 = ushr.i32 v6, v7
;;     v9 = iconst.i32 0
;;     v10 = icmp.eq v8, v9
;;     branch v10, block5, block3
;; block3:
;;     v11 = icmp.uge v0, v8
;;     branch v11, block2(v8), block4
;; block4:
;;     v12 = load.i32 group align 4 [v3+4]
;;     store.i32 group align 4 [v3], v12
;;     jump block2(v8)
;; block5:
;;     return
;; }

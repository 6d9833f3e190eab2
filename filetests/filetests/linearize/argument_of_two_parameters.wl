; test linearize precise-output
; A value of the wave that two parameters of lanes are given has a copy for each: none has to be written on the edge.

kernel %k {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 64
    v4 = iconst.i32 0
    v5 = icmp.uge v2, v3
    branch v5, block2(v4, v4), block1
block1:
    v6 = load.i32 global align 4 [v1]
    v7 = iadd.i32 v6, v2
    jump block2(v6, v7)
block2(v8: i32, v9: i32):
    v10 = iadd.i32 v8, v9
    store.i32 global align 4 [v1], v10
    return
}
;; kernel %k {
;;     param %p : i64 at 0 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = workitemid.i32 0
;;     v3 = iconst.i32 64
;;     v4 = iconst.i32 0
;;     v5 = icmp.uge v2, v3
;;     v11 = bitcast.i32 v4
;;     v12 = bitcast.i32 v4
;;     branch v5, block7, block1
;; block7:
;;     jump block2(v11, v12)
;; block1:
;;     v6 = load.i32 global align 4 [v1]
;;     v7 = iadd.i32 v6, v2
;;     v13 = bitcast.i32 v6
;;     jump block2(v13, v7)
;; block2(v8: i32, v9: i32):
;;     v10 = iadd.i32 v8, v9
;;     store.i32 global align 4 [v1], v10
;;     return
;; wave {
;; block3 of block0 0..8:
;;     | v0 = iconst.i64 0
;;     | v1 = load.i64 kernarg align 8 width all [v0]
;;     | v2 = workitemid.i32 0
;;     | v3 = iconst.i32 64
;;     | v4 = iconst.i32 0
;;     | v5 = icmp.uge v2, v3
;;     | v11 = bitcast.i32 v4
;;     | v12 = bitcast.i32 v4
;;     v15 = exec_get
;;     v16 = exec_get
;;     v17 = mask_of v5
;;     v18 = mask_and v16, v17
;;     v19 = mask_andn v16, v17
;;     exec_set v18
;;     wave_jump block8
;; block8 of block7 0..0:
;;     exec_set v19
;;     wave_branch_any v19, block4, block9
;; block9:
;;     wave_jump block5
;; block4 of block1 0..3:
;;     | v6 = load.i32 global align 4 [v1]
;;     | v7 = iadd.i32 v6, v2
;;     | v13 = bitcast.i32 v6
;;     wave_jump block5
;; block5:
;;     exec_set v15
;;     wave_jump block6
;; block6 of block2 0..2:
;;     | v10 = iadd.i32 v8, v9
;;     | store.i32 global align 4 [v1], v10
;;     wave_end
;; }
;; }

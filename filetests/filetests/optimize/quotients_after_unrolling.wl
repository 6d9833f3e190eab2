; test optimize precise-output
; Quotients by constants become products only once loops are unrolled: until then it shows that they are contained once at most.

kernel %sums {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 0
    v3 = iconst.i32 1
    v4 = iconst.i32 3
    v5 = iconst.i32 1000
    jump block1(v2, v3)
block1(v6: i32, v7: i32):
    v8 = uextend.i64 v6
    v9 = iadd.i64 v1, v8
    v10 = load.i8 global align 1 [v9]
    v11 = uextend.i32 v10
    v12 = iadd.i32 v7, v11
    v13 = urem.i32 v12, v5
    v14 = iadd.i32 v6, v3
    v15 = icmp.ult v14, v4
    branch v15, block1(v14, v13), block2
block2:
    store.i32 global align 4 [v1], v13
    return
}
;; kernel %sums {
;;     param %p : i64 at 0 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v3 = iconst.i32 1
;;     v20 = load.i8 global align 1 initial [v1]
;;     v21 = uextend.i32 v20
;;     v22 = iadd.i32 v21, v3
;;     v30 = load.i8 global align 1 initial [v1+1]
;;     v31 = uextend.i32 v30
;;     v32 = iadd.i32 v22, v31
;;     v10 = load.i8 global align 1 initial [v1+2]
;;     v11 = uextend.i32 v10
;;     v12 = iadd.i32 v32, v11
;;     store.i32 global align 4 [v1], v12
;;     return
;; }

; One that runs as often as an argument says.
kernel %stays {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = iconst.i32 10
    v4 = iconst.i32 0
    v5 = iconst.i32 1
    jump block1(v2, v4)
block1(v6: i32, v7: i32):
    v8 = udiv.i32 v6, v3
    v9 = iadd.i32 v7, v5
    v10 = icmp.ne v8, v4
    branch v10, block1(v8, v9), block2
block2:
    store.i32 global align 4 [v1], v9
    return
}
;; kernel %stays {
;;     param %p : i64 at 0 align 8
;;     param %n : i32 at 8 align 4
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i32 kernarg align 4 width all [v0+8]
;;     v4 = iconst.i32 0
;;     v5 = iconst.i32 1
;;     jump block1(v2, v4)
;; block1(v6: i32, v7: i32):
;;     v11 = iconst.i32 0xcccccccd
;;     v12 = umulhi.i32 v6, v11
;;     v13 = iconst.i32 3
;;     v14 = ushr.i32 v12, v13
;;     v9 = iadd.i32 v7, v5
;;     v10 = icmp.ne v14, v4
;;     branch v10, block1(v14, v9), block2
;; block2:
;;     store.i32 global align 4 [v1], v9
;;     return
;; }

; Of the remainder the low word is asked for, when it is made of a product, too.
kernel %low_word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 global align 8 [v1]
    v3 = iconst.i64 0x3b800001
    v4 = urem.i64 v2, v3
    v5 = ireduce.i32 v4
    store.i32 global align 4 [v1], v5
    return
}
;; kernel %low_word {
;;     param %p : i64 at 0 align 8
;; block0:
;;     v0 = iconst.i64 0
;;     v1 = load.i64 kernarg align 8 width all [v0]
;;     v2 = load.i64 global align 8 initial [v1]
;;     v7 = iconst.i64 0x89ae40875de0cc3f
;;     v8 = umulhi.i64 v2, v7
;;     v9 = iconst.i32 29
;;     v10 = ushr.i64 v8, v9
;;     v13 = ireduce.i32 v10
;;     v14 = iconst.i32 0x3b800001
;;     v15 = imul.i32 v13, v14
;;     v17 = ireduce.i32 v2
;;     v18 = isub.i32 v17, v15
;;     store.i32 global align 4 [v1], v18
;;     return
;; }

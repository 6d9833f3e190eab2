; test regalloc precise-output scalars=4
; target ivb
; More scalars than there are: they go to lanes of a vector.

kernel %k {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
    param %s0 : i32 at 12 align 4
    param %s1 : i32 at 16 align 4
    param %s2 : i32 at 20 align 4
    param %s3 : i32 at 24 align 4
    param %s4 : i32 at 28 align 4
    param %s5 : i32 at 32 align 4
    param %s6 : i32 at 36 align 4
    param %s7 : i32 at 40 align 4
    param %s8 : i32 at 44 align 4
    param %s9 : i32 at 48 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v10 = load.i32 kernarg align 4 width all [v0+12]
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = load.i32 kernarg align 4 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = load.i32 kernarg align 4 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+36]
    v17 = load.i32 kernarg align 4 width all [v0+40]
    v18 = load.i32 kernarg align 4 width all [v0+44]
    v19 = load.i32 kernarg align 4 width all [v0+48]
    v30 = imul.i32 v10, v11
    v31 = iadd.i32 v30, v12
    v32 = iadd.i32 v31, v13
    v33 = iadd.i32 v32, v14
    v34 = iadd.i32 v33, v15
    v35 = iadd.i32 v34, v16
    v36 = iadd.i32 v35, v17
    v37 = iadd.i32 v36, v18
    v38 = iadd.i32 v37, v19
    v50 = bxor.i32 v38, v10
    v51 = bxor.i32 v50, v19
    store.i32 global align 4 [v5], v51
    store.i32 global align 4 [v5+4], v2
    return
}
;; machine kernel %k target ivb wave 16 after regalloc {
;;     .scalars 4
;; mb0: wave of block1
;; lanes {
;;     v0 = add.d r8.0.ud, r1.0.uw.lanes
;;     s0 = mul_word.low r8.12.ud, r8.16.ud scope:wave
;;     s1 = mul_word.high r8.12.ud, r8.16.ud scope:wave
;;     s0 tied(s0) = add_word s1 scope:wave
;;     s0 = add.d s0, r8.20.ud scope:wave
;;     s0 = add.d s0, r8.24.ud scope:wave
;;     s0 = add.d s0, r8.28.ud scope:wave
;;     s0 = add.d s0, r9.0.ud scope:wave
;;     s0 = add.d s0, r9.4.ud scope:wave
;;     s0 = add.d s0, r9.8.ud scope:wave
;;     s0 = add.d s0, r9.12.ud scope:wave
;;     s0 = add.d s0, r9.16.ud scope:wave
;;     s0 = xor.ud s0, r8.12.ud scope:wave
;;     s0 = xor.ud s0, r9.16.ud scope:wave
;;     v[0:2].1 tied(v[0:2]) = mov.ud s0
;;     v[0:2].2 tied(v[0:2]) = mov.ud r8.8.ud
;;     store.d2 v[0:2] space:global
;; }
;;     end
;; }

; test regalloc precise-output sgprs=12
; target gfx1201
; Scalars of the wave that do not fit go to lanes of a vector register.

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
;; machine kernel %k target gfx1201 wave 32 after regalloc {
;;     .sgprs 12
;; mb0: wave of block1
;;     s[0:1], v0 = inputs
;;     s[4:11] = s_load_b256 s[0:1], 0x0
;;     v3 = park s4 lane:0
;;     v3 = park s5 lane:1
;;     v3 = park s6 lane:2
;;     v3 = park s7 lane:3
;;     v3 = park s8 lane:4
;;     v3 = park s9 lane:5
;;     v3 = park s10 lane:6
;;     v3 = park s11 lane:7
;;     s[0:7] = s_load_b256 s[0:1], 0x20
;;     v3 = park s0 lane:8
;;     v3 = park s1 lane:9
;;     v3 = park s2 lane:10
;;     v3 = park s3 lane:11
;;     v3 = park s4 lane:12
;;     v3 = park s5 lane:13
;;     v3 = park s6 lane:14
;;     v3 = park s7 lane:15
;;     s0 = unpark v3 lane:0
;;     s1 = unpark v3 lane:1
;;     s2 = unpark v3 lane:2
;;     s3 = unpark v3 lane:3
;;     s4 = unpark v3 lane:4
;;     s5 = unpark v3 lane:5
;;     s6 = unpark v3 lane:6
;;     s7 = unpark v3 lane:7
;;     vcc_lo = s_mul_i32 s[0:7].3, s[0:7].4
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].5
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].6
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].7
;;     s0 = unpark v3 lane:8
;;     s1 = unpark v3 lane:9
;;     s2 = unpark v3 lane:10
;;     s3 = unpark v3 lane:11
;;     s4 = unpark v3 lane:12
;;     s5 = unpark v3 lane:13
;;     s6 = unpark v3 lane:14
;;     s7 = unpark v3 lane:15
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].0
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].1
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].2
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].3
;;     vcc_lo = s_add_co_u32 vcc_lo, s[0:7].4
;;     s0 = unpark v3 lane:0
;;     s1 = unpark v3 lane:1
;;     s2 = unpark v3 lane:2
;;     s3 = unpark v3 lane:3
;;     s4 = unpark v3 lane:4
;;     s5 = unpark v3 lane:5
;;     s6 = unpark v3 lane:6
;;     s7 = unpark v3 lane:7
;;     vcc_lo = s_xor_b32 vcc_lo, s[0:7].3
;;     s0 = unpark v3 lane:8
;;     s1 = unpark v3 lane:9
;;     s2 = unpark v3 lane:10
;;     s3 = unpark v3 lane:11
;;     s4 = unpark v3 lane:12
;;     s5 = unpark v3 lane:13
;;     s6 = unpark v3 lane:14
;;     s7 = unpark v3 lane:15
;;     vcc_lo = s_xor_b32 vcc_lo, s[0:7].4
;;     v[1:2].0 = v_mov_b32_e32 vcc_lo
;;     s0 = unpark v3 lane:0
;;     s1 = unpark v3 lane:1
;;     s2 = unpark v3 lane:2
;;     s3 = unpark v3 lane:3
;;     s4 = unpark v3 lane:4
;;     s5 = unpark v3 lane:5
;;     s6 = unpark v3 lane:6
;;     s7 = unpark v3 lane:7
;;     v[1:2].1 tied(v[1:2]) = v_mov_b32_e32 s[0:7].2
;;     global_store_b64 v0, v[1:2], s[0:7].0-1
;;     end
;; }

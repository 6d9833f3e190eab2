; test isel precise-output
; target gfx1201
; Products of the low 24 bits as signed numbers.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = smul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %8
;;     %7:v1 = global_load_b32 %9, %11
;;     %6:v1 = global_load_b32 %9, %11 offset:4
;;     %5:v1 = v_mul_i32_i24_e32 %7, %6
;;     global_store_b32 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = smul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %6, 0x0
;;     %10:v1 = v_and_b32_e32 0x3ff, %9
;;     %8:s1 = s_load_b32 %6, 0x8
;;     %7:s1 = s_load_b32 %6, 0xc
;;     %5:v1 = v_mul_i32_i24_e64 %8, %7
;;     global_store_b32 %10, %5, %11 offset:256
;; }
;;     end
;; }

kernel %high {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = smul24hi.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %high target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %8
;;     %7:v1 = global_load_b32 %9, %11
;;     %6:v1 = global_load_b32 %9, %11 offset:4
;;     %5:v1 = v_mul_hi_i32_i24_e32 %7, %6
;;     global_store_b32 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 -5
    v7 = smul24.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %7:v1 = v_and_b32_e32 0x3ff, %6
;;     %5:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_mul_i32_i24_e32 -5, %5
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Constants of halves: the inline ones are 0.5, 1, 2 and 4 with both signs, 1/(2*pi), and the bits of integers from -16 to 64.

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x3800
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %half target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, 0.5
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %minus_one {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0xbc00
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %minus_one target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, -1.0
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x4000
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %two target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, 2.0
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %minus_four {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0xc400
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %minus_four target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, -4.0
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %turn {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x3118
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %turn target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, 0.15915494
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %bits_of_64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x0040
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %bits_of_64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, 64
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %bits_of_minus_16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0xfff0
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %bits_of_minus_16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, -16
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %three {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fconst.f16 0x4200
    v7 = fmul.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %three target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_u16 %6, %8
;;     %4:v1 = v_mul_f16_e64 %5, 0x4200
;;     global_store_b16 %6, %4, %8 offset:256
;; }
;;     end
;; }

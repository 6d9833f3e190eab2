; test isel precise-output
; target gfx1201
; Signed maxima.

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
    v7 = smax.i32 v5, v6
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
;;     %5:v1 = v_max_i32_e32 %7, %6
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
    v7 = smax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %7, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %9:s1 = s_load_b32 %7, 0x8
;;     %8:s1 = s_load_b32 %7, 0xc
;;     %6:s1 = s_max_i32 %9, %8
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %11, %3, %12 offset:256
;; }
;;     end
;; }

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 0
    v7 = smax.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %7:v1 = v_and_b32_e32 0x3ff, %6
;;     %5:v1 = global_load_b32 %7, %9
;;     %4:v1 = v_max_i32_e32 0, %5
;;     global_store_b32 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = smax.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %12:v1 = v_and_b32_e32 0x3ff, %11
;;     %10:v1 = global_load_i16 %12, %14
;;     %9:v1 = global_load_i16 %12, %14 offset:4
;;     %6:v1 = v_max_i32_e32 %10, %9
;;     global_store_b16 %12, %6, %14 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = smax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %14:v1 = v_and_b32_e32 0x3ff, %13
;;     %12:v2 = global_load_b64 %14, %16
;;     %11:v2 = global_load_b64 %14, %16 offset:8
;;     %10:s1 = v_cmp_gt_i64_e64 %12, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %11.0, %12.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %11.1, %12.1, %10
;;     global_store_b64 %14, %9, %16 offset:256
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = smax.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %13, 0x0
;;     %17:v1 = v_and_b32_e32 0x3ff, %16
;;     %15:s2 = s_load_b64 %13, 0x8
;;     %14:s2 = s_load_b64 %13, 0x10
;;     %12:s1 = v_cmp_gt_i64_e64 %15, %14
;;     %7:v1 = v_mov_b32_e32 %15.0
;;     %10.0:v2 = v_cndmask_b32_e64 %14.0, %7, %12
;;     %9:v1 = v_mov_b32_e32 %15.1
;;     %11.1:v2 tied(%10) = v_cndmask_b32_e64 %14.1, %9, %12
;;     global_store_b64 %17, %11, %18 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Minima and maxima of three words.

kernel %umin {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = umin.i32 v5, v6
    v11 = umin.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_min3_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = umax.i32 v5, v6
    v11 = umax.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_max3_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %smin {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = smin.i32 v5, v6
    v11 = smin.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_min3_i32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %smax {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = smax.i32 v5, v6
    v11 = smax.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_max3_i32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

; Of two orders there is none.
kernel %mixed {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = umin.i32 v5, v6
    v11 = smin.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %mixed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v3 = global_load_b96 %10, %12
;;     %8:v1 = v_min_u32_e32 %9.0, %9.1
;;     %5:v1 = v_min_i32_e32 %8, %9.2
;;     global_store_b32 %10, %5, %12 offset:256
;; }
;;     end
;; }

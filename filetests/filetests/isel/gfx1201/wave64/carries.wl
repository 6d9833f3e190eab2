; test isel precise-output wave=64
; target gfx1201
; Carries are pairs of scalars, and must not be where the second pass still reads.

kernel %sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %sum target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v4 = global_load_b128 %12, %14
;;     %9.0:v2, %6:s2 early = v_add_co_u32 %11.0, %11.2
;;     %10.1:v2 tied(%9), %8:s2 early = v_add_co_ci_u32_e64 %11.1, %11.3, %6
;;     global_store_b64 %12, %10, %14 offset:256
;; }
;;     end
;; }

kernel %mixed {
    param %p : i64 at 0 align 8
    param %b : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 kernarg align 8 width all [v0+8]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %mixed target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s4 = s_load_b128 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14.0-1
;;     %9.0:v2, %6:s2 early = v_add_co_u32 %11.0, %14.2
;;     %10.1:v2 tied(%9), %8:s2 early = v_add_co_ci_u32_e64 %11.1, %14.3, %6
;;     global_store_b64 %12, %10, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %difference {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = isub.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %difference target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v4 = global_load_b128 %12, %14
;;     %9.0:v2, %6:s2 early = v_sub_co_u32 %11.0, %11.2
;;     %10.1:v2 tied(%9), %8:s2 early = v_sub_co_ci_u32_e64 %11.1, %11.3, %6
;;     global_store_b64 %12, %10, %14 offset:256
;; }
;;     end
;; }

kernel %carry {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ucarry.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %carry target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %5:v1, %6:s2 early = v_add_co_u32 %8.0, %8.1
;;     %7:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %product {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = uextend.i64 v5
    v8 = uextend.i64 v6
    v9 = imul.i64 v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %product target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %5:v2, %6:s2 early = v_mad_co_u64_u32 %7.0, %7.1, 0
;;     global_store_b64 %8, %5, %10 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Classes of floats as a set of bits. The order of the classes is the machine's.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %7:s1 = v_cmp_class_f32_e64 %9.0, %9.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %8:v1 = global_load_b32 %10, %12 offset:8
;;     %7:s1 = v_cmp_class_f64_e64 %9, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_u16 %10, %12
;;     %8:v1 = global_load_b32 %10, %12 offset:4
;;     %7:s1 = v_cmp_class_f16_e64 %9, %8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %10, %4, %12 offset:256
;; }
;;     end
;; }

kernel %nan {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %nan target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_class_f32_e64 %7, 3
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 0x204
    v7 = fclass v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %7=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %6:s1 = v_cmp_class_f32_e64 %11.2, 0x204
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %7, %4, %11.0-1 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Selections of more than a register, word by word.

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
    v7 = load.i64 global align 8 [v4+8]
    v8 = load.i64 global align 8 [v4+16]
    v9 = icmp.ult v5, v6
    v10 = select.i64 v9, v7, v8
    store.i64 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v2 = global_load_b64 %15, %17
;;     %13:v4 = global_load_b128 %15, %17 offset:8
;;     %12:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %8.0:v2 = v_cndmask_b32_e64 %13.2, %13.0, %12
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.3, %13.1, %12
;;     global_store_b64 %15, %9, %17 offset:256
;; }
;;     end
;; }

kernel %doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.f64 global align 8 [v4+8]
    v8 = load.f64 global align 8 [v4+16]
    v9 = icmp.ult v5, v6
    v10 = select.f64 v9, v7, v8
    store.f64 global align 8 [v4+256], v10
    return
}
;; machine kernel %doubles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v2 = global_load_b64 %15, %17
;;     %13:v4 = global_load_b128 %15, %17 offset:8
;;     %12:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %8.0:v2 = v_cndmask_b32_e64 %13.2, %13.0, %12
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.3, %13.1, %12
;;     global_store_b64 %15, %9, %17 offset:256
;; }
;;     end
;; }

kernel %quads {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32x4 global align 8 [v4+8]
    v8 = load.i32x4 global align 8 [v4+24]
    v9 = icmp.ult v5, v6
    v10 = select.i32x4 v9, v7, v8
    store.i32x4 global align 8 [v4+256], v10
    return
}
;; machine kernel %quads target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v2 = global_load_b64 %20, %22
;;     %18:v4 = global_load_b128 %20, %22 offset:8
;;     %17:v4 = global_load_b128 %20, %22 offset:24
;;     %16:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %10.0:v4 = v_cndmask_b32_e64 %17.0, %18.0, %16
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %17.1, %18.1, %16
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %17.2, %18.2, %16
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %17.3, %18.3, %16
;;     global_store_b128 %20, %13, %22 offset:256
;; }
;;     end
;; }

kernel %bytes16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i8x16 global align 8 [v4+8]
    v8 = load.i8x16 global align 8 [v4+24]
    v9 = icmp.ult v5, v6
    v10 = select.i8x16 v9, v7, v8
    store.i8x16 global align 8 [v4+256], v10
    return
}
;; machine kernel %bytes16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v2 = global_load_b64 %20, %22
;;     %18:v4 = global_load_b128 %20, %22 offset:8
;;     %17:v4 = global_load_b128 %20, %22 offset:24
;;     %16:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %10.0:v4 = v_cndmask_b32_e64 %17.0, %18.0, %16
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %17.1, %18.1, %16
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %17.2, %18.2, %16
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %17.3, %18.3, %16
;;     global_store_b128 %20, %13, %22 offset:256
;; }
;;     end
;; }

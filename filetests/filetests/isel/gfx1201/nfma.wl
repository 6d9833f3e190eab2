; test isel precise-output
; target gfx1201
; Products with a sum at the accuracy of the machine: as `fma`.

kernel %lanes_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v8 = nfma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_fma_f32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
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
    v6 = load.f64 global align 8 [v4+8]
    v7 = load.f64 global align 8 [v4+16]
    v8 = nfma.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %lanes_f64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v4 = global_load_b128 %9, %11
;;     %7:v2 = global_load_b64 %9, %11 offset:16
;;     %6:v2 = v_fma_f64 %8.0-1, %8.2-3, %7
;;     global_store_b64 %9, %6, %11 offset:256
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
    v6 = load.f16 global align 2 [v4+4]
    v7 = load.f16 global align 2 [v4+8]
    v8 = nfma.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %lanes_f16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_u16 %10, %12
;;     %8:v1 = global_load_u16 %10, %12 offset:4
;;     %7:v1 = global_load_u16 %10, %12 offset:8
;;     %6:v1 = v_fma_f16 %9, %8, %7
;;     global_store_b16 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = load.f16x2 global align 4 [v4+8]
    v8 = nfma.f16x2 v5, v6, v7
    store.f16x2 global align 4 [v4+256], v8
    return
}
;; machine kernel %pairs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_b32 %10, %12
;;     %8:v1 = global_load_b32 %10, %12 offset:4
;;     %7:v1 = global_load_b32 %10, %12 offset:8
;;     %6:v1 = v_pk_fma_f16 %9, %8, %7
;;     global_store_b32 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = load.f32 kernarg align 4 width all [v0+12]
    v7 = load.f32 kernarg align 4 width all [v0+16]
    v8 = nfma.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_f32 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %9=v0:v1 = inputs
;;     %16:s8 = s_load_b256 %15, 0x0
;;     %7:s1 = s_mov_b32 %16.4
;;     %8:s1 tied(%7) = s_fmac_f32 %16.2, %16.3
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b32 %9, %3, %16.0-1 offset:256
;; }
;;     end
;; }

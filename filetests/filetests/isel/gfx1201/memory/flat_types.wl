; test isel precise-output
; target gfx1201
; Every type in flat memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i16 flat align 2 [v5+0]
    store.i16 global align 2 [v4+256], v6
    v7 = load.f16 flat align 2 [v5+16]
    store.f16 global align 2 [v4+260], v7
    v8 = load.f32 flat align 4 [v5+32]
    store.f32 global align 4 [v4+264], v8
    v9 = load.f64 flat align 8 [v5+48]
    store.f64 global align 8 [v4+272], v9
    return
}
;; machine kernel %load_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %10:v1 = flat_load_u16 %11
;;     global_store_b16 %12, %10, %14 offset:256
;;     %8:v1 = flat_load_u16 %11 offset:16
;;     global_store_b16 %12, %8, %14 offset:260
;;     %6:v1 = flat_load_b32 %11 offset:32
;;     global_store_b32 %12, %6, %14 offset:264
;;     %4:v2 = flat_load_b64 %11 offset:48
;;     global_store_b64 %12, %4, %14 offset:272
;; }
;;     end
;; }

kernel %load_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 flat align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 flat align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.i64 flat align 8 [v5+32]
    store.i64 global align 8 [v4+264], v8
    v9 = load.f16 flat align 2 [v5+48]
    store.f16 global align 2 [v4+272], v9
    v10 = load.f32 flat align 4 [v5+64]
    store.f32 global align 4 [v4+276], v10
    v11 = load.f64 flat align 8 [v5+80]
    store.f64 global align 8 [v4+280], v11
    return
}
;; machine kernel %load_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s4 = s_load_b128 %40, 0x0
;;     %36.0:v2 = v_mov_b32_e32 %41.2
;;     %37.1:v2 tied(%36) = v_mov_b32_e32 %41.3
;;     %38:v1 = flat_load_u8 %37
;;     global_store_b8 %39, %38, %41.0-1 offset:256
;;     %32:v1 = flat_load_u16 %37 offset:16
;;     global_store_b16 %39, %32, %41.0-1 offset:260
;;     %26:v2 = flat_load_b64 %37 offset:32
;;     global_store_b64 %39, %26, %41.0-1 offset:264
;;     %20:v1 = flat_load_u16 %37 offset:48
;;     global_store_b16 %39, %20, %41.0-1 offset:272
;;     %14:v1 = flat_load_b32 %37 offset:64
;;     global_store_b32 %39, %14, %41.0-1 offset:276
;;     %8:v2 = flat_load_b64 %37 offset:80
;;     global_store_b64 %39, %8, %41.0-1 offset:280
;; }
;;     end
;; }

kernel %store_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i8 global align 1 [v4+8]
    v7 = load.i16 global align 2 [v4+12]
    v8 = load.f16 global align 2 [v4+16]
    v9 = load.f32 global align 4 [v4+20]
    v10 = load.f64 global align 8 [v4+24]
    store.i8 flat align 1 [v5+0], v6
    store.i16 flat align 2 [v5+16], v7
    store.f16 flat align 2 [v5+32], v8
    store.f32 flat align 4 [v5+48], v9
    store.f64 flat align 8 [v5+64], v10
    return
}
;; machine kernel %store_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v2 = global_load_b64 %14, %16
;;     %12:v1 = global_load_u8 %14, %16 offset:8
;;     %11:v1 = global_load_u16 %14, %16 offset:12
;;     %10:v1 = global_load_u16 %14, %16 offset:16
;;     %9:v1 = global_load_b32 %14, %16 offset:20
;;     %8:v2 = global_load_b64 %14, %16 offset:24
;;     flat_store_b8 %13, %12
;;     flat_store_b16 %13, %11 offset:16
;;     flat_store_b16 %13, %10 offset:32
;;     flat_store_b32 %13, %9 offset:48
;;     flat_store_b64 %13, %8 offset:64
;; }
;;     end
;; }

kernel %store_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
    param %d : i32 at 24 align 4
    param %e : i64 at 32 align 8
    param %f : i32 at 40 align 4
    param %g : f32 at 44 align 4
    param %h : f64 at 48 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = ireduce.i8 v6
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = ireduce.i16 v8
    v10 = load.i32 kernarg align 4 width all [v0+24]
    v11 = load.i64 kernarg align 8 width all [v0+32]
    v12 = load.i32 kernarg align 4 width all [v0+40]
    v13 = ireduce.i16 v12
    v14 = bitcast.f16 v13
    v15 = load.f32 kernarg align 4 width all [v0+44]
    v16 = load.f64 kernarg align 8 width all [v0+48]
    store.i8 flat align 1 [v5+0], v7
    store.i16 flat align 2 [v5+16], v9
    store.i32 flat align 4 [v5+32], v10
    store.i64 flat align 8 [v5+48], v11
    store.f16 flat align 2 [v5+64], v14
    store.f32 flat align 4 [v5+80], v15
    store.f64 flat align 8 [v5+96], v16
    return
}
;; machine kernel %store_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2 = inputs
;;     %60:s8 = s_load_b256 %56, 0x8
;;     %57:s4 = s_load_b128 %56, 0x28
;;     %45.0:v2 = v_mov_b32_e32 %60.0
;;     %46.1:v2 tied(%45) = v_mov_b32_e32 %60.1
;;     %48:v1 = v_mov_b32_e32 %60.2
;;     flat_store_b8 %46, %48
;;     %42:v1 = v_mov_b32_e32 %60.3
;;     flat_store_b16 %46, %42 offset:16
;;     %36:v1 = v_mov_b32_e32 %60.4
;;     flat_store_b32 %46, %36 offset:32
;;     %29.0:v2 = v_mov_b32_e32 %60.6
;;     %30.1:v2 tied(%29) = v_mov_b32_e32 %60.7
;;     flat_store_b64 %46, %30 offset:48
;;     %21:v1 = v_mov_b32_e32 %57.0
;;     flat_store_b16 %46, %21 offset:64
;;     %15:v1 = v_mov_b32_e32 %57.1
;;     flat_store_b32 %46, %15 offset:80
;;     %8.0:v2 = v_mov_b32_e32 %57.2
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %57.3
;;     flat_store_b64 %46, %9 offset:96
;; }
;;     end
;; }

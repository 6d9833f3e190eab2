; test isel precise-output
; target gfx1201
; Every type in global memory, at an address of each lane and at one that all lanes share.

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
    v6 = load.i16 global align 2 [v5+0]
    store.i16 global align 2 [v4+256], v6
    v7 = load.i64 global align 8 [v5+16]
    store.i64 global align 8 [v4+264], v7
    v8 = load.f16 global align 2 [v5+32]
    store.f16 global align 2 [v4+272], v8
    v9 = load.f32 global align 4 [v5+48]
    store.f32 global align 4 [v4+276], v9
    v10 = load.f64 global align 8 [v5+64]
    store.f64 global align 8 [v4+280], v10
    return
}
;; machine kernel %load_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s4 = s_load_b128 %19, 0x0
;;     %17:s1 = s_load_u16 %20.2-3, 0x0 makes initial
;;     %16:v1 = v_mov_b32_e32 %17
;;     global_store_b16 %18, %16, %20.0-1 offset:256
;;     %13:v1 = v_mov_b32_e32 0
;;     %14:v2 = global_load_b64 %13, %20.2-3 offset:16
;;     global_store_b64 %18, %14, %20.0-1 offset:264
;;     %11:v1 = global_load_u16 %13, %20.2-3 offset:32
;;     global_store_b16 %18, %11, %20.0-1 offset:272
;;     %8:v1 = global_load_b32 %13, %20.2-3 offset:48
;;     global_store_b32 %18, %8, %20.0-1 offset:276
;;     %5:v2 = global_load_b64 %13, %20.2-3 offset:64
;;     global_store_b64 %18, %5, %20.0-1 offset:280
;; }
;;     end
;; }

kernel %store_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
    param %d : i64 at 24 align 8
    param %e : i32 at 32 align 4
    param %f : f32 at 36 align 4
    param %g : f64 at 40 align 8
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
    v10 = load.i64 kernarg align 8 width all [v0+24]
    v11 = load.i32 kernarg align 4 width all [v0+32]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = load.f32 kernarg align 4 width all [v0+36]
    v15 = load.f64 kernarg align 8 width all [v0+40]
    store.i8 global align 1 [v5+0], v7
    store.i16 global align 2 [v5+16], v9
    store.i64 global align 8 [v5+32], v10
    store.f16 global align 2 [v5+48], v13
    store.f32 global align 4 [v5+64], v14
    store.f64 global align 8 [v5+80], v15
    return
}
;; machine kernel %store_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2 = inputs
;;     %34:s8 = s_load_b256 %25, 0x8
;;     %26:s2 = s_load_b64 %25, 0x28
;;     %22:v1 = v_mov_b32_e32 0
;;     %24:v1 = v_mov_b32_e32 %34.2
;;     global_store_b8 %22, %24, %34.0-1
;;     %21:v1 = v_mov_b32_e32 %34.3
;;     global_store_b16 %22, %21, %34.0-1 offset:16
;;     %17.0:v2 = v_mov_b32_e32 %34.4
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %34.5
;;     global_store_b64 %22, %18, %34.0-1 offset:32
;;     %12:v1 = v_mov_b32_e32 %34.6
;;     global_store_b16 %22, %12, %34.0-1 offset:48
;;     %9:v1 = v_mov_b32_e32 %34.7
;;     global_store_b32 %22, %9, %34.0-1 offset:64
;;     %5.0:v2 = v_mov_b32_e32 %26.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %26.1
;;     global_store_b64 %22, %6, %34.0-1 offset:80
;; }
;;     end
;; }

; test isel precise-output level=1
; target gfx1201
; Every type in the spill segment, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    v6 = iadd.i32 v5, v2
    v7 = load.i8 spill align 1 [v6+0]
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 spill align 2 [v6+16]
    store.i16 global align 2 [v4+260], v8
    v9 = load.i32 spill align 4 [v6+32]
    store.i32 global align 4 [v4+264], v9
    v10 = load.i64 spill align 8 [v6+48]
    store.i64 global align 8 [v4+272], v10
    v11 = load.f16 spill align 2 [v6+64]
    store.f16 global align 2 [v4+280], v11
    v12 = load.f32 spill align 4 [v6+80]
    store.f32 global align 4 [v4+284], v12
    v13 = load.f64 spill align 8 [v6+96]
    store.f64 global align 8 [v4+288], v13
    return
}
;; machine kernel %load_lanes target gfx1201 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v1 = scratch_load_u8 %16, off
;;     global_store_b8 %16, %15, %18 offset:256
;;     %13:v1 = scratch_load_u16 %16, off offset:16
;;     global_store_b16 %16, %13, %18 offset:260
;;     %11:v1 = scratch_load_b32 %16, off offset:32
;;     global_store_b32 %16, %11, %18 offset:264
;;     %9:v2 = scratch_load_b64 %16, off offset:48
;;     global_store_b64 %16, %9, %18 offset:272
;;     %7:v1 = scratch_load_u16 %16, off offset:64
;;     global_store_b16 %16, %7, %18 offset:280
;;     %5:v1 = scratch_load_b32 %16, off offset:80
;;     global_store_b32 %16, %5, %18 offset:284
;;     %3:v2 = scratch_load_b64 %16, off offset:96
;;     global_store_b64 %16, %3, %18 offset:288
;; }
;;     end
;; }

kernel %load_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = symbol_addr.i32 %own
    v7 = iadd.i32 v6, v5
    v8 = load.i8 spill align 1 [v7+0]
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 spill align 2 [v7+16]
    store.i16 global align 2 [v4+260], v9
    v10 = load.i64 spill align 8 [v7+32]
    store.i64 global align 8 [v4+264], v10
    v11 = load.f16 spill align 2 [v7+48]
    store.f16 global align 2 [v4+272], v11
    v12 = load.f32 spill align 4 [v7+64]
    store.f32 global align 4 [v4+276], v12
    v13 = load.f64 spill align 8 [v7+80]
    store.f64 global align 8 [v4+280], v13
    return
}
;; machine kernel %load_wave target gfx1201 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %23=v0:v1 = inputs
;;     %24:s2 = s_load_b64 %21, 0x0
;;     %22:s1 = s_load_b32 %21, 0x8
;;     %19:v1 = v_mov_b32_e32 %22
;;     %20:v1 = scratch_load_u8 %19, off
;;     global_store_b8 %23, %20, %24 offset:256
;;     %17:v1 = scratch_load_u16 %19, off offset:16
;;     global_store_b16 %23, %17, %24 offset:260
;;     %14:v2 = scratch_load_b64 %19, off offset:32
;;     global_store_b64 %23, %14, %24 offset:264
;;     %11:v1 = scratch_load_u16 %19, off offset:48
;;     global_store_b16 %23, %11, %24 offset:272
;;     %8:v1 = scratch_load_b32 %19, off offset:64
;;     global_store_b32 %23, %8, %24 offset:276
;;     %5:v2 = scratch_load_b64 %19, off offset:80
;;     global_store_b64 %23, %5, %24 offset:280
;; }
;;     end
;; }

kernel %store_lanes {
    param %p : i64 at 0 align 8
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    v6 = iadd.i32 v5, v2
    v7 = load.i8 global align 1 [v4+0]
    v8 = load.i16 global align 2 [v4+4]
    v9 = load.i64 global align 8 [v4+8]
    v10 = load.f16 global align 2 [v4+16]
    v11 = load.f32 global align 4 [v4+20]
    v12 = load.f64 global align 8 [v4+24]
    store.i8 spill align 1 [v6+0], v7
    store.i16 spill align 2 [v6+16], v8
    store.i64 spill align 8 [v6+32], v9
    store.f16 spill align 2 [v6+48], v10
    store.f32 spill align 4 [v6+64], v11
    store.f64 spill align 8 [v6+80], v12
    return
}
;; machine kernel %store_lanes target gfx1201 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v1 = global_load_u8 %14, %16
;;     %12:v1 = global_load_u16 %14, %16 offset:4
;;     %11:v2 = global_load_b64 %14, %16 offset:8
;;     %10:v1 = global_load_u16 %14, %16 offset:16
;;     %9:v1 = global_load_b32 %14, %16 offset:20
;;     %8:v2 = global_load_b64 %14, %16 offset:24
;;     scratch_store_b8 %14, %13, off
;;     scratch_store_b16 %14, %12, off offset:16
;;     scratch_store_b64 %14, %11, off offset:32
;;     scratch_store_b16 %14, %10, off offset:48
;;     scratch_store_b32 %14, %9, off offset:64
;;     scratch_store_b64 %14, %8, off offset:80
;; }
;;     end
;; }

kernel %store_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i64 at 24 align 8
    param %f : i32 at 32 align 4
    param %g : f32 at 36 align 4
    param %h : f64 at 40 align 8
    spill %own : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = symbol_addr.i32 %own
    v7 = iadd.i32 v6, v5
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = load.i64 kernarg align 8 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+32]
    v15 = ireduce.i16 v14
    v16 = bitcast.f16 v15
    v17 = load.f32 kernarg align 4 width all [v0+36]
    v18 = load.f64 kernarg align 8 width all [v0+40]
    store.i8 spill align 1 [v7+0], v9
    store.i16 spill align 2 [v7+16], v11
    store.i32 spill align 4 [v7+32], v12
    store.i64 spill align 8 [v7+48], v13
    store.f16 spill align 2 [v7+64], v16
    store.f32 spill align 4 [v7+80], v17
    store.f64 spill align 8 [v7+96], v18
    return
}
;; machine kernel %store_wave target gfx1201 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2 = inputs
;;     %40:s1 = s_load_b32 %28, 0x8
;;     %39:s1 = s_load_b32 %28, 0xc
;;     %37:s1 = s_load_b32 %28, 0x10
;;     %35:s1 = s_load_b32 %28, 0x14
;;     %34:s2 = s_load_b64 %28, 0x18
;;     %33:s1 = s_load_b32 %28, 0x20
;;     %30:s1 = s_load_b32 %28, 0x24
;;     %29:s2 = s_load_b64 %28, 0x28
;;     %25:v1 = v_mov_b32_e32 %40
;;     %27:v1 = v_mov_b32_e32 %39
;;     scratch_store_b8 %25, %27, off
;;     %24:v1 = v_mov_b32_e32 %37
;;     scratch_store_b16 %25, %24, off offset:16
;;     %21:v1 = v_mov_b32_e32 %35
;;     scratch_store_b32 %25, %21, off offset:32
;;     %17.0:v2 = v_mov_b32_e32 %34.0
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %34.1
;;     scratch_store_b64 %25, %18, off offset:48
;;     %12:v1 = v_mov_b32_e32 %33
;;     scratch_store_b16 %25, %12, off offset:64
;;     %9:v1 = v_mov_b32_e32 %30
;;     scratch_store_b32 %25, %9, off offset:80
;;     %5.0:v2 = v_mov_b32_e32 %29.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %29.1
;;     scratch_store_b64 %25, %6, off offset:96
;; }
;;     end
;; }

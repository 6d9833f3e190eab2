; test isel precise-output
; target gfx1201
; Every type in private memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 private align 2 [v2+0]
    store.f16 global align 2 [v4+256], v5
    v6 = load.f32 private align 4 [v2+16]
    store.f32 global align 4 [v4+260], v6
    v7 = load.f64 private align 8 [v2+32]
    store.f64 global align 8 [v4+264], v7
    return
}
;; machine kernel %load_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = scratch_load_u16 %8, off
;;     global_store_b16 %8, %7, %10 offset:256
;;     %5:v1 = scratch_load_b32 %8, off offset:16
;;     global_store_b32 %8, %5, %10 offset:260
;;     %3:v2 = scratch_load_b64 %8, off offset:32
;;     global_store_b64 %8, %3, %10 offset:264
;; }
;;     end
;; }

kernel %load_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i8 private align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 private align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.i64 private align 8 [v5+32]
    store.i64 global align 8 [v4+264], v8
    v9 = load.f16 private align 2 [v5+48]
    store.f16 global align 2 [v4+272], v9
    v10 = load.f32 private align 4 [v5+64]
    store.f32 global align 4 [v4+276], v10
    v11 = load.f64 private align 8 [v5+80]
    store.f64 global align 8 [v4+280], v11
    return
}
;; machine kernel %load_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %21=v0:v1 = inputs
;;     %24:s4 = s_load_b128 %23, 0x0
;;     %19:v1 = v_mov_b32_e32 %24.2
;;     %20:v1 = scratch_load_u8 %19, off
;;     global_store_b8 %21, %20, %24.0-1 offset:256
;;     %17:v1 = scratch_load_u16 %19, off offset:16
;;     global_store_b16 %21, %17, %24.0-1 offset:260
;;     %14:v2 = scratch_load_b64 %19, off offset:32
;;     global_store_b64 %21, %14, %24.0-1 offset:264
;;     %11:v1 = scratch_load_u16 %19, off offset:48
;;     global_store_b16 %21, %11, %24.0-1 offset:272
;;     %8:v1 = scratch_load_b32 %19, off offset:64
;;     global_store_b32 %21, %8, %24.0-1 offset:276
;;     %5:v2 = scratch_load_b64 %19, off offset:80
;;     global_store_b64 %21, %5, %24.0-1 offset:280
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
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f64 global align 8 [v4+8]
    store.f16 private align 2 [v2+0], v5
    store.f32 private align 4 [v2+16], v6
    store.f64 private align 8 [v2+32], v7
    return
}
;; machine kernel %store_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_u16 %8, %10 makes constant
;;     %6:v1 = global_load_b32 %8, %10 offset:4 makes constant
;;     %5:v2 = global_load_b64 %8, %10 offset:8 makes constant
;;     scratch_store_b16 %8, %7, off
;;     scratch_store_b32 %8, %6, off offset:16
;;     scratch_store_b64 %8, %5, off offset:32
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
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = ireduce.i8 v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i16 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = load.i64 kernarg align 8 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+32]
    v13 = ireduce.i16 v12
    v14 = bitcast.f16 v13
    v15 = load.f32 kernarg align 4 width all [v0+36]
    v16 = load.f64 kernarg align 8 width all [v0+40]
    store.i8 private align 1 [v5+0], v7
    store.i16 private align 2 [v5+16], v9
    store.i32 private align 4 [v5+32], v10
    store.i64 private align 8 [v5+48], v11
    store.f16 private align 2 [v5+64], v14
    store.f32 private align 4 [v5+80], v15
    store.f64 private align 8 [v5+96], v16
    return
}
;; machine kernel %store_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2 = inputs
;;     %38:s8 = s_load_b256 %28, 0x8
;;     %29:s2 = s_load_b64 %28, 0x28
;;     %25:v1 = v_mov_b32_e32 %38.0
;;     %27:v1 = v_mov_b32_e32 %38.1
;;     scratch_store_b8 %25, %27, off
;;     %24:v1 = v_mov_b32_e32 %38.2
;;     scratch_store_b16 %25, %24, off offset:16
;;     %21:v1 = v_mov_b32_e32 %38.3
;;     scratch_store_b32 %25, %21, off offset:32
;;     %17.0:v2 = v_mov_b32_e32 %38.4
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %38.5
;;     scratch_store_b64 %25, %18, off offset:48
;;     %12:v1 = v_mov_b32_e32 %38.6
;;     scratch_store_b16 %25, %12, off offset:64
;;     %9:v1 = v_mov_b32_e32 %38.7
;;     scratch_store_b32 %25, %9, off offset:80
;;     %5.0:v2 = v_mov_b32_e32 %29.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %29.1
;;     scratch_store_b64 %25, %6, off offset:96
;; }
;;     end
;; }

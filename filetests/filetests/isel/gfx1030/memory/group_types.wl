; test isel precise-output
; target gfx1030
; Every type in group memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 group align 1 [v2+0]
    store.i8 global align 1 [v4+256], v5
    v6 = load.i16 group align 2 [v2+16]
    store.i16 global align 2 [v4+260], v6
    v7 = load.i64 group align 8 [v2+32]
    store.i64 global align 8 [v4+264], v7
    v8 = load.f16 group align 2 [v2+48]
    store.f16 global align 2 [v4+272], v8
    v9 = load.f32 group align 4 [v2+64]
    store.f32 global align 4 [v4+276], v9
    v10 = load.f64 group align 8 [v2+80]
    store.f64 global align 8 [v4+280], v10
    return
}
;; machine kernel %load_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %12:v1 = ds_read_u8 %13
;;     global_store_byte %13, %12, %15 offset:256
;;     %10:v1 = ds_read_u16 %13 offset:16
;;     global_store_short %13, %10, %15 offset:260
;;     %4:v4 = ds_read2_b64 %13 offset0:4 offset1:10
;;     global_store_dwordx2 %13, %4.0-1, %15 offset:264
;;     %8:v1 = ds_read_u16 %13 offset:48
;;     global_store_short %13, %8, %15 offset:272
;;     %6:v1 = ds_read_b32 %13 offset:64
;;     global_store_dword %13, %6, %15 offset:276
;;     global_store_dwordx2 %13, %4.2-3, %15 offset:280
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
    v6 = load.i8 group align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 group align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.i32 group align 4 [v5+32]
    store.i32 global align 4 [v4+264], v8
    v9 = load.i64 group align 8 [v5+48]
    store.i64 global align 8 [v4+272], v9
    v10 = load.f16 group align 2 [v5+64]
    store.f16 global align 2 [v4+280], v10
    v11 = load.f32 group align 4 [v5+80]
    store.f32 global align 4 [v4+284], v11
    v12 = load.f64 group align 8 [v5+96]
    store.f64 global align 8 [v4+288], v12
    return
}
;; machine kernel %load_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s4 = s_load_dwordx4 %22, null
;;     %18:v1 = v_mov_b32_e32 %23.2
;;     %19:v1 = ds_read_u8 %18
;;     global_store_byte %20, %19, %23.0-1 offset:256
;;     %16:v1 = ds_read_u16 %18 offset:16
;;     global_store_short %20, %16, %23.0-1 offset:260
;;     %7:v2 = ds_read2_b32 %18 offset0:8 offset1:20
;;     global_store_dword %20, %7.0, %23.0-1 offset:264
;;     %4:v4 = ds_read2_b64 %18 offset0:6 offset1:12
;;     global_store_dwordx2 %20, %4.0-1, %23.0-1 offset:272
;;     %11:v1 = ds_read_u16 %18 offset:64
;;     global_store_short %20, %11, %23.0-1 offset:280
;;     global_store_dword %20, %7.1, %23.0-1 offset:284
;;     global_store_dwordx2 %20, %4.2-3, %23.0-1 offset:288
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
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = load.i64 global align 8 [v4+8]
    v8 = load.f16 global align 2 [v4+16]
    v9 = load.f32 global align 4 [v4+20]
    v10 = load.f64 global align 8 [v4+24]
    store.i8 group align 1 [v2+0], v5
    store.i16 group align 2 [v2+16], v6
    store.i64 group align 8 [v2+32], v7
    store.f16 group align 2 [v2+48], v8
    store.f32 group align 4 [v2+64], v9
    store.f64 group align 8 [v2+80], v10
    return
}
;; machine kernel %store_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_dwordx2 %15, null
;;     %13:v1 = global_load_ubyte %14, %16 makes constant
;;     %12:v1 = global_load_ushort %14, %16 offset:4 makes constant
;;     %11:v2 = global_load_dwordx2 %14, %16 offset:8 makes constant
;;     %10:v1 = global_load_ushort %14, %16 offset:16 makes constant
;;     %9:v1 = global_load_dword %14, %16 offset:20 makes constant
;;     %8:v2 = global_load_dwordx2 %14, %16 offset:24 makes constant
;;     ds_write_b8 %14, %13
;;     ds_write_b16 %14, %12 offset:16
;;     ds_write_b16 %14, %10 offset:48
;;     ds_write_b32 %14, %9 offset:64
;;     ds_write2_b64 %14, %11, %8 offset0:4 offset1:10
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
    store.i8 group align 1 [v5+0], v7
    store.i16 group align 2 [v5+16], v9
    store.i32 group align 4 [v5+32], v10
    store.i64 group align 8 [v5+48], v11
    store.f16 group align 2 [v5+64], v14
    store.f32 group align 4 [v5+80], v15
    store.f64 group align 8 [v5+96], v16
    return
}
;; machine kernel %store_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2 = inputs
;;     %36:s8 = s_load_dwordx8 %26, 0x8
;;     %27:s2 = s_load_dwordx2 %26, 0x28
;;     %23:v1 = v_mov_b32_e32 %36.0
;;     %25:v1 = v_mov_b32_e32 %36.1
;;     ds_write_b8 %23, %25
;;     %22:v1 = v_mov_b32_e32 %36.2
;;     ds_write_b16 %23, %22 offset:16
;;     %19:v1 = v_mov_b32_e32 %36.6
;;     ds_write_b16 %23, %19 offset:64
;;     %13:v1 = v_mov_b32_e32 %36.3
;;     %15:v1 = v_mov_b32_e32 %36.7
;;     ds_write2_b32 %23, %13, %15 offset0:8 offset1:20
;;     %3.0:v2 = v_mov_b32_e32 %36.4
;;     %4.1:v2 tied(%3) = v_mov_b32_e32 %36.5
;;     %8.0:v2 = v_mov_b32_e32 %27.0
;;     %9.1:v2 tied(%8) = v_mov_b32_e32 %27.1
;;     ds_write2_b64 %23, %4, %9 offset0:6 offset1:12
;; }
;;     end
;; }

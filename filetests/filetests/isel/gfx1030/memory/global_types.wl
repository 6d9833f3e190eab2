; test isel precise-output
; target gfx1030
; Every type in global memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    store.i16 global align 2 [v4+256], v5
    return
}
;; machine kernel %load_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v1 = global_load_ushort %4, %6
;;     global_store_short %4, %3, %6 offset:256
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
    v6 = load.i8 global align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 global align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.i64 global align 8 [v5+32]
    store.i64 global align 8 [v4+264], v8
    v9 = load.f16 global align 2 [v5+48]
    store.f16 global align 2 [v4+272], v9
    v10 = load.f32 global align 4 [v5+64]
    store.f32 global align 4 [v4+276], v10
    v11 = load.f64 global align 8 [v5+80]
    store.f64 global align 8 [v4+280], v11
    return
}
;; machine kernel %load_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s4 = s_load_dwordx4 %22, null
;;     %19:v1 = v_mov_b32_e32 0
;;     %20:v1 = global_load_ubyte %19, %23.2-3
;;     global_store_byte %21, %20, %23.0-1 offset:256
;;     %17:v1 = global_load_ushort %19, %23.2-3 offset:16
;;     global_store_short %21, %17, %23.0-1 offset:260
;;     %14:v2 = global_load_dwordx2 %19, %23.2-3 offset:32
;;     global_store_dwordx2 %21, %14, %23.0-1 offset:264
;;     %11:v1 = global_load_ushort %19, %23.2-3 offset:48
;;     global_store_short %21, %11, %23.0-1 offset:272
;;     %8:v1 = global_load_dword %19, %23.2-3 offset:64
;;     global_store_dword %21, %8, %23.0-1 offset:276
;;     %5:v2 = global_load_dwordx2 %19, %23.2-3 offset:80
;;     global_store_dwordx2 %21, %5, %23.0-1 offset:280
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
    store.i8 global align 1 [v5+0], v7
    store.i16 global align 2 [v5+16], v9
    store.i32 global align 4 [v5+32], v10
    store.i64 global align 8 [v5+48], v11
    store.f16 global align 2 [v5+64], v14
    store.f32 global align 4 [v5+80], v15
    store.f64 global align 8 [v5+96], v16
    return
}
;; machine kernel %store_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2 = inputs
;;     %39:s8 = s_load_dwordx8 %35, 0x8
;;     %36:s4 = s_load_dwordx4 %35, 0x28
;;     %25:v1 = v_mov_b32_e32 0
;;     %27:v1 = v_mov_b32_e32 %39.2
;;     global_store_byte %25, %27, %39.0-1
;;     %24:v1 = v_mov_b32_e32 %39.3
;;     global_store_short %25, %24, %39.0-1 offset:16
;;     %21:v1 = v_mov_b32_e32 %39.4
;;     global_store_dword %25, %21, %39.0-1 offset:32
;;     %17.0:v2 = v_mov_b32_e32 %39.6
;;     %18.1:v2 tied(%17) = v_mov_b32_e32 %39.7
;;     global_store_dwordx2 %25, %18, %39.0-1 offset:48
;;     %12:v1 = v_mov_b32_e32 %36.0
;;     global_store_short %25, %12, %39.0-1 offset:64
;;     %9:v1 = v_mov_b32_e32 %36.1
;;     global_store_dword %25, %9, %39.0-1 offset:80
;;     %5.0:v2 = v_mov_b32_e32 %36.2
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %36.3
;;     global_store_dwordx2 %25, %6, %39.0-1 offset:96
;; }
;;     end
;; }

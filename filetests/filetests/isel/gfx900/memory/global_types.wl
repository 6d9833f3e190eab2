; test isel precise-output
; target gfx900
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
;; machine kernel %load_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s4 = s_load_dwordx4 %19, 0x0
;;     %16:v1 = v_mov_b32_e32 0
;;     %17:v1 = global_load_ushort %16, %20.2-3
;;     global_store_short %18, %17, %20.0-1 offset:256
;;     %14:v2 = global_load_dwordx2 %16, %20.2-3 offset:16
;;     global_store_dwordx2 %18, %14, %20.0-1 offset:264
;;     %11:v1 = global_load_ushort %16, %20.2-3 offset:32
;;     global_store_short %18, %11, %20.0-1 offset:272
;;     %8:v1 = global_load_dword %16, %20.2-3 offset:48
;;     global_store_dword %18, %8, %20.0-1 offset:276
;;     %5:v2 = global_load_dwordx2 %16, %20.2-3 offset:64
;;     global_store_dwordx2 %18, %5, %20.0-1 offset:280
;; }
;;     end
;; }

kernel %store_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i32 at 20 align 4
    param %d : i32 at 24 align 4
    param %e : f32 at 28 align 4
    param %f : f64 at 32 align 8
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
    v11 = ireduce.i16 v10
    v12 = bitcast.f16 v11
    v13 = load.f32 kernarg align 4 width all [v0+28]
    v14 = load.f64 kernarg align 8 width all [v0+32]
    store.i8 global align 1 [v5+0], v7
    store.i16 global align 2 [v5+16], v9
    store.f16 global align 2 [v5+32], v12
    store.f32 global align 4 [v5+48], v13
    store.f64 global align 8 [v5+64], v14
    return
}
;; machine kernel %store_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2 = inputs
;;     %28:s8 = s_load_dwordx8 %27, 0x8
;;     %16:v1 = v_mov_b32_e32 0
;;     %18:v1 = v_mov_b32_e32 %28.2
;;     global_store_byte %16, %18, %28.0-1
;;     %15:v1 = v_mov_b32_e32 %28.3
;;     global_store_short %16, %15, %28.0-1 offset:16
;;     %12:v1 = v_mov_b32_e32 %28.4
;;     global_store_short %16, %12, %28.0-1 offset:32
;;     %9:v1 = v_mov_b32_e32 %28.5
;;     global_store_dword %16, %9, %28.0-1 offset:48
;;     %5.0:v2 = v_mov_b32_e32 %28.6
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %28.7
;;     global_store_dwordx2 %16, %6, %28.0-1 offset:64
;; }
;;     end
;; }

; test isel precise-output level=1
; target gfx1030
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
;; machine kernel %load_lanes target gfx1030 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %25=s[4:5]:s2, %4=s7:s1, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, null
;;     %23:v1 = buffer_load_ubyte %24, %3, %4 offen
;;     global_store_byte %24, %23, %26 offset:256
;;     %21:v1 = buffer_load_ushort %24, %3, %4 offen offset:16
;;     global_store_short %24, %21, %26 offset:260
;;     %19:v1 = buffer_load_dword %24, %3, %4 offen offset:32
;;     global_store_dword %24, %19, %26 offset:264
;;     %16.0:v2 = buffer_load_dword %24, %3, %4 offen offset:48
;;     %17.1:v2 tied(%16) = buffer_load_dword %24, %3, %4 offen offset:52
;;     global_store_dwordx2 %24, %17, %26 offset:272
;;     %12:v1 = buffer_load_ushort %24, %3, %4 offen offset:64
;;     global_store_short %24, %12, %26 offset:280
;;     %10:v1 = buffer_load_dword %24, %3, %4 offen offset:80
;;     global_store_dword %24, %10, %26 offset:284
;;     %7.0:v2 = buffer_load_dword %24, %3, %4 offen offset:96
;;     %8.1:v2 tied(%7) = buffer_load_dword %24, %3, %4 offen offset:100
;;     global_store_dwordx2 %24, %8, %26 offset:288
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
    v10 = load.i32 spill align 4 [v7+32]
    store.i32 global align 4 [v4+264], v10
    v11 = load.i64 spill align 8 [v7+48]
    store.i64 global align 8 [v4+272], v11
    v12 = load.f16 spill align 2 [v7+64]
    store.f16 global align 2 [v4+280], v12
    v13 = load.f32 spill align 4 [v7+80]
    store.f32 global align 4 [v4+284], v13
    v14 = load.f64 spill align 8 [v7+96]
    store.f64 global align 8 [v4+288], v14
    return
}
;; machine kernel %load_wave target gfx1030 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:3]:s4, %32=s[4:5]:s2, %6=s7:s1, %34=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %32, null
;;     %33:s1 = s_load_dword %32, 0x8
;;     %30:v1 = v_mov_b32_e32 %33
;;     %31:v1 = buffer_load_ubyte %30, %5, %6 offen
;;     global_store_byte %34, %31, %35 offset:256
;;     %28:v1 = buffer_load_ushort %30, %5, %6 offen offset:16
;;     global_store_short %34, %28, %35 offset:260
;;     %25:v1 = buffer_load_dword %30, %5, %6 offen offset:32
;;     global_store_dword %34, %25, %35 offset:264
;;     %21.0:v2 = buffer_load_dword %30, %5, %6 offen offset:48
;;     %22.1:v2 tied(%21) = buffer_load_dword %30, %5, %6 offen offset:52
;;     global_store_dwordx2 %34, %22, %35 offset:272
;;     %16:v1 = buffer_load_ushort %30, %5, %6 offen offset:64
;;     global_store_short %34, %16, %35 offset:280
;;     %13:v1 = buffer_load_dword %30, %5, %6 offen offset:80
;;     global_store_dword %34, %13, %35 offset:284
;;     %9.0:v2 = buffer_load_dword %30, %5, %6 offen offset:96
;;     %10.1:v2 tied(%9) = buffer_load_dword %30, %5, %6 offen offset:100
;;     global_store_dwordx2 %34, %10, %35 offset:288
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
    v9 = load.i32 global align 4 [v4+8]
    v10 = load.i64 global align 8 [v4+16]
    v11 = load.f16 global align 2 [v4+24]
    v12 = load.f32 global align 4 [v4+28]
    v13 = load.f64 global align 8 [v4+32]
    store.i8 spill align 1 [v6+0], v7
    store.i16 spill align 2 [v6+16], v8
    store.i32 spill align 4 [v6+32], v9
    store.i64 spill align 8 [v6+48], v10
    store.f16 spill align 2 [v6+64], v11
    store.f32 spill align 4 [v6+80], v12
    store.f64 spill align 8 [v6+96], v13
    return
}
;; machine kernel %store_lanes target gfx1030 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %1=s[0:3]:s4, %19=s[4:5]:s2, %2=s7:s1, %18=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, null
;;     %17:v1 = global_load_ubyte %18, %20
;;     %16:v1 = global_load_ushort %18, %20 offset:4
;;     %15:v1 = global_load_dword %18, %20 offset:8
;;     %14:v2 = global_load_dwordx2 %18, %20 offset:16
;;     %13:v1 = global_load_ushort %18, %20 offset:24
;;     %12:v1 = global_load_dword %18, %20 offset:28
;;     %11:v2 = global_load_dwordx2 %18, %20 offset:32
;;     buffer_store_byte %17, %18, %1, %2 offen
;;     buffer_store_short %16, %18, %1, %2 offen offset:16
;;     buffer_store_dword %15, %18, %1, %2 offen offset:32
;;     buffer_store_dword %14.0, %18, %1, %2 offen offset:48
;;     buffer_store_dword %14.1, %18, %1, %2 offen offset:52
;;     buffer_store_short %13, %18, %1, %2 offen offset:64
;;     buffer_store_dword %12, %18, %1, %2 offen offset:80
;;     buffer_store_dword %11.0, %18, %1, %2 offen offset:96
;;     buffer_store_dword %11.1, %18, %1, %2 offen offset:100
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
;; machine kernel %store_wave target gfx1030 wave 32 after isel {
;;     .private 256
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:3]:s4, %26=s[4:5]:s2, %3=s7:s1 = inputs
;;     %38:s1 = s_load_dword %26, 0x8
;;     %37:s1 = s_load_dword %26, 0xc
;;     %35:s1 = s_load_dword %26, 0x10
;;     %33:s1 = s_load_dword %26, 0x14
;;     %32:s2 = s_load_dwordx2 %26, 0x18
;;     %31:s1 = s_load_dword %26, 0x20
;;     %28:s1 = s_load_dword %26, 0x24
;;     %27:s2 = s_load_dwordx2 %26, 0x28
;;     %23:v1 = v_mov_b32_e32 %38
;;     %25:v1 = v_mov_b32_e32 %37
;;     buffer_store_byte %25, %23, %2, %3 offen
;;     %22:v1 = v_mov_b32_e32 %35
;;     buffer_store_short %22, %23, %2, %3 offen offset:16
;;     %19:v1 = v_mov_b32_e32 %33
;;     buffer_store_dword %19, %23, %2, %3 offen offset:32
;;     %15:v1 = v_mov_b32_e32 %32.0
;;     buffer_store_dword %15, %23, %2, %3 offen offset:48
;;     %16:v1 = v_mov_b32_e32 %32.1
;;     buffer_store_dword %16, %23, %2, %3 offen offset:52
;;     %12:v1 = v_mov_b32_e32 %31
;;     buffer_store_short %12, %23, %2, %3 offen offset:64
;;     %9:v1 = v_mov_b32_e32 %28
;;     buffer_store_dword %9, %23, %2, %3 offen offset:80
;;     %5:v1 = v_mov_b32_e32 %27.0
;;     buffer_store_dword %5, %23, %2, %3 offen offset:96
;;     %6:v1 = v_mov_b32_e32 %27.1
;;     buffer_store_dword %6, %23, %2, %3 offen offset:100
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Every type in private memory, at an address of each lane and at one that all lanes share.

kernel %load_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 private align 1 [v2+0]
    store.i8 global align 1 [v4+256], v5
    v6 = load.i16 private align 2 [v2+16]
    store.i16 global align 2 [v4+260], v6
    v7 = load.i64 private align 8 [v2+32]
    store.i64 global align 8 [v4+264], v7
    v8 = load.f16 private align 2 [v2+48]
    store.f16 global align 2 [v4+272], v8
    v9 = load.f32 private align 4 [v2+64]
    store.f32 global align 4 [v4+276], v9
    v10 = load.f64 private align 8 [v2+80]
    store.f64 global align 8 [v4+280], v10
    return
}
;; machine kernel %load_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %23=s[4:5]:s2, %4=s7:s1, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v1 = buffer_load_ubyte %22, %3, %4 offen
;;     global_store_byte %22, %21, %24 offset:256
;;     %19:v1 = buffer_load_ushort %22, %3, %4 offen offset:16
;;     global_store_short %22, %19, %24 offset:260
;;     %16.0:v2 = buffer_load_dword %22, %3, %4 offen offset:32
;;     %17.1:v2 tied(%16) = buffer_load_dword %22, %3, %4 offen offset:36
;;     global_store_dwordx2 %22, %17, %24 offset:264
;;     %12:v1 = buffer_load_ushort %22, %3, %4 offen offset:48
;;     global_store_short %22, %12, %24 offset:272
;;     %10:v1 = buffer_load_dword %22, %3, %4 offen offset:64
;;     global_store_dword %22, %10, %24 offset:276
;;     %7.0:v2 = buffer_load_dword %22, %3, %4 offen offset:80
;;     %8.1:v2 tied(%7) = buffer_load_dword %22, %3, %4 offen offset:84
;;     global_store_dwordx2 %22, %8, %24 offset:280
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
;; machine kernel %load_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:3]:s4, %31=s[4:5]:s2, %6=s7:s1, %29=v0:v1 = inputs
;;     %32:s4 = s_load_dwordx4 %31, null
;;     %27:v1 = v_mov_b32_e32 %32.2
;;     %28:v1 = buffer_load_ubyte %27, %5, %6 offen
;;     global_store_byte %29, %28, %32.0-1 offset:256
;;     %25:v1 = buffer_load_ushort %27, %5, %6 offen offset:16
;;     global_store_short %29, %25, %32.0-1 offset:260
;;     %21.0:v2 = buffer_load_dword %27, %5, %6 offen offset:32
;;     %22.1:v2 tied(%21) = buffer_load_dword %27, %5, %6 offen offset:36
;;     global_store_dwordx2 %29, %22, %32.0-1 offset:264
;;     %16:v1 = buffer_load_ushort %27, %5, %6 offen offset:48
;;     global_store_short %29, %16, %32.0-1 offset:272
;;     %13:v1 = buffer_load_dword %27, %5, %6 offen offset:64
;;     global_store_dword %29, %13, %32.0-1 offset:276
;;     %9.0:v2 = buffer_load_dword %27, %5, %6 offen offset:80
;;     %10.1:v2 tied(%9) = buffer_load_dword %27, %5, %6 offen offset:84
;;     global_store_dwordx2 %29, %10, %32.0-1 offset:280
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
    store.i8 private align 1 [v2+0], v5
    store.i16 private align 2 [v2+16], v6
    store.i64 private align 8 [v2+32], v7
    store.f16 private align 2 [v2+48], v8
    store.f32 private align 4 [v2+64], v9
    store.f64 private align 8 [v2+80], v10
    return
}
;; machine kernel %store_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1=s[0:3]:s4, %17=s[4:5]:s2, %2=s7:s1, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, null
;;     %15:v1 = global_load_ubyte %16, %18 makes constant
;;     %14:v1 = global_load_ushort %16, %18 offset:4 makes constant
;;     %13:v2 = global_load_dwordx2 %16, %18 offset:8 makes constant
;;     %12:v1 = global_load_ushort %16, %18 offset:16 makes constant
;;     %11:v1 = global_load_dword %16, %18 offset:20 makes constant
;;     %10:v2 = global_load_dwordx2 %16, %18 offset:24 makes constant
;;     buffer_store_byte %15, %16, %1, %2 offen
;;     buffer_store_short %14, %16, %1, %2 offen offset:16
;;     buffer_store_dword %13.0, %16, %1, %2 offen offset:32
;;     buffer_store_dword %13.1, %16, %1, %2 offen offset:36
;;     buffer_store_short %12, %16, %1, %2 offen offset:48
;;     buffer_store_dword %11, %16, %1, %2 offen offset:64
;;     buffer_store_dword %10.0, %16, %1, %2 offen offset:80
;;     buffer_store_dword %10.1, %16, %1, %2 offen offset:84
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
;; machine kernel %store_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:3]:s4, %26=s[4:5]:s2, %3=s7:s1 = inputs
;;     %36:s8 = s_load_dwordx8 %26, 0x8
;;     %27:s2 = s_load_dwordx2 %26, 0x28
;;     %23:v1 = v_mov_b32_e32 %36.0
;;     %25:v1 = v_mov_b32_e32 %36.1
;;     buffer_store_byte %25, %23, %2, %3 offen
;;     %22:v1 = v_mov_b32_e32 %36.2
;;     buffer_store_short %22, %23, %2, %3 offen offset:16
;;     %19:v1 = v_mov_b32_e32 %36.3
;;     buffer_store_dword %19, %23, %2, %3 offen offset:32
;;     %15:v1 = v_mov_b32_e32 %36.4
;;     buffer_store_dword %15, %23, %2, %3 offen offset:48
;;     %16:v1 = v_mov_b32_e32 %36.5
;;     buffer_store_dword %16, %23, %2, %3 offen offset:52
;;     %12:v1 = v_mov_b32_e32 %36.6
;;     buffer_store_short %12, %23, %2, %3 offen offset:64
;;     %9:v1 = v_mov_b32_e32 %36.7
;;     buffer_store_dword %9, %23, %2, %3 offen offset:80
;;     %5:v1 = v_mov_b32_e32 %27.0
;;     buffer_store_dword %5, %23, %2, %3 offen offset:96
;;     %6:v1 = v_mov_b32_e32 %27.1
;;     buffer_store_dword %6, %23, %2, %3 offen offset:100
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Every type in the arguments of the kernel and in memory that does not change, at an address of each lane and at one that all lanes share.

kernel %kernarg_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 kernarg align 1 [v3+64]
    store.i8 global align 1 [v4+256], v5
    v6 = load.i16 kernarg align 2 [v3+80]
    store.i16 global align 2 [v4+260], v6
    v7 = load.i32 kernarg align 4 [v3+96]
    store.i32 global align 4 [v4+264], v7
    v8 = load.i64 kernarg align 8 [v3+112]
    store.i64 global align 8 [v4+272], v8
    v9 = load.f16 kernarg align 2 [v3+128]
    store.f16 global align 2 [v4+280], v9
    v10 = load.f32 kernarg align 4 [v3+144]
    store.f32 global align 4 [v4+284], v10
    v11 = load.f64 kernarg align 8 [v3+160]
    store.f64 global align 8 [v4+288], v11
    return
}
;; machine kernel %kernarg_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %24=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %4, 0x0
;;     %22:v1 = v_add_nc_u32_e32 64, %24
;;     %23:v1 = global_load_u8 %22, %4 makes constant
;;     global_store_b8 %24, %23, %25 offset:256
;;     %19:v1 = v_add_nc_u32_e32 0x50, %24
;;     %20:v1 = global_load_u16 %19, %4 makes constant
;;     global_store_b16 %24, %20, %25 offset:260
;;     %16:v1 = v_add_nc_u32_e32 0x60, %24
;;     %17:v1 = global_load_b32 %16, %4 makes constant
;;     global_store_b32 %24, %17, %25 offset:264
;;     %13:v1 = v_add_nc_u32_e32 0x70, %24
;;     %14:v2 = global_load_b64 %13, %4 makes constant
;;     global_store_b64 %24, %14, %25 offset:272
;;     %10:v1 = v_add_nc_u32_e32 0x80, %24
;;     %11:v1 = global_load_u16 %10, %4 makes constant
;;     global_store_b16 %24, %11, %25 offset:280
;;     %7:v1 = v_add_nc_u32_e32 0x90, %24
;;     %8:v1 = global_load_b32 %7, %4 makes constant
;;     global_store_b32 %24, %8, %25 offset:284
;;     %3:v1 = v_add_nc_u32_e32 0xa0, %24
;;     %5:v2 = global_load_b64 %3, %4 makes constant
;;     global_store_b64 %24, %5, %25 offset:288
;; }
;;     end
;; }

kernel %kernarg_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 kernarg align 1 [v5+64]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 kernarg align 2 [v5+80]
    store.i16 global align 2 [v4+260], v7
    v8 = load.f16 kernarg align 2 [v5+96]
    store.f16 global align 2 [v4+264], v8
    return
}
;; machine kernel %kernarg_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %25=v0:v1 = inputs
;;     %26:s4 = s_load_b128 %5, 0x0
;;     %22.0:s2 = s_add_co_u32 %26.2, %5.0 makes scc
;;     %23.1:s2 tied(%22) = s_add_co_ci_u32 %26.3, %5.1
;;     %24:s1 = s_load_u8 %23, 0x40
;;     %19:v1 = v_mov_b32_e32 %24
;;     global_store_b8 %25, %19, %26.0-1 offset:256
;;     %15.0:s2 = s_add_co_u32 %26.2, %5.0 makes scc
;;     %16.1:s2 tied(%15) = s_add_co_ci_u32 %26.3, %5.1
;;     %17:s1 = s_load_u16 %16, 0x50
;;     %12:v1 = v_mov_b32_e32 %17
;;     global_store_b16 %25, %12, %26.0-1 offset:260
;;     %8.0:s2 = s_add_co_u32 %26.2, %5.0 makes scc
;;     %9.1:s2 tied(%8) = s_add_co_ci_u32 %26.3, %5.1
;;     %10:s1 = s_load_u16 %9, 0x60
;;     %3:v1 = v_mov_b32_e32 %10
;;     global_store_b16 %25, %3, %26.0-1 offset:264
;; }
;;     end
;; }

kernel %readonly_lanes {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iadd.i64 v5, v3
    v7 = load.i8 readonly align 1 [v6+0]
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 readonly align 2 [v6+16]
    store.i16 global align 2 [v4+260], v8
    v9 = load.i32 readonly align 4 [v6+32]
    store.i32 global align 4 [v4+264], v9
    v10 = load.i64 readonly align 8 [v6+48]
    store.i64 global align 8 [v4+272], v10
    v11 = load.f16 readonly align 2 [v6+64]
    store.f16 global align 2 [v4+280], v11
    v12 = load.f32 readonly align 4 [v6+80]
    store.f32 global align 4 [v4+284], v12
    v13 = load.f64 readonly align 8 [v6+96]
    store.f64 global align 8 [v4+288], v13
    return
}
;; machine kernel %readonly_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s4 = s_load_b128 %18, 0x0
;;     %16:v1 = global_load_u8 %17, %19.2-3 makes constant
;;     global_store_b8 %17, %16, %19.0-1 offset:256
;;     %14:v1 = global_load_u16 %17, %19.2-3 offset:16 makes constant
;;     global_store_b16 %17, %14, %19.0-1 offset:260
;;     %12:v1 = global_load_b32 %17, %19.2-3 offset:32 makes constant
;;     global_store_b32 %17, %12, %19.0-1 offset:264
;;     %10:v2 = global_load_b64 %17, %19.2-3 offset:48 makes constant
;;     global_store_b64 %17, %10, %19.0-1 offset:272
;;     %8:v1 = global_load_u16 %17, %19.2-3 offset:64 makes constant
;;     global_store_b16 %17, %8, %19.0-1 offset:280
;;     %6:v1 = global_load_b32 %17, %19.2-3 offset:80 makes constant
;;     global_store_b32 %17, %6, %19.0-1 offset:284
;;     %4:v2 = global_load_b64 %17, %19.2-3 offset:96 makes constant
;;     global_store_b64 %17, %4, %19.0-1 offset:288
;; }
;;     end
;; }

kernel %readonly_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i8 readonly align 1 [v5+0]
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 readonly align 2 [v5+16]
    store.i16 global align 2 [v4+260], v7
    v8 = load.f16 readonly align 2 [v5+32]
    store.f16 global align 2 [v4+264], v8
    v9 = load.f32 readonly align 4 [v5+48]
    store.f32 global align 4 [v4+268], v9
    v10 = load.f64 readonly align 8 [v5+64]
    store.f64 global align 8 [v4+272], v10
    return
}
;; machine kernel %readonly_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s4 = s_load_b128 %22, 0x0
;;     %20:s1 = s_load_u8 %23.2-3, 0x0
;;     %19:v1 = v_mov_b32_e32 %20
;;     global_store_b8 %21, %19, %23.0-1 offset:256
;;     %17:s1 = s_load_u16 %23.2-3, 0x10
;;     %16:v1 = v_mov_b32_e32 %17
;;     global_store_b16 %21, %16, %23.0-1 offset:260
;;     %14:s1 = s_load_u16 %23.2-3, 0x20
;;     %13:v1 = v_mov_b32_e32 %14
;;     global_store_b16 %21, %13, %23.0-1 offset:264
;;     %11:s1 = s_load_b32 %23.2-3, 0x30
;;     %10:v1 = v_mov_b32_e32 %11
;;     global_store_b32 %21, %10, %23.0-1 offset:268
;;     %8:s2 = s_load_b64 %23.2-3, 0x40
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_b64 %21, %6, %23.0-1 offset:272
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Selections by masks of lanes.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.i8 global align 1 [v4+8]
    v9 = load.i8 global align 1 [v4+12]
    v10 = select.i8 v7, v8, v9
    store.i8 global align 1 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.i16 global align 2 [v4+24]
    v15 = load.i16 global align 2 [v4+28]
    v16 = select.i16 v13, v14, v15
    store.i16 global align 2 [v4+260], v16
    v17 = load.i32 global align 4 [v4+32]
    v18 = load.i32 global align 4 [v4+36]
    v19 = icmp.ult v17, v18
    v20 = load.i32 global align 4 [v4+40]
    v21 = load.i32 global align 4 [v4+44]
    v22 = select.i32 v19, v20, v21
    store.i32 global align 4 [v4+264], v22
    v23 = load.i32 global align 4 [v4+48]
    v24 = load.i32 global align 4 [v4+52]
    v25 = icmp.ult v23, v24
    v26 = load.i64 global align 8 [v4+56]
    v27 = load.i64 global align 8 [v4+64]
    v28 = select.i64 v25, v26, v27
    store.i64 global align 8 [v4+272], v28
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %47=s[0:1]:s2, %46=v0:v1 = inputs
;;     %48:s2 = s_load_dwordx2 %47, null
;;     %45:v2 = global_load_dwordx2 %46, %48
;;     %44:s1 = v_cmp_lt_u32_e64 %45.0, %45.1
;;     %41:v1 = global_load_ubyte %46, %48 offset:8
;;     %40:v1 = global_load_ubyte %46, %48 offset:12
;;     %39:v1 = v_cndmask_b32_e64 %40, %41, %44
;;     global_store_byte %46, %39, %48 offset:256
;;     %34:v2 = global_load_dwordx2 %46, %48 offset:16
;;     %33:s1 = v_cmp_lt_u32_e64 %34.0, %34.1
;;     %30:v1 = global_load_ushort %46, %48 offset:24
;;     %29:v1 = global_load_ushort %46, %48 offset:28
;;     %28:v1 = v_cndmask_b32_e64 %29, %30, %33
;;     global_store_short %46, %28, %48 offset:260
;;     %23:v4 = global_load_dwordx4 %46, %48 offset:32
;;     %22:s1 = v_cmp_lt_u32_e64 %23.0, %23.1
;;     %19:v1 = v_cndmask_b32_e64 %23.3, %23.2, %22
;;     global_store_dword %46, %19, %48 offset:264
;;     %14:v2 = global_load_dwordx2 %46, %48 offset:48
;;     %13:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %10:v4 = global_load_dwordx4 %46, %48 offset:56
;;     %8.0:v2 = v_cndmask_b32_e64 %10.2, %10.0, %13
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %10.3, %10.1, %13
;;     global_store_dwordx2 %46, %9, %48 offset:272
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.f16 global align 2 [v4+8]
    v9 = load.f16 global align 2 [v4+12]
    v10 = select.f16 v7, v8, v9
    store.f16 global align 2 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.f32 global align 4 [v4+24]
    v15 = load.f32 global align 4 [v4+28]
    v16 = select.f32 v13, v14, v15
    store.f32 global align 4 [v4+260], v16
    v17 = load.i32 global align 4 [v4+32]
    v18 = load.i32 global align 4 [v4+36]
    v19 = icmp.ult v17, v18
    v20 = load.f64 global align 8 [v4+40]
    v21 = load.f64 global align 8 [v4+48]
    v22 = select.f64 v19, v20, v21
    store.f64 global align 8 [v4+264], v22
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     %39:s2 = s_load_dwordx2 %38, null
;;     %36:v2 = global_load_dwordx2 %37, %39
;;     %35:s1 = v_cmp_lt_u32_e64 %36.0, %36.1
;;     %32:v1 = global_load_ushort %37, %39 offset:8
;;     %31:v1 = global_load_ushort %37, %39 offset:12
;;     %30:v1 = v_cndmask_b32_e64 %31, %32, %35
;;     global_store_short %37, %30, %39 offset:256
;;     %25:v4 = global_load_dwordx4 %37, %39 offset:16
;;     %22:s1 = v_cmp_lt_u32_e64 %25.0, %25.1
;;     %19:v1 = v_cndmask_b32_e64 %25.3, %25.2, %22
;;     global_store_dword %37, %19, %39 offset:260
;;     %14:v2 = global_load_dwordx2 %37, %39 offset:32
;;     %13:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %10:v4 = global_load_dwordx4 %37, %39 offset:40
;;     %8.0:v2 = v_cndmask_b32_e64 %10.2, %10.0, %13
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %10.3, %10.1, %13
;;     global_store_dwordx2 %37, %9, %39 offset:264
;; }
;;     end
;; }

kernel %lanes_b1 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = load.i32 global align 4 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = icmp.ult v8, v9
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = select.b1 v7, v10, v13
    v15 = uextend.i32 v14
    store.i32 global align 4 [v4+256], v15
    return
}
;; machine kernel %lanes_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v4 = global_load_dwordx4 %22, %24
;;     %20:s1 = v_cmp_lt_u32_e64 %21.0, %21.1
;;     %17:s1 = v_cmp_lt_u32_e64 %21.2, %21.3
;;     %14:v2 = global_load_dwordx2 %22, %24 offset:16
;;     %13:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %7:s1 = s_and_b32 %17, %20
;;     %9:s1 = s_andn2_b32 %13, %20
;;     %10:s1 = s_or_b32 %7, %9
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_dword %22, %4, %24 offset:256
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : i32 at 48 align 4
    param %l : i32 at 52 align 4
    param %m : i32 at 56 align 4
    param %n : i32 at 60 align 4
    param %o : i64 at 64 align 8
    param %p : i64 at 72 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i8 v10
    v12 = select.i8 v7, v9, v11
    store.i8 global align 1 [v4+256], v12
    v13 = load.i32 kernarg align 4 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = icmp.ult v13, v14
    v16 = load.i32 kernarg align 4 width all [v0+32]
    v17 = ireduce.i16 v16
    v18 = load.i32 kernarg align 4 width all [v0+36]
    v19 = ireduce.i16 v18
    v20 = select.i16 v15, v17, v19
    store.i16 global align 2 [v4+260], v20
    v21 = load.i32 kernarg align 4 width all [v0+40]
    v22 = load.i32 kernarg align 4 width all [v0+44]
    v23 = icmp.ult v21, v22
    v24 = load.i32 kernarg align 4 width all [v0+48]
    v25 = load.i32 kernarg align 4 width all [v0+52]
    v26 = select.i32 v23, v24, v25
    store.i32 global align 4 [v4+264], v26
    v27 = load.i32 kernarg align 4 width all [v0+56]
    v28 = load.i32 kernarg align 4 width all [v0+60]
    v29 = icmp.ult v27, v28
    v30 = load.i64 kernarg align 8 width all [v0+64]
    v31 = load.i64 kernarg align 8 width all [v0+72]
    v32 = select.i64 v29, v30, v31
    store.i64 global align 8 [v4+272], v32
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %38=s[0:1]:s2, %37=v0:v1 = inputs
;;     %48:s8 = s_load_dwordx8 %38, null
;;     %44:s8 = s_load_dwordx8 %38, 0x20
;;     %39:s4 = s_load_dwordx4 %38, 0x40
;;     s_cmp_lt_u32 %48.2, %48.3 makes scc
;;     %34:s1 = s_cselect_b32 %48.4, %48.5
;;     %29:v1 = v_mov_b32_e32 %34
;;     global_store_byte %37, %29, %48.0-1 offset:256
;;     s_cmp_lt_u32 %48.6, %48.7 makes scc
;;     %25:s1 = s_cselect_b32 %44.0, %44.1
;;     %20:v1 = v_mov_b32_e32 %25
;;     global_store_short %37, %20, %48.0-1 offset:260
;;     s_cmp_lt_u32 %44.2, %44.3 makes scc
;;     %18:s1 = s_cselect_b32 %44.4, %44.5
;;     %13:v1 = v_mov_b32_e32 %18
;;     global_store_dword %37, %13, %48.0-1 offset:264
;;     s_cmp_lt_u32 %44.6, %44.7 makes scc
;;     %11:s2 = s_cselect_b64 %39.0-1, %39.2-3
;;     %5.0:v2 = v_mov_b32_e32 %11.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %37, %6, %48.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : f32 at 32 align 4
    param %h : f32 at 36 align 4
    param %i : i32 at 40 align 4
    param %j : i32 at 44 align 4
    param %k : f64 at 48 align 8
    param %l : f64 at 56 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = ireduce.i16 v8
    v10 = bitcast.f16 v9
    v11 = load.i32 kernarg align 4 width all [v0+20]
    v12 = ireduce.i16 v11
    v13 = bitcast.f16 v12
    v14 = select.f16 v7, v10, v13
    store.f16 global align 2 [v4+256], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = icmp.ult v15, v16
    v18 = load.f32 kernarg align 4 width all [v0+32]
    v19 = load.f32 kernarg align 4 width all [v0+36]
    v20 = select.f32 v17, v18, v19
    store.f32 global align 4 [v4+260], v20
    v21 = load.i32 kernarg align 4 width all [v0+40]
    v22 = load.i32 kernarg align 4 width all [v0+44]
    v23 = icmp.ult v21, v22
    v24 = load.f64 kernarg align 8 width all [v0+48]
    v25 = load.f64 kernarg align 8 width all [v0+56]
    v26 = select.f64 v23, v24, v25
    store.f64 global align 8 [v4+264], v26
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %37=s[0:1]:s2, %30=v0:v1 = inputs
;;     %42:s8 = s_load_dwordx8 %37, null
;;     %38:s8 = s_load_dwordx8 %37, 0x20
;;     s_cmp_lt_u32 %42.2, %42.3 makes scc
;;     %25:s1 = s_cselect_b32 %42.4, %42.5
;;     %20:v1 = v_mov_b32_e32 %25
;;     global_store_short %30, %20, %42.0-1 offset:256
;;     s_cmp_lt_u32 %42.6, %42.7 makes scc
;;     %18:s1 = s_cselect_b32 %38.0, %38.1
;;     %13:v1 = v_mov_b32_e32 %18
;;     global_store_dword %30, %13, %42.0-1 offset:260
;;     s_cmp_lt_u32 %38.2, %38.3 makes scc
;;     %11:s2 = s_cselect_b64 %38.4-5, %38.6-7
;;     %5.0:v2 = v_mov_b32_e32 %11.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %30, %6, %42.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_b1 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = icmp.ult v8, v9
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = select.b1 v7, v10, v13
    v15 = uextend.i32 v14
    store.i32 global align 4 [v4+256], v15
    return
}
;; machine kernel %wave_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %16=v0:v1 = inputs
;;     %21:s8 = s_load_dwordx8 %20, null
;;     s_cmp_lt_u32 %21.4, %21.5 makes scc
;;     %15:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %21.6, %21.7 makes scc
;;     %12:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %21.2, %21.3 makes scc
;;     %9:s1 = s_cselect_b32 %15, %12
;;     %3:v1 = v_mov_b32_e32 %9
;;     global_store_dword %16, %3, %21.0-1 offset:256
;; }
;;     end
;; }

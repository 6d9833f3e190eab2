; test isel precise-output
; target gfx1030
; Selections of vectors: each register of the vector by itself, under one condition.

kernel %lanes_bytes {
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
    v8 = load.i8x4 global align 4 [v4+8]
    v9 = load.i8x4 global align 4 [v4+12]
    v10 = select.i8x4 v7, v8, v9
    store.i8x4 global align 4 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.i8x8 global align 8 [v4+24]
    v15 = load.i8x8 global align 8 [v4+32]
    v16 = select.i8x8 v13, v14, v15
    store.i8x8 global align 8 [v4+264], v16
    v17 = load.i32 global align 4 [v4+40]
    v18 = load.i32 global align 4 [v4+44]
    v19 = icmp.ult v17, v18
    v20 = load.i8x16 global align 8 [v4+48]
    v21 = load.i8x16 global align 8 [v4+64]
    v22 = select.i8x16 v19, v20, v21
    store.i8x16 global align 8 [v4+272], v22
    return
}
;; machine kernel %lanes_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, null
;;     %44:v2 = global_load_dwordx2 %45, %47
;;     %43:s1 = v_cmp_lt_u32_e64 %44.0, %44.1
;;     %40:v1 = global_load_dword %45, %47 offset:8
;;     %39:v1 = global_load_dword %45, %47 offset:12
;;     %38:v1 = v_cndmask_b32_e64 %39, %40, %43
;;     global_store_dword %45, %38, %47 offset:256
;;     %33:v2 = global_load_dwordx2 %45, %47 offset:16
;;     %32:s1 = v_cmp_lt_u32_e64 %33.0, %33.1
;;     %29:v2 = global_load_dwordx2 %45, %47 offset:24
;;     %28:v2 = global_load_dwordx2 %45, %47 offset:32
;;     %26.0:v2 = v_cndmask_b32_e64 %28.0, %29.0, %32
;;     %27.1:v2 tied(%26) = v_cndmask_b32_e64 %28.1, %29.1, %32
;;     global_store_dwordx2 %45, %27, %47 offset:264
;;     %19:v2 = global_load_dwordx2 %45, %47 offset:40
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %45, %47 offset:48
;;     %14:v4 = global_load_dwordx4 %45, %47 offset:64
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %45, %13, %47 offset:272
;; }
;;     end
;; }

kernel %lanes_halves {
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
    v8 = load.i16x2 global align 4 [v4+8]
    v9 = load.i16x2 global align 4 [v4+12]
    v10 = select.i16x2 v7, v8, v9
    store.i16x2 global align 4 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.i16x4 global align 8 [v4+24]
    v15 = load.i16x4 global align 8 [v4+32]
    v16 = select.i16x4 v13, v14, v15
    store.i16x4 global align 8 [v4+264], v16
    v17 = load.i32 global align 4 [v4+40]
    v18 = load.i32 global align 4 [v4+44]
    v19 = icmp.ult v17, v18
    v20 = load.i16x8 global align 8 [v4+48]
    v21 = load.i16x8 global align 8 [v4+64]
    v22 = select.i16x8 v19, v20, v21
    store.i16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %lanes_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, null
;;     %44:v2 = global_load_dwordx2 %45, %47
;;     %43:s1 = v_cmp_lt_u32_e64 %44.0, %44.1
;;     %40:v1 = global_load_dword %45, %47 offset:8
;;     %39:v1 = global_load_dword %45, %47 offset:12
;;     %38:v1 = v_cndmask_b32_e64 %39, %40, %43
;;     global_store_dword %45, %38, %47 offset:256
;;     %33:v2 = global_load_dwordx2 %45, %47 offset:16
;;     %32:s1 = v_cmp_lt_u32_e64 %33.0, %33.1
;;     %29:v2 = global_load_dwordx2 %45, %47 offset:24
;;     %28:v2 = global_load_dwordx2 %45, %47 offset:32
;;     %26.0:v2 = v_cndmask_b32_e64 %28.0, %29.0, %32
;;     %27.1:v2 tied(%26) = v_cndmask_b32_e64 %28.1, %29.1, %32
;;     global_store_dwordx2 %45, %27, %47 offset:264
;;     %19:v2 = global_load_dwordx2 %45, %47 offset:40
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %45, %47 offset:48
;;     %14:v4 = global_load_dwordx4 %45, %47 offset:64
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %45, %13, %47 offset:272
;; }
;;     end
;; }

kernel %lanes_words {
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
    v8 = load.i32x2 global align 8 [v4+8]
    v9 = load.i32x2 global align 8 [v4+16]
    v10 = select.i32x2 v7, v8, v9
    store.i32x2 global align 8 [v4+256], v10
    v11 = load.i32 global align 4 [v4+24]
    v12 = load.i32 global align 4 [v4+28]
    v13 = icmp.ult v11, v12
    v14 = load.i32x4 global align 8 [v4+32]
    v15 = load.i32x4 global align 8 [v4+48]
    v16 = select.i32x4 v13, v14, v15
    store.i32x4 global align 8 [v4+272], v16
    return
}
;; machine kernel %lanes_words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_dwordx2 %35, null
;;     %33:v2 = global_load_dwordx2 %34, %36
;;     %32:s1 = v_cmp_lt_u32_e64 %33.0, %33.1
;;     %29:v2 = global_load_dwordx2 %34, %36 offset:8
;;     %28:v2 = global_load_dwordx2 %34, %36 offset:16
;;     %26.0:v2 = v_cndmask_b32_e64 %28.0, %29.0, %32
;;     %27.1:v2 tied(%26) = v_cndmask_b32_e64 %28.1, %29.1, %32
;;     global_store_dwordx2 %34, %27, %36 offset:256
;;     %19:v2 = global_load_dwordx2 %34, %36 offset:24
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %34, %36 offset:32
;;     %14:v4 = global_load_dwordx4 %34, %36 offset:48
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %34, %13, %36 offset:272
;; }
;;     end
;; }

kernel %lanes_longs {
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
    v8 = load.i64x2 global align 8 [v4+16]
    v9 = load.i64x2 global align 8 [v4+32]
    v10 = select.i64x2 v7, v8, v9
    store.i64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes_longs target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, null
;;     %19:v2 = global_load_dwordx2 %20, %22
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %20, %22 offset:16
;;     %14:v4 = global_load_dwordx4 %20, %22 offset:32
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %20, %13, %22 offset:256
;; }
;;     end
;; }

kernel %lanes_half_floats {
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
    v8 = load.f16x2 global align 4 [v4+8]
    v9 = load.f16x2 global align 4 [v4+12]
    v10 = select.f16x2 v7, v8, v9
    store.f16x2 global align 4 [v4+256], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = icmp.ult v11, v12
    v14 = load.f16x4 global align 8 [v4+24]
    v15 = load.f16x4 global align 8 [v4+32]
    v16 = select.f16x4 v13, v14, v15
    store.f16x4 global align 8 [v4+264], v16
    v17 = load.i32 global align 4 [v4+40]
    v18 = load.i32 global align 4 [v4+44]
    v19 = icmp.ult v17, v18
    v20 = load.f16x8 global align 8 [v4+48]
    v21 = load.f16x8 global align 8 [v4+64]
    v22 = select.f16x8 v19, v20, v21
    store.f16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %lanes_half_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, null
;;     %44:v2 = global_load_dwordx2 %45, %47
;;     %43:s1 = v_cmp_lt_u32_e64 %44.0, %44.1
;;     %40:v1 = global_load_dword %45, %47 offset:8
;;     %39:v1 = global_load_dword %45, %47 offset:12
;;     %38:v1 = v_cndmask_b32_e64 %39, %40, %43
;;     global_store_dword %45, %38, %47 offset:256
;;     %33:v2 = global_load_dwordx2 %45, %47 offset:16
;;     %32:s1 = v_cmp_lt_u32_e64 %33.0, %33.1
;;     %29:v2 = global_load_dwordx2 %45, %47 offset:24
;;     %28:v2 = global_load_dwordx2 %45, %47 offset:32
;;     %26.0:v2 = v_cndmask_b32_e64 %28.0, %29.0, %32
;;     %27.1:v2 tied(%26) = v_cndmask_b32_e64 %28.1, %29.1, %32
;;     global_store_dwordx2 %45, %27, %47 offset:264
;;     %19:v2 = global_load_dwordx2 %45, %47 offset:40
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %45, %47 offset:48
;;     %14:v4 = global_load_dwordx4 %45, %47 offset:64
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %45, %13, %47 offset:272
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
    v8 = load.f32x2 global align 8 [v4+8]
    v9 = load.f32x2 global align 8 [v4+16]
    v10 = select.f32x2 v7, v8, v9
    store.f32x2 global align 8 [v4+256], v10
    v11 = load.i32 global align 4 [v4+24]
    v12 = load.i32 global align 4 [v4+28]
    v13 = icmp.ult v11, v12
    v14 = load.f32x4 global align 8 [v4+32]
    v15 = load.f32x4 global align 8 [v4+48]
    v16 = select.f32x4 v13, v14, v15
    store.f32x4 global align 8 [v4+272], v16
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     %36:s2 = s_load_dwordx2 %35, null
;;     %33:v2 = global_load_dwordx2 %34, %36
;;     %32:s1 = v_cmp_lt_u32_e64 %33.0, %33.1
;;     %29:v2 = global_load_dwordx2 %34, %36 offset:8
;;     %28:v2 = global_load_dwordx2 %34, %36 offset:16
;;     %26.0:v2 = v_cndmask_b32_e64 %28.0, %29.0, %32
;;     %27.1:v2 tied(%26) = v_cndmask_b32_e64 %28.1, %29.1, %32
;;     global_store_dwordx2 %34, %27, %36 offset:256
;;     %19:v2 = global_load_dwordx2 %34, %36 offset:24
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %34, %36 offset:32
;;     %14:v4 = global_load_dwordx4 %34, %36 offset:48
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %34, %13, %36 offset:272
;; }
;;     end
;; }

kernel %lanes_doubles {
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
    v8 = load.f64x2 global align 8 [v4+16]
    v9 = load.f64x2 global align 8 [v4+32]
    v10 = select.f64x2 v7, v8, v9
    store.f64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes_doubles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, null
;;     %19:v2 = global_load_dwordx2 %20, %22
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v4 = global_load_dwordx4 %20, %22 offset:16
;;     %14:v4 = global_load_dwordx4 %20, %22 offset:32
;;     %10.0:v4 = v_cndmask_b32_e64 %14.0, %15.0, %18
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %14.1, %15.1, %18
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %14.2, %15.2, %18
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %14.3, %15.3, %18
;;     global_store_dwordx4 %20, %13, %22 offset:256
;; }
;;     end
;; }

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i8x4 at 16 align 4
    param %d : i8x4 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i8x8 at 32 align 8
    param %h : i8x8 at 40 align 8
    param %i : i32 at 48 align 4
    param %j : i32 at 52 align 4
    param %k : i8x16 at 64 align 16
    param %l : i8x16 at 80 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i8x4 kernarg align 4 width all [v0+16]
    v9 = load.i8x4 kernarg align 4 width all [v0+20]
    v10 = select.i8x4 v7, v8, v9
    store.i8x4 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = load.i8x8 kernarg align 8 width all [v0+32]
    v15 = load.i8x8 kernarg align 8 width all [v0+40]
    v16 = select.i8x8 v13, v14, v15
    store.i8x8 global align 8 [v4+264], v16
    v17 = load.i32 kernarg align 4 width all [v0+48]
    v18 = load.i32 kernarg align 4 width all [v0+52]
    v19 = icmp.ult v17, v18
    v20 = load.i8x16 kernarg align 16 width all [v0+64]
    v21 = load.i8x16 kernarg align 16 width all [v0+80]
    v22 = select.i8x16 v19, v20, v21
    store.i8x16 global align 8 [v4+272], v22
    return
}
;; machine kernel %wave_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %49=v0:v1 = inputs
;;     %54:s8 = s_load_dwordx8 %15, null
;;     %51:s2 = s_load_dwordx2 %15, 0x30
;;     %48:s1 = v_cmp_lt_u32_e64 %54.2, %54.3
;;     %44:v1 = v_mov_b32_e32 0
;;     %45:v1 = global_load_dword %44, %15 offset:16 makes constant
;;     %43:v1 = global_load_dword %44, %15 offset:20 makes constant
;;     %41:v1 = v_cndmask_b32_e64 %43, %45, %48
;;     global_store_dword %49, %41, %54.0-1 offset:256
;;     %36:s1 = v_cmp_lt_u32_e64 %54.6, %54.7
;;     %33:v2 = global_load_dwordx2 %44, %15 offset:32 makes constant
;;     %31:v2 = global_load_dwordx2 %44, %15 offset:40 makes constant
;;     %28.0:v2 = v_cndmask_b32_e64 %31.0, %33.0, %36
;;     %29.1:v2 tied(%28) = v_cndmask_b32_e64 %31.1, %33.1, %36
;;     global_store_dwordx2 %49, %29, %54.0-1 offset:264
;;     %21:s1 = v_cmp_lt_u32_e64 %51.0, %51.1
;;     %18:v4 = global_load_dwordx4 %44, %15 offset:64 makes constant
;;     %16:v4 = global_load_dwordx4 %44, %15 offset:80 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %49, %13, %54.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i16x2 at 16 align 4
    param %d : i16x2 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i16x4 at 32 align 8
    param %h : i16x4 at 40 align 8
    param %i : i32 at 48 align 4
    param %j : i32 at 52 align 4
    param %k : i16x8 at 64 align 16
    param %l : i16x8 at 80 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i16x2 kernarg align 4 width all [v0+16]
    v9 = load.i16x2 kernarg align 4 width all [v0+20]
    v10 = select.i16x2 v7, v8, v9
    store.i16x2 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = load.i16x4 kernarg align 8 width all [v0+32]
    v15 = load.i16x4 kernarg align 8 width all [v0+40]
    v16 = select.i16x4 v13, v14, v15
    store.i16x4 global align 8 [v4+264], v16
    v17 = load.i32 kernarg align 4 width all [v0+48]
    v18 = load.i32 kernarg align 4 width all [v0+52]
    v19 = icmp.ult v17, v18
    v20 = load.i16x8 kernarg align 16 width all [v0+64]
    v21 = load.i16x8 kernarg align 16 width all [v0+80]
    v22 = select.i16x8 v19, v20, v21
    store.i16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %wave_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %49=v0:v1 = inputs
;;     %54:s8 = s_load_dwordx8 %15, null
;;     %51:s2 = s_load_dwordx2 %15, 0x30
;;     %48:s1 = v_cmp_lt_u32_e64 %54.2, %54.3
;;     %44:v1 = v_mov_b32_e32 0
;;     %45:v1 = global_load_dword %44, %15 offset:16 makes constant
;;     %43:v1 = global_load_dword %44, %15 offset:20 makes constant
;;     %41:v1 = v_cndmask_b32_e64 %43, %45, %48
;;     global_store_dword %49, %41, %54.0-1 offset:256
;;     %36:s1 = v_cmp_lt_u32_e64 %54.6, %54.7
;;     %33:v2 = global_load_dwordx2 %44, %15 offset:32 makes constant
;;     %31:v2 = global_load_dwordx2 %44, %15 offset:40 makes constant
;;     %28.0:v2 = v_cndmask_b32_e64 %31.0, %33.0, %36
;;     %29.1:v2 tied(%28) = v_cndmask_b32_e64 %31.1, %33.1, %36
;;     global_store_dwordx2 %49, %29, %54.0-1 offset:264
;;     %21:s1 = v_cmp_lt_u32_e64 %51.0, %51.1
;;     %18:v4 = global_load_dwordx4 %44, %15 offset:64 makes constant
;;     %16:v4 = global_load_dwordx4 %44, %15 offset:80 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %49, %13, %54.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_words {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32x2 at 16 align 8
    param %d : i32x2 at 24 align 8
    param %e : i32 at 32 align 4
    param %f : i32 at 36 align 4
    param %g : i32x4 at 48 align 16
    param %h : i32x4 at 64 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32x2 kernarg align 8 width all [v0+16]
    v9 = load.i32x2 kernarg align 8 width all [v0+24]
    v10 = select.i32x2 v7, v8, v9
    store.i32x2 global align 8 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+32]
    v12 = load.i32 kernarg align 4 width all [v0+36]
    v13 = icmp.ult v11, v12
    v14 = load.i32x4 kernarg align 16 width all [v0+48]
    v15 = load.i32x4 kernarg align 16 width all [v0+64]
    v16 = select.i32x4 v13, v14, v15
    store.i32x4 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %37=v0:v1 = inputs
;;     %41:s4 = s_load_dwordx4 %15, null
;;     %39:s2 = s_load_dwordx2 %15, 0x20
;;     %36:s1 = v_cmp_lt_u32_e64 %41.2, %41.3
;;     %32:v1 = v_mov_b32_e32 0
;;     %33:v2 = global_load_dwordx2 %32, %15 offset:16 makes constant
;;     %31:v2 = global_load_dwordx2 %32, %15 offset:24 makes constant
;;     %28.0:v2 = v_cndmask_b32_e64 %31.0, %33.0, %36
;;     %29.1:v2 tied(%28) = v_cndmask_b32_e64 %31.1, %33.1, %36
;;     global_store_dwordx2 %37, %29, %41.0-1 offset:256
;;     %21:s1 = v_cmp_lt_u32_e64 %39.0, %39.1
;;     %18:v4 = global_load_dwordx4 %32, %15 offset:48 makes constant
;;     %16:v4 = global_load_dwordx4 %32, %15 offset:64 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %37, %13, %41.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i64x2 at 16 align 16
    param %d : i64x2 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i64x2 kernarg align 16 width all [v0+16]
    v9 = load.i64x2 kernarg align 16 width all [v0+32]
    v10 = select.i64x2 v7, v8, v9
    store.i64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %wave_longs target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s4 = s_load_dwordx4 %15, null
;;     %21:s1 = v_cmp_lt_u32_e64 %24.2, %24.3
;;     %17:v1 = v_mov_b32_e32 0
;;     %18:v4 = global_load_dwordx4 %17, %15 offset:16 makes constant
;;     %14:v1 = v_mov_b32_e32 0
;;     %16:v4 = global_load_dwordx4 %14, %15 offset:32 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %22, %13, %24.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f16x2 at 16 align 4
    param %d : f16x2 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : f16x4 at 32 align 8
    param %h : f16x4 at 40 align 8
    param %i : i32 at 48 align 4
    param %j : i32 at 52 align 4
    param %k : f16x8 at 64 align 16
    param %l : f16x8 at 80 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.f16x2 kernarg align 4 width all [v0+16]
    v9 = load.f16x2 kernarg align 4 width all [v0+20]
    v10 = select.f16x2 v7, v8, v9
    store.f16x2 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+24]
    v12 = load.i32 kernarg align 4 width all [v0+28]
    v13 = icmp.ult v11, v12
    v14 = load.f16x4 kernarg align 8 width all [v0+32]
    v15 = load.f16x4 kernarg align 8 width all [v0+40]
    v16 = select.f16x4 v13, v14, v15
    store.f16x4 global align 8 [v4+264], v16
    v17 = load.i32 kernarg align 4 width all [v0+48]
    v18 = load.i32 kernarg align 4 width all [v0+52]
    v19 = icmp.ult v17, v18
    v20 = load.f16x8 kernarg align 16 width all [v0+64]
    v21 = load.f16x8 kernarg align 16 width all [v0+80]
    v22 = select.f16x8 v19, v20, v21
    store.f16x8 global align 8 [v4+272], v22
    return
}
;; machine kernel %wave_half_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %49=v0:v1 = inputs
;;     %54:s8 = s_load_dwordx8 %15, null
;;     %51:s2 = s_load_dwordx2 %15, 0x30
;;     %48:s1 = v_cmp_lt_u32_e64 %54.2, %54.3
;;     %44:v1 = v_mov_b32_e32 0
;;     %45:v1 = global_load_dword %44, %15 offset:16 makes constant
;;     %43:v1 = global_load_dword %44, %15 offset:20 makes constant
;;     %41:v1 = v_cndmask_b32_e64 %43, %45, %48
;;     global_store_dword %49, %41, %54.0-1 offset:256
;;     %36:s1 = v_cmp_lt_u32_e64 %54.6, %54.7
;;     %33:v2 = global_load_dwordx2 %44, %15 offset:32 makes constant
;;     %31:v2 = global_load_dwordx2 %44, %15 offset:40 makes constant
;;     %28.0:v2 = v_cndmask_b32_e64 %31.0, %33.0, %36
;;     %29.1:v2 tied(%28) = v_cndmask_b32_e64 %31.1, %33.1, %36
;;     global_store_dwordx2 %49, %29, %54.0-1 offset:264
;;     %21:s1 = v_cmp_lt_u32_e64 %51.0, %51.1
;;     %18:v4 = global_load_dwordx4 %44, %15 offset:64 makes constant
;;     %16:v4 = global_load_dwordx4 %44, %15 offset:80 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %49, %13, %54.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f32x2 at 16 align 8
    param %d : f32x2 at 24 align 8
    param %e : i32 at 32 align 4
    param %f : i32 at 36 align 4
    param %g : f32x4 at 48 align 16
    param %h : f32x4 at 64 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.f32x2 kernarg align 8 width all [v0+16]
    v9 = load.f32x2 kernarg align 8 width all [v0+24]
    v10 = select.f32x2 v7, v8, v9
    store.f32x2 global align 8 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+32]
    v12 = load.i32 kernarg align 4 width all [v0+36]
    v13 = icmp.ult v11, v12
    v14 = load.f32x4 kernarg align 16 width all [v0+48]
    v15 = load.f32x4 kernarg align 16 width all [v0+64]
    v16 = select.f32x4 v13, v14, v15
    store.f32x4 global align 8 [v4+272], v16
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %37=v0:v1 = inputs
;;     %41:s4 = s_load_dwordx4 %15, null
;;     %39:s2 = s_load_dwordx2 %15, 0x20
;;     %36:s1 = v_cmp_lt_u32_e64 %41.2, %41.3
;;     %32:v1 = v_mov_b32_e32 0
;;     %33:v2 = global_load_dwordx2 %32, %15 offset:16 makes constant
;;     %31:v2 = global_load_dwordx2 %32, %15 offset:24 makes constant
;;     %28.0:v2 = v_cndmask_b32_e64 %31.0, %33.0, %36
;;     %29.1:v2 tied(%28) = v_cndmask_b32_e64 %31.1, %33.1, %36
;;     global_store_dwordx2 %37, %29, %41.0-1 offset:256
;;     %21:s1 = v_cmp_lt_u32_e64 %39.0, %39.1
;;     %18:v4 = global_load_dwordx4 %32, %15 offset:48 makes constant
;;     %16:v4 = global_load_dwordx4 %32, %15 offset:64 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %37, %13, %41.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : f64x2 at 16 align 16
    param %d : f64x2 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.f64x2 kernarg align 16 width all [v0+16]
    v9 = load.f64x2 kernarg align 16 width all [v0+32]
    v10 = select.f64x2 v7, v8, v9
    store.f64x2 global align 8 [v4+256], v10
    return
}
;; machine kernel %wave_doubles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s4 = s_load_dwordx4 %15, null
;;     %21:s1 = v_cmp_lt_u32_e64 %24.2, %24.3
;;     %17:v1 = v_mov_b32_e32 0
;;     %18:v4 = global_load_dwordx4 %17, %15 offset:16 makes constant
;;     %14:v1 = v_mov_b32_e32 0
;;     %16:v4 = global_load_dwordx4 %14, %15 offset:32 makes constant
;;     %10.0:v4 = v_cndmask_b32_e64 %16.0, %18.0, %21
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %16.1, %18.1, %21
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %16.2, %18.2, %21
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %16.3, %18.3, %21
;;     global_store_dwordx4 %22, %13, %24.0-1 offset:256
;; }
;;     end
;; }

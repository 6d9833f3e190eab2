; test isel precise-output
; target gfx1030
; The carry of a sum and the borrow of a difference as numbers.

kernel %ucarry_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = ucarry.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = ucarry.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = ucarry.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i64 global align 8 [v4+24]
    v15 = load.i64 global align 8 [v4+32]
    v16 = ucarry.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %ucarry_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     %52:s2 = s_load_dwordx2 %51, null
;;     %49:v1 = global_load_ubyte %50, %52
;;     %48:v1 = global_load_ubyte %50, %52 offset:4
;;     %45:v1 = v_add_nc_u32_e32 %49, %48
;;     %42:v1 = v_lshrrev_b32_e32 8, %45
;;     global_store_byte %50, %42, %52 offset:256
;;     %38:v1 = global_load_ushort %50, %52 offset:8
;;     %37:v1 = global_load_ushort %50, %52 offset:12
;;     %34:v1 = v_add_nc_u32_e32 %38, %37
;;     %31:v1 = v_lshrrev_b32_e32 16, %34
;;     global_store_short %50, %31, %52 offset:260
;;     %27:v2 = global_load_dwordx2 %50, %52 offset:16
;;     %24:v1, %25:s1 = v_add_co_u32 %27.0, %27.1
;;     %26:v1 = v_cndmask_b32_e64 0, 1, %25
;;     global_store_dword %50, %26, %52 offset:264
;;     %20:v4 = global_load_dwordx4 %50, %52 offset:24
;;     %18.0:v2, %15:s1 = v_add_co_u32 %20.0, %20.2
;;     %19.1:v2 tied(%18), %17:s1 = v_add_co_ci_u32_e64 %20.1, %20.3, %15
;;     %12:s1 = v_cmp_lt_u64_e64 %19, %20.0-1
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %50, %7, %52 offset:272
;; }
;;     end
;; }

kernel %ucarry_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i64 at 32 align 8
    param %h : i64 at 40 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = ucarry.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = ucarry.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = ucarry.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    v18 = load.i64 kernarg align 8 width all [v0+32]
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = ucarry.i64 v18, v19
    store.i64 global align 8 [v4+272], v20
    return
}
;; machine kernel %ucarry_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53=s[0:1]:s2, %52=v0:v1 = inputs
;;     %58:s8 = s_load_dwordx8 %53, null
;;     %54:s4 = s_load_dwordx4 %53, 0x20
;;     %49:s1 = s_and_b32 %58.2, 0xff
;;     %47:s1 = s_and_b32 %58.3, 0xff
;;     %45:s1 = s_add_u32 %49, %47
;;     %42:s1 = s_lshr_b32 %45, 8
;;     %39:v1 = v_mov_b32_e32 %42
;;     global_store_byte %52, %39, %58.0-1 offset:256
;;     %35:s1 = s_and_b32 %58.4, 0xffff
;;     %33:s1 = s_and_b32 %58.5, 0xffff
;;     %31:s1 = s_add_u32 %35, %33
;;     %28:s1 = s_lshr_b32 %31, 16
;;     %25:v1 = v_mov_b32_e32 %28
;;     global_store_short %52, %25, %58.0-1 offset:260
;;     %21:v1, %22:s1 = v_add_co_u32 %58.6, %58.7
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %22
;;     global_store_dword %52, %23, %58.0-1 offset:264
;;     %16.0:s2 = s_add_u32 %54.0, %54.2 makes scc
;;     %17.1:s2 tied(%16) = s_addc_u32 %54.1, %54.3
;;     %12:s1 = v_cmp_lt_u64_e64 %17, %54.0-1
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %52, %7, %58.0-1 offset:272
;; }
;;     end
;; }

kernel %uborrow_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = uborrow.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = uborrow.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = uborrow.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i64 global align 8 [v4+24]
    v15 = load.i64 global align 8 [v4+32]
    v16 = uborrow.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %uborrow_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %44:s2 = s_load_dwordx2 %43, null
;;     %41:v1 = global_load_ubyte %42, %44
;;     %40:v1 = global_load_ubyte %42, %44 offset:4
;;     %37:s1 = v_cmp_lt_u32_e64 %41, %40
;;     %34:v1 = v_cndmask_b32_e64 0, 1, %37
;;     global_store_byte %42, %34, %44 offset:256
;;     %30:v1 = global_load_ushort %42, %44 offset:8
;;     %29:v1 = global_load_ushort %42, %44 offset:12
;;     %26:s1 = v_cmp_lt_u32_e64 %30, %29
;;     %23:v1 = v_cndmask_b32_e64 0, 1, %26
;;     global_store_short %42, %23, %44 offset:260
;;     %19:v2 = global_load_dwordx2 %42, %44 offset:16
;;     %17:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %18:v1 = v_cndmask_b32_e64 0, 1, %17
;;     global_store_dword %42, %18, %44 offset:264
;;     %13:v4 = global_load_dwordx4 %42, %44 offset:24
;;     %12:s1 = v_cmp_lt_u64_e64 %13.0-1, %13.2-3
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %42, %7, %44 offset:272
;; }
;;     end
;; }

kernel %uborrow_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i64 at 32 align 8
    param %h : i64 at 40 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = uborrow.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = uborrow.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = uborrow.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    v18 = load.i64 kernarg align 8 width all [v0+32]
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = uborrow.i64 v18, v19
    store.i64 global align 8 [v4+272], v20
    return
}
;; machine kernel %uborrow_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     %50:s8 = s_load_dwordx8 %45, null
;;     %46:s4 = s_load_dwordx4 %45, 0x20
;;     %41:s1 = s_and_b32 %50.2, 0xff
;;     %39:s1 = s_and_b32 %50.3, 0xff
;;     s_cmp_lt_u32 %41, %39 makes scc
;;     %37:s1 = s_cselect_b32 1, 0
;;     %32:v1 = v_mov_b32_e32 %37
;;     global_store_byte %44, %32, %50.0-1 offset:256
;;     %28:s1 = s_and_b32 %50.4, 0xffff
;;     %26:s1 = s_and_b32 %50.5, 0xffff
;;     s_cmp_lt_u32 %28, %26 makes scc
;;     %24:s1 = s_cselect_b32 1, 0
;;     %19:v1 = v_mov_b32_e32 %24
;;     global_store_short %44, %19, %50.0-1 offset:260
;;     %16:s1 = v_cmp_lt_u32_e64 %50.6, %50.7
;;     %17:v1 = v_cndmask_b32_e64 0, 1, %16
;;     global_store_dword %44, %17, %50.0-1 offset:264
;;     %12:s1 = v_cmp_lt_u64_e64 %46.0-1, %46.2-3
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %12
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %44, %7, %50.0-1 offset:272
;; }
;;     end
;; }

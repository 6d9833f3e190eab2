; test isel precise-output
; target gfx1030
; Signed maxima.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = smax.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = smax.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = smax.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i64 global align 8 [v4+24]
    v15 = load.i64 global align 8 [v4+32]
    v16 = smax.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, null
;;     %34:v1 = global_load_sbyte %35, %37
;;     %33:v1 = global_load_sbyte %35, %37 offset:4
;;     %30:v1 = v_max_i32_e32 %34, %33
;;     global_store_byte %35, %30, %37 offset:256
;;     %25:v1 = global_load_sshort %35, %37 offset:8
;;     %24:v1 = global_load_sshort %35, %37 offset:12
;;     %21:v1 = v_max_i32_e32 %25, %24
;;     global_store_short %35, %21, %37 offset:260
;;     %16:v2 = global_load_dwordx2 %35, %37 offset:16
;;     %15:v1 = v_max_i32_e32 %16.0, %16.1
;;     global_store_dword %35, %15, %37 offset:264
;;     %11:v4 = global_load_dwordx4 %35, %37 offset:24
;;     %10:s1 = v_cmp_gt_i64_e64 %11.0-1, %11.2-3
;;     %8.0:v2 = v_cndmask_b32_e64 %11.2, %11.0, %10
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %11.3, %11.1, %10
;;     global_store_dwordx2 %35, %9, %37 offset:272
;; }
;;     end
;; }

kernel %lanes_i16x2 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = smax.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_pk_max_i16 %7, %6
;;     global_store_dword %8, %5, %10 offset:256
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
    v9 = smax.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = smax.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = smax.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    v18 = load.i64 kernarg align 8 width all [v0+32]
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = smax.i64 v18, v19
    store.i64 global align 8 [v4+272], v20
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     %48:s8 = s_load_dwordx8 %43, null
;;     %44:s4 = s_load_dwordx4 %43, 0x20
;;     %39:s1 = s_sext_i32_i8 %48.2
;;     %37:s1 = s_sext_i32_i8 %48.3
;;     %35:s1 = s_max_i32 %39, %37
;;     %31:v1 = v_mov_b32_e32 %35
;;     global_store_byte %42, %31, %48.0-1 offset:256
;;     %27:s1 = s_sext_i32_i16 %48.4
;;     %25:s1 = s_sext_i32_i16 %48.5
;;     %23:s1 = s_max_i32 %27, %25
;;     %19:v1 = v_mov_b32_e32 %23
;;     global_store_short %42, %19, %48.0-1 offset:260
;;     %17:s1 = s_max_i32 %48.6, %48.7
;;     %14:v1 = v_mov_b32_e32 %17
;;     global_store_dword %42, %14, %48.0-1 offset:264
;;     %12:s1 = v_cmp_gt_i64_e64 %44.0-1, %44.2-3
;;     %7:v1 = v_mov_b32_e32 %44.0
;;     %10.0:v2 = v_cndmask_b32_e64 %44.2, %7, %12
;;     %9:v1 = v_mov_b32_e32 %44.1
;;     %11.1:v2 tied(%10) = v_cndmask_b32_e64 %44.3, %9, %12
;;     global_store_dwordx2 %42, %11, %48.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_i16x2 {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i16x2 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = load.i16x2 kernarg align 4 width all [v0+12]
    v7 = smax.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %7, null
;;     %9:v1 = v_mov_b32_e32 0
;;     %10:v1 = global_load_dword %9, %7 offset:8 makes constant
;;     %6:v1 = v_mov_b32_e32 0
;;     %8:v1 = global_load_dword %6, %7 offset:12 makes constant
;;     %5:v1 = v_pk_max_i16 %10, %8
;;     global_store_dword %11, %5, %12 offset:256
;; }
;;     end
;; }

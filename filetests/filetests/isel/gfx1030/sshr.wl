; test isel precise-output
; target gfx1030
; Arithmetic shifts right.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sshr.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = sshr.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i64 global align 8 [v4+16]
    v12 = load.i32 global align 4 [v4+24]
    v13 = sshr.i64 v11, v12
    store.i64 global align 8 [v4+264], v13
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, null
;;     %27:v1 = global_load_sbyte %28, %30
;;     %26:v1 = global_load_dword %28, %30 offset:4
;;     %24:v1 = v_and_b32_e32 7, %26
;;     %22:v1 = v_ashrrev_i32_e32 %24, %27
;;     global_store_byte %28, %22, %30 offset:256
;;     %17:v1 = global_load_sshort %28, %30 offset:8
;;     %16:v1 = global_load_dword %28, %30 offset:12
;;     %14:v1 = v_and_b32_e32 15, %16
;;     %12:v1 = v_ashrrev_i32_e32 %14, %17
;;     global_store_short %28, %12, %30 offset:260
;;     %7:v2 = global_load_dwordx2 %28, %30 offset:16
;;     %6:v1 = global_load_dword %28, %30 offset:24
;;     %5:v2 = v_ashrrev_i64 %6, %7
;;     global_store_dwordx2 %28, %5, %30 offset:264
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = sshr.i16x2 v5, v6
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
;;     %5:v1 = v_pk_ashrrev_i16 %6, %7 op_sel_hi:[0,1]
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
    param %h : i32 at 40 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = sshr.i8 v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = ireduce.i16 v9
    v11 = load.i32 kernarg align 4 width all [v0+20]
    v12 = sshr.i16 v10, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i32 kernarg align 4 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = sshr.i32 v13, v14
    store.i32 global align 4 [v4+264], v15
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = load.i32 kernarg align 4 width all [v0+40]
    v18 = sshr.i64 v16, v17
    store.i64 global align 8 [v4+272], v18
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %37=v0:v1 = inputs
;;     %44:s8 = s_load_dwordx8 %39, null
;;     %40:s4 = s_load_dwordx4 %39, 0x20
;;     %35:s1 = s_sext_i32_i8 %44.2
;;     %33:s1 = s_and_b32 %44.3, 7
;;     %31:s1 = s_ashr_i32 %35, %33
;;     %27:v1 = v_mov_b32_e32 %31
;;     global_store_byte %37, %27, %44.0-1 offset:256
;;     %24:s1 = s_sext_i32_i16 %44.4
;;     %22:s1 = s_and_b32 %44.5, 15
;;     %20:s1 = s_ashr_i32 %24, %22
;;     %16:v1 = v_mov_b32_e32 %20
;;     global_store_short %37, %16, %44.0-1 offset:260
;;     %14:s1 = s_ashr_i32 %44.6, %44.7
;;     %11:v1 = v_mov_b32_e32 %14
;;     global_store_dword %37, %11, %44.0-1 offset:264
;;     %9:s2 = s_ashr_i64 %40.0-1, %40.2
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %37, %6, %44.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_i16x2 {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i16x2 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %7, null
;;     %6:v1 = v_mov_b32_e32 0
;;     %8:v1 = global_load_dword %6, %7 offset:8 makes constant
;;     %5:v1 = v_pk_ashrrev_i16 %11.3, %8 op_sel_hi:[0,1]
;;     global_store_dword %9, %5, %11.0-1 offset:256
;; }
;;     end
;; }

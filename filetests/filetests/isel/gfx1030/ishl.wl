; test isel precise-output
; target gfx1030
; Shifts left. Counts are taken modulo the width, which the machine does by itself for 32 and 64 bits.
; Here are the forms whose code is not that of gfx1201.

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = ishl.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v2 = global_load_dwordx2 %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:8
;;     %5:v2 = v_lshlrev_b64 %6, %7
;;     global_store_dwordx2 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i32 33
    v7 = ishl.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_constant target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v2 = global_load_dwordx2 %12, %14
;;     %9:v1 = v_lshlrev_b32_e32 1, %11.0
;;     %6.0:v2 = v_mov_b32_e32 0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %12, %7, %14 offset:256
;; }
;;     end
;; }

kernel %lanes_narrow {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ishl.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = ishl.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    return
}
;; machine kernel %lanes_narrow target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v1 = global_load_ubyte %22, %24
;;     %20:v1 = global_load_dword %22, %24 offset:4
;;     %18:v1 = v_and_b32_e32 7, %20
;;     %16:v1 = v_lshlrev_b32_e32 %18, %21
;;     global_store_byte %22, %16, %24 offset:256
;;     %11:v1 = global_load_ushort %22, %24 offset:8
;;     %10:v1 = global_load_dword %22, %24 offset:12
;;     %8:v1 = v_and_b32_e32 15, %10
;;     %6:v1 = v_lshlrev_b32_e32 %8, %11
;;     global_store_short %22, %6, %24 offset:260
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
    v7 = ishl.i16x2 v5, v6
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
;;     %5:v1 = v_pk_lshlrev_b16 %6, %7 op_sel_hi:[0,1]
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
    v8 = ishl.i8 v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = ireduce.i16 v9
    v11 = load.i32 kernarg align 4 width all [v0+20]
    v12 = ishl.i16 v10, v11
    store.i16 global align 2 [v4+260], v12
    v13 = load.i32 kernarg align 4 width all [v0+24]
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = ishl.i32 v13, v14
    store.i32 global align 4 [v4+264], v15
    v16 = load.i64 kernarg align 8 width all [v0+32]
    v17 = load.i32 kernarg align 4 width all [v0+40]
    v18 = ishl.i64 v16, v17
    store.i64 global align 8 [v4+272], v18
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %37=v0:v1 = inputs
;;     %44:s8 = s_load_dwordx8 %39, null
;;     %40:s4 = s_load_dwordx4 %39, 0x20
;;     %35:s1 = s_and_b32 %44.2, 0xff
;;     %33:s1 = s_and_b32 %44.3, 7
;;     %31:s1 = s_lshl_b32 %35, %33
;;     %27:v1 = v_mov_b32_e32 %31
;;     global_store_byte %37, %27, %44.0-1 offset:256
;;     %24:s1 = s_and_b32 %44.4, 0xffff
;;     %22:s1 = s_and_b32 %44.5, 15
;;     %20:s1 = s_lshl_b32 %24, %22
;;     %16:v1 = v_mov_b32_e32 %20
;;     global_store_short %37, %16, %44.0-1 offset:260
;;     %14:s1 = s_lshl_b32 %44.6, %44.7
;;     %11:v1 = v_mov_b32_e32 %14
;;     global_store_dword %37, %11, %44.0-1 offset:264
;;     %9:s2 = s_lshl_b64 %40.0-1, %40.2
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
    v7 = ishl.i16x2 v5, v6
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
;;     %5:v1 = v_pk_lshlrev_b16 %11.3, %8 op_sel_hi:[0,1]
;;     global_store_dword %9, %5, %11.0-1 offset:256
;; }
;;     end
;; }

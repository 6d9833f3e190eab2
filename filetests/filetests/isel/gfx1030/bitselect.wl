; test isel precise-output
; target gfx1030
; Bits of the one where the mask has ones, of the other elsewhere.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = bitselect.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.i64 global align 8 [v4+16]
    v10 = load.i64 global align 8 [v4+24]
    v11 = load.i64 global align 8 [v4+32]
    v12 = bitselect.i64 v9, v10, v11
    store.i64 global align 8 [v4+264], v12
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, null
;;     %17:v3 = global_load_dwordx3 %18, %20
;;     %16:v1 = v_bfi_b32 %17.0, %17.1, %17.2
;;     global_store_dword %18, %16, %20 offset:256
;;     %11:v4 = global_load_dwordx4 %18, %20 offset:16
;;     %10:v2 = global_load_dwordx2 %18, %20 offset:32
;;     %8.0:v2 = v_bfi_b32 %11.0, %11.2, %10.0
;;     %9.1:v2 tied(%8) = v_bfi_b32 %11.1, %11.3, %10.1
;;     global_store_dwordx2 %18, %9, %20 offset:264
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i64 at 24 align 8
    param %e : i64 at 32 align 8
    param %f : i64 at 40 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = bitselect.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.i64 kernarg align 8 width all [v0+24]
    v10 = load.i64 kernarg align 8 width all [v0+32]
    v11 = load.i64 kernarg align 8 width all [v0+40]
    v12 = bitselect.i64 v9, v10, v11
    store.i64 global align 8 [v4+264], v12
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %23:s8 = s_load_dwordx8 %19, null
;;     %20:s4 = s_load_dwordx4 %19, 0x20
;;     %17:v1 = v_mov_b32_e32 %23.4
;;     %16:v1 = v_bfi_b32 %23.2, %23.3, %17
;;     global_store_dword %18, %16, %23.0-1 offset:256
;;     %7:v1 = v_mov_b32_e32 %20.2
;;     %10.0:v2 = v_bfi_b32 %23.6, %20.0, %7
;;     %9:v1 = v_mov_b32_e32 %20.3
;;     %11.1:v2 tied(%10) = v_bfi_b32 %23.7, %20.1, %9
;;     global_store_dwordx2 %18, %11, %23.0-1 offset:264
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
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i8 global align 1 [v4+8]
    v8 = bitselect.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i16 global align 2 [v4+16]
    v11 = load.i16 global align 2 [v4+20]
    v12 = bitselect.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    return
}
;; machine kernel %lanes_narrow target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, null
;;     %29:v1 = global_load_ubyte %30, %32
;;     %28:v1 = global_load_ubyte %30, %32 offset:4
;;     %27:v1 = global_load_ubyte %30, %32 offset:8
;;     %26:v1 = v_not_b32_e32 %29
;;     %25:v1 = v_and_b32_e32 %29, %28
;;     %22:v1 = v_and_b32_e32 %26, %27
;;     %19:v1 = v_or_b32_e32 %25, %22
;;     global_store_byte %30, %19, %32 offset:256
;;     %15:v1 = global_load_ushort %30, %32 offset:12
;;     %14:v1 = global_load_ushort %30, %32 offset:16
;;     %13:v1 = global_load_ushort %30, %32 offset:20
;;     %12:v1 = v_not_b32_e32 %15
;;     %11:v1 = v_and_b32_e32 %15, %14
;;     %8:v1 = v_and_b32_e32 %12, %13
;;     %5:v1 = v_or_b32_e32 %11, %8
;;     global_store_short %30, %5, %32 offset:260
;; }
;;     end
;; }

kernel %wave_narrow {
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
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = ireduce.i8 v9
    v11 = bitselect.i8 v6, v8, v10
    store.i8 global align 1 [v4+256], v11
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = load.i32 kernarg align 4 width all [v0+24]
    v15 = ireduce.i16 v14
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = ireduce.i16 v16
    v18 = bitselect.i16 v13, v15, v17
    store.i16 global align 2 [v4+260], v18
    return
}
;; machine kernel %wave_narrow target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %32=v0:v1 = inputs
;;     %37:s8 = s_load_dwordx8 %36, null
;;     %28:s1 = s_not_b32 %37.2
;;     %27:s1 = s_and_b32 %37.2, %37.3
;;     %24:s1 = s_and_b32 %28, %37.4
;;     %21:s1 = s_or_b32 %27, %24
;;     %18:v1 = v_mov_b32_e32 %21
;;     global_store_byte %32, %18, %37.0-1 offset:256
;;     %13:s1 = s_not_b32 %37.5
;;     %12:s1 = s_and_b32 %37.5, %37.6
;;     %9:s1 = s_and_b32 %13, %37.7
;;     %6:s1 = s_or_b32 %12, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_short %32, %3, %37.0-1 offset:260
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; High halves of unsigned products.

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
    v7 = umulhi.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = umulhi.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = umulhi.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_dwordx2 %30, null
;;     %28:v1 = global_load_ubyte %29, %31
;;     %27:v1 = global_load_ubyte %29, %31 offset:4
;;     %24:v1 = v_mul_u32_u24_e32 %28, %27
;;     %21:v1 = v_lshrrev_b32_e32 8, %24
;;     global_store_byte %29, %21, %31 offset:256
;;     %17:v1 = global_load_ushort %29, %31 offset:8
;;     %16:v1 = global_load_ushort %29, %31 offset:12
;;     %13:v1 = v_mul_u32_u24_e32 %17, %16
;;     %10:v1 = v_lshrrev_b32_e32 16, %13
;;     global_store_short %29, %10, %31 offset:260
;;     %6:v2 = global_load_dwordx2 %29, %31 offset:16
;;     %5:v1 = v_mul_hi_u32 %6.0, %6.1
;;     global_store_dword %29, %5, %31 offset:264
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
    v9 = umulhi.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = umulhi.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = umulhi.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %35=v0:v1 = inputs
;;     %40:s8 = s_load_dwordx8 %39, null
;;     %32:s1 = s_and_b32 %40.2, 0xff
;;     %30:s1 = s_and_b32 %40.3, 0xff
;;     %28:s1 = s_mul_i32 %32, %30
;;     %25:s1 = s_lshr_b32 %28, 8
;;     %22:v1 = v_mov_b32_e32 %25
;;     global_store_byte %35, %22, %40.0-1 offset:256
;;     %18:s1 = s_and_b32 %40.4, 0xffff
;;     %16:s1 = s_and_b32 %40.5, 0xffff
;;     %14:s1 = s_mul_i32 %18, %16
;;     %11:s1 = s_lshr_b32 %14, 16
;;     %8:v1 = v_mov_b32_e32 %11
;;     global_store_short %35, %8, %40.0-1 offset:260
;;     %6:s1 = s_mul_hi_u32 %40.6, %40.7
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_dword %35, %3, %40.0-1 offset:264
;; }
;;     end
;; }

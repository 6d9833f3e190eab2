; test isel precise-output
; target gfx1030
; Zero extension.

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = uextend.i16 v5
    store.i16 global align 2 [v4+256], v6
    v7 = uextend.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v1 = global_load_ubyte %12, %14
;;     global_store_short %12, %11, %14 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %12, %7, %14 offset:264
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    v7 = uextend.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v1 = global_load_ushort %11, %13
;;     global_store_dword %11, %10, %13 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %11, %7, %13 offset:264
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = uextend.i16 v6
    store.i16 global align 2 [v4+256], v7
    v8 = uextend.i32 v6
    store.i32 global align 4 [v4+260], v8
    v9 = uextend.i64 v6
    store.i64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s4 = s_load_dwordx4 %19, null
;;     %15:s1 = s_and_b32 %20.2, 0xff
;;     %14:s1 = s_and_b32 %20.2, 0xff
;;     %12:v1 = v_mov_b32_e32 %14
;;     global_store_short %17, %12, %20.0-1 offset:256
;;     %10:v1 = v_mov_b32_e32 %15
;;     global_store_dword %17, %10, %20.0-1 offset:260
;;     %8:s1 = s_and_b32 %20.2, 0xff
;;     %5.0:v2 = v_mov_b32_e32 %8
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %17, %6, %20.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    v8 = uextend.i64 v6
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s4 = s_load_dwordx4 %15, null
;;     %11:s1 = s_and_b32 %16.2, 0xffff
;;     %10:v1 = v_mov_b32_e32 %11
;;     global_store_dword %13, %10, %16.0-1 offset:256
;;     %8:s1 = s_and_b32 %16.2, 0xffff
;;     %5.0:v2 = v_mov_b32_e32 %8
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %13, %6, %16.0-1 offset:264
;; }
;;     end
;; }

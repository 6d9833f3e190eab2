; test isel precise-output
; target gfx1030
; Bitwise complement. A mask is complemented against all lanes, a scalar truth value against one.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = bnot.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 global align 2 [v4+4]
    v8 = bnot.i16 v7
    store.i16 global align 2 [v4+260], v8
    v9 = load.i32 global align 4 [v4+8]
    v10 = bnot.i32 v9
    store.i32 global align 4 [v4+264], v10
    v11 = load.i64 global align 8 [v4+16]
    v12 = bnot.i64 v11
    store.i64 global align 8 [v4+272], v12
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, null
;;     %20:v1 = global_load_ubyte %21, %23
;;     %19:v1 = v_not_b32_e32 %20
;;     global_store_byte %21, %19, %23 offset:256
;;     %16:v1 = global_load_ushort %21, %23 offset:4
;;     %15:v1 = v_not_b32_e32 %16
;;     global_store_short %21, %15, %23 offset:260
;;     %12:v1 = global_load_dword %21, %23 offset:8
;;     %11:v1 = v_not_b32_e32 %12
;;     global_store_dword %21, %11, %23 offset:264
;;     %8:v2 = global_load_dwordx2 %21, %23 offset:16
;;     %6.0:v2 = v_not_b32_e32 %8.0
;;     %7.1:v2 tied(%6) = v_not_b32_e32 %8.1
;;     global_store_dwordx2 %21, %7, %23 offset:272
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
    v8 = bnot.b1 v7
    v9 = uextend.i32 v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, null
;;     %8:v2 = global_load_dwordx2 %9, %11
;;     %7:s1 = v_cmp_ge_u32_e64 %8.0, %8.1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %9, %4, %11 offset:256
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = bnot.i8 v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = bnot.i16 v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = bnot.i32 v11
    store.i32 global align 4 [v4+264], v12
    v13 = load.i64 kernarg align 8 width all [v0+24]
    v14 = bnot.i64 v13
    store.i64 global align 8 [v4+272], v14
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %23=v0:v1 = inputs
;;     %27:s8 = s_load_dwordx8 %26, null
;;     %21:s1 = s_not_b32 %27.2
;;     %19:v1 = v_mov_b32_e32 %21
;;     global_store_byte %23, %19, %27.0-1 offset:256
;;     %16:s1 = s_not_b32 %27.3
;;     %14:v1 = v_mov_b32_e32 %16
;;     global_store_short %23, %14, %27.0-1 offset:260
;;     %12:s1 = s_not_b32 %27.4
;;     %10:v1 = v_mov_b32_e32 %12
;;     global_store_dword %23, %10, %27.0-1 offset:264
;;     %8:s2 = s_not_b64 %27.6-7
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %23, %6, %27.0-1 offset:272
;; }
;;     end
;; }

kernel %wave_b1 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = bnot.b1 v7
    v9 = uextend.i32 v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %wave_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s4 = s_load_dwordx4 %10, null
;;     s_cmp_ge_u32 %11.2, %11.3 makes scc
;;     %7:s1 = s_cselect_b32 1, 0
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_dword %8, %3, %11.0-1 offset:256
;; }
;;     end
;; }

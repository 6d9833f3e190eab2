; test isel precise-output
; target gfx1030
; Bitwise or.

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
    v7 = bor.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i16 global align 2 [v4+8]
    v9 = load.i16 global align 2 [v4+12]
    v10 = bor.i16 v8, v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 global align 4 [v4+16]
    v12 = load.i32 global align 4 [v4+20]
    v13 = bor.i32 v11, v12
    store.i32 global align 4 [v4+264], v13
    v14 = load.i64 global align 8 [v4+24]
    v15 = load.i64 global align 8 [v4+32]
    v16 = bor.i64 v14, v15
    store.i64 global align 8 [v4+272], v16
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     %29:s2 = s_load_dwordx2 %28, null
;;     %26:v1 = global_load_ubyte %27, %29
;;     %25:v1 = global_load_ubyte %27, %29 offset:4
;;     %24:v1 = v_or_b32_e32 %26, %25
;;     global_store_byte %27, %24, %29 offset:256
;;     %20:v1 = global_load_ushort %27, %29 offset:8
;;     %19:v1 = global_load_ushort %27, %29 offset:12
;;     %18:v1 = v_or_b32_e32 %20, %19
;;     global_store_short %27, %18, %29 offset:260
;;     %14:v2 = global_load_dwordx2 %27, %29 offset:16
;;     %13:v1 = v_or_b32_e32 %14.0, %14.1
;;     global_store_dword %27, %13, %29 offset:264
;;     %9:v4 = global_load_dwordx4 %27, %29 offset:24
;;     %7.0:v2 = v_or_b32_e32 %9.0, %9.2
;;     %8.1:v2 tied(%7) = v_or_b32_e32 %9.1, %9.3
;;     global_store_dwordx2 %27, %8, %29 offset:272
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
    v11 = bor.b1 v7, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %lanes_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %10:s1 = v_cmp_lt_u32_e64 %14.2, %14.3
;;     %7:s1 = s_or_b32 %13, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %15, %4, %17 offset:256
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
    v9 = bor.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+16]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+20]
    v13 = ireduce.i16 v12
    v14 = bor.i16 v11, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i32 kernarg align 4 width all [v0+24]
    v16 = load.i32 kernarg align 4 width all [v0+28]
    v17 = bor.i32 v15, v16
    store.i32 global align 4 [v4+264], v17
    v18 = load.i64 kernarg align 8 width all [v0+32]
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = bor.i64 v18, v19
    store.i64 global align 8 [v4+272], v20
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %35:s8 = s_load_dwordx8 %30, null
;;     %31:s4 = s_load_dwordx4 %30, 0x20
;;     %26:s1 = s_or_b32 %35.2, %35.3
;;     %23:v1 = v_mov_b32_e32 %26
;;     global_store_byte %29, %23, %35.0-1 offset:256
;;     %19:s1 = s_or_b32 %35.4, %35.5
;;     %16:v1 = v_mov_b32_e32 %19
;;     global_store_short %29, %16, %35.0-1 offset:260
;;     %14:s1 = s_or_b32 %35.6, %35.7
;;     %11:v1 = v_mov_b32_e32 %14
;;     global_store_dword %29, %11, %35.0-1 offset:264
;;     %9:s2 = s_or_b64 %31.0-1, %31.2-3
;;     %5.0:v2 = v_mov_b32_e32 %9.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %9.1
;;     global_store_dwordx2 %29, %6, %35.0-1 offset:272
;; }
;;     end
;; }

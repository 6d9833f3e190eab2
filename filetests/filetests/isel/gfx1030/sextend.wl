; test isel precise-output
; target gfx1030
; Sign extension.

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = sextend.i16 v5
    store.i16 global align 2 [v4+256], v6
    v7 = sextend.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, null
;;     %11:v1 = global_load_sbyte %12, %14
;;     global_store_short %12, %11, %14 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %11
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
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    v7 = sextend.i64 v5
    store.i64 global align 8 [v4+264], v7
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, null
;;     %10:v1 = global_load_sshort %11, %13
;;     global_store_dword %11, %10, %13 offset:256
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %10
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
    v7 = sextend.i16 v6
    store.i16 global align 2 [v4+256], v7
    v8 = sextend.i32 v6
    store.i32 global align 4 [v4+260], v8
    v9 = sextend.i64 v6
    store.i64 global align 8 [v4+264], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %24=s[0:1]:s2, %22=v0:v1 = inputs
;;     %25:s4 = s_load_dwordx4 %24, null
;;     %20:s1 = s_sext_i32_i8 %25.2
;;     %19:s1 = s_sext_i32_i8 %25.2
;;     %17:v1 = v_mov_b32_e32 %19
;;     global_store_short %22, %17, %25.0-1 offset:256
;;     %15:v1 = v_mov_b32_e32 %20
;;     global_store_dword %22, %15, %25.0-1 offset:260
;;     %13:s1 = s_sext_i32_i8 %25.2
;;     %10.0:s2 = s_mov_b32 %13
;;     %11.1:s2 tied(%10) = s_ashr_i32 %13, 31
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %22, %7, %25.0-1 offset:264
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
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    v8 = sextend.i64 v6
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %18=v0:v1 = inputs
;;     %21:s4 = s_load_dwordx4 %20, null
;;     %16:s1 = s_sext_i32_i16 %21.2
;;     %15:v1 = v_mov_b32_e32 %16
;;     global_store_dword %18, %15, %21.0-1 offset:256
;;     %13:s1 = s_sext_i32_i16 %21.2
;;     %10.0:s2 = s_mov_b32 %13
;;     %11.1:s2 tied(%10) = s_ashr_i32 %13, 31
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %18, %7, %21.0-1 offset:264
;; }
;;     end
;; }

kernel %wave_i32 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = sextend.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_dwordx4 %14, null
;;     %10.0:s2 = s_mov_b32 %15.2
;;     %11.1:s2 tied(%10) = s_ashr_i32 %15.2, 31
;;     %6.0:v2 = v_mov_b32_e32 %15.2
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %12, %7, %15.0-1 offset:256
;; }
;;     end
;; }

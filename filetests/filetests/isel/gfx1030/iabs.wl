; test isel precise-output
; target gfx1030
; Absolute values: the larger of a number and its negation; the scalar unit has an instruction.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = iabs.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = load.i16 global align 2 [v4+4]
    v8 = iabs.i16 v7
    store.i16 global align 2 [v4+260], v8
    v9 = load.i32 global align 4 [v4+8]
    v10 = iabs.i32 v9
    store.i32 global align 4 [v4+264], v10
    v11 = load.i64 global align 8 [v4+16]
    v12 = iabs.i64 v11
    store.i64 global align 8 [v4+272], v12
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     %40:s2 = s_load_dwordx2 %39, null
;;     %37:v1 = global_load_sbyte %38, %40
;;     %34:v1 = v_sub_nc_u32_e32 0, %37
;;     %35:v1 = v_max_i32_e32 %37, %34
;;     global_store_byte %38, %35, %40 offset:256
;;     %30:v1 = global_load_sshort %38, %40 offset:4
;;     %27:v1 = v_sub_nc_u32_e32 0, %30
;;     %28:v1 = v_max_i32_e32 %30, %27
;;     global_store_short %38, %28, %40 offset:260
;;     %23:v1 = global_load_dword %38, %40 offset:8
;;     %21:v1 = v_sub_nc_u32_e32 0, %23
;;     %22:v1 = v_max_i32_e32 %23, %21
;;     global_store_dword %38, %22, %40 offset:264
;;     %18:v2 = global_load_dwordx2 %38, %40 offset:16
;;     %17:v1 = v_ashrrev_i32_e32 31, %18.1
;;     %14.0:v2 = v_xor_b32_e32 %18.0, %17
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %18.1, %17
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %17
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %17, %6
;;     global_store_dwordx2 %38, %10, %40 offset:272
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
    v7 = iabs.i8 v6
    store.i8 global align 1 [v4+256], v7
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = ireduce.i16 v8
    v10 = iabs.i16 v9
    store.i16 global align 2 [v4+260], v10
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = iabs.i32 v11
    store.i32 global align 4 [v4+264], v12
    v13 = load.i64 kernarg align 8 width all [v0+24]
    v14 = iabs.i64 v13
    store.i64 global align 8 [v4+272], v14
    return
}
;; machine kernel %wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %42=v0:v1 = inputs
;;     %46:s8 = s_load_dwordx8 %45, null
;;     %40:s1 = s_sext_i32_i8 %46.2
;;     %38:s1 = s_abs_i32 %40
;;     %35:v1 = v_mov_b32_e32 %38
;;     global_store_byte %42, %35, %46.0-1 offset:256
;;     %32:s1 = s_sext_i32_i16 %46.3
;;     %30:s1 = s_abs_i32 %32
;;     %27:v1 = v_mov_b32_e32 %30
;;     global_store_short %42, %27, %46.0-1 offset:260
;;     %25:s1 = s_abs_i32 %46.4
;;     %23:v1 = v_mov_b32_e32 %25
;;     global_store_dword %42, %23, %46.0-1 offset:264
;;     %21:s1 = s_ashr_i32 %46.7, 31
;;     %18.0:s2 = s_mov_b32 %21
;;     %19.1:s2 tied(%18) = s_mov_b32 %21
;;     %15:s2 = s_xor_b64 %46.6-7, %19
;;     %11.0:s2 = s_sub_u32 %15.0, %21 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %15.1, %21
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %42, %6, %46.0-1 offset:272
;; }
;;     end
;; }

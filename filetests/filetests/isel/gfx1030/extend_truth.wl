; test isel precise-output
; target gfx1030
; Truth values as numbers: 0 and 1, or 0 and all ones.

kernel %uextend_lanes {
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
    v8 = uextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = uextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = uextend.i64 v7
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %uextend_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, null
;;     %19:v2 = global_load_dwordx2 %20, %22
;;     %18:s1 = v_cmp_lt_u32_e64 %19.0, %19.1
;;     %15:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_byte %20, %15, %22 offset:256
;;     %12:v1 = v_cndmask_b32_e64 0, 1, %18
;;     global_store_short %20, %12, %22 offset:260
;;     %9:v1 = v_cndmask_b32_e64 0, 1, %18
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_dwordx2 %20, %7, %22 offset:264
;; }
;;     end
;; }

kernel %uextend_wave {
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
    v8 = uextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = uextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = uextend.i64 v7
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %uextend_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s4 = s_load_dwordx4 %19, null
;;     s_cmp_lt_u32 %20.2, %20.3 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     %12:v1 = v_mov_b32_e32 %16
;;     global_store_byte %17, %12, %20.0-1 offset:256
;;     global_store_short %17, %12, %20.0-1 offset:260
;;     %5.0:v2 = v_mov_b32_e32 %16
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %17, %6, %20.0-1 offset:264
;; }
;;     end
;; }

kernel %sextend_lanes {
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
    v8 = sextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = sextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = sextend.i32 v7
    store.i32 global align 4 [v4+264], v10
    v11 = sextend.i64 v7
    store.i64 global align 8 [v4+272], v11
    return
}
;; machine kernel %sextend_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %20:s1 = v_cmp_lt_u32_e64 %21.0, %21.1
;;     %17:v1 = v_cndmask_b32_e64 0, -1, %20
;;     %16:v1 = v_cndmask_b32_e64 0, -1, %20
;;     global_store_byte %22, %16, %24 offset:256
;;     %13:v1 = v_cndmask_b32_e64 0, -1, %20
;;     global_store_short %22, %13, %24 offset:260
;;     global_store_dword %22, %17, %24 offset:264
;;     %9:v1 = v_cndmask_b32_e64 0, -1, %20
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_ashrrev_i32_e32 31, %9
;;     global_store_dwordx2 %22, %7, %24 offset:272
;; }
;;     end
;; }

kernel %sextend_wave {
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
    v8 = sextend.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = sextend.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = sextend.i32 v7
    store.i32 global align 4 [v4+264], v10
    v11 = sextend.i64 v7
    store.i64 global align 8 [v4+272], v11
    return
}
;; machine kernel %sextend_wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %28=v0:v1 = inputs
;;     %31:s4 = s_load_dwordx4 %30, null
;;     s_cmp_lt_u32 %31.2, %31.3 makes scc
;;     %27:s1 = s_cselect_b32 1, 0
;;     %24:s1 = s_sub_u32 0, %27
;;     %23:s1 = s_sub_u32 0, %27
;;     %21:v1 = v_mov_b32_e32 %23
;;     global_store_byte %28, %21, %31.0-1 offset:256
;;     %19:s1 = s_sub_u32 0, %27
;;     %17:v1 = v_mov_b32_e32 %19
;;     global_store_short %28, %17, %31.0-1 offset:260
;;     %15:v1 = v_mov_b32_e32 %24
;;     global_store_dword %28, %15, %31.0-1 offset:264
;;     %13:s1 = s_sub_u32 0, %27
;;     %10.0:s2 = s_mov_b32 %13
;;     %11.1:s2 tied(%10) = s_ashr_i32 %13, 31
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11.1
;;     global_store_dwordx2 %28, %7, %31.0-1 offset:272
;; }
;;     end
;; }

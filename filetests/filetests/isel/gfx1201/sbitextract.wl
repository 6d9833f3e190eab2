; test isel precise-output
; target gfx1201
; Fields, sign extended.

kernel %lanes {
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
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v3 = global_load_b96 %20, %22
;;     %18:v1 = v_and_b32_e32 31, %19.2
;;     %16:v1 = v_lshrrev_b32_e32 %19.1, %19.0
;;     %13:v1 = v_sub_nc_u32_e32 0, %18
;;     %12:v1 = v_lshlrev_b32_e32 %13, %16
;;     %10:v1 = v_ashrrev_i32_e32 %13, %12
;;     %7:s1 = v_cmp_eq_u32_e64 %18, 0
;;     %5:v1 = v_cndmask_b32_e64 %10, 0, %7
;;     global_store_b32 %20, %5, %22 offset:256
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = iconst.i32 8
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_bfe_i32 %5, 8, 8
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %o : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %18=v0:v1 = inputs
;;     %22:s8 = s_load_b256 %21, 0x0
;;     %17:s1 = s_and_b32 %22.4, 31
;;     %15:s1 = s_lshr_b32 %22.2, %22.3
;;     %12:s1 = s_sub_co_u32 0, %17
;;     %11:s1 = s_lshl_b32 %15, %12
;;     %9:s1 = s_ashr_i32 %11, %12
;;     s_cmp_eq_u32 %17, 0 makes scc
;;     %6:s1 = s_cselect_b32 0, %9
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %18, %3, %22.0-1 offset:256
;; }
;;     end
;; }

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
    v7 = load.i32 global align 4 [v4+12]
    v8 = sbitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_b64 %25, 0x0
;;     %23:v2 = global_load_b64 %24, %26
;;     %22:v2 = global_load_b64 %24, %26 offset:8
;;     %21:v1 = v_and_b32_e32 63, %22.1
;;     %19:v2 = v_lshrrev_b64 %22.0, %23
;;     %16:v1 = v_sub_nc_u32_e32 0, %21
;;     %15:v2 = v_lshlrev_b64_e32 %16, %19
;;     %13:v2 = v_ashrrev_i64 %16, %15
;;     %10:s1 = v_cmp_eq_u32_e64 %21, 0
;;     %7.0:v2 = v_cndmask_b32_e64 %13.0, 0, %10
;;     %8.1:v2 tied(%7) = v_cndmask_b32_e64 %13.1, 0, %10
;;     global_store_b64 %24, %8, %26 offset:256
;; }
;;     end
;; }

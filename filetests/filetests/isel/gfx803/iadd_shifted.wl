; test isel precise-output
; target gfx803
; A sum with a shifted word: one instruction where the count is constant.
; Here are the forms whose code is not that of gfx900.

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
    v7 = iconst.i32 5
    v8 = ishl.i32 v5, v7
    v9 = iadd.i32 v8, v6
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %15:v2 = flat_load_dwordx2 %24
;;     %14:v1 = v_lshlrev_b32_e32 5, %15.0
;;     %11:v1, %12:s2 = v_add_u32_e64 %14, %15.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

kernel %other_order {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 31
    v8 = ishl.i32 v5, v7
    v9 = iadd.i32 v6, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %other_order target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %23.0:v2, %19:s2 = v_add_u32_e64 %27.0, %25
;;     %22:v1 = v_mov_b32_e32 %27.1
;;     %24.1:v2 tied(%23), %21:s2 = v_addc_u32_e64 %22, 0, %19
;;     %15:v2 = flat_load_dwordx2 %24
;;     %14:v1 = v_lshlrev_b32_e32 31, %15.0
;;     %11:v1, %12:s2 = v_add_u32_e64 %15.1, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %24.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %24.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

; The count is no constant: two instructions.
kernel %count_of_lanes {
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
    v8 = ishl.i32 v5, v7
    v9 = iadd.i32 v8, v6
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %count_of_lanes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_u32_e64 %23, 0, %20
;;     %16:v3 = flat_load_dwordx3 %25
;;     %15:v1 = v_lshlrev_b32_e32 %16.2, %16.0
;;     %11:v1, %12:s2 = v_add_u32_e64 %15, %16.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %25.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %25.1, %2
;;     flat_store_dword %7, %11
;; }
;;     end
;; }

; The shifted word is wanted by itself as well.
kernel %used_twice {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 3
    v8 = ishl.i32 v5, v7
    v9 = iadd.i32 v8, v6
    store.i32 global align 4 [v4+256], v9
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %used_twice target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %31:s2 = s_load_dwordx2 %30, 0x0
;;     %27.0:v2, %23:s2 = v_add_u32_e64 %31.0, %29
;;     %26:v1 = v_mov_b32_e32 %31.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_u32_e64 %26, 0, %23
;;     %19:v2 = flat_load_dwordx2 %28
;;     %18:v1 = v_lshlrev_b32_e32 3, %19.0
;;     %15:v1, %16:s2 = v_add_u32_e64 %18, %19.1
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %28.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %28.1, %2
;;     %12.0:v2 = v_mov_b32_e32 %15
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 %18
;;     flat_store_dwordx2 %7, %13
;; }
;;     end
;; }

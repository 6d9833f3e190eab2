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
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %30.0:v2, %26:s2 = v_add_u32_e64 %34.0, %32
;;     %29:v1 = v_mov_b32_e32 %34.1
;;     %31.1:v2 tied(%30), %28:s2 = v_addc_u32_e64 %29, 0, %26
;;     %22:v1 = flat_load_dword %31
;;     %19.0:v2, %16:s2 = v_add_u32_e64 4, %31.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %31.1, %16
;;     %21:v1 = flat_load_dword %20
;;     %14:v1 = v_lshlrev_b32_e32 5, %22
;;     %11:v1, %12:s2 = v_add_u32_e64 %14, %21
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %31.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %31.1, %2
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
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %34:s2 = s_load_dwordx2 %33, 0x0
;;     %30.0:v2, %26:s2 = v_add_u32_e64 %34.0, %32
;;     %29:v1 = v_mov_b32_e32 %34.1
;;     %31.1:v2 tied(%30), %28:s2 = v_addc_u32_e64 %29, 0, %26
;;     %22:v1 = flat_load_dword %31
;;     %19.0:v2, %16:s2 = v_add_u32_e64 4, %31.0
;;     %20.1:v2 tied(%19), %18:s2 = v_addc_u32_e64 0, %31.1, %16
;;     %21:v1 = flat_load_dword %20
;;     %14:v1 = v_lshlrev_b32_e32 31, %22
;;     %11:v1, %12:s2 = v_add_u32_e64 %21, %14
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %31.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %31.1, %2
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
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %38.0:v2, %34:s2 = v_add_u32_e64 %42.0, %40
;;     %37:v1 = v_mov_b32_e32 %42.1
;;     %39.1:v2 tied(%38), %36:s2 = v_addc_u32_e64 %37, 0, %34
;;     %30:v1 = flat_load_dword %39
;;     %27.0:v2, %24:s2 = v_add_u32_e64 4, %39.0
;;     %28.1:v2 tied(%27), %26:s2 = v_addc_u32_e64 0, %39.1, %24
;;     %29:v1 = flat_load_dword %28
;;     %20.0:v2, %17:s2 = v_add_u32_e64 8, %39.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_u32_e64 0, %39.1, %17
;;     %22:v1 = flat_load_dword %21
;;     %15:v1 = v_lshlrev_b32_e32 %22, %30
;;     %11:v1, %12:s2 = v_add_u32_e64 %15, %29
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %39.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %39.1, %2
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
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_u32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %29:v1 = flat_load_dword %38
;;     %26.0:v2, %23:s2 = v_add_u32_e64 4, %38.0
;;     %27.1:v2 tied(%26), %25:s2 = v_addc_u32_e64 0, %38.1, %23
;;     %28:v1 = flat_load_dword %27
;;     %21:v1 = v_lshlrev_b32_e32 3, %29
;;     %18:v1, %19:s2 = v_add_u32_e64 %21, %28
;;     %11:s1 = s_mov_b32 0x100
;;     %14.0:v2, %10:s2 = v_add_u32_e64 %11, %38.0
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_u32_e64 0, %38.1, %10
;;     flat_store_dword %15, %18
;;     %3:s1 = s_mov_b32 0x104
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %38.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %38.1, %2
;;     flat_store_dword %7, %21
;; }
;;     end
;; }

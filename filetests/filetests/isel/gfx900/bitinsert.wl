; test isel precise-output
; target gfx900
; A field replaced: by a mask and a selection of bits.

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
    v8 = load.i32 global align 4 [v4+12]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v1 = global_load_dword %16, %18
;;     %14:v1 = global_load_dword %16, %18 offset:4
;;     %13:v1 = global_load_dword %16, %18 offset:8
;;     %12:v1 = global_load_dword %16, %18 offset:12
;;     %11:v1 = v_bfm_b32 %12, %13
;;     %9:v1 = v_lshlrev_b32_e32 %13, %14
;;     %6:v1 = v_bfi_b32 %11, %9, %15
;;     global_store_dword %16, %6, %18 offset:256
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 8
    v8 = iconst.i32 16
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %constants target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_dword %11, %13
;;     %9:v1 = global_load_dword %11, %13 offset:4
;;     %8:v1 = v_lshlrev_b32_e32 8, %9
;;     %6:s1 = s_mov_b32 0xffff00
;;     %5:v1 = v_bfi_b32 %6, %8, %10
;;     global_store_dword %11, %5, %13 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %o : i32 at 16 align 4
    param %n : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %19=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %14, 0x0
;;     %18:s1 = s_load_dword %14, 0x8
;;     %17:s1 = s_load_dword %14, 0xc
;;     %16:s1 = s_load_dword %14, 0x10
;;     %15:s1 = s_load_dword %14, 0x14
;;     %13:v1 = v_mov_b32_e32 %16
;;     %12:v1 = v_bfm_b32 %15, %13
;;     %10:s1 = s_lshl_b32 %17, %16
;;     %7:v1 = v_mov_b32_e32 %18
;;     %6:v1 = v_bfi_b32 %12, %10, %7
;;     global_store_dword %19, %6, %20 offset:256
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = load.i32 global align 4 [v4+20]
    v9 = bitinsert.i64 v5, v6, v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29=s[0:1]:s2, %28=v0:v1 = inputs
;;     %30:s2 = s_load_dwordx2 %29, 0x0
;;     %27:v2 = global_load_dwordx2 %28, %30
;;     %26:v2 = global_load_dwordx2 %28, %30 offset:8
;;     %25:v1 = global_load_dword %28, %30 offset:16
;;     %24:v1 = global_load_dword %28, %30 offset:20
;;     %23:v2 = v_lshlrev_b64 %24, 1
;;     %20.0:v2, %17:s2 = v_add_co_u32_e64 %23.0, -1
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_co_u32_e64 %23.1, -1, %17
;;     %14:v2 = v_lshlrev_b64 %25, %21
;;     %12:v2 = v_lshlrev_b64 %25, %26
;;     %8.0:v2 = v_bfi_b32 %14.0, %12.0, %27.0
;;     %9.1:v2 tied(%8) = v_bfi_b32 %14.1, %12.1, %27.1
;;     global_store_dwordx2 %28, %9, %30 offset:256
;; }
;;     end
;; }

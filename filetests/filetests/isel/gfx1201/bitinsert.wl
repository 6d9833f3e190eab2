; test isel precise-output
; target gfx1201
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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v4 = global_load_b128 %13, %15
;;     %11:v1 = v_bfm_b32 %12.3, %12.2
;;     %9:v1 = v_lshlrev_b32_e32 %12.2, %12.1
;;     %6:v1 = v_bfi_b32 %11, %9, %12.0
;;     global_store_b32 %13, %6, %15 offset:256
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
;; machine kernel %constants target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:v1 = v_lshlrev_b32_e32 8, %8.1
;;     %5:v1 = v_bfi_b32 0xffff00, %7, %8.0
;;     global_store_b32 %9, %5, %11 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %12=v0:v1 = inputs
;;     %16:s8 = s_load_b256 %15, 0x0
;;     %11:v1 = v_bfm_b32 %16.5, %16.4
;;     %9:s1 = s_lshl_b32 %16.3, %16.4
;;     %6:v1 = v_bfi_b32 %11, %9, %16.2
;;     global_store_b32 %12, %6, %16.0-1 offset:256
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
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_b64 %27, 0x0
;;     %25:v4 = global_load_b128 %26, %28
;;     %24:v2 = global_load_b64 %26, %28 offset:16
;;     %23:v2 = v_lshlrev_b64_e64 %24.1, 1
;;     %20.0:v2, %17:s1 = v_add_co_u32 %23.0, -1
;;     %21.1:v2 tied(%20), %19:s1 = v_add_co_ci_u32_e64 %23.1, -1, %17
;;     %14:v2 = v_lshlrev_b64_e32 %24.0, %21
;;     %12:v2 = v_lshlrev_b64_e32 %24.0, %25.2-3
;;     %8.0:v2 = v_bfi_b32 %14.0, %12.0, %25.0
;;     %9.1:v2 tied(%8) = v_bfi_b32 %14.1, %12.1, %25.1
;;     global_store_b64 %26, %9, %28 offset:256
;; }
;;     end
;; }

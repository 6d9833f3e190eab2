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
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %17:v1 = v_and_b32_e32 0x3ff, %16
;;     %15:v1 = global_load_b32 %17, %19
;;     %14:v1 = global_load_b32 %17, %19 offset:4
;;     %13:v1 = global_load_b32 %17, %19 offset:8
;;     %12:v1 = global_load_b32 %17, %19 offset:12
;;     %11:v1 = v_bfm_b32 %12, %13
;;     %9:v1 = v_lshlrev_b32_e32 %13, %14
;;     %6:v1 = v_bfi_b32 %11, %9, %15
;;     global_store_b32 %17, %6, %19 offset:256
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
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %9:v1 = global_load_b32 %11, %13
;;     %8:v1 = global_load_b32 %11, %13 offset:4
;;     %7:v1 = v_lshlrev_b32_e32 8, %8
;;     %5:v1 = v_bfi_b32 0xffff00, %7, %9
;;     global_store_b32 %11, %5, %13 offset:256
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
;;     %12=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %12, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %16:s1 = s_load_b32 %12, 0x8
;;     %15:s1 = s_load_b32 %12, 0xc
;;     %14:s1 = s_load_b32 %12, 0x10
;;     %13:s1 = s_load_b32 %12, 0x14
;;     %11:v1 = v_bfm_b32 %13, %14
;;     %9:s1 = s_lshl_b32 %15, %14
;;     %6:v1 = v_bfi_b32 %11, %9, %16
;;     global_store_b32 %18, %6, %19 offset:256
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
;;     %30=s[0:1]:s2, %28=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %29:v1 = v_and_b32_e32 0x3ff, %28
;;     %27:v2 = global_load_b64 %29, %31
;;     %26:v2 = global_load_b64 %29, %31 offset:8
;;     %25:v1 = global_load_b32 %29, %31 offset:16
;;     %24:v1 = global_load_b32 %29, %31 offset:20
;;     %23:v2 = v_lshlrev_b64_e64 %24, 1
;;     %20.0:v2, %17:s1 = v_add_co_u32 %23.0, -1
;;     %21.1:v2 tied(%20), %19:s1 = v_add_co_ci_u32_e64 %23.1, -1, %17
;;     %14:v2 = v_lshlrev_b64_e32 %25, %21
;;     %12:v2 = v_lshlrev_b64_e32 %25, %26
;;     %8.0:v2 = v_bfi_b32 %14.0, %12.0, %27.0
;;     %9.1:v2 tied(%8) = v_bfi_b32 %14.1, %12.1, %27.1
;;     global_store_b64 %29, %9, %31 offset:256
;; }
;;     end
;; }

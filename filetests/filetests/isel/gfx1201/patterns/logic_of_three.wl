; test isel precise-output
; target gfx1201
; Two operations of logic in one.

kernel %or {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bor.i32 v5, v6
    v11 = bor.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_or3_b32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %and_or {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = band.i32 v5, v6
    v11 = bor.i32 v7, v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %and_or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_and_or_b32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %or_and_is_none {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bor.i32 v5, v6
    v11 = band.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %or_and_is_none target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v3 = global_load_b96 %10, %12
;;     %8:v1 = v_or_b32_e32 %9.0, %9.1
;;     %5:v1 = v_and_b32_e32 %8, %9.2
;;     global_store_b32 %10, %5, %12 offset:256
;; }
;;     end
;; }

kernel %choice {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bnot.i32 v5
    v11 = band.i32 v6, v10
    v12 = band.i32 v7, v5
    v13 = bxor.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %choice target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_bfi_b32 %7.0, %7.2, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %choice_mask_first {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bnot.i32 v5
    v11 = band.i32 v10, v6
    v12 = band.i32 v5, v7
    v13 = bxor.i32 v12, v11
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %choice_mask_first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_bfi_b32 %7.0, %7.2, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %choice_by_or {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bnot.i32 v5
    v11 = band.i32 v6, v10
    v12 = band.i32 v7, v5
    v13 = bor.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %choice_by_or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_bfi_b32 %7.0, %7.2, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %choice_by_or_mask_first {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bnot.i32 v5
    v11 = band.i32 v6, v10
    v12 = band.i32 v5, v7
    v13 = bor.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %choice_by_or_mask_first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_bfi_b32 %7.0, %7.2, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

; The masks are not complements.
kernel %choice_of_others {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bnot.i32 v5
    v11 = band.i32 v6, v10
    v12 = band.i32 v7, v6
    v13 = bxor.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %choice_of_others target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %13:v3 = global_load_b96 %14, %16
;;     %12:v1 = v_not_b32_e32 %13.0
;;     %10:v1 = v_and_b32_e32 %13.1, %12
;;     %8:v1 = v_and_b32_e32 %13.2, %13.1
;;     %5:v1 = v_xor_b32_e32 %10, %8
;;     global_store_b32 %14, %5, %16 offset:256
;; }
;;     end
;; }

kernel %majority {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = bxor.i32 v5, v6
    v11 = band.i32 v10, v7
    v12 = band.i32 v5, v6
    v13 = bxor.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %majority target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v3 = global_load_b96 %9, %11
;;     %5:v1 = v_xor_b32_e32 %8.0, %8.1
;;     %7:v1 = v_bfi_b32 %5, %8.2, %8.1
;;     global_store_b32 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %field {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = iconst.i32 8
    v11 = ushr.i32 v5, v10
    v12 = iconst.i32 255
    v13 = band.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %field target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_bfe_u32 %5, 8, 8
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

; The mask does not begin with the lowest bit.
kernel %no_field {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = load.i32 kernarg align 4 width all [v0+12]
    v10 = iconst.i32 8
    v11 = ushr.i32 v5, v10
    v12 = iconst.i32 254
    v13 = band.i32 v11, v12
    store.i32 global align 4 [v4+256], v13
    return
}
;; machine kernel %no_field target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_lshrrev_b32_e32 8, %7
;;     %4:v1 = v_and_b32_e32 0xfe, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
; Sums of 64 bits with products of words.

kernel %signed_index {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = sextend.i64 v5
    v11 = iconst.i32 2
    v12 = ishl.i64 v10, v11
    v13 = iadd.i64 v20, v12
    store.i64 global align 4 [v4+256], v13
    return
}
;; machine kernel %signed_index target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %7:v2 = global_load_b64 %9, %11 offset:16
;;     %5:v2, %6:s1 = v_mad_co_i64_i32 %8, 4, %7
;;     global_store_b64 %9, %5, %11 offset:256
;; }
;;     end
;; }

; 128 is no inline constant.
kernel %signed_index_of_a_large_size {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = sextend.i64 v5
    v11 = iconst.i32 7
    v12 = ishl.i64 v10, v11
    v13 = iadd.i64 v20, v12
    store.i64 global align 4 [v4+256], v13
    return
}
;; machine kernel %signed_index_of_a_large_size target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v1 = global_load_b32 %20, %22
;;     %18:v2 = global_load_b64 %20, %22 offset:16
;;     %16.0:v2 = v_mov_b32_e32 %19
;;     %17.1:v2 tied(%16) = v_ashrrev_i32_e32 31, %19
;;     %12:v2 = v_lshlrev_b64_e32 7, %17
;;     %9.0:v2, %6:s1 = v_add_co_u32 %18.0, %12.0
;;     %10.1:v2 tied(%9), %8:s1 = v_add_co_ci_u32_e64 %18.1, %12.1, %6
;;     global_store_b64 %20, %10, %22 offset:256
;; }
;;     end
;; }

kernel %signed_index_of_triples {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = sextend.i64 v5
    v11 = iconst.i64 12
    v12 = imul.i64 v10, v11
    v13 = iadd.i64 v12, v20
    store.i64 global align 4 [v4+256], v13
    return
}
;; machine kernel %signed_index_of_triples target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %7:v2 = global_load_b64 %9, %11 offset:16
;;     %5:v2, %6:s1 = v_mad_co_i64_i32 %8, 12, %7
;;     global_store_b64 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %signed_product {
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
    v10 = sextend.i64 v5
    v11 = iconst.i64 1000
    v12 = imul.i64 v10, v11
    store.i64 global align 4 [v4+256], v12
    return
}
;; machine kernel %signed_product target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v2, %5:s1 = v_mad_co_i64_i32 %6, 0x3e8, 0
;;     global_store_b64 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %signed_product_of_more_than_a_word {
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
    v10 = sextend.i64 v5
    v11 = iconst.i64 0x123456789
    v12 = imul.i64 v10, v11
    store.i64 global align 4 [v4+256], v12
    return
}
;; machine kernel %signed_product_of_more_than_a_word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v1 = global_load_b32 %16, %18
;;     %13.0:v2 = v_mov_b32_e32 %15
;;     %14.1:v2 tied(%13) = v_ashrrev_i32_e32 31, %15
;;     %4:v1 = v_mul_lo_u32 %15, 1
;;     %6:v1 = v_mul_lo_u32 %14.1, 0x23456789
;;     %7:v2, %8:s1 = v_mad_co_u64_u32 %15, 0x23456789, 0
;;     %10.1:v2 tied(%7) = v_add3_u32 %7.1, %4, %6
;;     global_store_b64 %16, %10, %18 offset:256
;; }
;;     end
;; }

kernel %unsigned_index {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = uextend.i64 v5
    v11 = iconst.i32 2
    v12 = ishl.i64 v10, v11
    v13 = iadd.i64 v20, v12
    store.i64 global align 4 [v4+256], v13
    return
}
;; machine kernel %unsigned_index target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %7:v2 = global_load_b64 %9, %11 offset:16
;;     %5:v2, %6:s1 = v_mad_co_u64_u32 %8, 4, %7
;;     global_store_b64 %9, %5, %11 offset:256
;; }
;;     end
;; }

; 128 is no inline constant.
kernel %unsigned_index_of_a_large_size {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = uextend.i64 v5
    v11 = iconst.i32 7
    v12 = ishl.i64 v10, v11
    v13 = iadd.i64 v20, v12
    store.i64 global align 4 [v4+256], v13
    return
}
;; machine kernel %unsigned_index_of_a_large_size target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_b64 %21, 0x0
;;     %19:v1 = global_load_b32 %20, %22
;;     %18:v2 = global_load_b64 %20, %22 offset:16
;;     %16.0:v2 = v_mov_b32_e32 %19
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 0
;;     %12:v2 = v_lshlrev_b64_e32 7, %17
;;     %9.0:v2, %6:s1 = v_add_co_u32 %18.0, %12.0
;;     %10.1:v2 tied(%9), %8:s1 = v_add_co_ci_u32_e64 %18.1, %12.1, %6
;;     global_store_b64 %20, %10, %22 offset:256
;; }
;;     end
;; }

kernel %unsigned_index_of_triples {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = uextend.i64 v5
    v11 = iconst.i64 12
    v12 = imul.i64 v10, v11
    v13 = iadd.i64 v12, v20
    store.i64 global align 4 [v4+256], v13
    return
}
;; machine kernel %unsigned_index_of_triples target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %7:v2 = global_load_b64 %9, %11 offset:16
;;     %5:v2, %6:s1 = v_mad_co_u64_u32 %8, 12, %7
;;     global_store_b64 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %unsigned_product {
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
    v10 = uextend.i64 v5
    v11 = iconst.i64 1000
    v12 = imul.i64 v10, v11
    store.i64 global align 4 [v4+256], v12
    return
}
;; machine kernel %unsigned_product target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v1 = global_load_b32 %7, %9
;;     %4:v2, %5:s1 = v_mad_co_u64_u32 %6, 0x3e8, 0
;;     global_store_b64 %7, %4, %9 offset:256
;; }
;;     end
;; }

kernel %unsigned_product_of_more_than_a_word {
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
    v10 = uextend.i64 v5
    v11 = iconst.i64 0x123456789
    v12 = imul.i64 v10, v11
    store.i64 global align 4 [v4+256], v12
    return
}
;; machine kernel %unsigned_product_of_more_than_a_word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = global_load_b32 %10, %12
;;     %4:v1 = v_mul_lo_u32 %9, 1
;;     %5:v2, %6:s1 = v_mad_co_u64_u32 %9, 0x23456789, 0
;;     %8.1:v2 tied(%5) = v_add_nc_u32_e32 %5.1, %4
;;     global_store_b64 %10, %8, %12 offset:256
;; }
;;     end
;; }

kernel %signed_bytes {
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
    v20 = load.i64 global align 8 [v4+16]
    v10 = sextend.i64 v5
    v11 = iadd.i64 v10, v20
    store.i64 global align 4 [v4+256], v11
    return
}
;; machine kernel %signed_bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v1 = global_load_b32 %9, %11
;;     %7:v2 = global_load_b64 %9, %11 offset:16
;;     %5:v2, %6:s1 = v_mad_co_i64_i32 %8, 1, %7
;;     global_store_b64 %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %product_of_signed_words {
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
    v10 = sextend.i64 v5
    v11 = sextend.i64 v6
    v12 = imul.i64 v10, v11
    store.i64 global align 4 [v4+256], v12
    return
}
;; machine kernel %product_of_signed_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %5:v2, %6:s1 = v_mad_co_i64_i32 %7.0, %7.1, 0
;;     global_store_b64 %8, %5, %10 offset:256
;; }
;;     end
;; }

; One is signed, the other is not.
kernel %product_of_both {
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
    v10 = sextend.i64 v5
    v11 = uextend.i64 v6
    v12 = imul.i64 v10, v11
    store.i64 global align 4 [v4+256], v12
    return
}
;; machine kernel %product_of_both target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %17, 0x0
;;     %15:v2 = global_load_b64 %16, %18
;;     %13.0:v2 = v_mov_b32_e32 %15.0
;;     %14.1:v2 tied(%13) = v_ashrrev_i32_e32 31, %15.0
;;     %5:v1 = v_mul_lo_u32 %15.1, %14.1
;;     %7:v2, %8:s1 = v_mad_co_u64_u32 %15.1, %15.0, 0
;;     %10.1:v2 tied(%7) = v_add_nc_u32_e32 %7.1, %5
;;     global_store_b64 %16, %10, %18 offset:256
;; }
;;     end
;; }

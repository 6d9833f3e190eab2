; test isel precise-output
; target gfx1201
; Sums of three words, and sums beside shifts and logic.

kernel %sum {
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
    v10 = iadd.i32 v5, v6
    v11 = iadd.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %sum target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_add3_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %other_order {
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
    v10 = iadd.i32 v5, v6
    v11 = iadd.i32 v7, v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %other_order target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_add3_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

; The scalar unit adds what is the wave's.
kernel %part_of_the_wave {
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
    v10 = iadd.i32 v8, v9
    v11 = iadd.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %part_of_the_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s4 = s_load_b128 %12, 0x0
;;     %9:v1 = global_load_b32 %10, %13.0-1 offset:8
;;     %8:s1 = s_add_co_u32 %13.2, %13.3
;;     %5:v1 = v_add_nc_u32_e32 %8, %9
;;     global_store_b32 %10, %5, %13.0-1 offset:256
;; }
;;     end
;; }

kernel %exclusive_or {
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
    v11 = iadd.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %exclusive_or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_xad_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %shifted_sum {
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
    v10 = iadd.i32 v5, v6
    v11 = iconst.i32 4
    v12 = ishl.i32 v10, v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %shifted_sum target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_add_lshl_u32 %6.0, %6.1, 4
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %difference_is_none {
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
    v10 = isub.i32 v5, v6
    v11 = iadd.i32 v10, v7
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %difference_is_none target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v3 = global_load_b96 %10, %12
;;     %8:v1 = v_sub_nc_u32_e32 %9.0, %9.1
;;     %5:v1 = v_add_nc_u32_e32 %8, %9.2
;;     global_store_b32 %10, %5, %12 offset:256
;; }
;;     end
;; }

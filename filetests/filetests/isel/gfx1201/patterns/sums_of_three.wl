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
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %9:v1 = global_load_b32 %11, %13
;;     %8:v1 = global_load_b32 %11, %13 offset:4
;;     %7:v1 = global_load_b32 %11, %13 offset:8
;;     %6:v1 = v_add3_u32 %9, %8, %7
;;     global_store_b32 %11, %6, %13 offset:256
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
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %9:v1 = global_load_b32 %11, %13
;;     %8:v1 = global_load_b32 %11, %13 offset:4
;;     %7:v1 = global_load_b32 %11, %13 offset:8
;;     %6:v1 = v_add3_u32 %9, %8, %7
;;     global_store_b32 %11, %6, %13 offset:256
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
;;     %9=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %9, 0x0
;;     %14:v1 = v_and_b32_e32 0x3ff, %13
;;     %12:v1 = global_load_b32 %14, %15 offset:8
;;     %11:s1 = s_load_b32 %9, 0x8
;;     %10:s1 = s_load_b32 %9, 0xc
;;     %8:s1 = s_add_co_u32 %11, %10
;;     %5:v1 = v_add_nc_u32_e32 %8, %12
;;     global_store_b32 %14, %5, %15 offset:256
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
;;     %12=s[0:1]:s2, %10=v0:v1 = inputs
;;     %13:s2 = s_load_b64 %12, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %9:v1 = global_load_b32 %11, %13
;;     %8:v1 = global_load_b32 %11, %13 offset:4
;;     %7:v1 = global_load_b32 %11, %13 offset:8
;;     %6:v1 = v_xad_u32 %9, %8, %7
;;     global_store_b32 %11, %6, %13 offset:256
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
;;     %10=s[0:1]:s2, %8=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %8
;;     %7:v1 = global_load_b32 %9, %11
;;     %6:v1 = global_load_b32 %9, %11 offset:4
;;     %5:v1 = v_add_lshl_u32 %7, %6, 4
;;     global_store_b32 %9, %5, %11 offset:256
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
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %13:v1 = v_and_b32_e32 0x3ff, %12
;;     %11:v1 = global_load_b32 %13, %15
;;     %10:v1 = global_load_b32 %13, %15 offset:4
;;     %9:v1 = global_load_b32 %13, %15 offset:8
;;     %8:v1 = v_sub_nc_u32_e32 %11, %10
;;     %5:v1 = v_add_nc_u32_e32 %8, %9
;;     global_store_b32 %13, %5, %15 offset:256
;; }
;;     end
;; }

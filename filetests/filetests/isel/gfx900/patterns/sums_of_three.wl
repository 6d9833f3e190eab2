; test isel precise-output
; target gfx900
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
;; machine kernel %sum target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:v1 = global_load_dword %10, %12 offset:8
;;     %6:v1 = v_add3_u32 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
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
;; machine kernel %other_order target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:v1 = global_load_dword %10, %12 offset:8
;;     %6:v1 = v_add3_u32 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
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
;; machine kernel %part_of_the_wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %13=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %9, 0x0
;;     %12:v1 = global_load_dword %13, %14 offset:8
;;     %11:s1 = s_load_dword %9, 0x8
;;     %10:s1 = s_load_dword %9, 0xc
;;     %8:s1 = s_add_u32 %11, %10
;;     %5:v1 = v_add_u32_e32 %8, %12
;;     global_store_dword %13, %5, %14 offset:256
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
;; machine kernel %exclusive_or target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = global_load_dword %10, %12
;;     %8:v1 = global_load_dword %10, %12 offset:4
;;     %7:v1 = global_load_dword %10, %12 offset:8
;;     %6:v1 = v_xad_u32 %9, %8, %7
;;     global_store_dword %10, %6, %12 offset:256
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
;; machine kernel %shifted_sum target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = global_load_dword %8, %10
;;     %6:v1 = global_load_dword %8, %10 offset:4
;;     %5:v1 = v_add_lshl_u32 %7, %6, 4
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %difference_is_none target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = global_load_dword %12, %14 offset:4
;;     %9:v1 = global_load_dword %12, %14 offset:8
;;     %8:v1 = v_sub_u32_e32 %11, %10
;;     %5:v1 = v_add_u32_e32 %8, %9
;;     global_store_dword %12, %5, %14 offset:256
;; }
;;     end
;; }

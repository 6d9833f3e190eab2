; test isel precise-output
; target gfx1201
; A sum with a shifted word: one instruction where the count is constant.

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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_lshl_add_u32 %6.0, 5, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
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
;; machine kernel %other_order target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_lshl_add_u32 %6.0, 31, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
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
;; machine kernel %count_of_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v3 = global_load_b96 %8, %10
;;     %6:v1 = v_lshl_add_u32 %7.0, %7.2, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
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
;; machine kernel %used_twice target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:v1 = v_lshlrev_b32_e32 3, %12.0
;;     %10:v1 = v_lshl_add_u32 %12.0, 3, %12.1
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11
;;     global_store_b64 %13, %7, %15 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = iconst.i32 2
    v8 = ishl.i32 v5, v7
    v9 = iadd.i32 v8, v6
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %8:s1 = s_lshl_b32 %12.2, 2
;;     %6:s1 = s_add_co_u32 %8, %12.3
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %9, %3, %12.0-1 offset:256
;; }
;;     end
;; }

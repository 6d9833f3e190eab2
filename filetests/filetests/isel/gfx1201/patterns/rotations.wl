; test isel precise-output
; target gfx1201
; Rotations, as shifts and what joins them.

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
    v10 = iconst.i32 7
    v11 = iconst.i32 25
    v12 = ishl.i32 v5, v10
    v13 = ushr.i32 v5, v11
    v14 = bor.i32 v12, v13
    store.i32 global align 4 [v4+256], v14
    return
}
;; machine kernel %or target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_alignbit_b32 %5, %5, 25
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

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
    v10 = iconst.i32 7
    v11 = iconst.i32 25
    v12 = ishl.i32 v5, v10
    v13 = ushr.i32 v5, v11
    v14 = iadd.i32 v13, v12
    store.i32 global align 4 [v4+256], v14
    return
}
;; machine kernel %sum target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_alignbit_b32 %5, %5, 25
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %sum_with_another {
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
    v10 = iconst.i32 12
    v11 = iconst.i32 20
    v12 = ishl.i32 v5, v10
    v13 = ushr.i32 v5, v11
    v14 = iadd.i32 v13, v6
    v15 = iadd.i32 v14, v12
    store.i32 global align 4 [v4+256], v15
    return
}
;; machine kernel %sum_with_another target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %4:v1 = v_alignbit_b32 %7.0, %7.0, 20
;;     %6:v1 = v_add_nc_u32_e32 %4, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %sum_with_another_left_first {
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
    v10 = iconst.i32 12
    v11 = iconst.i32 20
    v12 = ishl.i32 v5, v10
    v13 = ushr.i32 v5, v11
    v14 = iadd.i32 v12, v6
    v15 = iadd.i32 v14, v13
    store.i32 global align 4 [v4+256], v15
    return
}
;; machine kernel %sum_with_another_left_first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %4:v1 = v_alignbit_b32 %7.0, %7.0, 20
;;     %6:v1 = v_add_nc_u32_e32 %4, %7.1
;;     global_store_b32 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %counts_do_not_match {
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
    v10 = iconst.i32 7
    v11 = iconst.i32 24
    v12 = ishl.i32 v5, v10
    v13 = ushr.i32 v5, v11
    v14 = bor.i32 v12, v13
    store.i32 global align 4 [v4+256], v14
    return
}
;; machine kernel %counts_do_not_match target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = v_lshrrev_b32_e32 24, %7
;;     %5:v1 = v_lshl_or_b32 %7, 7, %6
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

; The words are two.
kernel %two_words {
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
    v10 = iconst.i32 7
    v11 = iconst.i32 25
    v12 = ishl.i32 v5, v10
    v13 = ushr.i32 v6, v11
    v14 = iadd.i32 v12, v13
    store.i32 global align 4 [v4+256], v14
    return
}
;; machine kernel %two_words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_alignbit_b32 %6.0, %6.1, 25
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %xor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = iconst.i32 7
    v7 = iconst.i32 25
    v8 = ishl.i32 v5, v6
    v9 = ushr.i32 v5, v7
    v10 = bxor.i32 v8, v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_alignbit_b32 %5, %5, 25
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

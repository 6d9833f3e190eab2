; test isel precise-output
; target gfx1201
; Rotations of 64 bits: each word of the result is out of the middle of both.

kernel %left_by_13 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = iconst.i32 13
    v7 = iconst.i32 19
    v8 = ihigh v5
    v9 = ushr.i32 v8, v7
    v10 = uextend.i64 v9
    v11 = ishl.i64 v5, v6
    v14 = bor.i64 v10, v11
    store.i64 global align 8 [v4+256], v14
    return
}
;; machine kernel %left_by_13 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_alignbit_b32 %8.0, %8.1, 19
;;     %7.1:v2 tied(%6) = v_alignbit_b32 %8.1, %8.0, 19
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %joined_by_xor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = iconst.i32 13
    v7 = iconst.i32 19
    v8 = ihigh v5
    v9 = ushr.i32 v8, v7
    v10 = uextend.i64 v9
    v11 = ishl.i64 v5, v6
    v14 = bxor.i64 v10, v11
    store.i64 global align 8 [v4+256], v14
    return
}
;; machine kernel %joined_by_xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_alignbit_b32 %8.0, %8.1, 19
;;     %7.1:v2 tied(%6) = v_alignbit_b32 %8.1, %8.0, 19
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %left_by_39 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = iconst.i32 7
    v7 = iconst.i32 25
    v8 = ilow v5
    v9 = ishl.i32 v8, v6
    v10 = iconst.i32 0
    v11 = iconcat v10, v9
    v12 = ushr.i64 v5, v7
    v14 = bor.i64 v12, v11
    store.i64 global align 8 [v4+256], v14
    return
}
;; machine kernel %left_by_39 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_alignbit_b32 %8.1, %8.0, 25
;;     %7.1:v2 tied(%6) = v_alignbit_b32 %8.0, %8.1, 25
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %left_by_39_joined_by_xor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = iconst.i32 7
    v7 = iconst.i32 25
    v8 = ilow v5
    v9 = ishl.i32 v8, v6
    v10 = iconst.i32 0
    v11 = iconcat v10, v9
    v12 = ushr.i64 v5, v7
    v14 = bxor.i64 v12, v11
    store.i64 global align 8 [v4+256], v14
    return
}
;; machine kernel %left_by_39_joined_by_xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_alignbit_b32 %8.1, %8.0, 25
;;     %7.1:v2 tied(%6) = v_alignbit_b32 %8.0, %8.1, 25
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %a_word_and_two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = ilow v5
    v7 = iconst.i32 3
    v8 = imul.i32 v6, v7
    v9 = uextend.i64 v8
    v14 = bor.i64 v9, v5
    store.i64 global align 8 [v4+256], v14
    return
}
;; machine kernel %a_word_and_two target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %10:v1 = v_lshl_add_u32 %11.0, 1, %11.0
;;     %7.0:v2 = v_or_b32_e32 %10, %11.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %11.1
;;     global_store_b64 %12, %8, %14 offset:256
;; }
;;     end
;; }

kernel %a_word_and_two_by_xor {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = ilow v5
    v7 = iconst.i32 3
    v8 = imul.i32 v6, v7
    v9 = uextend.i64 v8
    v14 = bxor.i64 v9, v5
    store.i64 global align 8 [v4+256], v14
    return
}
;; machine kernel %a_word_and_two_by_xor target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v2 = global_load_b64 %12, %14
;;     %10:v1 = v_lshl_add_u32 %11.0, 1, %11.0
;;     %7.0:v2 = v_xor_b32_e32 %10, %11.0
;;     %8.1:v2 tied(%7) = v_mov_b32_e32 %11.1
;;     global_store_b64 %12, %8, %14 offset:256
;; }
;;     end
;; }

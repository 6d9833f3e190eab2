; test isel precise-output
; target gfx1201
; A product of words and a sum of 64 bits.

kernel %mad_unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v9 = uextend.i64 v6
    v10 = uextend.i64 v7
    v11 = imul.i64 v9, v10
    v8 = iadd.i64 v11, v5
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mad_unsigned target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %8:v2 = global_load_b64 %10, %12 offset:8
;;     %6:v2, %7:s1 = v_mad_co_u64_u32 %8.0, %8.1, %9
;;     global_store_b64 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %mad_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v9 = sextend.i64 v6
    v10 = sextend.i64 v7
    v11 = imul.i64 v9, v10
    v8 = iadd.i64 v11, v5
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mad_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %8:v2 = global_load_b64 %10, %12 offset:8
;;     %6:v2, %7:s1 = v_mad_co_i64_i32 %8.0, %8.1, %9
;;     global_store_b64 %10, %6, %12 offset:256
;; }
;;     end
;; }

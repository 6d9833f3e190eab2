; test isel precise-output
; target gfx1201
; Work-item ids and sizes of groups have fewer than 24 bits.

kernel %row_of_eighty {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 80
    v6 = imul.i32 v2, v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %row_of_eighty target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = v_mul_u32_u24_e32 0x50, %4
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %plus {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 80
    v6 = imul.i32 v2, v5
    v7 = load.i32 global align 4 [v4+0]
    v8 = iadd.i32 v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %plus target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_mad_u32_u24 %6, 0x50, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

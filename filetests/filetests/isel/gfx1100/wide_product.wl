; test isel precise-output
; target gfx1100
; The result of a product and a sum of 64 bits is written before all operands are read, so it has registers of its own.

kernel %k {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1, v2 = load.i64 kernarg align 8 [v0]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 3
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v2, v6
    v8 = load.i32 global align 4 [v7]
    v9 = load.i32 global align 4 [v7+4]
    v10 = sextend.i64 v8
    v11 = sextend.i64 v9
    v12 = imul.i64 v10, v11
    v13 = iadd.i64 v1, v6
    store.i64 global align 8 [v13], v12
    return
}
;; machine kernel %k target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s4 = s_load_b128 %12, null
;;     %10:v1 = v_lshlrev_b32_e32 3, %11
;;     %8:v2 = global_load_b64 %10, %13.2-3
;;     %5:v2 early, %6:s1 = v_mad_i64_i32 %8.0, %8.1, 0
;;     global_store_b64 %10, %5, %13.0-1
;; }
;;     end
;; }

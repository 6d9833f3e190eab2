; test isel precise-output
; target gfx1201
; A minimum in a maximum, and the other way round.

kernel %umax_of_umin {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = umin.i32 v9, v10
    v21 = umax.i32 v20, v11
    store.i32 global align 4 [v8], v21
    return
}
;; machine kernel %umax_of_umin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_minmax_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12
;; }
;;     end
;; }

kernel %umin_of_umax {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = umax.i32 v9, v10
    v21 = umin.i32 v20, v11
    store.i32 global align 4 [v8], v21
    return
}
;; machine kernel %umin_of_umax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_maxmin_u32 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12
;; }
;;     end
;; }

kernel %smax_of_smin {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = smin.i32 v9, v10
    v21 = smax.i32 v20, v11
    store.i32 global align 4 [v8], v21
    return
}
;; machine kernel %smax_of_smin target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_minmax_i32 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12
;; }
;;     end
;; }

kernel %smin_of_smax {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = load.i32 kernarg align 4 width all [v0+12]
    v4 = workitemid.i32 0
    v5 = uextend.i64 v4
    v6 = iconst.i32 4
    v7 = ishl.i64 v5, v6
    v8 = iadd.i64 v1, v7
    v9 = load.i32 global align 4 [v8]
    v10 = load.i32 global align 4 [v8+4]
    v11 = load.i32 global align 4 [v8+8]
    v20 = smax.i32 v9, v10
    v21 = smin.i32 v20, v11
    store.i32 global align 4 [v8], v21
    return
}
;; machine kernel %smin_of_smax target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_b96 %9, %12
;;     %6:v1 = v_maxmin_i32 %7.0, %7.1, %7.2
;;     global_store_b32 %9, %6, %12
;; }
;;     end
;; }


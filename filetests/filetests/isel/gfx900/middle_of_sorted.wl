; test isel precise-output
; target gfx900
; The middle of three numbers, where the least and the greatest are read as well.

kernel %sorted {
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
    v21 = umax.i32 v9, v10
    v22 = umax.i32 v20, v11
    v23 = umin.i32 v21, v22
    store.i32 global align 4 [v8], v20
    store.i32 global align 4 [v8+4], v21
    store.i32 global align 4 [v8+8], v23
    return
}
;; machine kernel %sorted target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %19:v1 = v_lshlrev_b32_e32 4, %20
;;     %17:v3 = global_load_dwordx3 %19, %22
;;     %16:v1 = v_min_u32_e32 %17.0, %17.1
;;     %15:v1 = v_max_u32_e32 %17.0, %17.1
;;     %14:v1 = v_med3_u32 %17.0, %17.1, %17.2
;;     %8.0:v3 = v_mov_b32_e32 %16
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %15
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %14
;;     global_store_dwordx3 %19, %10, %22
;; }
;;     end
;; }

kernel %with_signs {
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
    v21 = smax.i32 v9, v10
    v22 = smax.i32 v20, v11
    v23 = smin.i32 v21, v22
    store.i32 global align 4 [v8], v23
    return
}
;; machine kernel %with_signs target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_med3_i32 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12
;; }
;;     end
;; }

kernel %other_way {
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
    v21 = smax.i32 v9, v10
    v22 = smin.i32 v21, v11
    v23 = smax.i32 v20, v22
    store.i32 global align 4 [v8], v23
    return
}
;; machine kernel %other_way target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v3 = global_load_dwordx3 %9, %12
;;     %6:v1 = v_med3_i32 %7.0, %7.1, %7.2
;;     global_store_dword %9, %6, %12
;; }
;;     end
;; }


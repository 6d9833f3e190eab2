; test isel precise-output
; target gfx900
; Of two parts that an instruction may take, it takes the one that nothing else reads.

kernel %masked_and_shifted {
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
    v20 = iconst.i32 0xffff
    v21 = band.i32 v9, v20
    v22 = iconst.i32 8
    v23 = ishl.i32 v21, v22
    v24 = bor.i32 v21, v23
    store.i32 global align 4 [v8], v24
    return
}
;; machine kernel %masked_and_shifted target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, 0x0
;;     %9:v1 = v_lshlrev_b32_e32 4, %10
;;     %7:v1 = global_load_dword %9, %12
;;     %6:v1 = v_and_b32_e32 0xffff, %7
;;     %4:v1 = v_lshl_or_b32 %6, 8, %6
;;     global_store_dword %9, %4, %12
;; }
;;     end
;; }

; A sum that two sums read, and has no part itself, is a part of both.
kernel %sum_in_two_sums {
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
    v20 = iadd.i32 v9, v10
    v21 = iadd.i32 v20, v11
    v22 = iadd.i32 v20, v4
    store.i32 global align 4 [v8], v21
    store.i32 global align 4 [v8+4], v22
    return
}
;; machine kernel %sum_in_two_sums target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v1 = v_lshlrev_b32_e32 4, %16
;;     %14:v3 = global_load_dwordx3 %15, %18
;;     %13:v1 = v_add3_u32 %14.0, %14.1, %14.2
;;     %11:v1 = v_add3_u32 %14.0, %14.1, %16
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11
;;     global_store_dwordx2 %15, %7, %18
;; }
;;     end
;; }

; One that has a part takes that.
kernel %sum_of_three_in_two_sums {
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
    v19 = iadd.i32 v9, v10
    v20 = iadd.i32 v19, v11
    v21 = iadd.i32 v20, v10
    v22 = iadd.i32 v20, v4
    store.i32 global align 4 [v8], v21
    store.i32 global align 4 [v8+4], v22
    return
}
;; machine kernel %sum_of_three_in_two_sums target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v1 = v_lshlrev_b32_e32 4, %18
;;     %16:v3 = global_load_dwordx3 %17, %20
;;     %15:v1 = v_add3_u32 %16.0, %16.1, %16.2
;;     %12:v1 = v_add_u32_e32 %15, %16.1
;;     %10:v1 = v_add_u32_e32 %15, %18
;;     %6.0:v2 = v_mov_b32_e32 %12
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %17, %7, %20
;; }
;;     end
;; }

; What is stored, too, is there.
kernel %stored {
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
    v20 = iadd.i32 v9, v10
    v21 = iadd.i32 v20, v11
    store.i32 global align 4 [v8], v20
    store.i32 global align 4 [v8+4], v21
    return
}
;; machine kernel %stored target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v1 = v_lshlrev_b32_e32 4, %16
;;     %13:v3 = global_load_dwordx3 %15, %18
;;     %12:v1 = v_add_u32_e32 %13.0, %13.1
;;     %9:v1 = v_add_u32_e32 %12, %13.2
;;     %6.0:v2 = v_mov_b32_e32 %12
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %15, %7, %18
;; }
;;     end
;; }


; test isel precise-output level=1
; target gfx900
; Halves of a 64-bit value that was put together from words are these words, where nothing after them reads it as a whole.

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+16]
    v7 = load.i64 global align 8 [v4+32]
    v10 = iconcat v5, v6
    v11 = iadd.i64 v10, v7
    v12 = umulhi.i32 v5, v6
    store.i64 global align 8 [v4+256], v11
    store.i32 global align 4 [v4+272], v12
    return
}
;; machine kernel %halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = global_load_dword %17, %19
;;     %15:v1 = global_load_dword %17, %19 offset:16
;;     %14:v2 = global_load_dwordx2 %17, %19 offset:32
;;     %12.0:v2, %9:s2 = v_add_co_u32_e64 %16, %14.0
;;     %13.1:v2 tied(%12), %11:s2 = v_addc_co_u32_e64 %15, %14.1, %9
;;     %6:v1 = v_mul_hi_u32 %16, %15
;;     global_store_dwordx2 %17, %13, %19 offset:256
;;     global_store_dword %17, %6, %19 offset:272
;; }
;;     end
;; }

; A later reader of the whole has it made: its halves are those of the register.
kernel %whole {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+16]
    v7 = load.i64 global align 8 [v4+32]
    v10 = iconcat v5, v6
    v11 = iadd.i64 v10, v7
    store.i64 global align 8 [v4+256], v11
    store.i64 global align 8 [v4+264], v10
    return
}
;; machine kernel %whole target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %21, 0x0
;;     %19:v1 = global_load_dword %20, %22
;;     %18:v1 = global_load_dword %20, %22 offset:16
;;     %17:v2 = global_load_dwordx2 %20, %22 offset:32
;;     %15.0:v2 = v_mov_b32_e32 %19
;;     %16.1:v2 tied(%15) = v_mov_b32_e32 %18
;;     %11.0:v2, %8:s2 = v_add_co_u32_e64 %16.0, %17.0
;;     %12.1:v2 tied(%11), %10:s2 = v_addc_co_u32_e64 %16.1, %17.1, %8
;;     global_store_dwordx2 %20, %12, %22 offset:256
;;     global_store_dwordx2 %20, %16, %22 offset:264
;; }
;;     end
;; }

; One half is a constant.
kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 7
    v7 = load.i64 global align 8 [v4+32]
    v10 = iconcat v5, v6
    v11 = isub.i64 v10, v7
    store.i64 global align 8 [v4+256], v11
    return
}
;; machine kernel %constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_dword %13, %15
;;     %11:v2 = global_load_dwordx2 %13, %15 offset:32
;;     %9.0:v2, %6:s2 = v_sub_co_u32_e64 %12, %11.0
;;     %10.1:v2 tied(%9), %8:s2 = v_subb_co_u32_e64 7, %11.1, %6
;;     global_store_dwordx2 %13, %10, %15 offset:256
;; }
;;     end
;; }

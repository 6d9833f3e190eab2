; test isel precise-output
; target gfx900
; Four bytes in a word come apart and are put together again, but for bitwise operations.

kernel %iadd {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = iadd.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %iadd target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %50:v1 = global_load_dword %51, %53
;;     %49:v1 = global_load_dword %51, %53 offset:4
;;     %46:v1 = v_add_u32_e32 %50, %49
;;     %43:v1 = v_lshrrev_b32_e32 8, %50
;;     %41:v1 = v_lshrrev_b32_e32 8, %49
;;     %39:v1 = v_add_u32_e32 %43, %41
;;     %32:v1 = v_add_u32_sdwa %50, %49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     %23:v1 = v_add_u32_sdwa %50, %49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     %20:v1 = v_and_b32_e32 0xff, %23
;;     %18:v1 = v_and_b32_e32 0xff, %32
;;     %16:v1 = v_lshl_or_b32 %20, 8, %18
;;     %13:v1 = v_and_b32_e32 0xff, %39
;;     %11:v1 = v_lshl_or_b32 %16, 8, %13
;;     %8:v1 = v_and_b32_e32 0xff, %46
;;     %6:v1 = v_lshl_or_b32 %11, 8, %8
;;     global_store_dword %51, %6, %53 offset:256
;; }
;;     end
;; }

kernel %isub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = isub.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %isub target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %50:v1 = global_load_dword %51, %53
;;     %49:v1 = global_load_dword %51, %53 offset:4
;;     %46:v1 = v_sub_u32_e32 %50, %49
;;     %43:v1 = v_lshrrev_b32_e32 8, %50
;;     %41:v1 = v_lshrrev_b32_e32 8, %49
;;     %39:v1 = v_sub_u32_e32 %43, %41
;;     %32:v1 = v_sub_u32_sdwa %50, %49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     %23:v1 = v_sub_u32_sdwa %50, %49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     %20:v1 = v_and_b32_e32 0xff, %23
;;     %18:v1 = v_and_b32_e32 0xff, %32
;;     %16:v1 = v_lshl_or_b32 %20, 8, %18
;;     %13:v1 = v_and_b32_e32 0xff, %39
;;     %11:v1 = v_lshl_or_b32 %16, 8, %13
;;     %8:v1 = v_and_b32_e32 0xff, %46
;;     %6:v1 = v_lshl_or_b32 %11, 8, %8
;;     global_store_dword %51, %6, %53 offset:256
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = umax.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %52:v1 = global_load_dword %53, %55
;;     %51:v1 = global_load_dword %53, %55 offset:4
;;     %44:v1 = v_max_u32_sdwa %52, %51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
;;     %38:v1 = v_max_u32_sdwa %52, %51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1
;;     %32:v1 = v_max_u32_sdwa %52, %51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:BYTE_2
;;     %24:v1 = v_max_u32_sdwa %52, %51 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_3
;;     %20:v1 = v_and_b32_e32 0xff, %24
;;     %18:v1 = v_and_b32_e32 0xff, %32
;;     %16:v1 = v_lshl_or_b32 %20, 8, %18
;;     %13:v1 = v_and_b32_e32 0xff, %38
;;     %11:v1 = v_lshl_or_b32 %16, 8, %13
;;     %8:v1 = v_and_b32_e32 0xff, %44
;;     %6:v1 = v_lshl_or_b32 %11, 8, %8
;;     global_store_dword %53, %6, %55 offset:256
;; }
;;     end
;; }

kernel %band {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = load.i8x4 global align 4 [v4+4]
    v7 = band.i8x4 v5, v6
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %band target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %11=v0:v1 = inputs
;;     %13:s2 = s_load_dwordx2 %12, 0x0
;;     %10:v1 = global_load_dword %11, %13
;;     %9:v1 = global_load_dword %11, %13 offset:4
;;     %6:v1 = v_and_b32_e32 %10, %9
;;     global_store_dword %11, %6, %13 offset:256
;; }
;;     end
;; }

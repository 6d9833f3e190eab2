; test isel precise-output
; target gfx1030
; Bytes and halves of words as operands of what reads them.

; Every part, with zeros and with the sign, as either operand.
kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 0xff
    v8 = iconst.i32 8
    v9 = iconst.i32 16
    v10 = iconst.i32 24
    v11 = band.i32 v5, v7
    v12 = iadd.i32 v11, v6
    store.i32 global align 4 [v4+256], v12
    v13 = ushr.i32 v5, v8
    v14 = band.i32 v13, v7
    v15 = bxor.i32 v6, v14
    store.i32 global align 4 [v4+264], v15
    v16 = ushr.i32 v5, v10
    v17 = umin.i32 v16, v6
    store.i32 global align 4 [v4+272], v17
    v18 = ushr.i32 v5, v9
    v19 = ushr.i32 v6, v9
    v20 = umax.i32 v18, v19
    store.i32 global align 4 [v4+280], v20
    v21 = sshr.i32 v5, v9
    v22 = smin.i32 v6, v21
    store.i32 global align 4 [v4+288], v22
    return
}
;; machine kernel %bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %27=v0:v1 = inputs
;;     %29:s2 = s_load_dwordx2 %28, null
;;     %26:v2 = global_load_dwordx2 %27, %29
;;     %24:v1 = v_add_nc_u32_sdwa %26.0, %26.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
;;     global_store_dword %27, %24, %29 offset:256
;;     %20:v1 = v_xor_b32_sdwa %26.1, %26.0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
;;     global_store_dword %27, %20, %29 offset:264
;;     %16:v1 = v_min_u32_sdwa %26.0, %26.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
;;     global_store_dword %27, %16, %29 offset:272
;;     %11:v1 = v_max_u32_sdwa %26.0, %26.1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     global_store_dword %27, %11, %29 offset:280
;;     %5:v1 = v_min_i32_sdwa %26.1, sext(%26.0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
;;     global_store_dword %27, %5, %29 offset:288
;; }
;;     end
;; }

; One of the readers has no room: a store reads the byte, too, a sum of three, a constant beside it.
kernel %stay {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 0xff
    v8 = iconst.i32 8
    v9 = iconst.i32 24
    v11 = band.i32 v5, v7
    v12 = bxor.i32 v11, v6
    store.i32 global align 4 [v4+256], v11
    store.i32 global align 4 [v4+264], v12
    v13 = ushr.i32 v5, v9
    v14 = iconst.i32 77
    v15 = umin.i32 v13, v14
    store.i32 global align 4 [v4+272], v15
    v16 = band.i32 v6, v7
    v17 = imul.i32 v5, v6
    v18 = umulhi.i32 v16, v17
    store.i32 global align 4 [v4+280], v18
    return
}
;; machine kernel %stay target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s2 = s_load_dwordx2 %20, null
;;     %18:v2 = global_load_dwordx2 %19, %21
;;     %17:v1 = v_and_b32_e32 0xff, %18.0
;;     %16:v1 = v_xor_b32_e32 %17, %18.1
;;     global_store_dword %19, %17, %21 offset:256
;;     global_store_dword %19, %16, %21 offset:264
;;     %13:v1 = v_lshrrev_b32_e32 24, %18.0
;;     %12:v1 = v_min_u32_e32 0x4d, %13
;;     global_store_dword %19, %12, %21 offset:272
;;     %9:v1 = v_and_b32_e32 0xff, %18.1
;;     %8:v1 = v_mul_lo_u32 %18.0, %18.1
;;     %5:v1 = v_mul_hi_u32 %9, %8
;;     global_store_dword %19, %5, %21 offset:280
;; }
;;     end
;; }

; A word of a scalar register, and more readers than three.
kernel %others {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 0xffff
    v8 = load.i32 kernarg align 4 width all [v0+8]
    v9 = band.i32 v8, v7
    v10 = bxor.i32 v6, v9
    store.i32 global align 4 [v4+256], v10
    v11 = band.i32 v5, v7
    v12 = umin.i32 v6, v11
    v13 = umax.i32 v6, v11
    v14 = bxor.i32 v6, v11
    v15 = smin.i32 v6, v11
    store.i32 global align 4 [v4+264], v12
    store.i32 global align 4 [v4+272], v13
    store.i32 global align 4 [v4+280], v14
    store.i32 global align 4 [v4+288], v15
    return
}
;; machine kernel %others target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s4 = s_load_dwordx4 %22, null
;;     %19:v2 = global_load_dwordx2 %20, %23.0-1
;;     %18:s1 = s_and_b32 %23.2, 0xffff
;;     %16:v1 = v_xor_b32_e32 %18, %19.1
;;     global_store_dword %20, %16, %23.0-1 offset:256
;;     %13:v1 = v_and_b32_e32 0xffff, %19.0
;;     %11:v1 = v_min_u32_e32 %19.1, %13
;;     %10:v1 = v_max_u32_e32 %19.1, %13
;;     %9:v1 = v_xor_b32_e32 %19.1, %13
;;     %8:v1 = v_min_i32_e32 %19.1, %13
;;     global_store_dword %20, %11, %23.0-1 offset:264
;;     global_store_dword %20, %10, %23.0-1 offset:272
;;     global_store_dword %20, %9, %23.0-1 offset:280
;;     global_store_dword %20, %8, %23.0-1 offset:288
;; }
;;     end
;; }

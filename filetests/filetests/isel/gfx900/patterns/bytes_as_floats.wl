; test isel precise-output level=1
; target gfx900
; Bytes of words as floats.

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v7 = ireduce.i8 v5
    v8 = uextend.i32 v7
    v9 = fcvt_from_uint.f32 v8
    store.f32 global align 4 [v4+4], v9
    v10 = iconst.i32 8
    v11 = ushr.i32 v5, v10
    v12 = ireduce.i8 v11
    v13 = uextend.i32 v12
    v14 = fcvt_from_uint.f32 v13
    store.f32 global align 4 [v4+16], v14
    v15 = iconst.i32 16
    v16 = ushr.i32 v5, v15
    v17 = ireduce.i8 v16
    v18 = uextend.i32 v17
    v19 = fcvt_from_uint.f32 v18
    store.f32 global align 4 [v4+24], v19
    v20 = iconst.i32 24
    v21 = ushr.i32 v5, v20
    v22 = ireduce.i8 v21
    v23 = uextend.i32 v22
    v24 = fcvt_from_uint.f32 v23
    store.f32 global align 4 [v4+32], v24
    return
}
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_dwordx2 %13, 0x0
;;     %11:v1 = global_load_dword %12, %14
;;     %10:v1 = v_cvt_f32_ubyte0_e32 %11
;;     global_store_dword %12, %10, %14 offset:4
;;     %8:v1 = v_cvt_f32_ubyte1_e32 %11
;;     global_store_dword %12, %8, %14 offset:16
;;     %6:v1 = v_cvt_f32_ubyte2_e32 %11
;;     global_store_dword %12, %6, %14 offset:24
;;     %4:v1 = v_cvt_f32_ubyte3_e32 %11
;;     global_store_dword %12, %4, %14 offset:32
;; }
;;     end
;; }

; Not at a byte; too many bits; with a sign.
kernel %others {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4]
    v9 = iconst.i32 7
    v10 = ushr.i32 v5, v9
    v11 = ireduce.i8 v10
    v12 = uextend.i32 v11
    v13 = fcvt_from_uint.f32 v12
    store.f32 global align 4 [v4+8], v13
    v14 = ireduce.i16 v5
    v15 = uextend.i32 v14
    v16 = fcvt_from_uint.f32 v15
    store.f32 global align 4 [v4+12], v16
    v17 = ireduce.i8 v5
    v18 = sextend.i32 v17
    v19 = fcvt_from_sint.f32 v18
    store.f32 global align 4 [v4+16], v19
    return
}
;; machine kernel %others target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %17:v1 = global_load_dword %18, %20
;;     %16:v1 = v_lshrrev_b32_e32 7, %17
;;     %15:v1 = v_cvt_f32_ubyte0_e32 %16
;;     global_store_dword %18, %15, %20 offset:8
;;     %10:v1 = v_cvt_f32_u32_sdwa %17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
;;     global_store_dword %18, %10, %20 offset:12
;;     %4:v1 = v_cvt_f32_i32_sdwa sext(%17) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
;;     global_store_dword %18, %4, %20 offset:16
;; }
;;     end
;; }

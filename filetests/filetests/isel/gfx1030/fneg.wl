; test isel precise-output
; target gfx1030
; A changed sign: a bit operation, which keeps NaNs and subnormals.
; Here are the forms whose code is not that of gfx1201.

kernel %operand_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = fneg.f64 v6
    v8 = fmul.f64 v5, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %operand_f64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:v4 = global_load_dwordx4 %7, %9
;;     %5:v2 = v_mul_f64 %6.0-1, -%6.2-3
;;     global_store_dwordx2 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fneg.f16 v5
    store.f16 global align 2 [v4+256], v6
    v7 = load.f32 global align 4 [v4+4]
    v8 = fneg.f32 v7
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %lanes_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %11, null
;;     %9:v1 = global_load_ushort %10, %12
;;     %8:v1 = v_xor_b32_e32 0x8000, %9
;;     global_store_short %10, %8, %12 offset:256
;;     %5:v1 = global_load_dword %10, %12 offset:4
;;     %4:v1 = v_xor_b32_e32 0x80000000, %5
;;     global_store_dword %10, %4, %12 offset:260
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : f32 at 12 align 4
    param %c : f64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fneg.f16 v7
    store.f16 global align 2 [v4+256], v8
    v9 = load.f32 kernarg align 4 width all [v0+12]
    v10 = fneg.f32 v9
    store.f32 global align 4 [v4+260], v10
    v11 = load.f64 kernarg align 8 width all [v0+16]
    v12 = fneg.f64 v11
    store.f64 global align 8 [v4+264], v12
    return
}
;; machine kernel %wave_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %17=v0:v1 = inputs
;;     %22:s8 = s_load_dwordx8 %21, null
;;     %14:v1 = v_xor_b32_e64 0x8000, %22.2
;;     global_store_short %17, %14, %22.0-1 offset:256
;;     %11:s1 = s_xor_b32 0x80000000, %22.3
;;     %9:v1 = v_mov_b32_e32 %11
;;     global_store_dword %17, %9, %22.0-1 offset:260
;;     %6.0:v2 = v_mov_b32_e32 %22.4
;;     %7.1:v2 tied(%6) = v_xor_b32_e64 0x80000000, %22.5
;;     global_store_dwordx2 %17, %7, %22.0-1 offset:264
;; }
;;     end
;; }

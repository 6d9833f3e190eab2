; test isel precise-output
; target gfx803
; Vectors of their lanes: words side by side in registers, narrower lanes packed into words.
; Here are the forms whose code is not that of gfx900.

kernel %halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = make_vector.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %halves target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %35=s[0:1]:s2, %34=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %36:s2 = s_load_dwordx2 %35, 0x0
;;     %32.0:v2, %28:s2 = v_add_u32_e64 %36.0, %34
;;     %31:v1 = v_mov_b32_e32 %36.1
;;     %33.1:v2 tied(%32), %30:s2 = v_addc_u32_e64 %31, 0, %28
;;     %24:v1 = flat_load_ushort %33
;;     %21.0:v2, %18:s2 = v_add_u32_e64 4, %33.0
;;     %22.1:v2 tied(%21), %20:s2 = v_addc_u32_e64 0, %33.1, %18
;;     %23:v1 = flat_load_ushort %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %23
;;     %12:v1 = v_or_b32_e32 %14, %24
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %33.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %33.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = make_vector.i8x4 v5, v6, v6, v5
    store.i8x4 global align 4 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %42=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %44:s2 = s_load_dwordx2 %43, 0x0
;;     %40.0:v2, %36:s2 = v_add_u32_e64 %44.0, %42
;;     %39:v1 = v_mov_b32_e32 %44.1
;;     %41.1:v2 tied(%40), %38:s2 = v_addc_u32_e64 %39, 0, %36
;;     %32:v1 = flat_load_ubyte %41
;;     %29.0:v2, %26:s2 = v_add_u32_e64 4, %41.0
;;     %30.1:v2 tied(%29), %28:s2 = v_addc_u32_e64 0, %41.1, %26
;;     %31:v1 = flat_load_ubyte %30
;;     %22:v1 = v_lshlrev_b32_e32 8, %32
;;     %21:v1 = v_or_b32_e32 %22, %31
;;     %19:v1 = v_lshlrev_b32_e32 8, %21
;;     %17:v1 = v_or_b32_e32 %19, %31
;;     %14:v1 = v_lshlrev_b32_e32 8, %17
;;     %12:v1 = v_or_b32_e32 %14, %32
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %41.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %41.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = make_vector.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %half_floats target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %39=s[0:1]:s2, %38=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %40:s2 = s_load_dwordx2 %39, 0x0
;;     %36.0:v2, %32:s2 = v_add_u32_e64 %40.0, %38
;;     %35:v1 = v_mov_b32_e32 %40.1
;;     %37.1:v2 tied(%36), %34:s2 = v_addc_u32_e64 %35, 0, %32
;;     %28:v1 = flat_load_ushort %37
;;     %25.0:v2, %22:s2 = v_add_u32_e64 4, %37.0
;;     %26.1:v2 tied(%25), %24:s2 = v_addc_u32_e64 0, %37.1, %22
;;     %27:v1 = flat_load_ushort %26
;;     %19:v1 = v_and_b32_e32 0xffff, %27
;;     %14:v1 = v_lshlrev_b32_e32 16, %19
;;     %12:v1 = v_or_b32_sdwa %14, %28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %37.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %37.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; The high half of an unsigned product of 64 bits: four products of words and the carries between them.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %44:v4 = global_load_dwordx4 %45, %47
;;     %41:v1 = v_mul_hi_u32 %44.0, %44.2
;;     %39.0:v2 = v_mov_b32_e32 %41
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 0
;;     %34:v2, %35:s2 = v_mad_u64_u32 %44.1, %44.2, %40
;;     %30.0:v2 = v_mov_b32_e32 %34.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 0
;;     %25:v2, %26:s2 = v_mad_u64_u32 %44.0, %44.3, %31
;;     %19.0:v2 = v_mov_b32_e32 %34.1
;;     %20.1:v2 tied(%19) = v_mov_b32_e32 0
;;     %14:v2, %15:s2 = v_mad_u64_u32 %44.1, %44.3, %20
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %14.0, %25.1
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %14.1, 0, %6
;;     global_store_dwordx2 %45, %10, %47 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65=s[0:1]:s2, %64=v0:v1 = inputs
;;     %66:s8 = s_load_dwordx8 %65, 0x0
;;     %61:s1 = s_mul_hi_u32 %66.2, %66.4
;;     %52:s1 = s_mul_i32 %66.3, 0
;;     %54:s1 = s_mul_i32 0, %66.4
;;     %55:s1 = s_mul_hi_u32 %66.3, %66.4
;;     %59.0:s2 = s_mul_i32 %66.3, %66.4
;;     %57:s1 = s_add_u32 %52, %54
;;     %60.1:s2 tied(%59) = s_add_u32 %55, %57
;;     %50.0:s2 = s_add_u32 %60.0, %61 makes scc
;;     %51.1:s2 tied(%50) = s_addc_u32 %60.1, 0
;;     %38:s1 = s_mul_i32 %66.2, 0
;;     %39:s1 = s_mul_i32 0, %66.5
;;     %40:s1 = s_mul_hi_u32 %66.2, %66.5
;;     %44.0:s2 = s_mul_i32 %66.2, %66.5
;;     %42:s1 = s_add_u32 %38, %39
;;     %45.1:s2 tied(%44) = s_add_u32 %40, %42
;;     %35.0:s2 = s_add_u32 %45.0, %51.0 makes scc
;;     %36.1:s2 tied(%35) = s_addc_u32 %45.1, 0
;;     %20:s1 = s_mul_i32 %66.3, 0
;;     %22:s1 = s_mul_i32 0, %66.5
;;     %23:s1 = s_mul_hi_u32 %66.3, %66.5
;;     %27.0:s2 = s_mul_i32 %66.3, %66.5
;;     %25:s1 = s_add_u32 %20, %22
;;     %28.1:s2 tied(%27) = s_add_u32 %23, %25
;;     %17.0:s2 = s_add_u32 %28.0, %51.1 makes scc
;;     %18.1:s2 tied(%17) = s_addc_u32 %28.1, 0
;;     %11.0:s2 = s_add_u32 %18.0, %36.1 makes scc
;;     %12.1:s2 tied(%11) = s_addc_u32 %18.1, 0
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_dwordx2 %64, %6, %66.0-1 offset:256
;; }
;;     end
;; }

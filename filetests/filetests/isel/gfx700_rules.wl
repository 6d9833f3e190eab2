; test isel precise-output
; target gfx700
; What takes the place of instructions that came with GFX8: shifts of 64 bits whose operands are not reversed, comparisons of 64 bits by the vector
; unit, halves by singles, 1/(2*pi) as a literal; offsets of scalar loads count dwords.

kernel %older {
    param %out : i64 at 0 align 8
    param %n : i64 at 8 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v94 = load.i64 kernarg align 8 width all [v90+8]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i32 global align 8 [v93+8]
    v103 = load.i64 global align 8 [v93+24]
    v104 = ishl.i64 v103, v101
    store.i64 global align 8 [v93+0], v104
    v105 = ushr.i64 v103, v101
    store.i64 global align 8 [v93+8], v105
    v106 = sshr.i64 v103, v101
    store.i64 global align 8 [v93+16], v106
    v107 = icmp.eq v94, v90
    v108 = select.i32 v107, v101, v89
    store.i32 global align 8 [v93+24], v108
    v110 = load.f16 global align 2 [v93+32]
    v111 = load.f16 global align 2 [v93+34]
    v112 = fadd.f16 v110, v111
    store.f16 global align 2 [v93+32], v112
    v113 = fcmp.lt v110, v111
    v114 = uextend.i32 v113
    store.i32 global align 4 [v93+36], v114
    v115 = load.f32 global align 4 [v93+40]
    v116 = nsin.f32 v115
    store.f32 global align 4 [v93+40], v116
    return
}
;; machine kernel %older target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %115=s[0:1]:s2, %114=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %116:s4 = s_load_dwordx4 %115, 0x0
;;     %112.0:v2, %108:s2 = v_add_i32_e64 %116.0, %114
;;     %111:v1 = v_mov_b32_e32 %116.1
;;     %113.1:v2 tied(%112), %110:s2 = v_addc_u32_e64 %111, 0, %108
;;     %103.0:v2, %100:s2 = v_add_i32_e64 8, %113.0
;;     %104.1:v2 tied(%103), %102:s2 = v_addc_u32_e64 0, %113.1, %100
;;     %105:v1 = flat_load_dword %104
;;     %96.0:v2, %93:s2 = v_add_i32_e64 24, %113.0
;;     %97.1:v2 tied(%96), %95:s2 = v_addc_u32_e64 0, %113.1, %93
;;     %98:v2 = flat_load_dwordx2 %97
;;     %91:v2 = v_lshl_b64 %98, %105
;;     %90:v2 = v_lshr_b64 %98, %105
;;     %86.0:v4 = v_mov_b32_e32 %91.0
;;     %87.1:v4 tied(%86) = v_mov_b32_e32 %91.1
;;     %88.2:v4 tied(%87) = v_mov_b32_e32 %90.0
;;     %89.3:v4 tied(%88) = v_mov_b32_e32 %90.1
;;     flat_store_dwordx4 %113, %89
;;     %79:v2 = v_ashr_i64 %98, %105
;;     %75.0:v2, %72:s2 = v_add_i32_e64 16, %113.0
;;     %76.1:v2 tied(%75), %74:s2 = v_addc_u32_e64 0, %113.1, %72
;;     flat_store_dwordx2 %76, %79
;;     %70:s2 = v_cmp_eq_u64_e64 %116.2-3, 0
;;     %68:v1 = v_cndmask_b32_e64 %114, %105, %70
;;     %62.0:v2, %59:s2 = v_add_i32_e64 24, %113.0
;;     %63.1:v2 tied(%62), %61:s2 = v_addc_u32_e64 0, %113.1, %59
;;     flat_store_dword %63, %68
;;     %55.0:v2, %52:s2 = v_add_i32_e64 32, %113.0
;;     %56.1:v2 tied(%55), %54:s2 = v_addc_u32_e64 0, %113.1, %52
;;     %57:v1 = flat_load_ushort %56
;;     %48.0:v2, %45:s2 = v_add_i32_e64 34, %113.0
;;     %49.1:v2 tied(%48), %47:s2 = v_addc_u32_e64 0, %113.1, %45
;;     %50:v1 = flat_load_ushort %49
;;     %43:v1 = v_cvt_f32_f16_e32 %57
;;     %41:v1 = v_cvt_f32_f16_e32 %50
;;     %39:v1 = v_add_f32_e32 %43, %41
;;     %38:v1 = v_cvt_f16_f32_e32 %39
;;     %34.0:v2, %31:s2 = v_add_i32_e64 32, %113.0
;;     %35.1:v2 tied(%34), %33:s2 = v_addc_u32_e64 0, %113.1, %31
;;     flat_store_short %35, %38
;;     %29:s2 = v_cmp_lt_f32_e64 %43, %41
;;     %26:v1 = v_cndmask_b32_e64 0, 1, %29
;;     %22.0:v2, %19:s2 = v_add_i32_e64 40, %113.0
;;     %23.1:v2 tied(%22), %21:s2 = v_addc_u32_e64 0, %113.1, %19
;;     %24:v1 = flat_load_dword %23
;;     %15:v1 = v_mul_f32_e32 0.15915494, %24
;;     %16:v1 = v_fract_f32_e32 %15
;;     %17:v1 = v_sin_f32_e32 %16
;;     %5.0:v2, %2:s2 = v_add_i32_e64 36, %113.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %113.1, %2
;;     %11.0:v2 = v_mov_b32_e32 %26
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %17
;;     flat_store_dwordx2 %6, %12
;; }
;;     end
;; }

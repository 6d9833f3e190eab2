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
;;     %114=s[0:1]:s2, %113=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %116:s2 = s_load_dwordx2 %114, 0x0
;;     %115:s2 = s_load_dwordx2 %114, 0x2
;;     %111.0:v2, %107:s2 = v_add_i32_e64 %116.0, %113
;;     %110:v1 = v_mov_b32_e32 %116.1
;;     %112.1:v2 tied(%111), %109:s2 = v_addc_u32_e64 %110, 0, %107
;;     %102.0:v2, %99:s2 = v_add_i32_e64 8, %112.0
;;     %103.1:v2 tied(%102), %101:s2 = v_addc_u32_e64 0, %112.1, %99
;;     %104:v1 = flat_load_dword %103
;;     %95.0:v2, %92:s2 = v_add_i32_e64 24, %112.0
;;     %96.1:v2 tied(%95), %94:s2 = v_addc_u32_e64 0, %112.1, %92
;;     %97:v2 = flat_load_dwordx2 %96
;;     %90:v2 = v_lshl_b64 %97, %104
;;     flat_store_dwordx2 %112, %90
;;     %88:v2 = v_lshr_b64 %97, %104
;;     %85.0:v2, %82:s2 = v_add_i32_e64 8, %112.0
;;     %86.1:v2 tied(%85), %84:s2 = v_addc_u32_e64 0, %112.1, %82
;;     flat_store_dwordx2 %86, %88
;;     %80:v2 = v_ashr_i64 %97, %104
;;     %76.0:v2, %73:s2 = v_add_i32_e64 16, %112.0
;;     %77.1:v2 tied(%76), %75:s2 = v_addc_u32_e64 0, %112.1, %73
;;     flat_store_dwordx2 %77, %80
;;     %71:s2 = v_cmp_eq_u64_e64 %115, 0
;;     %69:v1 = v_cndmask_b32_e64 %113, %104, %71
;;     %63.0:v2, %60:s2 = v_add_i32_e64 24, %112.0
;;     %64.1:v2 tied(%63), %62:s2 = v_addc_u32_e64 0, %112.1, %60
;;     flat_store_dword %64, %69
;;     %56.0:v2, %53:s2 = v_add_i32_e64 32, %112.0
;;     %57.1:v2 tied(%56), %55:s2 = v_addc_u32_e64 0, %112.1, %53
;;     %58:v1 = flat_load_ushort %57
;;     %49.0:v2, %46:s2 = v_add_i32_e64 34, %112.0
;;     %50.1:v2 tied(%49), %48:s2 = v_addc_u32_e64 0, %112.1, %46
;;     %51:v1 = flat_load_ushort %50
;;     %44:v1 = v_cvt_f32_f16_e32 %58
;;     %42:v1 = v_cvt_f32_f16_e32 %51
;;     %40:v1 = v_add_f32_e32 %44, %42
;;     %39:v1 = v_cvt_f16_f32_e32 %40
;;     %35.0:v2, %32:s2 = v_add_i32_e64 32, %112.0
;;     %36.1:v2 tied(%35), %34:s2 = v_addc_u32_e64 0, %112.1, %32
;;     flat_store_short %36, %39
;;     %30:s2 = v_cmp_lt_f32_e64 %44, %42
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %30
;;     %23.0:v2, %20:s2 = v_add_i32_e64 36, %112.0
;;     %24.1:v2 tied(%23), %22:s2 = v_addc_u32_e64 0, %112.1, %20
;;     flat_store_dword %24, %27
;;     %16.0:v2, %13:s2 = v_add_i32_e64 40, %112.0
;;     %17.1:v2 tied(%16), %15:s2 = v_addc_u32_e64 0, %112.1, %13
;;     %18:v1 = flat_load_dword %17
;;     %9:v1 = v_mul_f32_e32 0.15915494, %18
;;     %10:v1 = v_fract_f32_e32 %9
;;     %11:v1 = v_sin_f32_e32 %10
;;     %5.0:v2, %2:s2 = v_add_i32_e64 40, %112.0
;;     %6.1:v2 tied(%5), %4:s2 = v_addc_u32_e64 0, %112.1, %2
;;     flat_store_dword %6, %11
;; }
;;     end
;; }

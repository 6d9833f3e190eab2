; test isel precise-output
; target gfx1030
; Signed remainders: the sign is that of the dividend.

kernel %lanes_i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = srem.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %55=v0:v1 = inputs
;;     %57:s2 = s_load_dwordx2 %56, null
;;     %54:v1 = global_load_sbyte %55, %57
;;     %53:v1 = global_load_sbyte %55, %57 offset:4
;;     %50:v1 = v_ashrrev_i32_e32 31, %54
;;     %49:v1 = v_ashrrev_i32_e32 31, %53
;;     %48:v1 = v_xor_b32_e32 %54, %50
;;     %46:v1 = v_sub_nc_u32_e32 %48, %50
;;     %44:v1 = v_xor_b32_e32 %53, %49
;;     %42:v1 = v_sub_nc_u32_e32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_nc_u32_e32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_nc_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_nc_u32_e32 %46, %22
;;     %17:v1 = v_sub_nc_u32_e32 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_nc_u32_e32 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %11, %50
;;     %6:v1 = v_sub_nc_u32_e32 %8, %50
;;     global_store_byte %55, %6, %57 offset:256
;; }
;;     end
;; }

kernel %lanes_i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = srem.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %55=v0:v1 = inputs
;;     %57:s2 = s_load_dwordx2 %56, null
;;     %54:v1 = global_load_sshort %55, %57
;;     %53:v1 = global_load_sshort %55, %57 offset:4
;;     %50:v1 = v_ashrrev_i32_e32 31, %54
;;     %49:v1 = v_ashrrev_i32_e32 31, %53
;;     %48:v1 = v_xor_b32_e32 %54, %50
;;     %46:v1 = v_sub_nc_u32_e32 %48, %50
;;     %44:v1 = v_xor_b32_e32 %53, %49
;;     %42:v1 = v_sub_nc_u32_e32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_nc_u32_e32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_nc_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_nc_u32_e32 %46, %22
;;     %17:v1 = v_sub_nc_u32_e32 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_nc_u32_e32 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %11, %50
;;     %6:v1 = v_sub_nc_u32_e32 %8, %50
;;     global_store_short %55, %6, %57 offset:256
;; }
;;     end
;; }

kernel %lanes_i32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, null
;;     %50:v2 = global_load_dwordx2 %51, %53
;;     %49:v1 = v_ashrrev_i32_e32 31, %50.0
;;     %48:v1 = v_ashrrev_i32_e32 31, %50.1
;;     %47:v1 = v_xor_b32_e32 %50.0, %49
;;     %45:v1 = v_sub_nc_u32_e32 %47, %49
;;     %43:v1 = v_xor_b32_e32 %50.1, %48
;;     %41:v1 = v_sub_nc_u32_e32 %43, %48
;;     %40:v1 = v_cvt_f32_u32_e32 %41
;;     %39:v1 = v_rcp_f32_e32 %40
;;     %37:v1 = v_mul_f32_e32 0x4f7ffffe, %39
;;     %35:v1 = v_cvt_u32_f32_e32 %37
;;     %33:v1 = v_sub_nc_u32_e32 %48, %43
;;     %30:v1 = v_mul_lo_u32 %33, %35
;;     %28:v1 = v_mul_hi_u32 %35, %30
;;     %26:v1 = v_add_nc_u32_e32 %35, %28
;;     %23:v1 = v_mul_hi_u32 %45, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_nc_u32_e32 %45, %21
;;     %16:v1 = v_sub_nc_u32_e32 %19, %41
;;     %15:v1 = v_min_u32_e32 %19, %16
;;     %12:v1 = v_sub_nc_u32_e32 %15, %41
;;     %10:v1 = v_min_u32_e32 %15, %12
;;     %7:v1 = v_xor_b32_e32 %10, %49
;;     %5:v1 = v_sub_nc_u32_e32 %7, %49
;;     global_store_dword %51, %5, %53 offset:256
;; }
;;     end
;; }

kernel %lanes_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = srem.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %269=s[0:1]:s2, %268=v0:v1 = inputs
;;     %270:s2 = s_load_dwordx2 %269, null
;;     %267:v4 = global_load_dwordx4 %268, %270
;;     %266:v1 = v_ashrrev_i32_e32 31, %267.1
;;     %264:v1 = v_ashrrev_i32_e32 31, %267.3
;;     %261.0:v2 = v_xor_b32_e32 %267.0, %266
;;     %262.1:v2 tied(%261) = v_xor_b32_e32 %267.1, %266
;;     %256.0:v2, %253:s1 = v_sub_co_u32 %262.0, %266
;;     %257.1:v2 tied(%256), %255:s1 = v_sub_co_ci_u32_e64 %262.1, %266, %253
;;     %249.0:v2 = v_xor_b32_e32 %267.2, %264
;;     %250.1:v2 tied(%249) = v_xor_b32_e32 %267.3, %264
;;     %244.0:v2, %241:s1 = v_sub_co_u32 %250.0, %264
;;     %245.1:v2 tied(%244), %243:s1 = v_sub_co_ci_u32_e64 %250.1, %264, %241
;;     %239:v1 = v_cvt_f32_u32_e32 %245.0
;;     %237:v1 = v_cvt_f32_u32_e32 %245.1
;;     %235:v1 = v_mul_f32_e32 0x4f800000, %237
;;     %233:v1 = v_add_f32_e32 %235, %239
;;     %230:v1 = v_rcp_f32_e32 %233
;;     %228:v1 = v_mul_f32_e32 0x5f7ffffc, %230
;;     %226:v1 = v_mul_f32_e32 0x2f800000, %228
;;     %225:v1 = v_trunc_f32_e32 %226
;;     %223:v1 = v_mul_f32_e32 0x4f800000, %225
;;     %222:v1 = v_sub_f32_e32 %228, %223
;;     %219:v1 = v_cvt_u32_f32_e32 %222
;;     %217:v1 = v_cvt_u32_f32_e32 %225
;;     %214.0:v2, %211:s1 = v_sub_co_u32 %264, %250.0
;;     %215.1:v2 tied(%214), %213:s1 = v_sub_co_ci_u32_e64 %264, %250.1, %211
;;     %202:v1 = v_mul_lo_u32 %215.0, %217
;;     %203:v1 = v_mul_lo_u32 %215.1, %219
;;     %204:v2, %205:s1 = v_mad_u64_u32 %215.0, %219, 0
;;     %207.1:v2 tied(%204) = v_add3_u32 %204.1, %202, %203
;;     %200:v1 = v_mul_hi_u32 %219, %207.0
;;     %198.0:v2 = v_mov_b32_e32 %200
;;     %199.1:v2 tied(%198) = v_mov_b32_e32 0
;;     %193:v2, %194:s1 = v_mad_u64_u32 %217, %207.0, %199
;;     %189.0:v2 = v_mov_b32_e32 %193.0
;;     %190.1:v2 tied(%189) = v_mov_b32_e32 0
;;     %184:v2, %185:s1 = v_mad_u64_u32 %219, %207.1, %190
;;     %179.0:v2 = v_mov_b32_e32 %193.1
;;     %180.1:v2 tied(%179) = v_mov_b32_e32 0
;;     %174:v2, %175:s1 = v_mad_u64_u32 %217, %207.1, %180
;;     %170.0:v2, %167:s1 = v_add_co_u32 %174.0, %184.1
;;     %171.1:v2 tied(%170), %169:s1 = v_add_co_ci_u32_e64 %174.1, 0, %167
;;     %162.0:v2, %158:s1 = v_add_co_u32 %219, %171.0
;;     %163.1:v2 tied(%162), %161:s1 = v_add_co_ci_u32_e64 %217, %171.1, %158
;;     %149:v1 = v_mul_lo_u32 %215.0, %163.1
;;     %150:v1 = v_mul_lo_u32 %215.1, %163.0
;;     %151:v2, %152:s1 = v_mad_u64_u32 %215.0, %163.0, 0
;;     %154.1:v2 tied(%151) = v_add3_u32 %151.1, %149, %150
;;     %146:v1 = v_mul_hi_u32 %163.0, %154.0
;;     %144.0:v2 = v_mov_b32_e32 %146
;;     %145.1:v2 tied(%144) = v_mov_b32_e32 0
;;     %139:v2, %140:s1 = v_mad_u64_u32 %163.1, %154.0, %145
;;     %135.0:v2 = v_mov_b32_e32 %139.0
;;     %136.1:v2 tied(%135) = v_mov_b32_e32 0
;;     %130:v2, %131:s1 = v_mad_u64_u32 %163.0, %154.1, %136
;;     %124.0:v2 = v_mov_b32_e32 %139.1
;;     %125.1:v2 tied(%124) = v_mov_b32_e32 0
;;     %119:v2, %120:s1 = v_mad_u64_u32 %163.1, %154.1, %125
;;     %114.0:v2, %111:s1 = v_add_co_u32 %119.0, %130.1
;;     %115.1:v2 tied(%114), %113:s1 = v_add_co_ci_u32_e64 %119.1, 0, %111
;;     %106.0:v2, %103:s1 = v_add_co_u32 %163.0, %115.0
;;     %107.1:v2 tied(%106), %105:s1 = v_add_co_ci_u32_e64 %163.1, %115.1, %103
;;     %98:v1 = v_mul_hi_u32 %257.0, %107.0
;;     %96.0:v2 = v_mov_b32_e32 %98
;;     %97.1:v2 tied(%96) = v_mov_b32_e32 0
;;     %91:v2, %92:s1 = v_mad_u64_u32 %257.1, %107.0, %97
;;     %87.0:v2 = v_mov_b32_e32 %91.0
;;     %88.1:v2 tied(%87) = v_mov_b32_e32 0
;;     %82:v2, %83:s1 = v_mad_u64_u32 %257.0, %107.1, %88
;;     %76.0:v2 = v_mov_b32_e32 %91.1
;;     %77.1:v2 tied(%76) = v_mov_b32_e32 0
;;     %71:v2, %72:s1 = v_mad_u64_u32 %257.1, %107.1, %77
;;     %66.0:v2, %63:s1 = v_add_co_u32 %71.0, %82.1
;;     %67.1:v2 tied(%66), %65:s1 = v_add_co_ci_u32_e64 %71.1, 0, %63
;;     %54:v1 = v_mul_lo_u32 %67.0, %245.1
;;     %55:v1 = v_mul_lo_u32 %67.1, %245.0
;;     %56:v2, %57:s1 = v_mad_u64_u32 %67.0, %245.0, 0
;;     %59.1:v2 tied(%56) = v_add3_u32 %56.1, %54, %55
;;     %51.0:v2, %48:s1 = v_sub_co_u32 %257.0, %59.0
;;     %52.1:v2 tied(%51), %50:s1 = v_sub_co_ci_u32_e64 %257.1, %59.1, %48
;;     %44:s1 = v_cmp_ge_u64_e64 %52, %245
;;     %42.0:v2, %39:s1 = v_sub_co_u32 %52.0, %245.0
;;     %43.1:v2 tied(%42), %41:s1 = v_sub_co_ci_u32_e64 %52.1, %245.1, %39
;;     %36.0:v2 = v_cndmask_b32_e64 %52.0, %43.0, %44
;;     %37.1:v2 tied(%36) = v_cndmask_b32_e64 %52.1, %43.1, %44
;;     %30:s1 = v_cmp_ge_u64_e64 %37, %245
;;     %28.0:v2, %25:s1 = v_sub_co_u32 %37.0, %245.0
;;     %29.1:v2 tied(%28), %27:s1 = v_sub_co_ci_u32_e64 %37.1, %245.1, %25
;;     %21.0:v2 = v_cndmask_b32_e64 %37.0, %29.0, %30
;;     %22.1:v2 tied(%21) = v_cndmask_b32_e64 %37.1, %29.1, %30
;;     %14.0:v2 = v_xor_b32_e32 %22.0, %266
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %22.1, %266
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %266
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %266, %6
;;     global_store_dwordx2 %268, %10, %270 offset:256
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = srem.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %57=v0:v1 = inputs
;;     %60:s4 = s_load_dwordx4 %59, null
;;     %54:s1 = s_sext_i32_i8 %60.2
;;     %52:s1 = s_sext_i32_i8 %60.3
;;     %50:s1 = s_ashr_i32 %54, 31
;;     %49:s1 = s_ashr_i32 %52, 31
;;     %48:s1 = s_xor_b32 %54, %50
;;     %46:s1 = s_sub_u32 %48, %50
;;     %44:s1 = s_xor_b32 %52, %49
;;     %42:s1 = s_sub_u32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:s1 = s_sub_u32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_nc_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_nc_u32_e32 %46, %22
;;     %17:v1 = v_sub_nc_u32_e64 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_nc_u32_e64 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %50, %11
;;     %6:v1 = v_sub_nc_u32_e64 %8, %50
;;     global_store_byte %57, %6, %60.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_i16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = srem.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %57=v0:v1 = inputs
;;     %60:s4 = s_load_dwordx4 %59, null
;;     %54:s1 = s_sext_i32_i16 %60.2
;;     %52:s1 = s_sext_i32_i16 %60.3
;;     %50:s1 = s_ashr_i32 %54, 31
;;     %49:s1 = s_ashr_i32 %52, 31
;;     %48:s1 = s_xor_b32 %54, %50
;;     %46:s1 = s_sub_u32 %48, %50
;;     %44:s1 = s_xor_b32 %52, %49
;;     %42:s1 = s_sub_u32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:s1 = s_sub_u32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_nc_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_nc_u32_e32 %46, %22
;;     %17:v1 = v_sub_nc_u32_e64 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_nc_u32_e64 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %50, %11
;;     %6:v1 = v_sub_nc_u32_e64 %8, %50
;;     global_store_short %57, %6, %60.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_i32 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %50=v0:v1 = inputs
;;     %53:s4 = s_load_dwordx4 %52, null
;;     %49:s1 = s_ashr_i32 %53.2, 31
;;     %48:s1 = s_ashr_i32 %53.3, 31
;;     %47:s1 = s_xor_b32 %53.2, %49
;;     %45:s1 = s_sub_u32 %47, %49
;;     %43:s1 = s_xor_b32 %53.3, %48
;;     %41:s1 = s_sub_u32 %43, %48
;;     %40:v1 = v_cvt_f32_u32_e32 %41
;;     %39:v1 = v_rcp_f32_e32 %40
;;     %37:v1 = v_mul_f32_e32 0x4f7ffffe, %39
;;     %35:v1 = v_cvt_u32_f32_e32 %37
;;     %33:s1 = s_sub_u32 %48, %43
;;     %30:v1 = v_mul_lo_u32 %33, %35
;;     %28:v1 = v_mul_hi_u32 %35, %30
;;     %26:v1 = v_add_nc_u32_e32 %35, %28
;;     %23:v1 = v_mul_hi_u32 %45, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_nc_u32_e32 %45, %21
;;     %16:v1 = v_sub_nc_u32_e64 %19, %41
;;     %15:v1 = v_min_u32_e32 %19, %16
;;     %12:v1 = v_sub_nc_u32_e64 %15, %41
;;     %10:v1 = v_min_u32_e32 %15, %12
;;     %7:v1 = v_xor_b32_e32 %49, %10
;;     %5:v1 = v_sub_nc_u32_e64 %7, %49
;;     global_store_dword %50, %5, %53.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_i64 {
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
    v7 = srem.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %266=s[0:1]:s2, %265=v0:v1 = inputs
;;     %267:s8 = s_load_dwordx8 %266, null
;;     %264:s1 = s_ashr_i32 %267.3, 31
;;     %261.0:s2 = s_mov_b32 %264
;;     %262.1:s2 tied(%261) = s_mov_b32 %264
;;     %258:s1 = s_ashr_i32 %267.5, 31
;;     %255.0:s2 = s_mov_b32 %258
;;     %256.1:s2 tied(%255) = s_mov_b32 %258
;;     %252:s2 = s_xor_b64 %267.2-3, %262
;;     %248.0:s2 = s_sub_u32 %252.0, %264 makes scc
;;     %249.1:s2 tied(%248) = s_subb_u32 %252.1, %264
;;     %244:s2 = s_xor_b64 %267.4-5, %256
;;     %240.0:s2 = s_sub_u32 %244.0, %258 makes scc
;;     %241.1:s2 tied(%240) = s_subb_u32 %244.1, %258
;;     %237:v1 = v_cvt_f32_u32_e32 %241.0
;;     %235:v1 = v_cvt_f32_u32_e32 %241.1
;;     %233:v1 = v_mul_f32_e32 0x4f800000, %235
;;     %231:v1 = v_add_f32_e32 %233, %237
;;     %228:v1 = v_rcp_f32_e32 %231
;;     %226:v1 = v_mul_f32_e32 0x5f7ffffc, %228
;;     %224:v1 = v_mul_f32_e32 0x2f800000, %226
;;     %223:v1 = v_trunc_f32_e32 %224
;;     %221:v1 = v_mul_f32_e32 0x4f800000, %223
;;     %220:v1 = v_sub_f32_e32 %226, %221
;;     %217:v1 = v_cvt_u32_f32_e32 %220
;;     %215:v1 = v_cvt_u32_f32_e32 %223
;;     %212.0:s2 = s_sub_u32 %258, %244.0 makes scc
;;     %213.1:s2 tied(%212) = s_subb_u32 %258, %244.1
;;     %202:v1 = v_mul_lo_u32 %213.0, %215
;;     %203:v1 = v_mul_lo_u32 %213.1, %217
;;     %204:v2, %205:s1 = v_mad_u64_u32 %213.0, %217, 0
;;     %207.1:v2 tied(%204) = v_add3_u32 %204.1, %202, %203
;;     %200:v1 = v_mul_hi_u32 %217, %207.0
;;     %198.0:v2 = v_mov_b32_e32 %200
;;     %199.1:v2 tied(%198) = v_mov_b32_e32 0
;;     %193:v2, %194:s1 = v_mad_u64_u32 %215, %207.0, %199
;;     %189.0:v2 = v_mov_b32_e32 %193.0
;;     %190.1:v2 tied(%189) = v_mov_b32_e32 0
;;     %184:v2, %185:s1 = v_mad_u64_u32 %217, %207.1, %190
;;     %179.0:v2 = v_mov_b32_e32 %193.1
;;     %180.1:v2 tied(%179) = v_mov_b32_e32 0
;;     %174:v2, %175:s1 = v_mad_u64_u32 %215, %207.1, %180
;;     %170.0:v2, %167:s1 = v_add_co_u32 %174.0, %184.1
;;     %171.1:v2 tied(%170), %169:s1 = v_add_co_ci_u32_e64 %174.1, 0, %167
;;     %162.0:v2, %158:s1 = v_add_co_u32 %217, %171.0
;;     %163.1:v2 tied(%162), %161:s1 = v_add_co_ci_u32_e64 %215, %171.1, %158
;;     %149:v1 = v_mul_lo_u32 %213.0, %163.1
;;     %150:v1 = v_mul_lo_u32 %213.1, %163.0
;;     %151:v2, %152:s1 = v_mad_u64_u32 %213.0, %163.0, 0
;;     %154.1:v2 tied(%151) = v_add3_u32 %151.1, %149, %150
;;     %146:v1 = v_mul_hi_u32 %163.0, %154.0
;;     %144.0:v2 = v_mov_b32_e32 %146
;;     %145.1:v2 tied(%144) = v_mov_b32_e32 0
;;     %139:v2, %140:s1 = v_mad_u64_u32 %163.1, %154.0, %145
;;     %135.0:v2 = v_mov_b32_e32 %139.0
;;     %136.1:v2 tied(%135) = v_mov_b32_e32 0
;;     %130:v2, %131:s1 = v_mad_u64_u32 %163.0, %154.1, %136
;;     %124.0:v2 = v_mov_b32_e32 %139.1
;;     %125.1:v2 tied(%124) = v_mov_b32_e32 0
;;     %119:v2, %120:s1 = v_mad_u64_u32 %163.1, %154.1, %125
;;     %114.0:v2, %111:s1 = v_add_co_u32 %119.0, %130.1
;;     %115.1:v2 tied(%114), %113:s1 = v_add_co_ci_u32_e64 %119.1, 0, %111
;;     %106.0:v2, %103:s1 = v_add_co_u32 %163.0, %115.0
;;     %107.1:v2 tied(%106), %105:s1 = v_add_co_ci_u32_e64 %163.1, %115.1, %103
;;     %98:v1 = v_mul_hi_u32 %249.0, %107.0
;;     %96.0:v2 = v_mov_b32_e32 %98
;;     %97.1:v2 tied(%96) = v_mov_b32_e32 0
;;     %91:v2, %92:s1 = v_mad_u64_u32 %249.1, %107.0, %97
;;     %87.0:v2 = v_mov_b32_e32 %91.0
;;     %88.1:v2 tied(%87) = v_mov_b32_e32 0
;;     %82:v2, %83:s1 = v_mad_u64_u32 %249.0, %107.1, %88
;;     %76.0:v2 = v_mov_b32_e32 %91.1
;;     %77.1:v2 tied(%76) = v_mov_b32_e32 0
;;     %71:v2, %72:s1 = v_mad_u64_u32 %249.1, %107.1, %77
;;     %66.0:v2, %63:s1 = v_add_co_u32 %71.0, %82.1
;;     %67.1:v2 tied(%66), %65:s1 = v_add_co_ci_u32_e64 %71.1, 0, %63
;;     %54:v1 = v_mul_lo_u32 %67.0, %241.1
;;     %55:v1 = v_mul_lo_u32 %67.1, %241.0
;;     %56:v2, %57:s1 = v_mad_u64_u32 %67.0, %241.0, 0
;;     %59.1:v2 tied(%56) = v_add3_u32 %56.1, %54, %55
;;     %51.0:v2, %48:s1 = v_sub_co_u32 %249.0, %59.0
;;     %52.1:v2 tied(%51), %50:s1 = v_sub_co_ci_u32_e64 %249.1, %59.1, %48
;;     %44:s1 = v_cmp_ge_u64_e64 %52, %241
;;     %42.0:v2, %39:s1 = v_sub_co_u32 %52.0, %241.0
;;     %43.1:v2 tied(%42), %41:s1 = v_sub_co_ci_u32_e64 %52.1, %241.1, %39
;;     %36.0:v2 = v_cndmask_b32_e64 %52.0, %43.0, %44
;;     %37.1:v2 tied(%36) = v_cndmask_b32_e64 %52.1, %43.1, %44
;;     %30:s1 = v_cmp_ge_u64_e64 %37, %241
;;     %28.0:v2, %25:s1 = v_sub_co_u32 %37.0, %241.0
;;     %29.1:v2 tied(%28), %27:s1 = v_sub_co_ci_u32_e64 %37.1, %241.1, %25
;;     %21.0:v2 = v_cndmask_b32_e64 %37.0, %29.0, %30
;;     %22.1:v2 tied(%21) = v_cndmask_b32_e64 %37.1, %29.1, %30
;;     %14.0:v2 = v_xor_b32_e32 %264, %22.0
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %264, %22.1
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %264
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %264, %6
;;     global_store_dwordx2 %265, %10, %267.0-1 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Signed quotients of words: the quotient of the absolute values, with the sign of both.

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
    v7 = sdiv.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66=s[0:1]:s2, %65=v0:v1 = inputs
;;     %67:s2 = s_load_dwordx2 %66, null
;;     %64:v1 = global_load_sbyte %65, %67
;;     %63:v1 = global_load_sbyte %65, %67 offset:4
;;     %60:v1 = v_ashrrev_i32_e32 31, %64
;;     %59:v1 = v_ashrrev_i32_e32 31, %63
;;     %58:v1 = v_xor_b32_e32 %64, %60
;;     %56:v1 = v_sub_nc_u32_e32 %58, %60
;;     %54:v1 = v_xor_b32_e32 %63, %59
;;     %52:v1 = v_sub_nc_u32_e32 %54, %59
;;     %51:v1 = v_cvt_f32_u32_e32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:v1 = v_sub_nc_u32_e32 %59, %54
;;     %42:v1 = v_mul_lo_u32 %44, %46
;;     %40:v1 = v_mul_hi_u32 %46, %42
;;     %38:v1 = v_add_nc_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_nc_u32_e32 %56, %33
;;     %29:s1 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_nc_u32_e32 1, %35
;;     %27:v1 = v_sub_nc_u32_e32 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s1 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_nc_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:v1 = v_xor_b32_e32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %15, %11
;;     %6:v1 = v_sub_nc_u32_e32 %8, %11
;;     global_store_byte %65, %6, %67 offset:256
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
    v7 = sdiv.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %66=s[0:1]:s2, %65=v0:v1 = inputs
;;     %67:s2 = s_load_dwordx2 %66, null
;;     %64:v1 = global_load_sshort %65, %67
;;     %63:v1 = global_load_sshort %65, %67 offset:4
;;     %60:v1 = v_ashrrev_i32_e32 31, %64
;;     %59:v1 = v_ashrrev_i32_e32 31, %63
;;     %58:v1 = v_xor_b32_e32 %64, %60
;;     %56:v1 = v_sub_nc_u32_e32 %58, %60
;;     %54:v1 = v_xor_b32_e32 %63, %59
;;     %52:v1 = v_sub_nc_u32_e32 %54, %59
;;     %51:v1 = v_cvt_f32_u32_e32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:v1 = v_sub_nc_u32_e32 %59, %54
;;     %42:v1 = v_mul_lo_u32 %44, %46
;;     %40:v1 = v_mul_hi_u32 %46, %42
;;     %38:v1 = v_add_nc_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_nc_u32_e32 %56, %33
;;     %29:s1 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_nc_u32_e32 1, %35
;;     %27:v1 = v_sub_nc_u32_e32 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s1 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_nc_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:v1 = v_xor_b32_e32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %15, %11
;;     %6:v1 = v_sub_nc_u32_e32 %8, %11
;;     global_store_short %65, %6, %67 offset:256
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
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_dwordx2 %62, null
;;     %60:v2 = global_load_dwordx2 %61, %63
;;     %59:v1 = v_ashrrev_i32_e32 31, %60.0
;;     %58:v1 = v_ashrrev_i32_e32 31, %60.1
;;     %57:v1 = v_xor_b32_e32 %60.0, %59
;;     %55:v1 = v_sub_nc_u32_e32 %57, %59
;;     %53:v1 = v_xor_b32_e32 %60.1, %58
;;     %51:v1 = v_sub_nc_u32_e32 %53, %58
;;     %50:v1 = v_cvt_f32_u32_e32 %51
;;     %49:v1 = v_rcp_f32_e32 %50
;;     %47:v1 = v_mul_f32_e32 0x4f7ffffe, %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %43:v1 = v_sub_nc_u32_e32 %58, %53
;;     %41:v1 = v_mul_lo_u32 %43, %45
;;     %39:v1 = v_mul_hi_u32 %45, %41
;;     %37:v1 = v_add_nc_u32_e32 %45, %39
;;     %34:v1 = v_mul_hi_u32 %55, %37
;;     %32:v1 = v_mul_lo_u32 %34, %51
;;     %31:v1 = v_sub_nc_u32_e32 %55, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %51
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e32 %31, %51
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s1 = v_cmp_ge_u32_e64 %21, %51
;;     %15:v1 = v_add_nc_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:v1 = v_xor_b32_e32 %59, %58
;;     %7:v1 = v_xor_b32_e32 %14, %10
;;     %5:v1 = v_sub_nc_u32_e32 %7, %10
;;     global_store_dword %61, %5, %63 offset:256
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
    v7 = sdiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %286=s[0:1]:s2, %285=v0:v1 = inputs
;;     %287:s2 = s_load_dwordx2 %286, null
;;     %284:v4 = global_load_dwordx4 %285, %287
;;     %283:v1 = v_ashrrev_i32_e32 31, %284.1
;;     %281:v1 = v_ashrrev_i32_e32 31, %284.3
;;     %278.0:v2 = v_xor_b32_e32 %284.0, %283
;;     %279.1:v2 tied(%278) = v_xor_b32_e32 %284.1, %283
;;     %273.0:v2, %270:s1 = v_sub_co_u32 %279.0, %283
;;     %274.1:v2 tied(%273), %272:s1 = v_sub_co_ci_u32_e64 %279.1, %283, %270
;;     %266.0:v2 = v_xor_b32_e32 %284.2, %281
;;     %267.1:v2 tied(%266) = v_xor_b32_e32 %284.3, %281
;;     %261.0:v2, %258:s1 = v_sub_co_u32 %267.0, %281
;;     %262.1:v2 tied(%261), %260:s1 = v_sub_co_ci_u32_e64 %267.1, %281, %258
;;     %256:v1 = v_cvt_f32_u32_e32 %262.0
;;     %254:v1 = v_cvt_f32_u32_e32 %262.1
;;     %252:v1 = v_mul_f32_e32 0x4f800000, %254
;;     %250:v1 = v_add_f32_e32 %252, %256
;;     %247:v1 = v_rcp_f32_e32 %250
;;     %245:v1 = v_mul_f32_e32 0x5f7ffffc, %247
;;     %243:v1 = v_mul_f32_e32 0x2f800000, %245
;;     %242:v1 = v_trunc_f32_e32 %243
;;     %240:v1 = v_mul_f32_e32 0x4f800000, %242
;;     %239:v1 = v_sub_f32_e32 %245, %240
;;     %236:v1 = v_cvt_u32_f32_e32 %239
;;     %234:v1 = v_cvt_u32_f32_e32 %242
;;     %231.0:v2, %228:s1 = v_sub_co_u32 %281, %267.0
;;     %232.1:v2 tied(%231), %230:s1 = v_sub_co_ci_u32_e64 %281, %267.1, %228
;;     %220:v1 = v_mul_lo_u32 %232.0, %234
;;     %221:v1 = v_mul_lo_u32 %232.1, %236
;;     %222:v2, %223:s1 = v_mad_u64_u32 %232.0, %236, 0
;;     %225.1:v2 tied(%222) = v_add3_u32 %222.1, %220, %221
;;     %218:v1 = v_mul_hi_u32 %236, %225.0
;;     %216.0:v2 = v_mov_b32_e32 %218
;;     %217.1:v2 tied(%216) = v_mov_b32_e32 0
;;     %211:v2, %212:s1 = v_mad_u64_u32 %234, %225.0, %217
;;     %207.0:v2 = v_mov_b32_e32 %211.0
;;     %208.1:v2 tied(%207) = v_mov_b32_e32 0
;;     %202:v2, %203:s1 = v_mad_u64_u32 %236, %225.1, %208
;;     %197.0:v2 = v_mov_b32_e32 %211.1
;;     %198.1:v2 tied(%197) = v_mov_b32_e32 0
;;     %192:v2, %193:s1 = v_mad_u64_u32 %234, %225.1, %198
;;     %188.0:v2, %185:s1 = v_add_co_u32 %192.0, %202.1
;;     %189.1:v2 tied(%188), %187:s1 = v_add_co_ci_u32_e64 %192.1, 0, %185
;;     %180.0:v2, %176:s1 = v_add_co_u32 %236, %189.0
;;     %181.1:v2 tied(%180), %179:s1 = v_add_co_ci_u32_e64 %234, %189.1, %176
;;     %167:v1 = v_mul_lo_u32 %232.0, %181.1
;;     %168:v1 = v_mul_lo_u32 %232.1, %181.0
;;     %169:v2, %170:s1 = v_mad_u64_u32 %232.0, %181.0, 0
;;     %172.1:v2 tied(%169) = v_add3_u32 %169.1, %167, %168
;;     %164:v1 = v_mul_hi_u32 %181.0, %172.0
;;     %162.0:v2 = v_mov_b32_e32 %164
;;     %163.1:v2 tied(%162) = v_mov_b32_e32 0
;;     %157:v2, %158:s1 = v_mad_u64_u32 %181.1, %172.0, %163
;;     %153.0:v2 = v_mov_b32_e32 %157.0
;;     %154.1:v2 tied(%153) = v_mov_b32_e32 0
;;     %148:v2, %149:s1 = v_mad_u64_u32 %181.0, %172.1, %154
;;     %142.0:v2 = v_mov_b32_e32 %157.1
;;     %143.1:v2 tied(%142) = v_mov_b32_e32 0
;;     %137:v2, %138:s1 = v_mad_u64_u32 %181.1, %172.1, %143
;;     %132.0:v2, %129:s1 = v_add_co_u32 %137.0, %148.1
;;     %133.1:v2 tied(%132), %131:s1 = v_add_co_ci_u32_e64 %137.1, 0, %129
;;     %124.0:v2, %121:s1 = v_add_co_u32 %181.0, %133.0
;;     %125.1:v2 tied(%124), %123:s1 = v_add_co_ci_u32_e64 %181.1, %133.1, %121
;;     %116:v1 = v_mul_hi_u32 %274.0, %125.0
;;     %114.0:v2 = v_mov_b32_e32 %116
;;     %115.1:v2 tied(%114) = v_mov_b32_e32 0
;;     %109:v2, %110:s1 = v_mad_u64_u32 %274.1, %125.0, %115
;;     %105.0:v2 = v_mov_b32_e32 %109.0
;;     %106.1:v2 tied(%105) = v_mov_b32_e32 0
;;     %100:v2, %101:s1 = v_mad_u64_u32 %274.0, %125.1, %106
;;     %94.0:v2 = v_mov_b32_e32 %109.1
;;     %95.1:v2 tied(%94) = v_mov_b32_e32 0
;;     %89:v2, %90:s1 = v_mad_u64_u32 %274.1, %125.1, %95
;;     %84.0:v2, %81:s1 = v_add_co_u32 %89.0, %100.1
;;     %85.1:v2 tied(%84), %83:s1 = v_add_co_ci_u32_e64 %89.1, 0, %81
;;     %72:v1 = v_mul_lo_u32 %85.0, %262.1
;;     %73:v1 = v_mul_lo_u32 %85.1, %262.0
;;     %74:v2, %75:s1 = v_mad_u64_u32 %85.0, %262.0, 0
;;     %77.1:v2 tied(%74) = v_add3_u32 %74.1, %72, %73
;;     %70.0:v2, %67:s1 = v_sub_co_u32 %274.0, %77.0
;;     %71.1:v2 tied(%70), %69:s1 = v_sub_co_ci_u32_e64 %274.1, %77.1, %67
;;     %63:s1 = v_cmp_ge_u64_e64 %71, %262
;;     %61.0:v2, %58:s1 = v_add_co_u32 %85.0, 1
;;     %62.1:v2 tied(%61), %60:s1 = v_add_co_ci_u32_e64 %85.1, 0, %58
;;     %55.0:v2, %52:s1 = v_sub_co_u32 %71.0, %262.0
;;     %56.1:v2 tied(%55), %54:s1 = v_sub_co_ci_u32_e64 %71.1, %262.1, %52
;;     %49.0:v2 = v_cndmask_b32_e64 %85.0, %62.0, %63
;;     %50.1:v2 tied(%49) = v_cndmask_b32_e64 %85.1, %62.1, %63
;;     %43.0:v2 = v_cndmask_b32_e64 %71.0, %56.0, %63
;;     %44.1:v2 tied(%43) = v_cndmask_b32_e64 %71.1, %56.1, %63
;;     %37:s1 = v_cmp_ge_u64_e64 %44, %262
;;     %33.0:v2, %30:s1 = v_add_co_u32 %50.0, 1
;;     %34.1:v2 tied(%33), %32:s1 = v_add_co_ci_u32_e64 %50.1, 0, %30
;;     %27.0:v2 = v_cndmask_b32_e64 %50.0, %34.0, %37
;;     %28.1:v2 tied(%27) = v_cndmask_b32_e64 %50.1, %34.1, %37
;;     %20.0:v2 = v_xor_b32_e32 %283, %281
;;     %21.1:v2 tied(%20) = v_xor_b32_e32 %283, %281
;;     %14.0:v2 = v_xor_b32_e32 %28.0, %21.0
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %28.1, %21.1
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %21.0
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %21.1, %6
;;     global_store_dwordx2 %285, %10, %287 offset:256
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
    v9 = sdiv.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %67=v0:v1 = inputs
;;     %70:s4 = s_load_dwordx4 %69, null
;;     %64:s1 = s_sext_i32_i8 %70.2
;;     %62:s1 = s_sext_i32_i8 %70.3
;;     %60:s1 = s_ashr_i32 %64, 31
;;     %59:s1 = s_ashr_i32 %62, 31
;;     %58:s1 = s_xor_b32 %64, %60
;;     %56:s1 = s_sub_u32 %58, %60
;;     %54:s1 = s_xor_b32 %62, %59
;;     %52:s1 = s_sub_u32 %54, %59
;;     %51:v1 = v_cvt_f32_u32_e32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:s1 = s_sub_u32 %59, %54
;;     %42:v1 = v_mul_lo_u32 %44, %46
;;     %40:v1 = v_mul_hi_u32 %46, %42
;;     %38:v1 = v_add_nc_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_nc_u32_e32 %56, %33
;;     %29:s1 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_nc_u32_e32 1, %35
;;     %27:v1 = v_sub_nc_u32_e64 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s1 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_nc_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:s1 = s_xor_b32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %11, %15
;;     %6:v1 = v_sub_nc_u32_e64 %8, %11
;;     global_store_byte %67, %6, %70.0-1 offset:256
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
    v9 = sdiv.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %67=v0:v1 = inputs
;;     %70:s4 = s_load_dwordx4 %69, null
;;     %64:s1 = s_sext_i32_i16 %70.2
;;     %62:s1 = s_sext_i32_i16 %70.3
;;     %60:s1 = s_ashr_i32 %64, 31
;;     %59:s1 = s_ashr_i32 %62, 31
;;     %58:s1 = s_xor_b32 %64, %60
;;     %56:s1 = s_sub_u32 %58, %60
;;     %54:s1 = s_xor_b32 %62, %59
;;     %52:s1 = s_sub_u32 %54, %59
;;     %51:v1 = v_cvt_f32_u32_e32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:s1 = s_sub_u32 %59, %54
;;     %42:v1 = v_mul_lo_u32 %44, %46
;;     %40:v1 = v_mul_hi_u32 %46, %42
;;     %38:v1 = v_add_nc_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_nc_u32_e32 %56, %33
;;     %29:s1 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_nc_u32_e32 1, %35
;;     %27:v1 = v_sub_nc_u32_e64 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s1 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_nc_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:s1 = s_xor_b32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %11, %15
;;     %6:v1 = v_sub_nc_u32_e64 %8, %11
;;     global_store_short %67, %6, %70.0-1 offset:256
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
    v7 = sdiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %60=v0:v1 = inputs
;;     %63:s4 = s_load_dwordx4 %62, null
;;     %59:s1 = s_ashr_i32 %63.2, 31
;;     %58:s1 = s_ashr_i32 %63.3, 31
;;     %57:s1 = s_xor_b32 %63.2, %59
;;     %55:s1 = s_sub_u32 %57, %59
;;     %53:s1 = s_xor_b32 %63.3, %58
;;     %51:s1 = s_sub_u32 %53, %58
;;     %50:v1 = v_cvt_f32_u32_e32 %51
;;     %49:v1 = v_rcp_f32_e32 %50
;;     %47:v1 = v_mul_f32_e32 0x4f7ffffe, %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %43:s1 = s_sub_u32 %58, %53
;;     %41:v1 = v_mul_lo_u32 %43, %45
;;     %39:v1 = v_mul_hi_u32 %45, %41
;;     %37:v1 = v_add_nc_u32_e32 %45, %39
;;     %34:v1 = v_mul_hi_u32 %55, %37
;;     %32:v1 = v_mul_lo_u32 %34, %51
;;     %31:v1 = v_sub_nc_u32_e32 %55, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %51
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e64 %31, %51
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s1 = v_cmp_ge_u32_e64 %21, %51
;;     %15:v1 = v_add_nc_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:s1 = s_xor_b32 %59, %58
;;     %7:v1 = v_xor_b32_e32 %10, %14
;;     %5:v1 = v_sub_nc_u32_e64 %7, %10
;;     global_store_dword %60, %5, %63.0-1 offset:256
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
    v7 = sdiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %280=s[0:1]:s2, %279=v0:v1 = inputs
;;     %281:s8 = s_load_dwordx8 %280, null
;;     %278:s1 = s_ashr_i32 %281.3, 31
;;     %275.0:s2 = s_mov_b32 %278
;;     %276.1:s2 tied(%275) = s_mov_b32 %278
;;     %271:s1 = s_ashr_i32 %281.5, 31
;;     %268.0:s2 = s_mov_b32 %271
;;     %269.1:s2 tied(%268) = s_mov_b32 %271
;;     %264:s2 = s_xor_b64 %281.2-3, %276
;;     %261.0:s2 = s_sub_u32 %264.0, %276.0 makes scc
;;     %262.1:s2 tied(%261) = s_subb_u32 %264.1, %276.1
;;     %257:s2 = s_xor_b64 %281.4-5, %269
;;     %254.0:s2 = s_sub_u32 %257.0, %269.0 makes scc
;;     %255.1:s2 tied(%254) = s_subb_u32 %257.1, %269.1
;;     %251:v1 = v_cvt_f32_u32_e32 %255.0
;;     %249:v1 = v_cvt_f32_u32_e32 %255.1
;;     %247:v1 = v_mul_f32_e32 0x4f800000, %249
;;     %245:v1 = v_add_f32_e32 %247, %251
;;     %242:v1 = v_rcp_f32_e32 %245
;;     %240:v1 = v_mul_f32_e32 0x5f7ffffc, %242
;;     %238:v1 = v_mul_f32_e32 0x2f800000, %240
;;     %237:v1 = v_trunc_f32_e32 %238
;;     %235:v1 = v_mul_f32_e32 0x4f800000, %237
;;     %234:v1 = v_sub_f32_e32 %240, %235
;;     %231:v1 = v_cvt_u32_f32_e32 %234
;;     %229:v1 = v_cvt_u32_f32_e32 %237
;;     %226.0:s2 = s_sub_u32 %269.0, %257.0 makes scc
;;     %227.1:s2 tied(%226) = s_subb_u32 %269.1, %257.1
;;     %217:v1 = v_mul_lo_u32 %227.0, %229
;;     %218:v1 = v_mul_lo_u32 %227.1, %231
;;     %219:v2, %220:s1 = v_mad_u64_u32 %227.0, %231, 0
;;     %222.1:v2 tied(%219) = v_add3_u32 %219.1, %217, %218
;;     %215:v1 = v_mul_hi_u32 %231, %222.0
;;     %213.0:v2 = v_mov_b32_e32 %215
;;     %214.1:v2 tied(%213) = v_mov_b32_e32 0
;;     %208:v2, %209:s1 = v_mad_u64_u32 %229, %222.0, %214
;;     %204.0:v2 = v_mov_b32_e32 %208.0
;;     %205.1:v2 tied(%204) = v_mov_b32_e32 0
;;     %199:v2, %200:s1 = v_mad_u64_u32 %231, %222.1, %205
;;     %194.0:v2 = v_mov_b32_e32 %208.1
;;     %195.1:v2 tied(%194) = v_mov_b32_e32 0
;;     %189:v2, %190:s1 = v_mad_u64_u32 %229, %222.1, %195
;;     %185.0:v2, %182:s1 = v_add_co_u32 %189.0, %199.1
;;     %186.1:v2 tied(%185), %184:s1 = v_add_co_ci_u32_e64 %189.1, 0, %182
;;     %177.0:v2, %173:s1 = v_add_co_u32 %231, %186.0
;;     %178.1:v2 tied(%177), %176:s1 = v_add_co_ci_u32_e64 %229, %186.1, %173
;;     %164:v1 = v_mul_lo_u32 %227.0, %178.1
;;     %165:v1 = v_mul_lo_u32 %227.1, %178.0
;;     %166:v2, %167:s1 = v_mad_u64_u32 %227.0, %178.0, 0
;;     %169.1:v2 tied(%166) = v_add3_u32 %166.1, %164, %165
;;     %161:v1 = v_mul_hi_u32 %178.0, %169.0
;;     %159.0:v2 = v_mov_b32_e32 %161
;;     %160.1:v2 tied(%159) = v_mov_b32_e32 0
;;     %154:v2, %155:s1 = v_mad_u64_u32 %178.1, %169.0, %160
;;     %150.0:v2 = v_mov_b32_e32 %154.0
;;     %151.1:v2 tied(%150) = v_mov_b32_e32 0
;;     %145:v2, %146:s1 = v_mad_u64_u32 %178.0, %169.1, %151
;;     %139.0:v2 = v_mov_b32_e32 %154.1
;;     %140.1:v2 tied(%139) = v_mov_b32_e32 0
;;     %134:v2, %135:s1 = v_mad_u64_u32 %178.1, %169.1, %140
;;     %129.0:v2, %126:s1 = v_add_co_u32 %134.0, %145.1
;;     %130.1:v2 tied(%129), %128:s1 = v_add_co_ci_u32_e64 %134.1, 0, %126
;;     %121.0:v2, %118:s1 = v_add_co_u32 %178.0, %130.0
;;     %122.1:v2 tied(%121), %120:s1 = v_add_co_ci_u32_e64 %178.1, %130.1, %118
;;     %113:v1 = v_mul_hi_u32 %262.0, %122.0
;;     %111.0:v2 = v_mov_b32_e32 %113
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 0
;;     %106:v2, %107:s1 = v_mad_u64_u32 %262.1, %122.0, %112
;;     %102.0:v2 = v_mov_b32_e32 %106.0
;;     %103.1:v2 tied(%102) = v_mov_b32_e32 0
;;     %97:v2, %98:s1 = v_mad_u64_u32 %262.0, %122.1, %103
;;     %91.0:v2 = v_mov_b32_e32 %106.1
;;     %92.1:v2 tied(%91) = v_mov_b32_e32 0
;;     %86:v2, %87:s1 = v_mad_u64_u32 %262.1, %122.1, %92
;;     %81.0:v2, %78:s1 = v_add_co_u32 %86.0, %97.1
;;     %82.1:v2 tied(%81), %80:s1 = v_add_co_ci_u32_e64 %86.1, 0, %78
;;     %69:v1 = v_mul_lo_u32 %82.0, %255.1
;;     %70:v1 = v_mul_lo_u32 %82.1, %255.0
;;     %71:v2, %72:s1 = v_mad_u64_u32 %82.0, %255.0, 0
;;     %74.1:v2 tied(%71) = v_add3_u32 %71.1, %69, %70
;;     %67.0:v2, %64:s1 = v_sub_co_u32 %262.0, %74.0
;;     %68.1:v2 tied(%67), %66:s1 = v_sub_co_ci_u32_e64 %262.1, %74.1, %64
;;     %60:s1 = v_cmp_ge_u64_e64 %68, %255
;;     %58.0:v2, %55:s1 = v_add_co_u32 %82.0, 1
;;     %59.1:v2 tied(%58), %57:s1 = v_add_co_ci_u32_e64 %82.1, 0, %55
;;     %52.0:v2, %49:s1 = v_sub_co_u32 %68.0, %255.0
;;     %53.1:v2 tied(%52), %51:s1 = v_sub_co_ci_u32_e64 %68.1, %255.1, %49
;;     %46.0:v2 = v_cndmask_b32_e64 %82.0, %59.0, %60
;;     %47.1:v2 tied(%46) = v_cndmask_b32_e64 %82.1, %59.1, %60
;;     %40.0:v2 = v_cndmask_b32_e64 %68.0, %53.0, %60
;;     %41.1:v2 tied(%40) = v_cndmask_b32_e64 %68.1, %53.1, %60
;;     %34:s1 = v_cmp_ge_u64_e64 %41, %255
;;     %30.0:v2, %27:s1 = v_add_co_u32 %47.0, 1
;;     %31.1:v2 tied(%30), %29:s1 = v_add_co_ci_u32_e64 %47.1, 0, %27
;;     %24.0:v2 = v_cndmask_b32_e64 %47.0, %31.0, %34
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 %47.1, %31.1, %34
;;     %18:s2 = s_xor_b64 %276, %269
;;     %14.0:v2 = v_xor_b32_e32 %18.0, %25.0
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %18.1, %25.1
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %18.0
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %18.1, %6
;;     global_store_dwordx2 %279, %10, %281.0-1 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; Signed quotients of words: the quotient of the absolute values, with the sign of both.

kernel %lanes {
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_dwordx2 %62, 0x0
;;     %60:v2 = global_load_dwordx2 %61, %63
;;     %59:v1 = v_ashrrev_i32_e32 31, %60.0
;;     %58:v1 = v_ashrrev_i32_e32 31, %60.1
;;     %57:v1 = v_xor_b32_e32 %60.0, %59
;;     %55:v1 = v_sub_u32_e32 %57, %59
;;     %53:v1 = v_xor_b32_e32 %60.1, %58
;;     %51:v1 = v_sub_u32_e32 %53, %58
;;     %50:v1 = v_cvt_f32_u32_e32 %51
;;     %49:v1 = v_rcp_f32_e32 %50
;;     %47:v1 = v_mul_f32_e32 0x4f7ffffe, %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %43:v1 = v_sub_u32_e32 %58, %53
;;     %41:v1 = v_mul_lo_u32 %43, %45
;;     %39:v1 = v_mul_hi_u32 %45, %41
;;     %37:v1 = v_add_u32_e32 %45, %39
;;     %34:v1 = v_mul_hi_u32 %55, %37
;;     %32:v1 = v_mul_lo_u32 %34, %51
;;     %31:v1 = v_sub_u32_e32 %55, %32
;;     %28:s2 = v_cmp_ge_u32_e64 %31, %51
;;     %27:v1 = v_add_u32_e32 1, %34
;;     %26:v1 = v_sub_u32_e32 %31, %51
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s2 = v_cmp_ge_u32_e64 %21, %51
;;     %15:v1 = v_add_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:v1 = v_xor_b32_e32 %59, %58
;;     %7:v1 = v_xor_b32_e32 %14, %10
;;     %5:v1 = v_sub_u32_e32 %7, %10
;;     global_store_dword %61, %5, %63 offset:256
;; }
;;     end
;; }

kernel %wave {
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %60=v0:v1 = inputs
;;     %63:s4 = s_load_dwordx4 %62, 0x0
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
;;     %37:v1 = v_add_u32_e32 %45, %39
;;     %34:v1 = v_mul_hi_u32 %55, %37
;;     %32:v1 = v_mul_lo_u32 %34, %51
;;     %31:v1 = v_sub_u32_e32 %55, %32
;;     %28:s2 = v_cmp_ge_u32_e64 %31, %51
;;     %27:v1 = v_add_u32_e32 1, %34
;;     %26:v1 = v_sub_u32_e64 %31, %51
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s2 = v_cmp_ge_u32_e64 %21, %51
;;     %15:v1 = v_add_u32_e32 1, %25
;;     %14:v1 = v_cndmask_b32_e64 %25, %15, %18
;;     %10:s1 = s_xor_b32 %59, %58
;;     %7:v1 = v_xor_b32_e32 %10, %14
;;     %5:v1 = v_sub_u32_e64 %7, %10
;;     global_store_dword %60, %5, %63.0-1 offset:256
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
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %67=v0:v1 = inputs
;;     %70:s4 = s_load_dwordx4 %69, 0x0
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
;;     %38:v1 = v_add_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_u32_e32 %56, %33
;;     %29:s2 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_u32_e32 1, %35
;;     %27:v1 = v_sub_u32_e64 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s2 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:s1 = s_xor_b32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %11, %15
;;     %6:v1 = v_sub_u32_e64 %8, %11
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
;; machine kernel %wave_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %67=v0:v1 = inputs
;;     %70:s4 = s_load_dwordx4 %69, 0x0
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
;;     %38:v1 = v_add_u32_e32 %46, %40
;;     %35:v1 = v_mul_hi_u32 %56, %38
;;     %33:v1 = v_mul_lo_u32 %35, %52
;;     %32:v1 = v_sub_u32_e32 %56, %33
;;     %29:s2 = v_cmp_ge_u32_e64 %32, %52
;;     %28:v1 = v_add_u32_e32 1, %35
;;     %27:v1 = v_sub_u32_e64 %32, %52
;;     %26:v1 = v_cndmask_b32_e64 %35, %28, %29
;;     %22:v1 = v_min_u32_e32 %32, %27
;;     %19:s2 = v_cmp_ge_u32_e64 %22, %52
;;     %16:v1 = v_add_u32_e32 1, %26
;;     %15:v1 = v_cndmask_b32_e64 %26, %16, %19
;;     %11:s1 = s_xor_b32 %60, %59
;;     %8:v1 = v_xor_b32_e32 %11, %15
;;     %6:v1 = v_sub_u32_e64 %8, %11
;;     global_store_short %67, %6, %70.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %283=s[0:1]:s2, %282=v0:v1 = inputs
;;     %284:s8 = s_load_dwordx8 %283, 0x0
;;     %281:s1 = s_ashr_i32 %284.3, 31
;;     %278.0:s2 = s_mov_b32 %281
;;     %279.1:s2 tied(%278) = s_mov_b32 %281
;;     %274:s1 = s_ashr_i32 %284.5, 31
;;     %271.0:s2 = s_mov_b32 %274
;;     %272.1:s2 tied(%271) = s_mov_b32 %274
;;     %267:s2 = s_xor_b64 %284.2-3, %279
;;     %264.0:s2 = s_sub_u32 %267.0, %279.0 makes scc
;;     %265.1:s2 tied(%264) = s_subb_u32 %267.1, %279.1
;;     %260:s2 = s_xor_b64 %284.4-5, %272
;;     %257.0:s2 = s_sub_u32 %260.0, %272.0 makes scc
;;     %258.1:s2 tied(%257) = s_subb_u32 %260.1, %272.1
;;     %254:v1 = v_cvt_f32_u32_e32 %258.0
;;     %252:v1 = v_cvt_f32_u32_e32 %258.1
;;     %250:v1 = v_mul_f32_e32 0x4f800000, %252
;;     %248:v1 = v_add_f32_e32 %250, %254
;;     %245:v1 = v_rcp_f32_e32 %248
;;     %243:v1 = v_mul_f32_e32 0x5f7ffffc, %245
;;     %241:v1 = v_mul_f32_e32 0x2f800000, %243
;;     %240:v1 = v_trunc_f32_e32 %241
;;     %238:v1 = v_mul_f32_e32 0x4f800000, %240
;;     %237:v1 = v_sub_f32_e32 %243, %238
;;     %234:v1 = v_cvt_u32_f32_e32 %237
;;     %232:v1 = v_cvt_u32_f32_e32 %240
;;     %229.0:s2 = s_sub_u32 %272.0, %260.0 makes scc
;;     %230.1:s2 tied(%229) = s_subb_u32 %272.1, %260.1
;;     %220:v1 = v_mul_lo_u32 %230.0, %232
;;     %221:v1 = v_mul_lo_u32 %230.1, %234
;;     %222:v2, %223:s2 = v_mad_u64_u32 %230.0, %234, 0
;;     %225.1:v2 tied(%222) = v_add3_u32 %222.1, %220, %221
;;     %218:v1 = v_mul_hi_u32 %234, %225.0
;;     %216.0:v2 = v_mov_b32_e32 %218
;;     %217.1:v2 tied(%216) = v_mov_b32_e32 0
;;     %211:v2, %212:s2 = v_mad_u64_u32 %232, %225.0, %217
;;     %207.0:v2 = v_mov_b32_e32 %211.0
;;     %208.1:v2 tied(%207) = v_mov_b32_e32 0
;;     %202:v2, %203:s2 = v_mad_u64_u32 %234, %225.1, %208
;;     %197.0:v2 = v_mov_b32_e32 %211.1
;;     %198.1:v2 tied(%197) = v_mov_b32_e32 0
;;     %192:v2, %193:s2 = v_mad_u64_u32 %232, %225.1, %198
;;     %188.0:v2, %185:s2 = v_add_co_u32_e64 %192.0, %202.1
;;     %189.1:v2 tied(%188), %187:s2 = v_addc_co_u32_e64 %192.1, 0, %185
;;     %180.0:v2, %176:s2 = v_add_co_u32_e64 %234, %189.0
;;     %181.1:v2 tied(%180), %179:s2 = v_addc_co_u32_e64 %232, %189.1, %176
;;     %167:v1 = v_mul_lo_u32 %230.0, %181.1
;;     %168:v1 = v_mul_lo_u32 %230.1, %181.0
;;     %169:v2, %170:s2 = v_mad_u64_u32 %230.0, %181.0, 0
;;     %172.1:v2 tied(%169) = v_add3_u32 %169.1, %167, %168
;;     %164:v1 = v_mul_hi_u32 %181.0, %172.0
;;     %162.0:v2 = v_mov_b32_e32 %164
;;     %163.1:v2 tied(%162) = v_mov_b32_e32 0
;;     %157:v2, %158:s2 = v_mad_u64_u32 %181.1, %172.0, %163
;;     %153.0:v2 = v_mov_b32_e32 %157.0
;;     %154.1:v2 tied(%153) = v_mov_b32_e32 0
;;     %148:v2, %149:s2 = v_mad_u64_u32 %181.0, %172.1, %154
;;     %142.0:v2 = v_mov_b32_e32 %157.1
;;     %143.1:v2 tied(%142) = v_mov_b32_e32 0
;;     %137:v2, %138:s2 = v_mad_u64_u32 %181.1, %172.1, %143
;;     %132.0:v2, %129:s2 = v_add_co_u32_e64 %137.0, %148.1
;;     %133.1:v2 tied(%132), %131:s2 = v_addc_co_u32_e64 %137.1, 0, %129
;;     %124.0:v2, %121:s2 = v_add_co_u32_e64 %181.0, %133.0
;;     %125.1:v2 tied(%124), %123:s2 = v_addc_co_u32_e64 %181.1, %133.1, %121
;;     %116:v1 = v_mul_hi_u32 %265.0, %125.0
;;     %114.0:v2 = v_mov_b32_e32 %116
;;     %115.1:v2 tied(%114) = v_mov_b32_e32 0
;;     %109:v2, %110:s2 = v_mad_u64_u32 %265.1, %125.0, %115
;;     %105.0:v2 = v_mov_b32_e32 %109.0
;;     %106.1:v2 tied(%105) = v_mov_b32_e32 0
;;     %100:v2, %101:s2 = v_mad_u64_u32 %265.0, %125.1, %106
;;     %94.0:v2 = v_mov_b32_e32 %109.1
;;     %95.1:v2 tied(%94) = v_mov_b32_e32 0
;;     %89:v2, %90:s2 = v_mad_u64_u32 %265.1, %125.1, %95
;;     %84.0:v2, %81:s2 = v_add_co_u32_e64 %89.0, %100.1
;;     %85.1:v2 tied(%84), %83:s2 = v_addc_co_u32_e64 %89.1, 0, %81
;;     %72:v1 = v_mul_lo_u32 %85.0, %258.1
;;     %73:v1 = v_mul_lo_u32 %85.1, %258.0
;;     %74:v2, %75:s2 = v_mad_u64_u32 %85.0, %258.0, 0
;;     %77.1:v2 tied(%74) = v_add3_u32 %74.1, %72, %73
;;     %70.0:v2, %66:s2 = v_sub_co_u32_e64 %265.0, %77.0
;;     %69:v1 = v_mov_b32_e32 %265.1
;;     %71.1:v2 tied(%70), %68:s2 = v_subb_co_u32_e64 %69, %77.1, %66
;;     %62:s2 = v_cmp_ge_u64_e64 %71, %258
;;     %60.0:v2, %57:s2 = v_add_co_u32_e64 %85.0, 1
;;     %61.1:v2 tied(%60), %59:s2 = v_addc_co_u32_e64 %85.1, 0, %57
;;     %54.0:v2, %50:s2 = v_sub_co_u32_e64 %71.0, %258.0
;;     %53:v1 = v_mov_b32_e32 %258.1
;;     %55.1:v2 tied(%54), %52:s2 = v_subb_co_u32_e64 %71.1, %53, %50
;;     %47.0:v2 = v_cndmask_b32_e64 %85.0, %61.0, %62
;;     %48.1:v2 tied(%47) = v_cndmask_b32_e64 %85.1, %61.1, %62
;;     %41.0:v2 = v_cndmask_b32_e64 %71.0, %55.0, %62
;;     %42.1:v2 tied(%41) = v_cndmask_b32_e64 %71.1, %55.1, %62
;;     %35:s2 = v_cmp_ge_u64_e64 %42, %258
;;     %31.0:v2, %28:s2 = v_add_co_u32_e64 %48.0, 1
;;     %32.1:v2 tied(%31), %30:s2 = v_addc_co_u32_e64 %48.1, 0, %28
;;     %25.0:v2 = v_cndmask_b32_e64 %48.0, %32.0, %35
;;     %26.1:v2 tied(%25) = v_cndmask_b32_e64 %48.1, %32.1, %35
;;     %19:s2 = s_xor_b64 %279, %272
;;     %15.0:v2 = v_xor_b32_e32 %19.0, %26.0
;;     %16.1:v2 tied(%15) = v_xor_b32_e32 %19.1, %26.1
;;     %10.0:v2, %6:s2 = v_sub_co_u32_e64 %16.0, %19.0
;;     %9:v1 = v_mov_b32_e32 %19.1
;;     %11.1:v2 tied(%10), %8:s2 = v_subb_co_u32_e64 %16.1, %9, %6
;;     global_store_dwordx2 %282, %11, %284.0-1 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %61=v0:v1 = inputs
;;     %63:s2 = s_load_b64 %62, 0x0
;;     %60:v2 = global_load_b64 %61, %63
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
;;     global_store_b32 %61, %5, %63 offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %62=s[0:1]:s2, %60=v0:v1 = inputs
;;     %63:s4 = s_load_b128 %62, 0x0
;;     %59:s1 = s_ashr_i32 %63.2, 31
;;     %58:s1 = s_ashr_i32 %63.3, 31
;;     %57:s1 = s_xor_b32 %63.2, %59
;;     %55:s1 = s_sub_co_u32 %57, %59
;;     %53:s1 = s_xor_b32 %63.3, %58
;;     %51:s1 = s_sub_co_u32 %53, %58
;;     %50:s1 = s_cvt_f32_u32 %51
;;     %49:v1 = v_rcp_f32_e32 %50
;;     %47:v1 = v_mul_f32_e32 0x4f7ffffe, %49
;;     %45:v1 = v_cvt_u32_f32_e32 %47
;;     %43:s1 = s_sub_co_u32 %58, %53
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
;;     global_store_b32 %60, %5, %63.0-1 offset:256
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
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %67=v0:v1 = inputs
;;     %70:s4 = s_load_b128 %69, 0x0
;;     %64:s1 = s_sext_i32_i8 %70.2
;;     %62:s1 = s_sext_i32_i8 %70.3
;;     %60:s1 = s_ashr_i32 %64, 31
;;     %59:s1 = s_ashr_i32 %62, 31
;;     %58:s1 = s_xor_b32 %64, %60
;;     %56:s1 = s_sub_co_u32 %58, %60
;;     %54:s1 = s_xor_b32 %62, %59
;;     %52:s1 = s_sub_co_u32 %54, %59
;;     %51:s1 = s_cvt_f32_u32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:s1 = s_sub_co_u32 %59, %54
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
;;     global_store_b8 %67, %6, %70.0-1 offset:256
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
;; machine kernel %wave_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %69=s[0:1]:s2, %67=v0:v1 = inputs
;;     %70:s4 = s_load_b128 %69, 0x0
;;     %64:s1 = s_sext_i32_i16 %70.2
;;     %62:s1 = s_sext_i32_i16 %70.3
;;     %60:s1 = s_ashr_i32 %64, 31
;;     %59:s1 = s_ashr_i32 %62, 31
;;     %58:s1 = s_xor_b32 %64, %60
;;     %56:s1 = s_sub_co_u32 %58, %60
;;     %54:s1 = s_xor_b32 %62, %59
;;     %52:s1 = s_sub_co_u32 %54, %59
;;     %51:s1 = s_cvt_f32_u32 %52
;;     %50:v1 = v_rcp_f32_e32 %51
;;     %48:v1 = v_mul_f32_e32 0x4f7ffffe, %50
;;     %46:v1 = v_cvt_u32_f32_e32 %48
;;     %44:s1 = s_sub_co_u32 %59, %54
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
;;     global_store_b16 %67, %6, %70.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %271=s[0:1]:s2, %270=v0:v1 = inputs
;;     %272:s8 = s_load_b256 %271, 0x0
;;     %269:s1 = s_ashr_i32 %272.3, 31
;;     %266.0:s2 = s_mov_b32 %269
;;     %267.1:s2 tied(%266) = s_mov_b32 %269
;;     %262:s1 = s_ashr_i32 %272.5, 31
;;     %259.0:s2 = s_mov_b32 %262
;;     %260.1:s2 tied(%259) = s_mov_b32 %262
;;     %255:s2 = s_xor_b64 %272.2-3, %267
;;     %253:s2 = s_sub_nc_u64 %255, %267
;;     %251:s2 = s_xor_b64 %272.4-5, %260
;;     %249:s2 = s_sub_nc_u64 %251, %260
;;     %248:s1 = s_cvt_f32_u32 %249.0
;;     %246:s1 = s_cvt_f32_u32 %249.1
;;     %244:s1 = s_mul_f32 %246, 0x4f800000
;;     %242:s1 = s_add_f32 %244, %248
;;     %239:v1 = v_rcp_f32_e32 %242
;;     %237:v1 = v_mul_f32_e32 0x5f7ffffc, %239
;;     %235:v1 = v_mul_f32_e32 0x2f800000, %237
;;     %234:v1 = v_trunc_f32_e32 %235
;;     %232:v1 = v_mul_f32_e32 0x4f800000, %234
;;     %231:v1 = v_sub_f32_e32 %237, %232
;;     %228:v1 = v_cvt_u32_f32_e32 %231
;;     %226:v1 = v_cvt_u32_f32_e32 %234
;;     %224:s2 = s_sub_nc_u64 %260, %251
;;     %217:v1 = v_mul_lo_u32 %224.0, %226
;;     %218:v1 = v_mul_lo_u32 %224.1, %228
;;     %219:v2, %220:s1 = v_mad_co_u64_u32 %224.0, %228, 0
;;     %222.1:v2 tied(%219) = v_add3_u32 %219.1, %217, %218
;;     %215:v1 = v_mul_hi_u32 %228, %222.0
;;     %213.0:v2 = v_mov_b32_e32 %215
;;     %214.1:v2 tied(%213) = v_mov_b32_e32 0
;;     %208:v2, %209:s1 = v_mad_co_u64_u32 %226, %222.0, %214
;;     %204.0:v2 = v_mov_b32_e32 %208.0
;;     %205.1:v2 tied(%204) = v_mov_b32_e32 0
;;     %199:v2, %200:s1 = v_mad_co_u64_u32 %228, %222.1, %205
;;     %194.0:v2 = v_mov_b32_e32 %208.1
;;     %195.1:v2 tied(%194) = v_mov_b32_e32 0
;;     %189:v2, %190:s1 = v_mad_co_u64_u32 %226, %222.1, %195
;;     %185.0:v2, %182:s1 = v_add_co_u32 %189.0, %199.1
;;     %186.1:v2 tied(%185), %184:s1 = v_add_co_ci_u32_e64 %189.1, 0, %182
;;     %177.0:v2, %173:s1 = v_add_co_u32 %228, %186.0
;;     %178.1:v2 tied(%177), %176:s1 = v_add_co_ci_u32_e64 %226, %186.1, %173
;;     %164:v1 = v_mul_lo_u32 %224.0, %178.1
;;     %165:v1 = v_mul_lo_u32 %224.1, %178.0
;;     %166:v2, %167:s1 = v_mad_co_u64_u32 %224.0, %178.0, 0
;;     %169.1:v2 tied(%166) = v_add3_u32 %166.1, %164, %165
;;     %161:v1 = v_mul_hi_u32 %178.0, %169.0
;;     %159.0:v2 = v_mov_b32_e32 %161
;;     %160.1:v2 tied(%159) = v_mov_b32_e32 0
;;     %154:v2, %155:s1 = v_mad_co_u64_u32 %178.1, %169.0, %160
;;     %150.0:v2 = v_mov_b32_e32 %154.0
;;     %151.1:v2 tied(%150) = v_mov_b32_e32 0
;;     %145:v2, %146:s1 = v_mad_co_u64_u32 %178.0, %169.1, %151
;;     %139.0:v2 = v_mov_b32_e32 %154.1
;;     %140.1:v2 tied(%139) = v_mov_b32_e32 0
;;     %134:v2, %135:s1 = v_mad_co_u64_u32 %178.1, %169.1, %140
;;     %129.0:v2, %126:s1 = v_add_co_u32 %134.0, %145.1
;;     %130.1:v2 tied(%129), %128:s1 = v_add_co_ci_u32_e64 %134.1, 0, %126
;;     %121.0:v2, %118:s1 = v_add_co_u32 %178.0, %130.0
;;     %122.1:v2 tied(%121), %120:s1 = v_add_co_ci_u32_e64 %178.1, %130.1, %118
;;     %113:v1 = v_mul_hi_u32 %253.0, %122.0
;;     %111.0:v2 = v_mov_b32_e32 %113
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 0
;;     %106:v2, %107:s1 = v_mad_co_u64_u32 %253.1, %122.0, %112
;;     %102.0:v2 = v_mov_b32_e32 %106.0
;;     %103.1:v2 tied(%102) = v_mov_b32_e32 0
;;     %97:v2, %98:s1 = v_mad_co_u64_u32 %253.0, %122.1, %103
;;     %91.0:v2 = v_mov_b32_e32 %106.1
;;     %92.1:v2 tied(%91) = v_mov_b32_e32 0
;;     %86:v2, %87:s1 = v_mad_co_u64_u32 %253.1, %122.1, %92
;;     %81.0:v2, %78:s1 = v_add_co_u32 %86.0, %97.1
;;     %82.1:v2 tied(%81), %80:s1 = v_add_co_ci_u32_e64 %86.1, 0, %78
;;     %69:v1 = v_mul_lo_u32 %82.0, %249.1
;;     %70:v1 = v_mul_lo_u32 %82.1, %249.0
;;     %71:v2, %72:s1 = v_mad_co_u64_u32 %82.0, %249.0, 0
;;     %74.1:v2 tied(%71) = v_add3_u32 %71.1, %69, %70
;;     %67.0:v2, %64:s1 = v_sub_co_u32 %253.0, %74.0
;;     %68.1:v2 tied(%67), %66:s1 = v_sub_co_ci_u32_e64 %253.1, %74.1, %64
;;     %60:s1 = v_cmp_ge_u64_e64 %68, %249
;;     %58.0:v2, %55:s1 = v_add_co_u32 %82.0, 1
;;     %59.1:v2 tied(%58), %57:s1 = v_add_co_ci_u32_e64 %82.1, 0, %55
;;     %52.0:v2, %49:s1 = v_sub_co_u32 %68.0, %249.0
;;     %53.1:v2 tied(%52), %51:s1 = v_sub_co_ci_u32_e64 %68.1, %249.1, %49
;;     %46.0:v2 = v_cndmask_b32_e64 %82.0, %59.0, %60
;;     %47.1:v2 tied(%46) = v_cndmask_b32_e64 %82.1, %59.1, %60
;;     %40.0:v2 = v_cndmask_b32_e64 %68.0, %53.0, %60
;;     %41.1:v2 tied(%40) = v_cndmask_b32_e64 %68.1, %53.1, %60
;;     %34:s1 = v_cmp_ge_u64_e64 %41, %249
;;     %30.0:v2, %27:s1 = v_add_co_u32 %47.0, 1
;;     %31.1:v2 tied(%30), %29:s1 = v_add_co_ci_u32_e64 %47.1, 0, %27
;;     %24.0:v2 = v_cndmask_b32_e64 %47.0, %31.0, %34
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 %47.1, %31.1, %34
;;     %18:s2 = s_xor_b64 %267, %260
;;     %14.0:v2 = v_xor_b32_e32 %18.0, %25.0
;;     %15.1:v2 tied(%14) = v_xor_b32_e32 %18.1, %25.1
;;     %9.0:v2, %6:s1 = v_sub_co_u32 %15.0, %18.0
;;     %10.1:v2 tied(%9), %8:s1 = v_sub_co_ci_u32_e64 %15.1, %18.1, %6
;;     global_store_b64 %270, %10, %272.0-1 offset:256
;; }
;;     end
;; }

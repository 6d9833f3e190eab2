; test isel precise-output
; target gfx1201
; Unsigned quotients of words: an estimate by a reciprocal of single precision, then corrections.

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
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_b64 %44, 0x0
;;     %42:v2 = global_load_b64 %43, %45
;;     %41:v1 = v_cvt_f32_u32_e32 %42.1
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_nc_u32_e32 0, %42.1
;;     %33:v1 = v_mul_lo_u32 %34, %36
;;     %31:v1 = v_mul_hi_u32 %36, %33
;;     %29:v1 = v_add_nc_u32_e32 %36, %31
;;     %26:v1 = v_mul_hi_u32 %42.0, %29
;;     %24:v1 = v_mul_lo_u32 %26, %42.1
;;     %23:v1 = v_sub_nc_u32_e32 %42.0, %24
;;     %20:s1 = v_cmp_ge_u32_e64 %23, %42.1
;;     %19:v1 = v_add_nc_u32_e32 1, %26
;;     %18:v1 = v_sub_nc_u32_e32 %23, %42.1
;;     %17:v1 = v_cndmask_b32_e64 %26, %19, %20
;;     %13:v1 = v_min_u32_e32 %23, %18
;;     %10:s1 = v_cmp_ge_u32_e64 %13, %42.1
;;     %7:v1 = v_add_nc_u32_e32 1, %17
;;     %6:v1 = v_cndmask_b32_e64 %17, %7, %10
;;     global_store_b32 %43, %6, %45 offset:256
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
    v7 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %42=v0:v1 = inputs
;;     %45:s4 = s_load_b128 %44, 0x0
;;     %41:s1 = s_cvt_f32_u32 %45.3
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:s1 = s_sub_co_u32 0, %45.3
;;     %33:v1 = v_mul_lo_u32 %34, %36
;;     %31:v1 = v_mul_hi_u32 %36, %33
;;     %29:v1 = v_add_nc_u32_e32 %36, %31
;;     %26:v1 = v_mul_hi_u32 %45.2, %29
;;     %24:v1 = v_mul_lo_u32 %26, %45.3
;;     %23:v1 = v_sub_nc_u32_e32 %45.2, %24
;;     %20:s1 = v_cmp_ge_u32_e64 %23, %45.3
;;     %19:v1 = v_add_nc_u32_e32 1, %26
;;     %18:v1 = v_sub_nc_u32_e64 %23, %45.3
;;     %17:v1 = v_cndmask_b32_e64 %26, %19, %20
;;     %13:v1 = v_min_u32_e32 %23, %18
;;     %10:s1 = v_cmp_ge_u32_e64 %13, %45.3
;;     %7:v1 = v_add_nc_u32_e32 1, %17
;;     %6:v1 = v_cndmask_b32_e64 %17, %7, %10
;;     global_store_b32 %42, %6, %45.0-1 offset:256
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
    v9 = udiv.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %49=v0:v1 = inputs
;;     %52:s4 = s_load_b128 %51, 0x0
;;     %46:s1 = s_and_b32 %52.2, 0xff
;;     %44:s1 = s_and_b32 %52.3, 0xff
;;     %42:s1 = s_cvt_f32_u32 %44
;;     %41:v1 = v_rcp_f32_e32 %42
;;     %39:v1 = v_mul_f32_e32 0x4f7ffffe, %41
;;     %37:v1 = v_cvt_u32_f32_e32 %39
;;     %35:s1 = s_sub_co_u32 0, %44
;;     %34:v1 = v_mul_lo_u32 %35, %37
;;     %32:v1 = v_mul_hi_u32 %37, %34
;;     %30:v1 = v_add_nc_u32_e32 %37, %32
;;     %27:v1 = v_mul_hi_u32 %46, %30
;;     %25:v1 = v_mul_lo_u32 %27, %44
;;     %24:v1 = v_sub_nc_u32_e32 %46, %25
;;     %21:s1 = v_cmp_ge_u32_e64 %24, %44
;;     %20:v1 = v_add_nc_u32_e32 1, %27
;;     %19:v1 = v_sub_nc_u32_e64 %24, %44
;;     %18:v1 = v_cndmask_b32_e64 %27, %20, %21
;;     %14:v1 = v_min_u32_e32 %24, %19
;;     %11:s1 = v_cmp_ge_u32_e64 %14, %44
;;     %8:v1 = v_add_nc_u32_e32 1, %18
;;     %7:v1 = v_cndmask_b32_e64 %18, %8, %11
;;     global_store_b8 %49, %7, %52.0-1 offset:256
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
    v9 = udiv.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %49=v0:v1 = inputs
;;     %52:s4 = s_load_b128 %51, 0x0
;;     %46:s1 = s_and_b32 %52.2, 0xffff
;;     %44:s1 = s_and_b32 %52.3, 0xffff
;;     %42:s1 = s_cvt_f32_u32 %44
;;     %41:v1 = v_rcp_f32_e32 %42
;;     %39:v1 = v_mul_f32_e32 0x4f7ffffe, %41
;;     %37:v1 = v_cvt_u32_f32_e32 %39
;;     %35:s1 = s_sub_co_u32 0, %44
;;     %34:v1 = v_mul_lo_u32 %35, %37
;;     %32:v1 = v_mul_hi_u32 %37, %34
;;     %30:v1 = v_add_nc_u32_e32 %37, %32
;;     %27:v1 = v_mul_hi_u32 %46, %30
;;     %25:v1 = v_mul_lo_u32 %27, %44
;;     %24:v1 = v_sub_nc_u32_e32 %46, %25
;;     %21:s1 = v_cmp_ge_u32_e64 %24, %44
;;     %20:v1 = v_add_nc_u32_e32 1, %27
;;     %19:v1 = v_sub_nc_u32_e64 %24, %44
;;     %18:v1 = v_cndmask_b32_e64 %27, %20, %21
;;     %14:v1 = v_min_u32_e32 %24, %19
;;     %11:s1 = v_cmp_ge_u32_e64 %14, %44
;;     %8:v1 = v_add_nc_u32_e32 1, %18
;;     %7:v1 = v_cndmask_b32_e64 %18, %8, %11
;;     global_store_b16 %49, %7, %52.0-1 offset:256
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
    v7 = udiv.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %233=s[0:1]:s2, %232=v0:v1 = inputs
;;     %234:s8 = s_load_b256 %233, 0x0
;;     %231:s1 = s_cvt_f32_u32 %234.4
;;     %229:s1 = s_cvt_f32_u32 %234.5
;;     %227:s1 = s_mul_f32 %229, 0x4f800000
;;     %225:s1 = s_add_f32 %227, %231
;;     %222:v1 = v_rcp_f32_e32 %225
;;     %220:v1 = v_mul_f32_e32 0x5f7ffffc, %222
;;     %218:v1 = v_mul_f32_e32 0x2f800000, %220
;;     %217:v1 = v_trunc_f32_e32 %218
;;     %215:v1 = v_mul_f32_e32 0x4f800000, %217
;;     %214:v1 = v_sub_f32_e32 %220, %215
;;     %211:v1 = v_cvt_u32_f32_e32 %214
;;     %209:v1 = v_cvt_u32_f32_e32 %217
;;     %207:s2 = s_sub_nc_u64 0, %234.4-5
;;     %201:v1 = v_mul_lo_u32 %207.0, %209
;;     %202:v1 = v_mul_lo_u32 %207.1, %211
;;     %203:v2, %204:s1 = v_mad_co_u64_u32 %207.0, %211, 0
;;     %206.1:v2 tied(%203) = v_add3_u32 %203.1, %201, %202
;;     %199:v1 = v_mul_hi_u32 %211, %206.0
;;     %197.0:v2 = v_mov_b32_e32 %199
;;     %198.1:v2 tied(%197) = v_mov_b32_e32 0
;;     %192:v2, %193:s1 = v_mad_co_u64_u32 %209, %206.0, %198
;;     %188.0:v2 = v_mov_b32_e32 %192.0
;;     %189.1:v2 tied(%188) = v_mov_b32_e32 0
;;     %183:v2, %184:s1 = v_mad_co_u64_u32 %211, %206.1, %189
;;     %178.0:v2 = v_mov_b32_e32 %192.1
;;     %179.1:v2 tied(%178) = v_mov_b32_e32 0
;;     %173:v2, %174:s1 = v_mad_co_u64_u32 %209, %206.1, %179
;;     %169.0:v2, %166:s1 = v_add_co_u32 %173.0, %183.1
;;     %170.1:v2 tied(%169), %168:s1 = v_add_co_ci_u32_e64 %173.1, 0, %166
;;     %161.0:v2, %157:s1 = v_add_co_u32 %211, %170.0
;;     %162.1:v2 tied(%161), %160:s1 = v_add_co_ci_u32_e64 %209, %170.1, %157
;;     %148:v1 = v_mul_lo_u32 %207.0, %162.1
;;     %149:v1 = v_mul_lo_u32 %207.1, %162.0
;;     %150:v2, %151:s1 = v_mad_co_u64_u32 %207.0, %162.0, 0
;;     %153.1:v2 tied(%150) = v_add3_u32 %150.1, %148, %149
;;     %145:v1 = v_mul_hi_u32 %162.0, %153.0
;;     %143.0:v2 = v_mov_b32_e32 %145
;;     %144.1:v2 tied(%143) = v_mov_b32_e32 0
;;     %138:v2, %139:s1 = v_mad_co_u64_u32 %162.1, %153.0, %144
;;     %134.0:v2 = v_mov_b32_e32 %138.0
;;     %135.1:v2 tied(%134) = v_mov_b32_e32 0
;;     %129:v2, %130:s1 = v_mad_co_u64_u32 %162.0, %153.1, %135
;;     %123.0:v2 = v_mov_b32_e32 %138.1
;;     %124.1:v2 tied(%123) = v_mov_b32_e32 0
;;     %118:v2, %119:s1 = v_mad_co_u64_u32 %162.1, %153.1, %124
;;     %113.0:v2, %110:s1 = v_add_co_u32 %118.0, %129.1
;;     %114.1:v2 tied(%113), %112:s1 = v_add_co_ci_u32_e64 %118.1, 0, %110
;;     %105.0:v2, %102:s1 = v_add_co_u32 %162.0, %114.0
;;     %106.1:v2 tied(%105), %104:s1 = v_add_co_ci_u32_e64 %162.1, %114.1, %102
;;     %97:v1 = v_mul_hi_u32 %234.2, %106.0
;;     %95.0:v2 = v_mov_b32_e32 %97
;;     %96.1:v2 tied(%95) = v_mov_b32_e32 0
;;     %90:v2, %91:s1 = v_mad_co_u64_u32 %234.3, %106.0, %96
;;     %86.0:v2 = v_mov_b32_e32 %90.0
;;     %87.1:v2 tied(%86) = v_mov_b32_e32 0
;;     %81:v2, %82:s1 = v_mad_co_u64_u32 %234.2, %106.1, %87
;;     %75.0:v2 = v_mov_b32_e32 %90.1
;;     %76.1:v2 tied(%75) = v_mov_b32_e32 0
;;     %70:v2, %71:s1 = v_mad_co_u64_u32 %234.3, %106.1, %76
;;     %65.0:v2, %62:s1 = v_add_co_u32 %70.0, %81.1
;;     %66.1:v2 tied(%65), %64:s1 = v_add_co_ci_u32_e64 %70.1, 0, %62
;;     %53:v1 = v_mul_lo_u32 %66.0, %234.5
;;     %54:v1 = v_mul_lo_u32 %66.1, %234.4
;;     %55:v2, %56:s1 = v_mad_co_u64_u32 %66.0, %234.4, 0
;;     %58.1:v2 tied(%55) = v_add3_u32 %55.1, %53, %54
;;     %51.0:v2, %48:s1 = v_sub_co_u32 %234.2, %58.0
;;     %52.1:v2 tied(%51), %50:s1 = v_sub_co_ci_u32_e64 %234.3, %58.1, %48
;;     %44:s1 = v_cmp_ge_u64_e64 %52, %234.4-5
;;     %42.0:v2, %39:s1 = v_add_co_u32 %66.0, 1
;;     %43.1:v2 tied(%42), %41:s1 = v_add_co_ci_u32_e64 %66.1, 0, %39
;;     %36.0:v2, %33:s1 = v_sub_co_u32 %52.0, %234.4
;;     %37.1:v2 tied(%36), %35:s1 = v_sub_co_ci_u32_e64 %52.1, %234.5, %33
;;     %30.0:v2 = v_cndmask_b32_e64 %66.0, %43.0, %44
;;     %31.1:v2 tied(%30) = v_cndmask_b32_e64 %66.1, %43.1, %44
;;     %24.0:v2 = v_cndmask_b32_e64 %52.0, %37.0, %44
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 %52.1, %37.1, %44
;;     %18:s1 = v_cmp_ge_u64_e64 %25, %234.4-5
;;     %14.0:v2, %11:s1 = v_add_co_u32 %31.0, 1
;;     %15.1:v2 tied(%14), %13:s1 = v_add_co_ci_u32_e64 %31.1, 0, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %31.0, %15.0, %18
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %31.1, %15.1, %18
;;     global_store_b64 %232, %9, %234.0-1 offset:256
;; }
;;     end
;; }

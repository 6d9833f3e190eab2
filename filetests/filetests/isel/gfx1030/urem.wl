; test isel precise-output
; target gfx1030
; Unsigned remainders.

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
    v7 = urem.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %lanes_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, null
;;     %38:v1 = global_load_ubyte %39, %41
;;     %37:v1 = global_load_ubyte %39, %41 offset:4
;;     %34:v1 = v_cvt_f32_u32_e32 %37
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:v1 = v_sub_nc_u32_e32 0, %37
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_nc_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %37
;;     %15:v1 = v_sub_nc_u32_e32 %38, %17
;;     %12:v1 = v_sub_nc_u32_e32 %15, %37
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_nc_u32_e32 %11, %37
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_byte %39, %6, %41 offset:256
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
    v7 = urem.i16 v5, v6
    store.i16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, null
;;     %38:v1 = global_load_ushort %39, %41
;;     %37:v1 = global_load_ushort %39, %41 offset:4
;;     %34:v1 = v_cvt_f32_u32_e32 %37
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:v1 = v_sub_nc_u32_e32 0, %37
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_nc_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %37
;;     %15:v1 = v_sub_nc_u32_e32 %38, %17
;;     %12:v1 = v_sub_nc_u32_e32 %15, %37
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_nc_u32_e32 %11, %37
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_short %39, %6, %41 offset:256
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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, null
;;     %34:v2 = global_load_dwordx2 %35, %37
;;     %33:v1 = v_cvt_f32_u32_e32 %34.1
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:v1 = v_sub_nc_u32_e32 0, %34.1
;;     %25:v1 = v_mul_lo_u32 %26, %28
;;     %23:v1 = v_mul_hi_u32 %28, %25
;;     %21:v1 = v_add_nc_u32_e32 %28, %23
;;     %18:v1 = v_mul_hi_u32 %34.0, %21
;;     %16:v1 = v_mul_lo_u32 %18, %34.1
;;     %14:v1 = v_sub_nc_u32_e32 %34.0, %16
;;     %11:v1 = v_sub_nc_u32_e32 %14, %34.1
;;     %10:v1 = v_min_u32_e32 %14, %11
;;     %7:v1 = v_sub_nc_u32_e32 %10, %34.1
;;     %5:v1 = v_min_u32_e32 %10, %7
;;     global_store_dword %35, %5, %37 offset:256
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
    v7 = urem.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %227=s[0:1]:s2, %226=v0:v1 = inputs
;;     %228:s2 = s_load_dwordx2 %227, null
;;     %225:v4 = global_load_dwordx4 %226, %228
;;     %224:v1 = v_cvt_f32_u32_e32 %225.2
;;     %222:v1 = v_cvt_f32_u32_e32 %225.3
;;     %220:v1 = v_mul_f32_e32 0x4f800000, %222
;;     %218:v1 = v_add_f32_e32 %220, %224
;;     %215:v1 = v_rcp_f32_e32 %218
;;     %213:v1 = v_mul_f32_e32 0x5f7ffffc, %215
;;     %211:v1 = v_mul_f32_e32 0x2f800000, %213
;;     %210:v1 = v_trunc_f32_e32 %211
;;     %208:v1 = v_mul_f32_e32 0x4f800000, %210
;;     %207:v1 = v_sub_f32_e32 %213, %208
;;     %204:v1 = v_cvt_u32_f32_e32 %207
;;     %202:v1 = v_cvt_u32_f32_e32 %210
;;     %199.0:v2, %196:s1 = v_sub_co_u32 0, %225.2
;;     %200.1:v2 tied(%199), %198:s1 = v_sub_co_ci_u32_e64 0, %225.3, %196
;;     %189:v1 = v_mul_lo_u32 %200.0, %202
;;     %190:v1 = v_mul_lo_u32 %200.1, %204
;;     %191:v2, %192:s1 = v_mad_u64_u32 %200.0, %204, 0
;;     %194.1:v2 tied(%191) = v_add3_u32 %191.1, %189, %190
;;     %187:v1 = v_mul_hi_u32 %204, %194.0
;;     %185.0:v2 = v_mov_b32_e32 %187
;;     %186.1:v2 tied(%185) = v_mov_b32_e32 0
;;     %180:v2, %181:s1 = v_mad_u64_u32 %202, %194.0, %186
;;     %176.0:v2 = v_mov_b32_e32 %180.0
;;     %177.1:v2 tied(%176) = v_mov_b32_e32 0
;;     %171:v2, %172:s1 = v_mad_u64_u32 %204, %194.1, %177
;;     %166.0:v2 = v_mov_b32_e32 %180.1
;;     %167.1:v2 tied(%166) = v_mov_b32_e32 0
;;     %161:v2, %162:s1 = v_mad_u64_u32 %202, %194.1, %167
;;     %157.0:v2, %154:s1 = v_add_co_u32 %161.0, %171.1
;;     %158.1:v2 tied(%157), %156:s1 = v_add_co_ci_u32_e64 %161.1, 0, %154
;;     %149.0:v2, %145:s1 = v_add_co_u32 %204, %158.0
;;     %150.1:v2 tied(%149), %148:s1 = v_add_co_ci_u32_e64 %202, %158.1, %145
;;     %136:v1 = v_mul_lo_u32 %200.0, %150.1
;;     %137:v1 = v_mul_lo_u32 %200.1, %150.0
;;     %138:v2, %139:s1 = v_mad_u64_u32 %200.0, %150.0, 0
;;     %141.1:v2 tied(%138) = v_add3_u32 %138.1, %136, %137
;;     %133:v1 = v_mul_hi_u32 %150.0, %141.0
;;     %131.0:v2 = v_mov_b32_e32 %133
;;     %132.1:v2 tied(%131) = v_mov_b32_e32 0
;;     %126:v2, %127:s1 = v_mad_u64_u32 %150.1, %141.0, %132
;;     %122.0:v2 = v_mov_b32_e32 %126.0
;;     %123.1:v2 tied(%122) = v_mov_b32_e32 0
;;     %117:v2, %118:s1 = v_mad_u64_u32 %150.0, %141.1, %123
;;     %111.0:v2 = v_mov_b32_e32 %126.1
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 0
;;     %106:v2, %107:s1 = v_mad_u64_u32 %150.1, %141.1, %112
;;     %101.0:v2, %98:s1 = v_add_co_u32 %106.0, %117.1
;;     %102.1:v2 tied(%101), %100:s1 = v_add_co_ci_u32_e64 %106.1, 0, %98
;;     %93.0:v2, %90:s1 = v_add_co_u32 %150.0, %102.0
;;     %94.1:v2 tied(%93), %92:s1 = v_add_co_ci_u32_e64 %150.1, %102.1, %90
;;     %85:v1 = v_mul_hi_u32 %225.0, %94.0
;;     %83.0:v2 = v_mov_b32_e32 %85
;;     %84.1:v2 tied(%83) = v_mov_b32_e32 0
;;     %78:v2, %79:s1 = v_mad_u64_u32 %225.1, %94.0, %84
;;     %74.0:v2 = v_mov_b32_e32 %78.0
;;     %75.1:v2 tied(%74) = v_mov_b32_e32 0
;;     %69:v2, %70:s1 = v_mad_u64_u32 %225.0, %94.1, %75
;;     %63.0:v2 = v_mov_b32_e32 %78.1
;;     %64.1:v2 tied(%63) = v_mov_b32_e32 0
;;     %58:v2, %59:s1 = v_mad_u64_u32 %225.1, %94.1, %64
;;     %53.0:v2, %50:s1 = v_add_co_u32 %58.0, %69.1
;;     %54.1:v2 tied(%53), %52:s1 = v_add_co_ci_u32_e64 %58.1, 0, %50
;;     %41:v1 = v_mul_lo_u32 %54.0, %225.3
;;     %42:v1 = v_mul_lo_u32 %54.1, %225.2
;;     %43:v2, %44:s1 = v_mad_u64_u32 %54.0, %225.2, 0
;;     %46.1:v2 tied(%43) = v_add3_u32 %43.1, %41, %42
;;     %38.0:v2, %35:s1 = v_sub_co_u32 %225.0, %46.0
;;     %39.1:v2 tied(%38), %37:s1 = v_sub_co_ci_u32_e64 %225.1, %46.1, %35
;;     %31:s1 = v_cmp_ge_u64_e64 %39, %225.2-3
;;     %29.0:v2, %26:s1 = v_sub_co_u32 %39.0, %225.2
;;     %30.1:v2 tied(%29), %28:s1 = v_sub_co_ci_u32_e64 %39.1, %225.3, %26
;;     %23.0:v2 = v_cndmask_b32_e64 %39.0, %30.0, %31
;;     %24.1:v2 tied(%23) = v_cndmask_b32_e64 %39.1, %30.1, %31
;;     %17:s1 = v_cmp_ge_u64_e64 %24, %225.2-3
;;     %15.0:v2, %12:s1 = v_sub_co_u32 %24.0, %225.2
;;     %16.1:v2 tied(%15), %14:s1 = v_sub_co_ci_u32_e64 %24.1, %225.3, %12
;;     %8.0:v2 = v_cndmask_b32_e64 %24.0, %16.0, %17
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %24.1, %16.1, %17
;;     global_store_dwordx2 %226, %9, %228 offset:256
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
    v9 = urem.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %41=v0:v1 = inputs
;;     %44:s4 = s_load_dwordx4 %43, null
;;     %38:s1 = s_and_b32 %44.2, 0xff
;;     %36:s1 = s_and_b32 %44.3, 0xff
;;     %34:v1 = v_cvt_f32_u32_e32 %36
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:s1 = s_sub_u32 0, %36
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_nc_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %36
;;     %15:v1 = v_sub_nc_u32_e32 %38, %17
;;     %12:v1 = v_sub_nc_u32_e64 %15, %36
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_nc_u32_e64 %11, %36
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_byte %41, %6, %44.0-1 offset:256
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
    v9 = urem.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %41=v0:v1 = inputs
;;     %44:s4 = s_load_dwordx4 %43, null
;;     %38:s1 = s_and_b32 %44.2, 0xffff
;;     %36:s1 = s_and_b32 %44.3, 0xffff
;;     %34:v1 = v_cvt_f32_u32_e32 %36
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:s1 = s_sub_u32 0, %36
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_nc_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %36
;;     %15:v1 = v_sub_nc_u32_e32 %38, %17
;;     %12:v1 = v_sub_nc_u32_e64 %15, %36
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_nc_u32_e64 %11, %36
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_short %41, %6, %44.0-1 offset:256
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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %34=v0:v1 = inputs
;;     %37:s4 = s_load_dwordx4 %36, null
;;     %33:v1 = v_cvt_f32_u32_e32 %37.3
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:s1 = s_sub_u32 0, %37.3
;;     %25:v1 = v_mul_lo_u32 %26, %28
;;     %23:v1 = v_mul_hi_u32 %28, %25
;;     %21:v1 = v_add_nc_u32_e32 %28, %23
;;     %18:v1 = v_mul_hi_u32 %37.2, %21
;;     %16:v1 = v_mul_lo_u32 %18, %37.3
;;     %14:v1 = v_sub_nc_u32_e32 %37.2, %16
;;     %11:v1 = v_sub_nc_u32_e64 %14, %37.3
;;     %10:v1 = v_min_u32_e32 %14, %11
;;     %7:v1 = v_sub_nc_u32_e64 %10, %37.3
;;     %5:v1 = v_min_u32_e32 %10, %7
;;     global_store_dword %34, %5, %37.0-1 offset:256
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
    v7 = urem.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave_i64 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %224=s[0:1]:s2, %223=v0:v1 = inputs
;;     %225:s8 = s_load_dwordx8 %224, null
;;     %222:v1 = v_cvt_f32_u32_e32 %225.4
;;     %220:v1 = v_cvt_f32_u32_e32 %225.5
;;     %218:v1 = v_mul_f32_e32 0x4f800000, %220
;;     %216:v1 = v_add_f32_e32 %218, %222
;;     %213:v1 = v_rcp_f32_e32 %216
;;     %211:v1 = v_mul_f32_e32 0x5f7ffffc, %213
;;     %209:v1 = v_mul_f32_e32 0x2f800000, %211
;;     %208:v1 = v_trunc_f32_e32 %209
;;     %206:v1 = v_mul_f32_e32 0x4f800000, %208
;;     %205:v1 = v_sub_f32_e32 %211, %206
;;     %202:v1 = v_cvt_u32_f32_e32 %205
;;     %200:v1 = v_cvt_u32_f32_e32 %208
;;     %197.0:s2 = s_sub_u32 0, %225.4 makes scc
;;     %198.1:s2 tied(%197) = s_subb_u32 0, %225.5
;;     %189:v1 = v_mul_lo_u32 %198.0, %200
;;     %190:v1 = v_mul_lo_u32 %198.1, %202
;;     %191:v2, %192:s1 = v_mad_u64_u32 %198.0, %202, 0
;;     %194.1:v2 tied(%191) = v_add3_u32 %191.1, %189, %190
;;     %187:v1 = v_mul_hi_u32 %202, %194.0
;;     %185.0:v2 = v_mov_b32_e32 %187
;;     %186.1:v2 tied(%185) = v_mov_b32_e32 0
;;     %180:v2, %181:s1 = v_mad_u64_u32 %200, %194.0, %186
;;     %176.0:v2 = v_mov_b32_e32 %180.0
;;     %177.1:v2 tied(%176) = v_mov_b32_e32 0
;;     %171:v2, %172:s1 = v_mad_u64_u32 %202, %194.1, %177
;;     %166.0:v2 = v_mov_b32_e32 %180.1
;;     %167.1:v2 tied(%166) = v_mov_b32_e32 0
;;     %161:v2, %162:s1 = v_mad_u64_u32 %200, %194.1, %167
;;     %157.0:v2, %154:s1 = v_add_co_u32 %161.0, %171.1
;;     %158.1:v2 tied(%157), %156:s1 = v_add_co_ci_u32_e64 %161.1, 0, %154
;;     %149.0:v2, %145:s1 = v_add_co_u32 %202, %158.0
;;     %150.1:v2 tied(%149), %148:s1 = v_add_co_ci_u32_e64 %200, %158.1, %145
;;     %136:v1 = v_mul_lo_u32 %198.0, %150.1
;;     %137:v1 = v_mul_lo_u32 %198.1, %150.0
;;     %138:v2, %139:s1 = v_mad_u64_u32 %198.0, %150.0, 0
;;     %141.1:v2 tied(%138) = v_add3_u32 %138.1, %136, %137
;;     %133:v1 = v_mul_hi_u32 %150.0, %141.0
;;     %131.0:v2 = v_mov_b32_e32 %133
;;     %132.1:v2 tied(%131) = v_mov_b32_e32 0
;;     %126:v2, %127:s1 = v_mad_u64_u32 %150.1, %141.0, %132
;;     %122.0:v2 = v_mov_b32_e32 %126.0
;;     %123.1:v2 tied(%122) = v_mov_b32_e32 0
;;     %117:v2, %118:s1 = v_mad_u64_u32 %150.0, %141.1, %123
;;     %111.0:v2 = v_mov_b32_e32 %126.1
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 0
;;     %106:v2, %107:s1 = v_mad_u64_u32 %150.1, %141.1, %112
;;     %101.0:v2, %98:s1 = v_add_co_u32 %106.0, %117.1
;;     %102.1:v2 tied(%101), %100:s1 = v_add_co_ci_u32_e64 %106.1, 0, %98
;;     %93.0:v2, %90:s1 = v_add_co_u32 %150.0, %102.0
;;     %94.1:v2 tied(%93), %92:s1 = v_add_co_ci_u32_e64 %150.1, %102.1, %90
;;     %85:v1 = v_mul_hi_u32 %225.2, %94.0
;;     %83.0:v2 = v_mov_b32_e32 %85
;;     %84.1:v2 tied(%83) = v_mov_b32_e32 0
;;     %78:v2, %79:s1 = v_mad_u64_u32 %225.3, %94.0, %84
;;     %74.0:v2 = v_mov_b32_e32 %78.0
;;     %75.1:v2 tied(%74) = v_mov_b32_e32 0
;;     %69:v2, %70:s1 = v_mad_u64_u32 %225.2, %94.1, %75
;;     %63.0:v2 = v_mov_b32_e32 %78.1
;;     %64.1:v2 tied(%63) = v_mov_b32_e32 0
;;     %58:v2, %59:s1 = v_mad_u64_u32 %225.3, %94.1, %64
;;     %53.0:v2, %50:s1 = v_add_co_u32 %58.0, %69.1
;;     %54.1:v2 tied(%53), %52:s1 = v_add_co_ci_u32_e64 %58.1, 0, %50
;;     %41:v1 = v_mul_lo_u32 %54.0, %225.5
;;     %42:v1 = v_mul_lo_u32 %54.1, %225.4
;;     %43:v2, %44:s1 = v_mad_u64_u32 %54.0, %225.4, 0
;;     %46.1:v2 tied(%43) = v_add3_u32 %43.1, %41, %42
;;     %38.0:v2, %35:s1 = v_sub_co_u32 %225.2, %46.0
;;     %39.1:v2 tied(%38), %37:s1 = v_sub_co_ci_u32_e64 %225.3, %46.1, %35
;;     %31:s1 = v_cmp_ge_u64_e64 %39, %225.4-5
;;     %29.0:v2, %26:s1 = v_sub_co_u32 %39.0, %225.4
;;     %30.1:v2 tied(%29), %28:s1 = v_sub_co_ci_u32_e64 %39.1, %225.5, %26
;;     %23.0:v2 = v_cndmask_b32_e64 %39.0, %30.0, %31
;;     %24.1:v2 tied(%23) = v_cndmask_b32_e64 %39.1, %30.1, %31
;;     %17:s1 = v_cmp_ge_u64_e64 %24, %225.4-5
;;     %15.0:v2, %12:s1 = v_sub_co_u32 %24.0, %225.4
;;     %16.1:v2 tied(%15), %14:s1 = v_sub_co_ci_u32_e64 %24.1, %225.5, %12
;;     %8.0:v2 = v_cndmask_b32_e64 %24.0, %16.0, %17
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %24.1, %16.1, %17
;;     global_store_dwordx2 %223, %9, %225.0-1 offset:256
;; }
;;     end
;; }

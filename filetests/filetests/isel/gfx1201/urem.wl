; test isel precise-output
; target gfx1201
; Unsigned remainders.

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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_b64 %36, 0x0
;;     %34:v2 = global_load_b64 %35, %37
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
;;     global_store_b32 %35, %5, %37 offset:256
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
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %34=v0:v1 = inputs
;;     %37:s4 = s_load_b128 %36, 0x0
;;     %33:s1 = s_cvt_f32_u32 %37.3
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:s1 = s_sub_co_u32 0, %37.3
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
;;     global_store_b32 %34, %5, %37.0-1 offset:256
;; }
;;     end
;; }

kernel %power {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 64
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_and_b32_e32 63, %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 10
    v7 = urem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v1 = v_mul_hi_u32 %11, 0xcccccccd
;;     %9:v1 = v_lshrrev_b32_e32 3, %10
;;     %7:v1 = v_mul_lo_u32 %9, 10
;;     %5:v1 = v_sub_nc_u32_e32 %11, %7
;;     global_store_b32 %12, %5, %14 offset:256
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
    v7 = urem.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %38:v1 = global_load_u8 %39, %41
;;     %37:v1 = global_load_u8 %39, %41 offset:4
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
;;     global_store_b8 %39, %6, %41 offset:256
;; }
;;     end
;; }

; The corrections of the quotient are those of the remainder.
kernel %beside_quotient {
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
    v8 = udiv.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %beside_quotient target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_b64 %52, 0x0
;;     %50:v2 = global_load_b64 %51, %53
;;     %49:v1 = v_cvt_f32_u32_e32 %50.1
;;     %48:v1 = v_rcp_f32_e32 %49
;;     %46:v1 = v_mul_f32_e32 0x4f7ffffe, %48
;;     %44:v1 = v_cvt_u32_f32_e32 %46
;;     %42:v1 = v_sub_nc_u32_e32 0, %50.1
;;     %41:v1 = v_mul_lo_u32 %42, %44
;;     %39:v1 = v_mul_hi_u32 %44, %41
;;     %37:v1 = v_add_nc_u32_e32 %44, %39
;;     %34:v1 = v_mul_hi_u32 %50.0, %37
;;     %32:v1 = v_mul_lo_u32 %34, %50.1
;;     %31:v1 = v_sub_nc_u32_e32 %50.0, %32
;;     %28:s1 = v_cmp_ge_u32_e64 %31, %50.1
;;     %27:v1 = v_add_nc_u32_e32 1, %34
;;     %26:v1 = v_sub_nc_u32_e32 %31, %50.1
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s1 = v_cmp_ge_u32_e64 %21, %50.1
;;     %17:v1 = v_add_nc_u32_e32 1, %25
;;     %16:v1 = v_sub_nc_u32_e32 %21, %50.1
;;     %14:v1 = v_cndmask_b32_e64 %25, %17, %18
;;     %10:v1 = v_min_u32_e32 %21, %16
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %14
;;     global_store_b64 %51, %7, %53 offset:256
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
;; machine kernel %lanes_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %38:v1 = global_load_u16 %39, %41
;;     %37:v1 = global_load_u16 %39, %41 offset:4
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
;;     global_store_b16 %39, %6, %41 offset:256
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
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %41=v0:v1 = inputs
;;     %44:s4 = s_load_b128 %43, 0x0
;;     %38:s1 = s_and_b32 %44.2, 0xff
;;     %36:s1 = s_and_b32 %44.3, 0xff
;;     %34:s1 = s_cvt_f32_u32 %36
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:s1 = s_sub_co_u32 0, %36
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
;;     global_store_b8 %41, %6, %44.0-1 offset:256
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
;; machine kernel %wave_i16 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %41=v0:v1 = inputs
;;     %44:s4 = s_load_b128 %43, 0x0
;;     %38:s1 = s_and_b32 %44.2, 0xffff
;;     %36:s1 = s_and_b32 %44.3, 0xffff
;;     %34:s1 = s_cvt_f32_u32 %36
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:s1 = s_sub_co_u32 0, %36
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
;;     global_store_b16 %41, %6, %44.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %221=s[0:1]:s2, %220=v0:v1 = inputs
;;     %222:s8 = s_load_b256 %221, 0x0
;;     %219:s1 = s_cvt_f32_u32 %222.4
;;     %217:s1 = s_cvt_f32_u32 %222.5
;;     %215:s1 = s_mul_f32 %217, 0x4f800000
;;     %213:s1 = s_add_f32 %215, %219
;;     %210:v1 = v_rcp_f32_e32 %213
;;     %208:v1 = v_mul_f32_e32 0x5f7ffffc, %210
;;     %206:v1 = v_mul_f32_e32 0x2f800000, %208
;;     %205:v1 = v_trunc_f32_e32 %206
;;     %203:v1 = v_mul_f32_e32 0x4f800000, %205
;;     %202:v1 = v_sub_f32_e32 %208, %203
;;     %199:v1 = v_cvt_u32_f32_e32 %202
;;     %197:v1 = v_cvt_u32_f32_e32 %205
;;     %195:s2 = s_sub_nc_u64 0, %222.4-5
;;     %189:v1 = v_mul_lo_u32 %195.0, %197
;;     %190:v1 = v_mul_lo_u32 %195.1, %199
;;     %191:v2, %192:s1 = v_mad_co_u64_u32 %195.0, %199, 0
;;     %194.1:v2 tied(%191) = v_add3_u32 %191.1, %189, %190
;;     %187:v1 = v_mul_hi_u32 %199, %194.0
;;     %185.0:v2 = v_mov_b32_e32 %187
;;     %186.1:v2 tied(%185) = v_mov_b32_e32 0
;;     %180:v2, %181:s1 = v_mad_co_u64_u32 %197, %194.0, %186
;;     %176.0:v2 = v_mov_b32_e32 %180.0
;;     %177.1:v2 tied(%176) = v_mov_b32_e32 0
;;     %171:v2, %172:s1 = v_mad_co_u64_u32 %199, %194.1, %177
;;     %166.0:v2 = v_mov_b32_e32 %180.1
;;     %167.1:v2 tied(%166) = v_mov_b32_e32 0
;;     %161:v2, %162:s1 = v_mad_co_u64_u32 %197, %194.1, %167
;;     %157.0:v2, %154:s1 = v_add_co_u32 %161.0, %171.1
;;     %158.1:v2 tied(%157), %156:s1 = v_add_co_ci_u32_e64 %161.1, 0, %154
;;     %149.0:v2, %145:s1 = v_add_co_u32 %199, %158.0
;;     %150.1:v2 tied(%149), %148:s1 = v_add_co_ci_u32_e64 %197, %158.1, %145
;;     %136:v1 = v_mul_lo_u32 %195.0, %150.1
;;     %137:v1 = v_mul_lo_u32 %195.1, %150.0
;;     %138:v2, %139:s1 = v_mad_co_u64_u32 %195.0, %150.0, 0
;;     %141.1:v2 tied(%138) = v_add3_u32 %138.1, %136, %137
;;     %133:v1 = v_mul_hi_u32 %150.0, %141.0
;;     %131.0:v2 = v_mov_b32_e32 %133
;;     %132.1:v2 tied(%131) = v_mov_b32_e32 0
;;     %126:v2, %127:s1 = v_mad_co_u64_u32 %150.1, %141.0, %132
;;     %122.0:v2 = v_mov_b32_e32 %126.0
;;     %123.1:v2 tied(%122) = v_mov_b32_e32 0
;;     %117:v2, %118:s1 = v_mad_co_u64_u32 %150.0, %141.1, %123
;;     %111.0:v2 = v_mov_b32_e32 %126.1
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 0
;;     %106:v2, %107:s1 = v_mad_co_u64_u32 %150.1, %141.1, %112
;;     %101.0:v2, %98:s1 = v_add_co_u32 %106.0, %117.1
;;     %102.1:v2 tied(%101), %100:s1 = v_add_co_ci_u32_e64 %106.1, 0, %98
;;     %93.0:v2, %90:s1 = v_add_co_u32 %150.0, %102.0
;;     %94.1:v2 tied(%93), %92:s1 = v_add_co_ci_u32_e64 %150.1, %102.1, %90
;;     %85:v1 = v_mul_hi_u32 %222.2, %94.0
;;     %83.0:v2 = v_mov_b32_e32 %85
;;     %84.1:v2 tied(%83) = v_mov_b32_e32 0
;;     %78:v2, %79:s1 = v_mad_co_u64_u32 %222.3, %94.0, %84
;;     %74.0:v2 = v_mov_b32_e32 %78.0
;;     %75.1:v2 tied(%74) = v_mov_b32_e32 0
;;     %69:v2, %70:s1 = v_mad_co_u64_u32 %222.2, %94.1, %75
;;     %63.0:v2 = v_mov_b32_e32 %78.1
;;     %64.1:v2 tied(%63) = v_mov_b32_e32 0
;;     %58:v2, %59:s1 = v_mad_co_u64_u32 %222.3, %94.1, %64
;;     %53.0:v2, %50:s1 = v_add_co_u32 %58.0, %69.1
;;     %54.1:v2 tied(%53), %52:s1 = v_add_co_ci_u32_e64 %58.1, 0, %50
;;     %41:v1 = v_mul_lo_u32 %54.0, %222.5
;;     %42:v1 = v_mul_lo_u32 %54.1, %222.4
;;     %43:v2, %44:s1 = v_mad_co_u64_u32 %54.0, %222.4, 0
;;     %46.1:v2 tied(%43) = v_add3_u32 %43.1, %41, %42
;;     %38.0:v2, %35:s1 = v_sub_co_u32 %222.2, %46.0
;;     %39.1:v2 tied(%38), %37:s1 = v_sub_co_ci_u32_e64 %222.3, %46.1, %35
;;     %31:s1 = v_cmp_ge_u64_e64 %39, %222.4-5
;;     %29.0:v2, %26:s1 = v_sub_co_u32 %39.0, %222.4
;;     %30.1:v2 tied(%29), %28:s1 = v_sub_co_ci_u32_e64 %39.1, %222.5, %26
;;     %23.0:v2 = v_cndmask_b32_e64 %39.0, %30.0, %31
;;     %24.1:v2 tied(%23) = v_cndmask_b32_e64 %39.1, %30.1, %31
;;     %17:s1 = v_cmp_ge_u64_e64 %24, %222.4-5
;;     %15.0:v2, %12:s1 = v_sub_co_u32 %24.0, %222.4
;;     %16.1:v2 tied(%15), %14:s1 = v_sub_co_ci_u32_e64 %24.1, %222.5, %12
;;     %8.0:v2 = v_cndmask_b32_e64 %24.0, %16.0, %17
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %24.1, %16.1, %17
;;     global_store_b64 %220, %9, %222.0-1 offset:256
;; }
;;     end
;; }

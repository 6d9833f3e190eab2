; test isel precise-output
; target gfx900
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, 0x0
;;     %34:v2 = global_load_dwordx2 %35, %37
;;     %33:v1 = v_cvt_f32_u32_e32 %34.1
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:v1 = v_sub_u32_e32 0, %34.1
;;     %25:v1 = v_mul_lo_u32 %26, %28
;;     %23:v1 = v_mul_hi_u32 %28, %25
;;     %21:v1 = v_add_u32_e32 %28, %23
;;     %18:v1 = v_mul_hi_u32 %34.0, %21
;;     %16:v1 = v_mul_lo_u32 %18, %34.1
;;     %14:v1 = v_sub_u32_e32 %34.0, %16
;;     %11:v1 = v_sub_u32_e32 %14, %34.1
;;     %10:v1 = v_min_u32_e32 %14, %11
;;     %7:v1 = v_sub_u32_e32 %10, %34.1
;;     %5:v1 = v_min_u32_e32 %10, %7
;;     global_store_dword %35, %5, %37 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %34=v0:v1 = inputs
;;     %37:s4 = s_load_dwordx4 %36, 0x0
;;     %33:v1 = v_cvt_f32_u32_e32 %37.3
;;     %32:v1 = v_rcp_f32_e32 %33
;;     %30:v1 = v_mul_f32_e32 0x4f7ffffe, %32
;;     %28:v1 = v_cvt_u32_f32_e32 %30
;;     %26:s1 = s_sub_u32 0, %37.3
;;     %25:v1 = v_mul_lo_u32 %26, %28
;;     %23:v1 = v_mul_hi_u32 %28, %25
;;     %21:v1 = v_add_u32_e32 %28, %23
;;     %18:v1 = v_mul_hi_u32 %37.2, %21
;;     %16:v1 = v_mul_lo_u32 %18, %37.3
;;     %14:v1 = v_sub_u32_e32 %37.2, %16
;;     %11:v1 = v_sub_u32_e64 %14, %37.3
;;     %10:v1 = v_min_u32_e32 %14, %11
;;     %7:v1 = v_sub_u32_e64 %10, %37.3
;;     %5:v1 = v_min_u32_e32 %10, %7
;;     global_store_dword %34, %5, %37.0-1 offset:256
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
;; machine kernel %power target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = global_load_dword %6, %8
;;     %4:v1 = v_and_b32_e32 63, %5
;;     global_store_dword %6, %4, %8 offset:256
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
;; machine kernel %constant target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v1 = global_load_dword %13, %15
;;     %11:s1 = s_mov_b32 0xcccccccd
;;     %10:v1 = v_mul_hi_u32 %12, %11
;;     %9:v1 = v_lshrrev_b32_e32 3, %10
;;     %7:v1 = v_mul_lo_u32 %9, 10
;;     %5:v1 = v_sub_u32_e32 %12, %7
;;     global_store_dword %13, %5, %15 offset:256
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
;; machine kernel %bytes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %38:v1 = global_load_ubyte %39, %41
;;     %37:v1 = global_load_ubyte %39, %41 offset:4
;;     %34:v1 = v_cvt_f32_u32_e32 %37
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:v1 = v_sub_u32_e32 0, %37
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %37
;;     %15:v1 = v_sub_u32_e32 %38, %17
;;     %12:v1 = v_sub_u32_e32 %15, %37
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_u32_e32 %11, %37
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_byte %39, %6, %41 offset:256
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
;; machine kernel %beside_quotient target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %50:v2 = global_load_dwordx2 %51, %53
;;     %49:v1 = v_cvt_f32_u32_e32 %50.1
;;     %48:v1 = v_rcp_f32_e32 %49
;;     %46:v1 = v_mul_f32_e32 0x4f7ffffe, %48
;;     %44:v1 = v_cvt_u32_f32_e32 %46
;;     %42:v1 = v_sub_u32_e32 0, %50.1
;;     %41:v1 = v_mul_lo_u32 %42, %44
;;     %39:v1 = v_mul_hi_u32 %44, %41
;;     %37:v1 = v_add_u32_e32 %44, %39
;;     %34:v1 = v_mul_hi_u32 %50.0, %37
;;     %32:v1 = v_mul_lo_u32 %34, %50.1
;;     %31:v1 = v_sub_u32_e32 %50.0, %32
;;     %28:s2 = v_cmp_ge_u32_e64 %31, %50.1
;;     %27:v1 = v_add_u32_e32 1, %34
;;     %26:v1 = v_sub_u32_e32 %31, %50.1
;;     %25:v1 = v_cndmask_b32_e64 %34, %27, %28
;;     %21:v1 = v_min_u32_e32 %31, %26
;;     %18:s2 = v_cmp_ge_u32_e64 %21, %50.1
;;     %17:v1 = v_add_u32_e32 1, %25
;;     %16:v1 = v_sub_u32_e32 %21, %50.1
;;     %14:v1 = v_cndmask_b32_e64 %25, %17, %18
;;     %10:v1 = v_min_u32_e32 %21, %16
;;     %6.0:v2 = v_mov_b32_e32 %10
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %14
;;     global_store_dwordx2 %51, %7, %53 offset:256
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
;; machine kernel %lanes_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %38:v1 = global_load_ushort %39, %41
;;     %37:v1 = global_load_ushort %39, %41 offset:4
;;     %34:v1 = v_cvt_f32_u32_e32 %37
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:v1 = v_sub_u32_e32 0, %37
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %37
;;     %15:v1 = v_sub_u32_e32 %38, %17
;;     %12:v1 = v_sub_u32_e32 %15, %37
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_u32_e32 %11, %37
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_short %39, %6, %41 offset:256
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
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %41=v0:v1 = inputs
;;     %44:s4 = s_load_dwordx4 %43, 0x0
;;     %38:s1 = s_and_b32 %44.2, 0xff
;;     %36:s1 = s_and_b32 %44.3, 0xff
;;     %34:v1 = v_cvt_f32_u32_e32 %36
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:s1 = s_sub_u32 0, %36
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %36
;;     %15:v1 = v_sub_u32_e32 %38, %17
;;     %12:v1 = v_sub_u32_e64 %15, %36
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_u32_e64 %11, %36
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
;; machine kernel %wave_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %43=s[0:1]:s2, %41=v0:v1 = inputs
;;     %44:s4 = s_load_dwordx4 %43, 0x0
;;     %38:s1 = s_and_b32 %44.2, 0xffff
;;     %36:s1 = s_and_b32 %44.3, 0xffff
;;     %34:v1 = v_cvt_f32_u32_e32 %36
;;     %33:v1 = v_rcp_f32_e32 %34
;;     %31:v1 = v_mul_f32_e32 0x4f7ffffe, %33
;;     %29:v1 = v_cvt_u32_f32_e32 %31
;;     %27:s1 = s_sub_u32 0, %36
;;     %26:v1 = v_mul_lo_u32 %27, %29
;;     %24:v1 = v_mul_hi_u32 %29, %26
;;     %22:v1 = v_add_u32_e32 %29, %24
;;     %19:v1 = v_mul_hi_u32 %38, %22
;;     %17:v1 = v_mul_lo_u32 %19, %36
;;     %15:v1 = v_sub_u32_e32 %38, %17
;;     %12:v1 = v_sub_u32_e64 %15, %36
;;     %11:v1 = v_min_u32_e32 %15, %12
;;     %8:v1 = v_sub_u32_e64 %11, %36
;;     %6:v1 = v_min_u32_e32 %11, %8
;;     global_store_short %41, %6, %44.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %227=s[0:1]:s2, %226=v0:v1 = inputs
;;     %228:s8 = s_load_dwordx8 %227, 0x0
;;     %225:v1 = v_cvt_f32_u32_e32 %228.4
;;     %223:v1 = v_cvt_f32_u32_e32 %228.5
;;     %221:v1 = v_mul_f32_e32 0x4f800000, %223
;;     %219:v1 = v_add_f32_e32 %221, %225
;;     %216:v1 = v_rcp_f32_e32 %219
;;     %214:v1 = v_mul_f32_e32 0x5f7ffffc, %216
;;     %212:v1 = v_mul_f32_e32 0x2f800000, %214
;;     %211:v1 = v_trunc_f32_e32 %212
;;     %209:v1 = v_mul_f32_e32 0x4f800000, %211
;;     %208:v1 = v_sub_f32_e32 %214, %209
;;     %205:v1 = v_cvt_u32_f32_e32 %208
;;     %203:v1 = v_cvt_u32_f32_e32 %211
;;     %200.0:s2 = s_sub_u32 0, %228.4 makes scc
;;     %201.1:s2 tied(%200) = s_subb_u32 0, %228.5
;;     %192:v1 = v_mul_lo_u32 %201.0, %203
;;     %193:v1 = v_mul_lo_u32 %201.1, %205
;;     %194:v2, %195:s2 = v_mad_u64_u32 %201.0, %205, 0
;;     %197.1:v2 tied(%194) = v_add3_u32 %194.1, %192, %193
;;     %190:v1 = v_mul_hi_u32 %205, %197.0
;;     %188.0:v2 = v_mov_b32_e32 %190
;;     %189.1:v2 tied(%188) = v_mov_b32_e32 0
;;     %183:v2, %184:s2 = v_mad_u64_u32 %203, %197.0, %189
;;     %179.0:v2 = v_mov_b32_e32 %183.0
;;     %180.1:v2 tied(%179) = v_mov_b32_e32 0
;;     %174:v2, %175:s2 = v_mad_u64_u32 %205, %197.1, %180
;;     %169.0:v2 = v_mov_b32_e32 %183.1
;;     %170.1:v2 tied(%169) = v_mov_b32_e32 0
;;     %164:v2, %165:s2 = v_mad_u64_u32 %203, %197.1, %170
;;     %160.0:v2, %157:s2 = v_add_co_u32_e64 %164.0, %174.1
;;     %161.1:v2 tied(%160), %159:s2 = v_addc_co_u32_e64 %164.1, 0, %157
;;     %152.0:v2, %148:s2 = v_add_co_u32_e64 %205, %161.0
;;     %153.1:v2 tied(%152), %151:s2 = v_addc_co_u32_e64 %203, %161.1, %148
;;     %139:v1 = v_mul_lo_u32 %201.0, %153.1
;;     %140:v1 = v_mul_lo_u32 %201.1, %153.0
;;     %141:v2, %142:s2 = v_mad_u64_u32 %201.0, %153.0, 0
;;     %144.1:v2 tied(%141) = v_add3_u32 %141.1, %139, %140
;;     %136:v1 = v_mul_hi_u32 %153.0, %144.0
;;     %134.0:v2 = v_mov_b32_e32 %136
;;     %135.1:v2 tied(%134) = v_mov_b32_e32 0
;;     %129:v2, %130:s2 = v_mad_u64_u32 %153.1, %144.0, %135
;;     %125.0:v2 = v_mov_b32_e32 %129.0
;;     %126.1:v2 tied(%125) = v_mov_b32_e32 0
;;     %120:v2, %121:s2 = v_mad_u64_u32 %153.0, %144.1, %126
;;     %114.0:v2 = v_mov_b32_e32 %129.1
;;     %115.1:v2 tied(%114) = v_mov_b32_e32 0
;;     %109:v2, %110:s2 = v_mad_u64_u32 %153.1, %144.1, %115
;;     %104.0:v2, %101:s2 = v_add_co_u32_e64 %109.0, %120.1
;;     %105.1:v2 tied(%104), %103:s2 = v_addc_co_u32_e64 %109.1, 0, %101
;;     %96.0:v2, %93:s2 = v_add_co_u32_e64 %153.0, %105.0
;;     %97.1:v2 tied(%96), %95:s2 = v_addc_co_u32_e64 %153.1, %105.1, %93
;;     %88:v1 = v_mul_hi_u32 %228.2, %97.0
;;     %86.0:v2 = v_mov_b32_e32 %88
;;     %87.1:v2 tied(%86) = v_mov_b32_e32 0
;;     %81:v2, %82:s2 = v_mad_u64_u32 %228.3, %97.0, %87
;;     %77.0:v2 = v_mov_b32_e32 %81.0
;;     %78.1:v2 tied(%77) = v_mov_b32_e32 0
;;     %72:v2, %73:s2 = v_mad_u64_u32 %228.2, %97.1, %78
;;     %66.0:v2 = v_mov_b32_e32 %81.1
;;     %67.1:v2 tied(%66) = v_mov_b32_e32 0
;;     %61:v2, %62:s2 = v_mad_u64_u32 %228.3, %97.1, %67
;;     %56.0:v2, %53:s2 = v_add_co_u32_e64 %61.0, %72.1
;;     %57.1:v2 tied(%56), %55:s2 = v_addc_co_u32_e64 %61.1, 0, %53
;;     %44:v1 = v_mul_lo_u32 %57.0, %228.5
;;     %45:v1 = v_mul_lo_u32 %57.1, %228.4
;;     %46:v2, %47:s2 = v_mad_u64_u32 %57.0, %228.4, 0
;;     %49.1:v2 tied(%46) = v_add3_u32 %46.1, %44, %45
;;     %41.0:v2, %37:s2 = v_sub_co_u32_e64 %228.2, %49.0
;;     %40:v1 = v_mov_b32_e32 %228.3
;;     %42.1:v2 tied(%41), %39:s2 = v_subb_co_u32_e64 %40, %49.1, %37
;;     %33:s2 = v_cmp_ge_u64_e64 %42, %228.4-5
;;     %31.0:v2, %27:s2 = v_sub_co_u32_e64 %42.0, %228.4
;;     %30:v1 = v_mov_b32_e32 %228.5
;;     %32.1:v2 tied(%31), %29:s2 = v_subb_co_u32_e64 %42.1, %30, %27
;;     %24.0:v2 = v_cndmask_b32_e64 %42.0, %32.0, %33
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 %42.1, %32.1, %33
;;     %18:s2 = v_cmp_ge_u64_e64 %25, %228.4-5
;;     %16.0:v2, %12:s2 = v_sub_co_u32_e64 %25.0, %228.4
;;     %17.1:v2 tied(%16), %14:s2 = v_subb_co_u32_e64 %25.1, %30, %12
;;     %8.0:v2 = v_cndmask_b32_e64 %25.0, %17.0, %18
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %25.1, %17.1, %18
;;     global_store_dwordx2 %226, %9, %228.0-1 offset:256
;; }
;;     end
;; }

; test isel precise-output
; target gfx900
; Signed remainders: the sign is that of the dividend.

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
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 %52, 0x0
;;     %50:v2 = global_load_dwordx2 %51, %53
;;     %49:v1 = v_ashrrev_i32_e32 31, %50.0
;;     %48:v1 = v_ashrrev_i32_e32 31, %50.1
;;     %47:v1 = v_xor_b32_e32 %50.0, %49
;;     %45:v1 = v_sub_u32_e32 %47, %49
;;     %43:v1 = v_xor_b32_e32 %50.1, %48
;;     %41:v1 = v_sub_u32_e32 %43, %48
;;     %40:v1 = v_cvt_f32_u32_e32 %41
;;     %39:v1 = v_rcp_f32_e32 %40
;;     %37:v1 = v_mul_f32_e32 0x4f7ffffe, %39
;;     %35:v1 = v_cvt_u32_f32_e32 %37
;;     %33:v1 = v_sub_u32_e32 %48, %43
;;     %30:v1 = v_mul_lo_u32 %33, %35
;;     %28:v1 = v_mul_hi_u32 %35, %30
;;     %26:v1 = v_add_u32_e32 %35, %28
;;     %23:v1 = v_mul_hi_u32 %45, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_u32_e32 %45, %21
;;     %16:v1 = v_sub_u32_e32 %19, %41
;;     %15:v1 = v_min_u32_e32 %19, %16
;;     %12:v1 = v_sub_u32_e32 %15, %41
;;     %10:v1 = v_min_u32_e32 %15, %12
;;     %7:v1 = v_xor_b32_e32 %10, %49
;;     %5:v1 = v_sub_u32_e32 %7, %49
;;     global_store_dword %51, %5, %53 offset:256
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
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %52=s[0:1]:s2, %50=v0:v1 = inputs
;;     %53:s4 = s_load_dwordx4 %52, 0x0
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
;;     %26:v1 = v_add_u32_e32 %35, %28
;;     %23:v1 = v_mul_hi_u32 %45, %26
;;     %21:v1 = v_mul_lo_u32 %23, %41
;;     %19:v1 = v_sub_u32_e32 %45, %21
;;     %16:v1 = v_sub_u32_e64 %19, %41
;;     %15:v1 = v_min_u32_e32 %19, %16
;;     %12:v1 = v_sub_u32_e64 %15, %41
;;     %10:v1 = v_min_u32_e32 %15, %12
;;     %7:v1 = v_xor_b32_e32 %49, %10
;;     %5:v1 = v_sub_u32_e64 %7, %49
;;     global_store_dword %50, %5, %53.0-1 offset:256
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
    v6 = iconst.i32 8
    v7 = srem.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %power target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v1 = global_load_dword %16, %18
;;     %14:v1 = v_ashrrev_i32_e32 31, %15
;;     %13:v1 = v_lshrrev_b32_e32 29, %14
;;     %11:v1 = v_add_u32_e32 %15, %13
;;     %9:v1 = v_ashrrev_i32_e32 3, %11
;;     %7:v1 = v_lshlrev_b32_e32 3, %9
;;     %5:v1 = v_sub_u32_e32 %15, %7
;;     global_store_dword %16, %5, %18 offset:256
;; }
;;     end
;; }

kernel %halves {
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
;; machine kernel %halves target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %55=v0:v1 = inputs
;;     %57:s2 = s_load_dwordx2 %56, 0x0
;;     %54:v1 = global_load_sshort %55, %57
;;     %53:v1 = global_load_sshort %55, %57 offset:4
;;     %50:v1 = v_ashrrev_i32_e32 31, %54
;;     %49:v1 = v_ashrrev_i32_e32 31, %53
;;     %48:v1 = v_xor_b32_e32 %54, %50
;;     %46:v1 = v_sub_u32_e32 %48, %50
;;     %44:v1 = v_xor_b32_e32 %53, %49
;;     %42:v1 = v_sub_u32_e32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_u32_e32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_u32_e32 %46, %22
;;     %17:v1 = v_sub_u32_e32 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_u32_e32 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %11, %50
;;     %6:v1 = v_sub_u32_e32 %8, %50
;;     global_store_short %55, %6, %57 offset:256
;; }
;;     end
;; }

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
;; machine kernel %lanes_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %56=s[0:1]:s2, %55=v0:v1 = inputs
;;     %57:s2 = s_load_dwordx2 %56, 0x0
;;     %54:v1 = global_load_sbyte %55, %57
;;     %53:v1 = global_load_sbyte %55, %57 offset:4
;;     %50:v1 = v_ashrrev_i32_e32 31, %54
;;     %49:v1 = v_ashrrev_i32_e32 31, %53
;;     %48:v1 = v_xor_b32_e32 %54, %50
;;     %46:v1 = v_sub_u32_e32 %48, %50
;;     %44:v1 = v_xor_b32_e32 %53, %49
;;     %42:v1 = v_sub_u32_e32 %44, %49
;;     %41:v1 = v_cvt_f32_u32_e32 %42
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_u32_e32 %49, %44
;;     %31:v1 = v_mul_lo_u32 %34, %36
;;     %29:v1 = v_mul_hi_u32 %36, %31
;;     %27:v1 = v_add_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_u32_e32 %46, %22
;;     %17:v1 = v_sub_u32_e32 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_u32_e32 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %11, %50
;;     %6:v1 = v_sub_u32_e32 %8, %50
;;     global_store_byte %55, %6, %57 offset:256
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
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %57=v0:v1 = inputs
;;     %60:s4 = s_load_dwordx4 %59, 0x0
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
;;     %27:v1 = v_add_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_u32_e32 %46, %22
;;     %17:v1 = v_sub_u32_e64 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_u32_e64 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %50, %11
;;     %6:v1 = v_sub_u32_e64 %8, %50
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
;; machine kernel %wave_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59=s[0:1]:s2, %57=v0:v1 = inputs
;;     %60:s4 = s_load_dwordx4 %59, 0x0
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
;;     %27:v1 = v_add_u32_e32 %36, %29
;;     %24:v1 = v_mul_hi_u32 %46, %27
;;     %22:v1 = v_mul_lo_u32 %24, %42
;;     %20:v1 = v_sub_u32_e32 %46, %22
;;     %17:v1 = v_sub_u32_e64 %20, %42
;;     %16:v1 = v_min_u32_e32 %20, %17
;;     %13:v1 = v_sub_u32_e64 %16, %42
;;     %11:v1 = v_min_u32_e32 %16, %13
;;     %8:v1 = v_xor_b32_e32 %50, %11
;;     %6:v1 = v_sub_u32_e64 %8, %50
;;     global_store_short %57, %6, %60.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %270=s[0:1]:s2, %269=v0:v1 = inputs
;;     %271:s8 = s_load_dwordx8 %270, 0x0
;;     %268:s1 = s_ashr_i32 %271.3, 31
;;     %265.0:s2 = s_mov_b32 %268
;;     %266.1:s2 tied(%265) = s_mov_b32 %268
;;     %262:s1 = s_ashr_i32 %271.5, 31
;;     %259.0:s2 = s_mov_b32 %262
;;     %260.1:s2 tied(%259) = s_mov_b32 %262
;;     %256:s2 = s_xor_b64 %271.2-3, %266
;;     %252.0:s2 = s_sub_u32 %256.0, %268 makes scc
;;     %253.1:s2 tied(%252) = s_subb_u32 %256.1, %268
;;     %248:s2 = s_xor_b64 %271.4-5, %260
;;     %244.0:s2 = s_sub_u32 %248.0, %262 makes scc
;;     %245.1:s2 tied(%244) = s_subb_u32 %248.1, %262
;;     %241:v1 = v_cvt_f32_u32_e32 %245.0
;;     %239:v1 = v_cvt_f32_u32_e32 %245.1
;;     %237:v1 = v_mul_f32_e32 0x4f800000, %239
;;     %235:v1 = v_add_f32_e32 %237, %241
;;     %232:v1 = v_rcp_f32_e32 %235
;;     %230:v1 = v_mul_f32_e32 0x5f7ffffc, %232
;;     %228:v1 = v_mul_f32_e32 0x2f800000, %230
;;     %227:v1 = v_trunc_f32_e32 %228
;;     %225:v1 = v_mul_f32_e32 0x4f800000, %227
;;     %224:v1 = v_sub_f32_e32 %230, %225
;;     %221:v1 = v_cvt_u32_f32_e32 %224
;;     %219:v1 = v_cvt_u32_f32_e32 %227
;;     %216.0:s2 = s_sub_u32 %262, %248.0 makes scc
;;     %217.1:s2 tied(%216) = s_subb_u32 %262, %248.1
;;     %206:v1 = v_mul_lo_u32 %217.0, %219
;;     %207:v1 = v_mul_lo_u32 %217.1, %221
;;     %208:v2, %209:s2 = v_mad_u64_u32 %217.0, %221, 0
;;     %211.1:v2 tied(%208) = v_add3_u32 %208.1, %206, %207
;;     %204:v1 = v_mul_hi_u32 %221, %211.0
;;     %202.0:v2 = v_mov_b32_e32 %204
;;     %203.1:v2 tied(%202) = v_mov_b32_e32 0
;;     %197:v2, %198:s2 = v_mad_u64_u32 %219, %211.0, %203
;;     %193.0:v2 = v_mov_b32_e32 %197.0
;;     %194.1:v2 tied(%193) = v_mov_b32_e32 0
;;     %188:v2, %189:s2 = v_mad_u64_u32 %221, %211.1, %194
;;     %183.0:v2 = v_mov_b32_e32 %197.1
;;     %184.1:v2 tied(%183) = v_mov_b32_e32 0
;;     %178:v2, %179:s2 = v_mad_u64_u32 %219, %211.1, %184
;;     %174.0:v2, %171:s2 = v_add_co_u32_e64 %178.0, %188.1
;;     %175.1:v2 tied(%174), %173:s2 = v_addc_co_u32_e64 %178.1, 0, %171
;;     %166.0:v2, %162:s2 = v_add_co_u32_e64 %221, %175.0
;;     %167.1:v2 tied(%166), %165:s2 = v_addc_co_u32_e64 %219, %175.1, %162
;;     %153:v1 = v_mul_lo_u32 %217.0, %167.1
;;     %154:v1 = v_mul_lo_u32 %217.1, %167.0
;;     %155:v2, %156:s2 = v_mad_u64_u32 %217.0, %167.0, 0
;;     %158.1:v2 tied(%155) = v_add3_u32 %155.1, %153, %154
;;     %150:v1 = v_mul_hi_u32 %167.0, %158.0
;;     %148.0:v2 = v_mov_b32_e32 %150
;;     %149.1:v2 tied(%148) = v_mov_b32_e32 0
;;     %143:v2, %144:s2 = v_mad_u64_u32 %167.1, %158.0, %149
;;     %139.0:v2 = v_mov_b32_e32 %143.0
;;     %140.1:v2 tied(%139) = v_mov_b32_e32 0
;;     %134:v2, %135:s2 = v_mad_u64_u32 %167.0, %158.1, %140
;;     %128.0:v2 = v_mov_b32_e32 %143.1
;;     %129.1:v2 tied(%128) = v_mov_b32_e32 0
;;     %123:v2, %124:s2 = v_mad_u64_u32 %167.1, %158.1, %129
;;     %118.0:v2, %115:s2 = v_add_co_u32_e64 %123.0, %134.1
;;     %119.1:v2 tied(%118), %117:s2 = v_addc_co_u32_e64 %123.1, 0, %115
;;     %110.0:v2, %107:s2 = v_add_co_u32_e64 %167.0, %119.0
;;     %111.1:v2 tied(%110), %109:s2 = v_addc_co_u32_e64 %167.1, %119.1, %107
;;     %102:v1 = v_mul_hi_u32 %253.0, %111.0
;;     %100.0:v2 = v_mov_b32_e32 %102
;;     %101.1:v2 tied(%100) = v_mov_b32_e32 0
;;     %95:v2, %96:s2 = v_mad_u64_u32 %253.1, %111.0, %101
;;     %91.0:v2 = v_mov_b32_e32 %95.0
;;     %92.1:v2 tied(%91) = v_mov_b32_e32 0
;;     %86:v2, %87:s2 = v_mad_u64_u32 %253.0, %111.1, %92
;;     %80.0:v2 = v_mov_b32_e32 %95.1
;;     %81.1:v2 tied(%80) = v_mov_b32_e32 0
;;     %75:v2, %76:s2 = v_mad_u64_u32 %253.1, %111.1, %81
;;     %70.0:v2, %67:s2 = v_add_co_u32_e64 %75.0, %86.1
;;     %71.1:v2 tied(%70), %69:s2 = v_addc_co_u32_e64 %75.1, 0, %67
;;     %58:v1 = v_mul_lo_u32 %71.0, %245.1
;;     %59:v1 = v_mul_lo_u32 %71.1, %245.0
;;     %60:v2, %61:s2 = v_mad_u64_u32 %71.0, %245.0, 0
;;     %63.1:v2 tied(%60) = v_add3_u32 %60.1, %58, %59
;;     %55.0:v2, %51:s2 = v_sub_co_u32_e64 %253.0, %63.0
;;     %54:v1 = v_mov_b32_e32 %253.1
;;     %56.1:v2 tied(%55), %53:s2 = v_subb_co_u32_e64 %54, %63.1, %51
;;     %47:s2 = v_cmp_ge_u64_e64 %56, %245
;;     %45.0:v2, %41:s2 = v_sub_co_u32_e64 %56.0, %245.0
;;     %44:v1 = v_mov_b32_e32 %245.1
;;     %46.1:v2 tied(%45), %43:s2 = v_subb_co_u32_e64 %56.1, %44, %41
;;     %38.0:v2 = v_cndmask_b32_e64 %56.0, %46.0, %47
;;     %39.1:v2 tied(%38) = v_cndmask_b32_e64 %56.1, %46.1, %47
;;     %32:s2 = v_cmp_ge_u64_e64 %39, %245
;;     %30.0:v2, %26:s2 = v_sub_co_u32_e64 %39.0, %245.0
;;     %31.1:v2 tied(%30), %28:s2 = v_subb_co_u32_e64 %39.1, %44, %26
;;     %22.0:v2 = v_cndmask_b32_e64 %39.0, %31.0, %32
;;     %23.1:v2 tied(%22) = v_cndmask_b32_e64 %39.1, %31.1, %32
;;     %15.0:v2 = v_xor_b32_e32 %268, %23.0
;;     %16.1:v2 tied(%15) = v_xor_b32_e32 %268, %23.1
;;     %10.0:v2, %6:s2 = v_sub_co_u32_e64 %16.0, %268
;;     %9:v1 = v_mov_b32_e32 %268
;;     %11.1:v2 tied(%10), %8:s2 = v_subb_co_u32_e64 %16.1, %9, %6
;;     global_store_dwordx2 %269, %11, %271.0-1 offset:256
;; }
;;     end
;; }

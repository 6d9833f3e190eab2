; test isel precise-output
; target gfx900
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
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %42:v2 = global_load_dwordx2 %43, %45
;;     %41:v1 = v_cvt_f32_u32_e32 %42.1
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:v1 = v_sub_u32_e32 0, %42.1
;;     %33:v1 = v_mul_lo_u32 %34, %36
;;     %31:v1 = v_mul_hi_u32 %36, %33
;;     %29:v1 = v_add_u32_e32 %36, %31
;;     %26:v1 = v_mul_hi_u32 %42.0, %29
;;     %24:v1 = v_mul_lo_u32 %26, %42.1
;;     %23:v1 = v_sub_u32_e32 %42.0, %24
;;     %20:s2 = v_cmp_ge_u32_e64 %23, %42.1
;;     %19:v1 = v_add_u32_e32 1, %26
;;     %18:v1 = v_sub_u32_e32 %23, %42.1
;;     %17:v1 = v_cndmask_b32_e64 %26, %19, %20
;;     %13:v1 = v_min_u32_e32 %23, %18
;;     %10:s2 = v_cmp_ge_u32_e64 %13, %42.1
;;     %7:v1 = v_add_u32_e32 1, %17
;;     %6:v1 = v_cndmask_b32_e64 %17, %7, %10
;;     global_store_dword %43, %6, %45 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %42=v0:v1 = inputs
;;     %45:s4 = s_load_dwordx4 %44, 0x0
;;     %41:v1 = v_cvt_f32_u32_e32 %45.3
;;     %40:v1 = v_rcp_f32_e32 %41
;;     %38:v1 = v_mul_f32_e32 0x4f7ffffe, %40
;;     %36:v1 = v_cvt_u32_f32_e32 %38
;;     %34:s1 = s_sub_u32 0, %45.3
;;     %33:v1 = v_mul_lo_u32 %34, %36
;;     %31:v1 = v_mul_hi_u32 %36, %33
;;     %29:v1 = v_add_u32_e32 %36, %31
;;     %26:v1 = v_mul_hi_u32 %45.2, %29
;;     %24:v1 = v_mul_lo_u32 %26, %45.3
;;     %23:v1 = v_sub_u32_e32 %45.2, %24
;;     %20:s2 = v_cmp_ge_u32_e64 %23, %45.3
;;     %19:v1 = v_add_u32_e32 1, %26
;;     %18:v1 = v_sub_u32_e64 %23, %45.3
;;     %17:v1 = v_cndmask_b32_e64 %26, %19, %20
;;     %13:v1 = v_min_u32_e32 %23, %18
;;     %10:s2 = v_cmp_ge_u32_e64 %13, %45.3
;;     %7:v1 = v_add_u32_e32 1, %17
;;     %6:v1 = v_cndmask_b32_e64 %17, %7, %10
;;     global_store_dword %42, %6, %45.0-1 offset:256
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
;; machine kernel %wave_i8 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %49=v0:v1 = inputs
;;     %52:s4 = s_load_dwordx4 %51, 0x0
;;     %46:s1 = s_and_b32 %52.2, 0xff
;;     %44:s1 = s_and_b32 %52.3, 0xff
;;     %42:v1 = v_cvt_f32_u32_e32 %44
;;     %41:v1 = v_rcp_f32_e32 %42
;;     %39:v1 = v_mul_f32_e32 0x4f7ffffe, %41
;;     %37:v1 = v_cvt_u32_f32_e32 %39
;;     %35:s1 = s_sub_u32 0, %44
;;     %34:v1 = v_mul_lo_u32 %35, %37
;;     %32:v1 = v_mul_hi_u32 %37, %34
;;     %30:v1 = v_add_u32_e32 %37, %32
;;     %27:v1 = v_mul_hi_u32 %46, %30
;;     %25:v1 = v_mul_lo_u32 %27, %44
;;     %24:v1 = v_sub_u32_e32 %46, %25
;;     %21:s2 = v_cmp_ge_u32_e64 %24, %44
;;     %20:v1 = v_add_u32_e32 1, %27
;;     %19:v1 = v_sub_u32_e64 %24, %44
;;     %18:v1 = v_cndmask_b32_e64 %27, %20, %21
;;     %14:v1 = v_min_u32_e32 %24, %19
;;     %11:s2 = v_cmp_ge_u32_e64 %14, %44
;;     %8:v1 = v_add_u32_e32 1, %18
;;     %7:v1 = v_cndmask_b32_e64 %18, %8, %11
;;     global_store_byte %49, %7, %52.0-1 offset:256
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
;; machine kernel %wave_i16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %49=v0:v1 = inputs
;;     %52:s4 = s_load_dwordx4 %51, 0x0
;;     %46:s1 = s_and_b32 %52.2, 0xffff
;;     %44:s1 = s_and_b32 %52.3, 0xffff
;;     %42:v1 = v_cvt_f32_u32_e32 %44
;;     %41:v1 = v_rcp_f32_e32 %42
;;     %39:v1 = v_mul_f32_e32 0x4f7ffffe, %41
;;     %37:v1 = v_cvt_u32_f32_e32 %39
;;     %35:s1 = s_sub_u32 0, %44
;;     %34:v1 = v_mul_lo_u32 %35, %37
;;     %32:v1 = v_mul_hi_u32 %37, %34
;;     %30:v1 = v_add_u32_e32 %37, %32
;;     %27:v1 = v_mul_hi_u32 %46, %30
;;     %25:v1 = v_mul_lo_u32 %27, %44
;;     %24:v1 = v_sub_u32_e32 %46, %25
;;     %21:s2 = v_cmp_ge_u32_e64 %24, %44
;;     %20:v1 = v_add_u32_e32 1, %27
;;     %19:v1 = v_sub_u32_e64 %24, %44
;;     %18:v1 = v_cndmask_b32_e64 %27, %20, %21
;;     %14:v1 = v_min_u32_e32 %24, %19
;;     %11:s2 = v_cmp_ge_u32_e64 %14, %44
;;     %8:v1 = v_add_u32_e32 1, %18
;;     %7:v1 = v_cndmask_b32_e64 %18, %8, %11
;;     global_store_short %49, %7, %52.0-1 offset:256
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
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %238=s[0:1]:s2, %237=v0:v1 = inputs
;;     %239:s8 = s_load_dwordx8 %238, 0x0
;;     %236:v1 = v_cvt_f32_u32_e32 %239.4
;;     %234:v1 = v_cvt_f32_u32_e32 %239.5
;;     %232:v1 = v_mul_f32_e32 0x4f800000, %234
;;     %230:v1 = v_add_f32_e32 %232, %236
;;     %227:v1 = v_rcp_f32_e32 %230
;;     %225:v1 = v_mul_f32_e32 0x5f7ffffc, %227
;;     %223:v1 = v_mul_f32_e32 0x2f800000, %225
;;     %222:v1 = v_trunc_f32_e32 %223
;;     %220:v1 = v_mul_f32_e32 0x4f800000, %222
;;     %219:v1 = v_sub_f32_e32 %225, %220
;;     %216:v1 = v_cvt_u32_f32_e32 %219
;;     %214:v1 = v_cvt_u32_f32_e32 %222
;;     %211.0:s2 = s_sub_u32 0, %239.4 makes scc
;;     %212.1:s2 tied(%211) = s_subb_u32 0, %239.5
;;     %203:v1 = v_mul_lo_u32 %212.0, %214
;;     %204:v1 = v_mul_lo_u32 %212.1, %216
;;     %205:v2, %206:s2 = v_mad_u64_u32 %212.0, %216, 0
;;     %208.1:v2 tied(%205) = v_add3_u32 %205.1, %203, %204
;;     %201:v1 = v_mul_hi_u32 %216, %208.0
;;     %199.0:v2 = v_mov_b32_e32 %201
;;     %200.1:v2 tied(%199) = v_mov_b32_e32 0
;;     %194:v2, %195:s2 = v_mad_u64_u32 %214, %208.0, %200
;;     %190.0:v2 = v_mov_b32_e32 %194.0
;;     %191.1:v2 tied(%190) = v_mov_b32_e32 0
;;     %185:v2, %186:s2 = v_mad_u64_u32 %216, %208.1, %191
;;     %180.0:v2 = v_mov_b32_e32 %194.1
;;     %181.1:v2 tied(%180) = v_mov_b32_e32 0
;;     %175:v2, %176:s2 = v_mad_u64_u32 %214, %208.1, %181
;;     %171.0:v2, %168:s2 = v_add_co_u32_e64 %175.0, %185.1
;;     %172.1:v2 tied(%171), %170:s2 = v_addc_co_u32_e64 %175.1, 0, %168
;;     %163.0:v2, %159:s2 = v_add_co_u32_e64 %216, %172.0
;;     %164.1:v2 tied(%163), %162:s2 = v_addc_co_u32_e64 %214, %172.1, %159
;;     %150:v1 = v_mul_lo_u32 %212.0, %164.1
;;     %151:v1 = v_mul_lo_u32 %212.1, %164.0
;;     %152:v2, %153:s2 = v_mad_u64_u32 %212.0, %164.0, 0
;;     %155.1:v2 tied(%152) = v_add3_u32 %152.1, %150, %151
;;     %147:v1 = v_mul_hi_u32 %164.0, %155.0
;;     %145.0:v2 = v_mov_b32_e32 %147
;;     %146.1:v2 tied(%145) = v_mov_b32_e32 0
;;     %140:v2, %141:s2 = v_mad_u64_u32 %164.1, %155.0, %146
;;     %136.0:v2 = v_mov_b32_e32 %140.0
;;     %137.1:v2 tied(%136) = v_mov_b32_e32 0
;;     %131:v2, %132:s2 = v_mad_u64_u32 %164.0, %155.1, %137
;;     %125.0:v2 = v_mov_b32_e32 %140.1
;;     %126.1:v2 tied(%125) = v_mov_b32_e32 0
;;     %120:v2, %121:s2 = v_mad_u64_u32 %164.1, %155.1, %126
;;     %115.0:v2, %112:s2 = v_add_co_u32_e64 %120.0, %131.1
;;     %116.1:v2 tied(%115), %114:s2 = v_addc_co_u32_e64 %120.1, 0, %112
;;     %107.0:v2, %104:s2 = v_add_co_u32_e64 %164.0, %116.0
;;     %108.1:v2 tied(%107), %106:s2 = v_addc_co_u32_e64 %164.1, %116.1, %104
;;     %99:v1 = v_mul_hi_u32 %239.2, %108.0
;;     %97.0:v2 = v_mov_b32_e32 %99
;;     %98.1:v2 tied(%97) = v_mov_b32_e32 0
;;     %92:v2, %93:s2 = v_mad_u64_u32 %239.3, %108.0, %98
;;     %88.0:v2 = v_mov_b32_e32 %92.0
;;     %89.1:v2 tied(%88) = v_mov_b32_e32 0
;;     %83:v2, %84:s2 = v_mad_u64_u32 %239.2, %108.1, %89
;;     %77.0:v2 = v_mov_b32_e32 %92.1
;;     %78.1:v2 tied(%77) = v_mov_b32_e32 0
;;     %72:v2, %73:s2 = v_mad_u64_u32 %239.3, %108.1, %78
;;     %67.0:v2, %64:s2 = v_add_co_u32_e64 %72.0, %83.1
;;     %68.1:v2 tied(%67), %66:s2 = v_addc_co_u32_e64 %72.1, 0, %64
;;     %55:v1 = v_mul_lo_u32 %68.0, %239.5
;;     %56:v1 = v_mul_lo_u32 %68.1, %239.4
;;     %57:v2, %58:s2 = v_mad_u64_u32 %68.0, %239.4, 0
;;     %60.1:v2 tied(%57) = v_add3_u32 %57.1, %55, %56
;;     %53.0:v2, %49:s2 = v_sub_co_u32_e64 %239.2, %60.0
;;     %52:v1 = v_mov_b32_e32 %239.3
;;     %54.1:v2 tied(%53), %51:s2 = v_subb_co_u32_e64 %52, %60.1, %49
;;     %45:s2 = v_cmp_ge_u64_e64 %54, %239.4-5
;;     %43.0:v2, %40:s2 = v_add_co_u32_e64 %68.0, 1
;;     %44.1:v2 tied(%43), %42:s2 = v_addc_co_u32_e64 %68.1, 0, %40
;;     %37.0:v2, %33:s2 = v_sub_co_u32_e64 %54.0, %239.4
;;     %36:v1 = v_mov_b32_e32 %239.5
;;     %38.1:v2 tied(%37), %35:s2 = v_subb_co_u32_e64 %54.1, %36, %33
;;     %30.0:v2 = v_cndmask_b32_e64 %68.0, %44.0, %45
;;     %31.1:v2 tied(%30) = v_cndmask_b32_e64 %68.1, %44.1, %45
;;     %24.0:v2 = v_cndmask_b32_e64 %54.0, %38.0, %45
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 %54.1, %38.1, %45
;;     %18:s2 = v_cmp_ge_u64_e64 %25, %239.4-5
;;     %14.0:v2, %11:s2 = v_add_co_u32_e64 %31.0, 1
;;     %15.1:v2 tied(%14), %13:s2 = v_addc_co_u32_e64 %31.1, 0, %11
;;     %8.0:v2 = v_cndmask_b32_e64 %31.0, %15.0, %18
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %31.1, %15.1, %18
;;     global_store_dwordx2 %237, %9, %239.0-1 offset:256
;; }
;;     end
;; }

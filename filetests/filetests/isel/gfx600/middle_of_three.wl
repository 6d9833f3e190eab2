; test isel precise-output
; target gfx600
; The middle one of three, and ends of three floats.

kernel %med3_unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = umin.i32 v5, v6
    v10 = umax.i32 v5, v6
    v11 = umin.i32 v10, v7
    v8 = umax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_unsigned target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_med3_u32 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %med3_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v9 = smin.i32 v5, v6
    v10 = smax.i32 v5, v6
    v11 = smin.i32 v10, v7
    v8 = smax.i32 v9, v11
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %med3_signed target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_med3_i32 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fmed3_f32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v8 = fmed3.f32 v5, v6, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmed3_f32 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_med3_f32 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fmed3_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+2]
    v7 = load.f16 global align 2 [v4+4]
    v8 = fmed3.f16 v5, v6, v7
    store.f16 global align 2 [v4+256], v8
    return
}
;; machine kernel %fmed3_f16 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %261=s[0:1]:s2, %260=v0:v1 = inputs
;;     %207:s1 = s_mov_b32 0x7c00
;;     %197:s1 = s_mov_b32 0xffff83ff
;;     %193:s1 = s_mov_b32 0x1ff
;;     %262:s2 = s_load_dwordx2 %261, 0x0
;;     %251.2:s4 = s_mov_b32 0
;;     %252.3:s4 tied(%251) = s_mov_b32 0x100f000
;;     %253.0:s4 tied(%252) = s_mov_b32 %262.0
;;     %254.1:s4 tied(%253) = s_mov_b32 %262.1
;;     %257.1:v2 = v_mov_b32_e32 0
;;     %258.0:v2 tied(%257) = v_mov_b32_e32 %260
;;     %259:v1 = buffer_load_ushort %258, %254, 0 addr64
;;     %238.2:s4 = s_mov_b32 0
;;     %239.3:s4 tied(%238) = s_mov_b32 0x100f000
;;     %240.0:s4 tied(%239) = s_mov_b32 %262.0
;;     %241.1:s4 tied(%240) = s_mov_b32 %262.1
;;     %244.1:v2 = v_mov_b32_e32 0
;;     %245.0:v2 tied(%244) = v_mov_b32_e32 %260
;;     %246:v1 = buffer_load_ushort %245, %241, 0 addr64 offset:2
;;     %225.2:s4 = s_mov_b32 0
;;     %226.3:s4 tied(%225) = s_mov_b32 0x100f000
;;     %227.0:s4 tied(%226) = s_mov_b32 %262.0
;;     %228.1:s4 tied(%227) = s_mov_b32 %262.1
;;     %231.1:v2 = v_mov_b32_e32 0
;;     %232.0:v2 tied(%231) = v_mov_b32_e32 %260
;;     %233:v1 = buffer_load_ushort %232, %228, 0 addr64 offset:4
;;     %220:v1 = v_bfe_i32 %259, 0, 16
;;     %218:v1 = v_bfe_i32 %246, 0, 16
;;     %216:v1 = v_and_b32_e32 0x7fff, %220
;;     %215:v1 = v_and_b32_e32 0x7fff, %218
;;     %214:v1 = v_ashrrev_i32_e32 31, %220
;;     %213:v1 = v_xor_b32_e32 %216, %214
;;     %211:v1 = v_ashrrev_i32_e32 31, %218
;;     %210:v1 = v_xor_b32_e32 %215, %211
;;     %208:s2 = v_cmp_le_i32_e64 %213, %210
;;     %206:s2 = v_cmp_gt_u32_e64 %216, %207
;;     %204:s2 = v_cmp_gt_u32_e64 %215, %207
;;     %203:v1 = v_cndmask_b32_e64 %218, %220, %208
;;     %201:v1 = v_cndmask_b32_e64 %203, %220, %204
;;     %199:v1 = v_cndmask_b32_e64 %201, %218, %206
;;     %195:v1, %196:s2 = v_add_i32_e64 %215, %197
;;     %192:s2 = v_cmp_lt_u32_e64 %195, %193
;;     %190:v1 = v_or_b32_e32 0x200, %218
;;     %189:v1 = v_cndmask_b32_e64 %199, %190, %192
;;     %185:v1, %186:s2 = v_add_i32_e64 %216, %197
;;     %182:s2 = v_cmp_lt_u32_e64 %185, %193
;;     %180:v1 = v_or_b32_e32 0x200, %220
;;     %179:v1 = v_cndmask_b32_e64 %189, %180, %182
;;     %176:s2 = v_cmp_ge_i32_e64 %213, %210
;;     %173:v1 = v_cndmask_b32_e64 %218, %220, %176
;;     %171:v1 = v_cndmask_b32_e64 %173, %220, %204
;;     %167:v1 = v_cndmask_b32_e64 %171, %218, %206
;;     %163:v1 = v_cndmask_b32_e64 %167, %190, %192
;;     %159:v1 = v_cndmask_b32_e64 %163, %180, %182
;;     %154:v1 = v_bfe_i32 %179, 0, 16
;;     %152:v1 = v_bfe_i32 %233, 0, 16
;;     %150:v1 = v_and_b32_e32 0x7fff, %154
;;     %149:v1 = v_and_b32_e32 0x7fff, %152
;;     %148:v1 = v_ashrrev_i32_e32 31, %154
;;     %147:v1 = v_xor_b32_e32 %150, %148
;;     %145:v1 = v_ashrrev_i32_e32 31, %152
;;     %144:v1 = v_xor_b32_e32 %149, %145
;;     %142:s2 = v_cmp_le_i32_e64 %147, %144
;;     %140:s2 = v_cmp_gt_u32_e64 %150, %207
;;     %138:s2 = v_cmp_gt_u32_e64 %149, %207
;;     %137:v1 = v_cndmask_b32_e64 %152, %154, %142
;;     %135:v1 = v_cndmask_b32_e64 %137, %154, %138
;;     %133:v1 = v_cndmask_b32_e64 %135, %152, %140
;;     %129:v1, %130:s2 = v_add_i32_e64 %149, %197
;;     %126:s2 = v_cmp_lt_u32_e64 %129, %193
;;     %124:v1 = v_or_b32_e32 0x200, %152
;;     %123:v1 = v_cndmask_b32_e64 %133, %124, %126
;;     %119:v1, %120:s2 = v_add_i32_e64 %150, %197
;;     %116:s2 = v_cmp_lt_u32_e64 %119, %193
;;     %114:v1 = v_or_b32_e32 0x200, %154
;;     %113:v1 = v_cndmask_b32_e64 %123, %114, %116
;;     %109:v1 = v_bfe_i32 %159, 0, 16
;;     %107:v1 = v_and_b32_e32 0x7fff, %109
;;     %106:v1 = v_ashrrev_i32_e32 31, %109
;;     %105:v1 = v_xor_b32_e32 %107, %106
;;     %103:s2 = v_cmp_le_i32_e64 %105, %144
;;     %99:s2 = v_cmp_gt_u32_e64 %107, %207
;;     %98:v1 = v_cndmask_b32_e64 %152, %109, %103
;;     %96:v1 = v_cndmask_b32_e64 %98, %109, %138
;;     %93:v1 = v_cndmask_b32_e64 %96, %152, %99
;;     %89:v1 = v_cndmask_b32_e64 %93, %124, %126
;;     %83:v1, %84:s2 = v_add_i32_e64 %107, %197
;;     %80:s2 = v_cmp_lt_u32_e64 %83, %193
;;     %78:v1 = v_or_b32_e32 0x200, %109
;;     %76:v1 = v_cndmask_b32_e64 %89, %78, %80
;;     %71:v1 = v_bfe_i32 %76, 0, 16
;;     %69:v1 = v_and_b32_e32 0x7fff, %71
;;     %68:v1 = v_ashrrev_i32_e32 31, %71
;;     %67:v1 = v_xor_b32_e32 %69, %68
;;     %65:s2 = v_cmp_ge_i32_e64 %147, %67
;;     %61:s2 = v_cmp_gt_u32_e64 %69, %207
;;     %60:v1 = v_cndmask_b32_e64 %71, %154, %65
;;     %58:v1 = v_cndmask_b32_e64 %60, %154, %61
;;     %54:v1 = v_cndmask_b32_e64 %58, %71, %140
;;     %49:v1, %50:s2 = v_add_i32_e64 %69, %197
;;     %46:s2 = v_cmp_lt_u32_e64 %49, %193
;;     %44:v1 = v_or_b32_e32 0x200, %71
;;     %42:v1 = v_cndmask_b32_e64 %54, %44, %46
;;     %38:v1 = v_cndmask_b32_e64 %42, %114, %116
;;     %32:v1 = v_cvt_f32_f16_e32 %259
;;     %30:v1 = v_cvt_f32_f16_e32 %246
;;     %28:s2 = v_cmp_u_f32_e64 %32, %30
;;     %25:v1 = v_cvt_f32_f16_e32 %233
;;     %23:s2 = v_cmp_u_f32_e64 %25, %25
;;     %21:v1 = v_cndmask_b32_e64 %38, %113, %23
;;     %18:v1 = v_cndmask_b32_e64 %21, %113, %28
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %262.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %262.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %260
;;     buffer_store_short %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fmed3_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = load.f64 global align 8 [v4+8]
    v7 = load.f64 global align 8 [v4+16]
    v8 = fmed3.f64 v5, v6, v7
    store.f64 global align 8 [v4+256], v8
    return
}
;; machine kernel %fmed3_f64 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %68=s[0:1]:s2, %67=v0:v1 = inputs
;;     %69:s2 = s_load_dwordx2 %68, 0x0
;;     %58.2:s4 = s_mov_b32 0
;;     %59.3:s4 tied(%58) = s_mov_b32 0x100f000
;;     %60.0:s4 tied(%59) = s_mov_b32 %69.0
;;     %61.1:s4 tied(%60) = s_mov_b32 %69.1
;;     %64.1:v2 = v_mov_b32_e32 0
;;     %65.0:v2 tied(%64) = v_mov_b32_e32 %67
;;     %66:v4 = buffer_load_dwordx4 %65, %61, 0 addr64
;;     %45.2:s4 = s_mov_b32 0
;;     %46.3:s4 tied(%45) = s_mov_b32 0x100f000
;;     %47.0:s4 tied(%46) = s_mov_b32 %69.0
;;     %48.1:s4 tied(%47) = s_mov_b32 %69.1
;;     %51.1:v2 = v_mov_b32_e32 0
;;     %52.0:v2 tied(%51) = v_mov_b32_e32 %67
;;     %53:v2 = buffer_load_dwordx2 %52, %48, 0 addr64 offset:16
;;     %40:v2 = v_min_f64 %66.0-1, %66.2-3
;;     %39:v2 = v_max_f64 %66.0-1, %66.2-3
;;     %38:v2 = v_min_f64 %40, %53
;;     %37:v2 = v_min_f64 %39, %53
;;     %35:v2 = v_max_f64 %40, %37
;;     %32:s2 = v_cmp_u_f64_e64 %66.0-1, %66.2-3
;;     %29:s2 = v_cmp_u_f64_e64 %53, %53
;;     %26.0:v2 = v_cndmask_b32_e64 %35.0, %38.0, %29
;;     %27.1:v2 tied(%26) = v_cndmask_b32_e64 %35.1, %38.1, %29
;;     %20.0:v2 = v_cndmask_b32_e64 %27.0, %38.0, %32
;;     %21.1:v2 tied(%20) = v_cndmask_b32_e64 %27.1, %38.1, %32
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %69.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %69.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %67
;;     buffer_store_dwordx2 %21, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fmin3 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v9 = fmin.f32 v5, v6
    v8 = fmin.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmin3 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_min3_f32 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %fmax3 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.f32 global align 4 [v4+8]
    v9 = fmax.f32 v5, v6
    v8 = fmax.f32 v9, v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %fmax3 target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %46=s[0:1]:s2, %45=v0:v1 = inputs
;;     %47:s2 = s_load_dwordx2 %46, 0x0
;;     %36.2:s4 = s_mov_b32 0
;;     %37.3:s4 tied(%36) = s_mov_b32 0x100f000
;;     %38.0:s4 tied(%37) = s_mov_b32 %47.0
;;     %39.1:s4 tied(%38) = s_mov_b32 %47.1
;;     %42.1:v2 = v_mov_b32_e32 0
;;     %43.0:v2 tied(%42) = v_mov_b32_e32 %45
;;     %44:v2 = buffer_load_dwordx2 %43, %39, 0 addr64
;;     %23.2:s4 = s_mov_b32 0
;;     %24.3:s4 tied(%23) = s_mov_b32 0x100f000
;;     %25.0:s4 tied(%24) = s_mov_b32 %47.0
;;     %26.1:s4 tied(%25) = s_mov_b32 %47.1
;;     %29.1:v2 = v_mov_b32_e32 0
;;     %30.0:v2 tied(%29) = v_mov_b32_e32 %45
;;     %31:v1 = buffer_load_dword %30, %26, 0 addr64 offset:8
;;     %18:v1 = v_max3_f32 %44.0, %44.1, %31
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %47.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %47.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %45
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; test isel precise-output noinline
; target gfx1030
; Images: a register of the address each has a field in the longer encoding.

kernel %elements {
    param %image : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = iconst.i32 3
    v5, v6, v7, v8 = image_load.i32 1d v1, v3
    image_store.i32 2d v2, v3, v4, v5, v6, v7, v8
    image_fence
    v9, v10, v11, v12 = image_load.i32 3d v2, v3, v4, v3
    image_store.i32 1da v1, v3, v4, v9, v9, v12, v11
    v13 = image_load.f32 2dadepth v1, v3, v4, v4
    image_store.f32 2ddepth v2, v3, v4, v13
    return
}
;; machine kernel %elements target gfx1030 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %59=v0:v1 = inputs
;;     %61:s4 = s_load_dwordx4 s[8:9], null
;;     %57:s8 = s_load_dwordx8 %61.0-1, null
;;     %58:v4 = image_load %59, %57 dmask:0xf dim:SQ_RSRC_IMG_1D unorm
;;     %56:s1 = s_load_dword %61.2-3, 0x50
;; }
;;     s_bitcmp1_b32 %56, 1 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb4 of block15
;;     jump mb4
;; mb3: wave -> mb5 of block8
;; lanes -> mb5 {
;;     %51.0:v2 = v_mov_b32_e32 %61.2
;;     %52.1:v2 tied(%51) = v_mov_b32_e32 %61.3
;;     %53:v1 = v_mov_b32_e32 3
;;     %54:v1 = v_mov_b32_e32 0
;;     %62:v1 = v_mov_b32_e32 %58.0
;;     %63:v1 = v_mov_b32_e32 %58.1
;;     %64:v1 = v_mov_b32_e32 %58.2
;;     %65:v1 = v_mov_b32_e32 %58.3
;;     call fn7, %52=v[0:1], %59=v2, %53=v3, %54=v4, %62=v5, %63=v6, %64=v7, %65=v8 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block9
;; lanes -> mb5 {
;;     %39:v1 = v_mov_b32_e32 3
;;     %40:s8 = s_load_dwordx8 %61.2-3, null
;;     %45.0:v4 = v_mov_b32_e32 %58.0
;;     %46.1:v4 tied(%45) = v_mov_b32_e32 %58.1
;;     %47.2:v4 tied(%46) = v_mov_b32_e32 %58.2
;;     %48.3:v4 tied(%47) = v_mov_b32_e32 %58.3
;;     image_store %48, [%59, %39], %40 dmask:0xf dim:SQ_RSRC_IMG_2D unorm
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block10
;; lanes -> mb8, mb9 {
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     buffer_gl1_inv
;;     buffer_gl0_inv
;;     %36:v1 = v_mov_b32_e32 3
;;     %37:s8 = s_load_dwordx8 %61.2-3, null
;;     %38:v4 = image_load [%59, %36, %59], %37 dmask:0xf dim:SQ_RSRC_IMG_3D unorm
;;     %35:s1 = s_load_dword %61.0-1, 0x50
;; }
;;     s_bitcmp1_b32 %35, 1 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block16
;;     jump mb8
;; mb7: wave -> mb9 of block17
;;     jump mb9
;; mb8: wave -> mb10 of block11
;; lanes -> mb10 {
;;     %30.0:v2 = v_mov_b32_e32 %61.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %61.1
;;     %32:v1 = v_mov_b32_e32 0
;;     %33:v1 = v_mov_b32_e32 3
;;     %66:v1 = v_mov_b32_e32 %38.0
;;     %67:v1 = v_mov_b32_e32 %38.0
;;     %68:v1 = v_mov_b32_e32 %38.3
;;     %69:v1 = v_mov_b32_e32 %38.2
;;     call fn7, %31=v[0:1], %59=v2, %32=v3, %33=v4, %66=v5, %67=v6, %68=v7, %69=v8 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block12
;; lanes -> mb10 {
;;     %18:v1 = v_mov_b32_e32 3
;;     %19:s8 = s_load_dwordx8 %61.0-1, null
;;     %24.0:v4 = v_mov_b32_e32 %38.0
;;     %25.1:v4 tied(%24) = v_mov_b32_e32 %38.0
;;     %26.2:v4 tied(%25) = v_mov_b32_e32 %38.3
;;     %27.3:v4 tied(%26) = v_mov_b32_e32 %38.2
;;     image_store %27, [%59, %18], %19 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY unorm
;; }
;;     jump mb10
;; mb10: wave of block13
;; lanes {
;;     %14:v1 = v_mov_b32_e32 3
;;     %16:s8 = s_load_dwordx8 %61.0-1, null
;;     %17:v1 = image_load [%59, %14, %14], %16 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY unorm
;;     %11:s8 = s_load_dwordx8 %61.2-3, null
;;     %13:v1 = v_mov_b32_e32 %17
;;     image_store %13, [%59, %14], %11 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;; }
;;     end
;; }

kernel %buffers {
    param %image : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3, v4, v5, v6 = image_load.f32 1db v1, v2
    image_store.f32 1db v1, v2, v6, v5, v4, v3
    return
}
;; machine kernel %buffers target gfx1030 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 s[8:9], null
;;     %50:s1 = s_load_dword %53, 0x50
;; }
;;     s_bitcmp1_b32 %50, 0 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb4 of block15
;;     jump mb4
;; mb3: wave -> mb5 of block8
;; lanes -> mb5(%46, %47, %48, %49) {
;;     %42.0:v2 = v_mov_b32_e32 %53.0
;;     %43.1:v2 tied(%42) = v_mov_b32_e32 %53.1
;;     %44:v1 = v_mov_b32_e32 0
;;     %45:v1 = v_mov_b32_e32 0
;;     %46=v0:v1, %47=v1:v1, %48=v2:v1, %49=v3:v1 = call fn5, %43=v[0:1], %51=v2, %44=v3, %45=v4 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block9
;; lanes -> mb5(%54, %55, %56, %57) {
;;     %30:s4 = s_load_dwordx4 %53, null
;;     %31:v4 = buffer_load_format_xyzw %51, %30, 0 idxen
;;     %54:v1 = v_mov_b32_e32 %31.0
;;     %55:v1 = v_mov_b32_e32 %31.1
;;     %56:v1 = v_mov_b32_e32 %31.2
;;     %57:v1 = v_mov_b32_e32 %31.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block10
;; lanes(%6:v1, %5:v1, %4:v1, %3:v1) -> mb8, mb9 {
;; }
;;     s_bitcmp1_b32 %50, 1 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block16
;;     jump mb8
;; mb7: wave -> mb9 of block17
;;     jump mb9
;; mb8: wave -> mb10 of block11
;; lanes -> mb10 {
;;     %18.0:v2 = v_mov_b32_e32 %53.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %53.1
;;     %20:v1 = v_mov_b32_e32 0
;;     %21:v1 = v_mov_b32_e32 0
;;     call fn9, %19=v[0:1], %51=v2, %20=v3, %21=v4, %3=v5, %4=v6, %5=v7, %6=v8 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block12
;; lanes -> mb10 {
;;     %7:s4 = s_load_dwordx4 %53, null
;;     %12.0:v4 = v_mov_b32_e32 %3
;;     %13.1:v4 tied(%12) = v_mov_b32_e32 %4
;;     %14.2:v4 tied(%13) = v_mov_b32_e32 %5
;;     %15.3:v4 tied(%14) = v_mov_b32_e32 %6
;;     buffer_store_format_xyzw %15, %51, %7, 0 idxen
;; }
;;     jump mb10
;; mb10: wave of block13
;; lanes {
;; }
;;     end
;; }

kernel %samples {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
    param %out : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i64 kernarg align 8 width all [v0+16]
    v4 = workitemid.i32 0
    v5 = fcvt_from_sint.f32 v4
    v6 = iconst.i32 1
    v10, v11, v12, v13 = image_sample.f32 1d v1, v2, v5
    v14, v15, v16, v17 = image_sample.i32 1da v1, v2, v4, v4
    v18, v19, v20, v21 = image_sample.f32 2d v1, v2, v5, v5
    v22, v23, v24, v25 = image_sample.i32 3d v1, v2, v4, v6, v4
    v26 = image_sample.f32 2dadepth v1, v2, v5, v5, v5
    v30 = uextend.i64 v4
    v31 = iconst.i32 6
    v32 = ishl.i64 v30, v31
    v33 = iadd.i64 v3, v32
    store.f32 global align 4 [v33], v10, v11, v12, v13
    store.i32 global align 4 [v33+16], v14, v15, v16, v17
    store.f32 global align 4 [v33+32], v18, v19, v20, v21
    store.i32 global align 4 [v33+48], v22, v23, v24, v25
    store.f32 global align 4 [v33+64], v26
    return
}
;; machine kernel %samples target gfx1030 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block13
;; lanes -> mb3, mb4 {
;;     %188=v0:v1 = inputs
;;     %190:s8 = s_load_dwordx8 s[8:9], null
;;     %187:v1 = v_cvt_f32_i32_e32 %188
;;     %186:s1 = s_load_dword %190.0-1, 0x50
;;     %185:s1 = s_load_dword %190.2-3, 0x1c
;;     %184:s1 = s_and_b32 %186, %185
;;     s_cmp_lg_u32 %184, 0 makes scc
;;     %183:s1 = s_cselect_b32 1, 0
;; }
;;     %181:s1 = s_and_b32 %186, %185 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block26
;;     jump mb3
;; mb2: wave -> mb4 of block27
;;     jump mb4
;; mb3: wave -> mb5 of block14
;; lanes -> mb5(%175, %176, %177, %178) {
;;     %165.0:v2 = v_mov_b32_e32 %190.0
;;     %166.1:v2 tied(%165) = v_mov_b32_e32 %190.1
;;     %169.0:v2 = v_mov_b32_e32 %190.2
;;     %170.1:v2 tied(%169) = v_mov_b32_e32 %190.3
;;     %171:v1 = v_mov_b32_e32 0
;;     %172:v1 = v_mov_b32_e32 0
;;     %173:v1 = v_mov_b32_e32 0
;;     %174:v1 = v_mov_b32_e32 1
;;     %175=v0:v1, %176=v1:v1, %177=v2:v1, %178=v3:v1 = call fn6, %166=v[0:1], %170=v[2:3], %187=v4, %171=v5, %172=v6, %173=v7, %174=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block15
;; lanes -> mb5(%191, %192, %193, %194) {
;;     %152:s8 = s_load_dwordx8 %190.0-1, null
;;     %153:s4 = s_load_dwordx4 %190.2-3, null
;;     %154:v4 = image_sample_lz %187, %152, %153 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %191:v1 = v_mov_b32_e32 %154.0
;;     %192:v1 = v_mov_b32_e32 %154.1
;;     %193:v1 = v_mov_b32_e32 %154.2
;;     %194:v1 = v_mov_b32_e32 %154.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block16
;; lanes(%6:v1, %7:v1, %8:v1, %9:v1) -> mb8, mb9 {
;; }
;;     s_cmp_lg_u32 %183, 0 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block28
;;     jump mb8
;; mb7: wave -> mb9 of block29
;;     jump mb9
;; mb8: wave -> mb10 of block17
;; lanes -> mb10(%144, %145, %146, %147) {
;;     %135.0:v2 = v_mov_b32_e32 %190.0
;;     %136.1:v2 tied(%135) = v_mov_b32_e32 %190.1
;;     %139.0:v2 = v_mov_b32_e32 %190.2
;;     %140.1:v2 tied(%139) = v_mov_b32_e32 %190.3
;;     %141:v1 = v_mov_b32_e32 0
;;     %142:v1 = v_mov_b32_e32 0
;;     %143:v1 = v_mov_b32_e32 1
;;     %144=v0:v1, %145=v1:v1, %146=v2:v1, %147=v3:v1 = call fn7, %136=v[0:1], %140=v[2:3], %188=v4, %141=v5, %142=v6, %188=v7, %143=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block18
;; lanes -> mb10(%195, %196, %197, %198) {
;;     %124:v1 = v_cvt_f32_i32_e32 %188
;;     %125:v1 = v_cvt_f32_i32_e32 %188
;;     %126:s8 = s_load_dwordx8 %190.0-1, null
;;     %127:s4 = s_load_dwordx4 %190.2-3, null
;;     %128:v4 = image_sample_lz [%124, %125], %126, %127 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;;     %195:v1 = v_mov_b32_e32 %128.0
;;     %196:v1 = v_mov_b32_e32 %128.1
;;     %197:v1 = v_mov_b32_e32 %128.2
;;     %198:v1 = v_mov_b32_e32 %128.3
;; }
;;     jump mb10
;; mb10: wave -> mb11, mb12 of block19
;; lanes(%10:v1, %11:v1, %12:v1, %13:v1) -> mb13, mb14 {
;; }
;;     s_cmp_lg_u32 %183, 0 makes scc
;;     branch.scc1 mb11, mb12
;; mb11: wave -> mb13 of block30
;;     jump mb13
;; mb12: wave -> mb14 of block31
;;     jump mb14
;; mb13: wave -> mb15 of block20
;; lanes -> mb15(%116, %117, %118, %119) {
;;     %107.0:v2 = v_mov_b32_e32 %190.0
;;     %108.1:v2 tied(%107) = v_mov_b32_e32 %190.1
;;     %111.0:v2 = v_mov_b32_e32 %190.2
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 %190.3
;;     %113:v1 = v_mov_b32_e32 0
;;     %114:v1 = v_mov_b32_e32 0
;;     %115:v1 = v_mov_b32_e32 2
;;     %116=v0:v1, %117=v1:v1, %118=v2:v1, %119=v3:v1 = call fn6, %108=v[0:1], %112=v[2:3], %187=v4, %187=v5, %113=v6, %114=v7, %115=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block21
;; lanes -> mb15(%199, %200, %201, %202) {
;;     %94:s8 = s_load_dwordx8 %190.0-1, null
;;     %95:s4 = s_load_dwordx4 %190.2-3, null
;;     %96:v4 = image_sample_lz [%187, %187], %94, %95 dmask:0xf dim:SQ_RSRC_IMG_2D
;;     %199:v1 = v_mov_b32_e32 %96.0
;;     %200:v1 = v_mov_b32_e32 %96.1
;;     %201:v1 = v_mov_b32_e32 %96.2
;;     %202:v1 = v_mov_b32_e32 %96.3
;; }
;;     jump mb15
;; mb15: wave -> mb16, mb17 of block22
;; lanes(%14:v1, %15:v1, %16:v1, %17:v1) -> mb18, mb19 {
;; }
;;     s_cmp_lg_u32 %183, 0 makes scc
;;     branch.scc1 mb16, mb17
;; mb16: wave -> mb18 of block32
;;     jump mb18
;; mb17: wave -> mb19 of block33
;;     jump mb19
;; mb18: wave -> mb20 of block23
;; lanes -> mb20(%86, %87, %88, %89) {
;;     %77.0:v2 = v_mov_b32_e32 %190.0
;;     %78.1:v2 tied(%77) = v_mov_b32_e32 %190.1
;;     %81.0:v2 = v_mov_b32_e32 %190.2
;;     %82.1:v2 tied(%81) = v_mov_b32_e32 %190.3
;;     %83:v1 = v_mov_b32_e32 1
;;     %84:v1 = v_mov_b32_e32 0
;;     %85:v1 = v_mov_b32_e32 3
;;     %86=v0:v1, %87=v1:v1, %88=v2:v1, %89=v3:v1 = call fn7, %78=v[0:1], %82=v[2:3], %188=v4, %83=v5, %188=v6, %84=v7, %85=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb20
;; mb19: wave -> mb20 of block24
;; lanes -> mb20(%203, %204, %205, %206) {
;;     %65:v1 = v_cvt_f32_i32_e32 %188
;;     %66:v1 = v_cvt_f32_i32_e32 1
;;     %67:v1 = v_cvt_f32_i32_e32 %188
;;     %68:s8 = s_load_dwordx8 %190.0-1, null
;;     %69:s4 = s_load_dwordx4 %190.2-3, null
;;     %70:v4 = image_sample_lz [%65, %66, %67], %68, %69 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %203:v1 = v_mov_b32_e32 %70.0
;;     %204:v1 = v_mov_b32_e32 %70.1
;;     %205:v1 = v_mov_b32_e32 %70.2
;;     %206:v1 = v_mov_b32_e32 %70.3
;; }
;;     jump mb20
;; mb20: wave of block25
;; lanes(%18:v1, %19:v1, %20:v1, %21:v1) {
;;     %57:v1 = v_rndne_f32_e32 %187
;;     %58:s8 = s_load_dwordx8 %190.0-1, null
;;     %59:s4 = s_load_dwordx4 %190.2-3, null
;;     %60:v1 = image_sample_lz [%187, %187, %57], %58, %59 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
;;     %56:v1 = v_lshlrev_b32_e32 6, %188
;;     %52.0:v4 = v_mov_b32_e32 %6
;;     %53.1:v4 tied(%52) = v_mov_b32_e32 %7
;;     %54.2:v4 tied(%53) = v_mov_b32_e32 %8
;;     %55.3:v4 tied(%54) = v_mov_b32_e32 %9
;;     global_store_dwordx4 %56, %55, %190.4-5
;;     %44.0:v4 = v_mov_b32_e32 %10
;;     %45.1:v4 tied(%44) = v_mov_b32_e32 %11
;;     %46.2:v4 tied(%45) = v_mov_b32_e32 %12
;;     %47.3:v4 tied(%46) = v_mov_b32_e32 %13
;;     global_store_dwordx4 %56, %47, %190.4-5 offset:16
;;     %36.0:v4 = v_mov_b32_e32 %14
;;     %37.1:v4 tied(%36) = v_mov_b32_e32 %15
;;     %38.2:v4 tied(%37) = v_mov_b32_e32 %16
;;     %39.3:v4 tied(%38) = v_mov_b32_e32 %17
;;     global_store_dwordx4 %56, %39, %190.4-5 offset:32
;;     %28.0:v4 = v_mov_b32_e32 %18
;;     %29.1:v4 tied(%28) = v_mov_b32_e32 %19
;;     %30.2:v4 tied(%29) = v_mov_b32_e32 %20
;;     %31.3:v4 tied(%30) = v_mov_b32_e32 %21
;;     global_store_dwordx4 %56, %31, %190.4-5 offset:48
;;     global_store_dword %56, %60, %190.4-5 offset:64
;; }
;;     end
;; }

; A handle that lanes have.
kernel %handles {
    param %images : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4]
    v6 = image_load.f32 2ddepth v5, v2, v2
    image_store.f32 2ddepth v5, v2, v2, v6
    return
}
;; machine kernel %handles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, null
;;     %16:v2 = global_load_dwordx2 %17, %19 makes constant
;;     %11.0:s2 = v_readfirstlane_b32 %16.0
;;     %12.1:s2 tied(%11) = v_readfirstlane_b32 %16.1
;;     %13:s8 = s_load_dwordx8 %12, null
;;     %14:v1 = image_load [%17, %17], %13 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;;     %4.0:s2 = v_readfirstlane_b32 %16.0
;;     %5.1:s2 tied(%4) = v_readfirstlane_b32 %16.1
;;     %6:s8 = s_load_dwordx8 %5, null
;;     %8:v1 = v_mov_b32_e32 %14
;;     image_store %8, [%17, %17], %6 dmask:0x1 dim:SQ_RSRC_IMG_2D unorm
;; }
;;     end
;; }

; test isel precise-output noinline
; target gfx1201
; Images: registers of the address have fields, and samples a counter of their own.

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
;; machine kernel %elements target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %63=v0:v1 = inputs
;;     %66:s4 = s_load_b128 s[4:5], 0x0
;;     %64:v1 = v_and_b32_e32 0x3ff, %63
;;     %61:s8 = s_load_b256 %66.0-1, 0x0
;;     %62:v4 = image_load %64, %61 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %60:s1 = s_load_b32 %66.2-3, 0x50
;;     %59:s1 = s_and_b32 %60, 2
;; }
;;     s_cmp_lg_u32 %59, 0 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb4 of block15
;;     jump mb4
;; mb3: wave -> mb5 of block8
;; lanes -> mb5 {
;;     %53.0:v2 = v_mov_b32_e32 %66.2
;;     %54.1:v2 tied(%53) = v_mov_b32_e32 %66.3
;;     %55:v1 = v_mov_b32_e32 3
;;     %56:v1 = v_mov_b32_e32 0
;;     %67:v1 = v_mov_b32_e32 %62.0
;;     %68:v1 = v_mov_b32_e32 %62.1
;;     %69:v1 = v_mov_b32_e32 %62.2
;;     %70:v1 = v_mov_b32_e32 %62.3
;;     call fn7, %54=v[0:1], %64=v2, %55=v3, %56=v4, %67=v5, %68=v6, %69=v7, %70=v8 kills s[8:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block9
;; lanes -> mb5 {
;;     %41:v1 = v_mov_b32_e32 3
;;     %42:s8 = s_load_b256 %66.2-3, 0x0
;;     %47.0:v4 = v_mov_b32_e32 %62.0
;;     %48.1:v4 tied(%47) = v_mov_b32_e32 %62.1
;;     %49.2:v4 tied(%48) = v_mov_b32_e32 %62.2
;;     %50.3:v4 tied(%49) = v_mov_b32_e32 %62.3
;;     image_store %50, [%64, %41], %42 dmask:0xf dim:SQ_RSRC_IMG_2D
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block10
;; lanes -> mb8, mb9 {
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     %38:v1 = v_mov_b32_e32 3
;;     %39:s8 = s_load_b256 %66.2-3, 0x0
;;     %40:v4 = image_load [%64, %38, %64], %39 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %37:s1 = s_load_b32 %66.0-1, 0x50
;;     %36:s1 = s_and_b32 %37, 2
;; }
;;     s_cmp_lg_u32 %36, 0 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block16
;;     jump mb8
;; mb7: wave -> mb9 of block17
;;     jump mb9
;; mb8: wave -> mb10 of block11
;; lanes -> mb10 {
;;     %30.0:v2 = v_mov_b32_e32 %66.0
;;     %31.1:v2 tied(%30) = v_mov_b32_e32 %66.1
;;     %32:v1 = v_mov_b32_e32 0
;;     %33:v1 = v_mov_b32_e32 3
;;     %71:v1 = v_mov_b32_e32 %40.0
;;     %72:v1 = v_mov_b32_e32 %40.0
;;     %73:v1 = v_mov_b32_e32 %40.3
;;     %74:v1 = v_mov_b32_e32 %40.2
;;     call fn7, %31=v[0:1], %64=v2, %32=v3, %33=v4, %71=v5, %72=v6, %73=v7, %74=v8 kills s[8:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block12
;; lanes -> mb10 {
;;     %18:v1 = v_mov_b32_e32 3
;;     %19:s8 = s_load_b256 %66.0-1, 0x0
;;     %24.0:v4 = v_mov_b32_e32 %40.0
;;     %25.1:v4 tied(%24) = v_mov_b32_e32 %40.0
;;     %26.2:v4 tied(%25) = v_mov_b32_e32 %40.3
;;     %27.3:v4 tied(%26) = v_mov_b32_e32 %40.2
;;     image_store %27, [%64, %18], %19 dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY
;; }
;;     jump mb10
;; mb10: wave of block13
;; lanes {
;;     %14:v1 = v_mov_b32_e32 3
;;     %15:v1 = v_mov_b32_e32 3
;;     %16:s8 = s_load_b256 %66.0-1, 0x0
;;     %17:v1 = image_load [%64, %14, %15], %16 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
;;     %10:v1 = v_mov_b32_e32 3
;;     %11:s8 = s_load_b256 %66.2-3, 0x0
;;     %13:v1 = v_mov_b32_e32 %17
;;     image_store %13, [%64, %10], %11 dmask:0x1 dim:SQ_RSRC_IMG_2D
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
;; machine kernel %buffers target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %55=v0:v1 = inputs
;;     %58:s2 = s_load_b64 s[4:5], 0x0
;;     %56:v1 = v_and_b32_e32 0x3ff, %55
;;     %54:s1 = s_load_b32 %58, 0x50
;;     %53:s1 = s_and_b32 %54, 1
;; }
;;     s_cmp_lg_u32 %53, 0 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb4 of block15
;;     jump mb4
;; mb3: wave -> mb5 of block8
;; lanes -> mb5(%48, %49, %50, %51) {
;;     %44.0:v2 = v_mov_b32_e32 %58.0
;;     %45.1:v2 tied(%44) = v_mov_b32_e32 %58.1
;;     %46:v1 = v_mov_b32_e32 0
;;     %47:v1 = v_mov_b32_e32 0
;;     %48=v0:v1, %49=v1:v1, %50=v2:v1, %51=v3:v1 = call fn5, %45=v[0:1], %56=v2, %46=v3, %47=v4 kills s[8:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block9
;; lanes -> mb5(%59, %60, %61, %62) {
;;     %32:s4 = s_load_b128 %58, 0x0
;;     %33:v4 = buffer_load_format_xyzw %56, %32, null idxen
;;     %59:v1 = v_mov_b32_e32 %33.0
;;     %60:v1 = v_mov_b32_e32 %33.1
;;     %61:v1 = v_mov_b32_e32 %33.2
;;     %62:v1 = v_mov_b32_e32 %33.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block10
;; lanes(%6:v1, %5:v1, %4:v1, %3:v1) -> mb8, mb9 {
;;     %27:s1 = s_and_b32 %54, 2
;; }
;;     s_cmp_lg_u32 %27, 0 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block16
;;     jump mb8
;; mb7: wave -> mb9 of block17
;;     jump mb9
;; mb8: wave -> mb10 of block11
;; lanes -> mb10 {
;;     %18.0:v2 = v_mov_b32_e32 %58.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %58.1
;;     %20:v1 = v_mov_b32_e32 0
;;     %21:v1 = v_mov_b32_e32 0
;;     call fn9, %19=v[0:1], %56=v2, %20=v3, %21=v4, %3=v5, %4=v6, %5=v7, %6=v8 kills s[8:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block12
;; lanes -> mb10 {
;;     %7:s4 = s_load_b128 %58, 0x0
;;     %12.0:v4 = v_mov_b32_e32 %3
;;     %13.1:v4 tied(%12) = v_mov_b32_e32 %4
;;     %14.2:v4 tied(%13) = v_mov_b32_e32 %5
;;     %15.3:v4 tied(%14) = v_mov_b32_e32 %6
;;     buffer_store_format_xyzw %15, %56, %7, null idxen
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
;; machine kernel %samples target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block13
;; lanes -> mb3, mb4 {
;;     %187=v0:v1 = inputs
;;     %190:s8 = s_load_b256 s[4:5], 0x0
;;     %188:v1 = v_and_b32_e32 0x3ff, %187
;;     %186:v1 = v_cvt_f32_i32_e32 %188
;;     %185:s1 = s_load_b32 %190.0-1, 0x50
;;     %184:s1 = s_load_b32 %190.2-3, 0x1c
;;     %183:s1 = s_and_b32 %185, %184
;;     s_cmp_lg_u32 %183, 0 makes scc
;;     %180:s1 = s_cselect_b32 1, 0
;; }
;;     s_cmp_lg_u32 %183, 0 makes scc
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
;;     %175=v0:v1, %176=v1:v1, %177=v2:v1, %178=v3:v1 = call fn6, %166=v[0:1], %170=v[2:3], %186=v4, %171=v5, %172=v6, %173=v7, %174=v8 kills s[8:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block15
;; lanes -> mb5(%191, %192, %193, %194) {
;;     %152:s8 = s_load_b256 %190.0-1, 0x0
;;     %153:s4 = s_load_b128 %190.2-3, 0x0
;;     %154:v4 = image_sample_lz %186, %152, %153 dmask:0xf dim:SQ_RSRC_IMG_1D
;;     %191:v1 = v_mov_b32_e32 %154.0
;;     %192:v1 = v_mov_b32_e32 %154.1
;;     %193:v1 = v_mov_b32_e32 %154.2
;;     %194:v1 = v_mov_b32_e32 %154.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block16
;; lanes(%6:v1, %7:v1, %8:v1, %9:v1) -> mb8, mb9 {
;; }
;;     s_cmp_lg_u32 %180, 0 makes scc
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
;;     %144=v0:v1, %145=v1:v1, %146=v2:v1, %147=v3:v1 = call fn7, %136=v[0:1], %140=v[2:3], %188=v4, %141=v5, %142=v6, %188=v7, %143=v8 kills s[8:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block18
;; lanes -> mb10(%195, %196, %197, %198) {
;;     %124:v1 = v_cvt_f32_i32_e32 %188
;;     %125:v1 = v_cvt_f32_i32_e32 %188
;;     %126:s8 = s_load_b256 %190.0-1, 0x0
;;     %127:s4 = s_load_b128 %190.2-3, 0x0
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
;;     s_cmp_lg_u32 %180, 0 makes scc
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
;;     %116=v0:v1, %117=v1:v1, %118=v2:v1, %119=v3:v1 = call fn6, %108=v[0:1], %112=v[2:3], %186=v4, %186=v5, %113=v6, %114=v7, %115=v8 kills s[8:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block21
;; lanes -> mb15(%199, %200, %201, %202) {
;;     %94:s8 = s_load_b256 %190.0-1, 0x0
;;     %95:s4 = s_load_b128 %190.2-3, 0x0
;;     %96:v4 = image_sample_lz [%186, %186], %94, %95 dmask:0xf dim:SQ_RSRC_IMG_2D
;;     %199:v1 = v_mov_b32_e32 %96.0
;;     %200:v1 = v_mov_b32_e32 %96.1
;;     %201:v1 = v_mov_b32_e32 %96.2
;;     %202:v1 = v_mov_b32_e32 %96.3
;; }
;;     jump mb15
;; mb15: wave -> mb16, mb17 of block22
;; lanes(%14:v1, %15:v1, %16:v1, %17:v1) -> mb18, mb19 {
;; }
;;     s_cmp_lg_u32 %180, 0 makes scc
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
;;     %86=v0:v1, %87=v1:v1, %88=v2:v1, %89=v3:v1 = call fn7, %78=v[0:1], %82=v[2:3], %188=v4, %83=v5, %188=v6, %84=v7, %85=v8 kills s[8:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb20
;; mb19: wave -> mb20 of block24
;; lanes -> mb20(%203, %204, %205, %206) {
;;     %65:v1 = v_cvt_f32_i32_e32 %188
;;     %66:v1 = v_cvt_f32_i32_e32 1
;;     %67:v1 = v_cvt_f32_i32_e32 %188
;;     %68:s8 = s_load_b256 %190.0-1, 0x0
;;     %69:s4 = s_load_b128 %190.2-3, 0x0
;;     %70:v4 = image_sample_lz [%65, %66, %67], %68, %69 dmask:0xf dim:SQ_RSRC_IMG_3D
;;     %203:v1 = v_mov_b32_e32 %70.0
;;     %204:v1 = v_mov_b32_e32 %70.1
;;     %205:v1 = v_mov_b32_e32 %70.2
;;     %206:v1 = v_mov_b32_e32 %70.3
;; }
;;     jump mb20
;; mb20: wave of block25
;; lanes(%18:v1, %19:v1, %20:v1, %21:v1) {
;;     %57:v1 = v_rndne_f32_e32 %186
;;     %58:s8 = s_load_b256 %190.0-1, 0x0
;;     %59:s4 = s_load_b128 %190.2-3, 0x0
;;     %60:v1 = image_sample_lz [%186, %186, %57], %58, %59 dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY
;;     %56:v1 = v_lshlrev_b32_e32 6, %188
;;     %52.0:v4 = v_mov_b32_e32 %6
;;     %53.1:v4 tied(%52) = v_mov_b32_e32 %7
;;     %54.2:v4 tied(%53) = v_mov_b32_e32 %8
;;     %55.3:v4 tied(%54) = v_mov_b32_e32 %9
;;     global_store_b128 %56, %55, %190.4-5
;;     %44.0:v4 = v_mov_b32_e32 %10
;;     %45.1:v4 tied(%44) = v_mov_b32_e32 %11
;;     %46.2:v4 tied(%45) = v_mov_b32_e32 %12
;;     %47.3:v4 tied(%46) = v_mov_b32_e32 %13
;;     global_store_b128 %56, %47, %190.4-5 offset:16
;;     %36.0:v4 = v_mov_b32_e32 %14
;;     %37.1:v4 tied(%36) = v_mov_b32_e32 %15
;;     %38.2:v4 tied(%37) = v_mov_b32_e32 %16
;;     %39.3:v4 tied(%38) = v_mov_b32_e32 %17
;;     global_store_b128 %56, %39, %190.4-5 offset:32
;;     %28.0:v4 = v_mov_b32_e32 %18
;;     %29.1:v4 tied(%28) = v_mov_b32_e32 %19
;;     %30.2:v4 tied(%29) = v_mov_b32_e32 %20
;;     %31.3:v4 tied(%30) = v_mov_b32_e32 %21
;;     global_store_b128 %56, %31, %190.4-5 offset:48
;;     global_store_b32 %56, %60, %190.4-5 offset:64
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
;; machine kernel %handles target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %17=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %19, 0x0
;;     %18:v1 = v_and_b32_e32 0x3ff, %17
;;     %16:v2 = global_load_b64 %18, %20
;;     %11.0:s2 = v_readfirstlane_b32 %16.0
;;     %12.1:s2 tied(%11) = v_readfirstlane_b32 %16.1
;;     %13:s8 = s_load_b256 %12, 0x0
;;     %14:v1 = image_load [%18, %18], %13 dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     %4.0:s2 = v_readfirstlane_b32 %16.0
;;     %5.1:s2 tied(%4) = v_readfirstlane_b32 %16.1
;;     %6:s8 = s_load_b256 %5, 0x0
;;     %8:v1 = v_mov_b32_e32 %14
;;     image_store %8, [%18, %18], %6 dmask:0x1 dim:SQ_RSRC_IMG_2D
;; }
;;     end
;; }

; test isel precise-output noinline
; target gfx900
; Images: coordinates in registers one after the other.

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
;; machine kernel %elements target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %83=v0:v1 = inputs
;;     %85:s4 = s_load_dwordx4 s[8:9], 0x0
;;     %81:s8 = s_load_dwordx8 %85.0-1, 0x0
;;     %82:v4 = image_load %83, %81 dmask:0xf unorm
;;     %80:s1 = s_load_dword %85.2-3, 0x50
;; }
;;     s_bitcmp1_b32 %80, 1 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block14
;;     jump mb3
;; mb2: wave -> mb4 of block15
;;     jump mb4
;; mb3: wave -> mb5 of block8
;; lanes -> mb5 {
;;     %75.0:v2 = v_mov_b32_e32 %85.2
;;     %76.1:v2 tied(%75) = v_mov_b32_e32 %85.3
;;     %77:v1 = v_mov_b32_e32 3
;;     %78:v1 = v_mov_b32_e32 0
;;     %86:v1 = v_mov_b32_e32 %82.0
;;     %87:v1 = v_mov_b32_e32 %82.1
;;     %88:v1 = v_mov_b32_e32 %82.2
;;     %89:v1 = v_mov_b32_e32 %82.3
;;     call fn7, %76=v[0:1], %83=v2, %77=v3, %78=v4, %86=v5, %87=v6, %88=v7, %89=v8 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block9
;; lanes -> mb5 {
;;     %59:v1 = v_mov_b32_e32 3
;;     %60:s8 = s_load_dwordx8 %85.2-3, 0x0
;;     %65.0:v4 = v_mov_b32_e32 %82.0
;;     %66.1:v4 tied(%65) = v_mov_b32_e32 %82.1
;;     %67.2:v4 tied(%66) = v_mov_b32_e32 %82.2
;;     %68.3:v4 tied(%67) = v_mov_b32_e32 %82.3
;;     %71.0:v2 = v_mov_b32_e32 %83
;;     %72.1:v2 tied(%71) = v_mov_b32_e32 %59
;;     image_store %68, %72, %60 dmask:0xf unorm
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block10
;; lanes -> mb8, mb9 {
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     buffer_wbinvl1_vol
;;     %50:v1 = v_mov_b32_e32 3
;;     %51:s8 = s_load_dwordx8 %85.2-3, 0x0
;;     %56.0:v3 = v_mov_b32_e32 %83
;;     %57.1:v3 tied(%56) = v_mov_b32_e32 %50
;;     %58.2:v3 tied(%57) = v_mov_b32_e32 %83
;;     %52:v4 = image_load %58, %51 dmask:0xf unorm
;;     %49:s1 = s_load_dword %85.0-1, 0x50
;; }
;;     s_bitcmp1_b32 %49, 1 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block16
;;     jump mb8
;; mb7: wave -> mb9 of block17
;;     jump mb9
;; mb8: wave -> mb10 of block11
;; lanes -> mb10 {
;;     %44.0:v2 = v_mov_b32_e32 %85.0
;;     %45.1:v2 tied(%44) = v_mov_b32_e32 %85.1
;;     %46:v1 = v_mov_b32_e32 0
;;     %47:v1 = v_mov_b32_e32 3
;;     %90:v1 = v_mov_b32_e32 %52.0
;;     %91:v1 = v_mov_b32_e32 %52.0
;;     %92:v1 = v_mov_b32_e32 %52.3
;;     %93:v1 = v_mov_b32_e32 %52.2
;;     call fn7, %45=v[0:1], %83=v2, %46=v3, %47=v4, %90=v5, %91=v6, %92=v7, %93=v8 kills s[16:29], vcc, v[0:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block12
;; lanes -> mb10 {
;;     %28:v1 = v_mov_b32_e32 3
;;     %29:s8 = s_load_dwordx8 %85.0-1, 0x0
;;     %34.0:v4 = v_mov_b32_e32 %52.0
;;     %35.1:v4 tied(%34) = v_mov_b32_e32 %52.0
;;     %36.2:v4 tied(%35) = v_mov_b32_e32 %52.3
;;     %37.3:v4 tied(%36) = v_mov_b32_e32 %52.2
;;     %40.0:v2 = v_mov_b32_e32 %83
;;     %41.1:v2 tied(%40) = v_mov_b32_e32 %28
;;     image_store %37, %41, %29 dmask:0xf unorm da
;; }
;;     jump mb10
;; mb10: wave of block13
;; lanes {
;;     %18:v1 = v_mov_b32_e32 3
;;     %20:s8 = s_load_dwordx8 %85.0-1, 0x0
;;     %25.0:v3 = v_mov_b32_e32 %83
;;     %26.1:v3 tied(%25) = v_mov_b32_e32 %18
;;     %27.2:v3 tied(%26) = v_mov_b32_e32 %18
;;     %21:v1 = image_load %27, %20 dmask:0x1 unorm da
;;     %11:s8 = s_load_dwordx8 %85.2-3, 0x0
;;     %13:v1 = v_mov_b32_e32 %21
;;     %16.0:v2 = v_mov_b32_e32 %83
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 %18
;;     image_store %13, %17, %11 dmask:0x1 unorm
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
;; machine kernel %buffers target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block7
;; lanes -> mb3, mb4 {
;;     %51=v0:v1 = inputs
;;     %53:s2 = s_load_dwordx2 s[8:9], 0x0
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
;;     %30:s4 = s_load_dwordx4 %53, 0x0
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
;;     %7:s4 = s_load_dwordx4 %53, 0x0
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
;; machine kernel %samples target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave -> mb1, mb2 of block13
;; lanes -> mb3, mb4 {
;;     %208=v0:v1 = inputs
;;     %210:s8 = s_load_dwordx8 s[8:9], 0x0
;;     %207:v1 = v_cvt_f32_i32_e32 %208
;;     %206:s1 = s_load_dword %210.0-1, 0x50
;;     %205:s1 = s_load_dword %210.2-3, 0x1c
;;     %204:s1 = s_and_b32 %206, %205
;;     s_cmp_lg_u32 %204, 0 makes scc
;;     %203:s1 = s_cselect_b32 1, 0
;; }
;;     %201:s1 = s_and_b32 %206, %205 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block26
;;     jump mb3
;; mb2: wave -> mb4 of block27
;;     jump mb4
;; mb3: wave -> mb5 of block14
;; lanes -> mb5(%195, %196, %197, %198) {
;;     %185.0:v2 = v_mov_b32_e32 %210.0
;;     %186.1:v2 tied(%185) = v_mov_b32_e32 %210.1
;;     %189.0:v2 = v_mov_b32_e32 %210.2
;;     %190.1:v2 tied(%189) = v_mov_b32_e32 %210.3
;;     %191:v1 = v_mov_b32_e32 0
;;     %192:v1 = v_mov_b32_e32 0
;;     %193:v1 = v_mov_b32_e32 0
;;     %194:v1 = v_mov_b32_e32 1
;;     %195=v0:v1, %196=v1:v1, %197=v2:v1, %198=v3:v1 = call fn6, %186=v[0:1], %190=v[2:3], %207=v4, %191=v5, %192=v6, %193=v7, %194=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block15
;; lanes -> mb5(%211, %212, %213, %214) {
;;     %172:s8 = s_load_dwordx8 %210.0-1, 0x0
;;     %173:s4 = s_load_dwordx4 %210.2-3, 0x0
;;     %174:v4 = image_sample_lz %207, %172, %173 dmask:0xf
;;     %211:v1 = v_mov_b32_e32 %174.0
;;     %212:v1 = v_mov_b32_e32 %174.1
;;     %213:v1 = v_mov_b32_e32 %174.2
;;     %214:v1 = v_mov_b32_e32 %174.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block16
;; lanes(%6:v1, %7:v1, %8:v1, %9:v1) -> mb8, mb9 {
;; }
;;     s_cmp_lg_u32 %203, 0 makes scc
;;     branch.scc1 mb6, mb7
;; mb6: wave -> mb8 of block28
;;     jump mb8
;; mb7: wave -> mb9 of block29
;;     jump mb9
;; mb8: wave -> mb10 of block17
;; lanes -> mb10(%164, %165, %166, %167) {
;;     %155.0:v2 = v_mov_b32_e32 %210.0
;;     %156.1:v2 tied(%155) = v_mov_b32_e32 %210.1
;;     %159.0:v2 = v_mov_b32_e32 %210.2
;;     %160.1:v2 tied(%159) = v_mov_b32_e32 %210.3
;;     %161:v1 = v_mov_b32_e32 0
;;     %162:v1 = v_mov_b32_e32 0
;;     %163:v1 = v_mov_b32_e32 1
;;     %164=v0:v1, %165=v1:v1, %166=v2:v1, %167=v3:v1 = call fn7, %156=v[0:1], %160=v[2:3], %208=v4, %161=v5, %162=v6, %208=v7, %163=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block18
;; lanes -> mb10(%215, %216, %217, %218) {
;;     %140:v1 = v_cvt_f32_i32_e32 %208
;;     %141:v1 = v_cvt_f32_i32_e32 %208
;;     %142:s8 = s_load_dwordx8 %210.0-1, 0x0
;;     %143:s4 = s_load_dwordx4 %210.2-3, 0x0
;;     %147.0:v2 = v_mov_b32_e32 %140
;;     %148.1:v2 tied(%147) = v_mov_b32_e32 %141
;;     %144:v4 = image_sample_lz %148, %142, %143 dmask:0xf da
;;     %215:v1 = v_mov_b32_e32 %144.0
;;     %216:v1 = v_mov_b32_e32 %144.1
;;     %217:v1 = v_mov_b32_e32 %144.2
;;     %218:v1 = v_mov_b32_e32 %144.3
;; }
;;     jump mb10
;; mb10: wave -> mb11, mb12 of block19
;; lanes(%10:v1, %11:v1, %12:v1, %13:v1) -> mb13, mb14 {
;; }
;;     s_cmp_lg_u32 %203, 0 makes scc
;;     branch.scc1 mb11, mb12
;; mb11: wave -> mb13 of block30
;;     jump mb13
;; mb12: wave -> mb14 of block31
;;     jump mb14
;; mb13: wave -> mb15 of block20
;; lanes -> mb15(%132, %133, %134, %135) {
;;     %123.0:v2 = v_mov_b32_e32 %210.0
;;     %124.1:v2 tied(%123) = v_mov_b32_e32 %210.1
;;     %127.0:v2 = v_mov_b32_e32 %210.2
;;     %128.1:v2 tied(%127) = v_mov_b32_e32 %210.3
;;     %129:v1 = v_mov_b32_e32 0
;;     %130:v1 = v_mov_b32_e32 0
;;     %131:v1 = v_mov_b32_e32 2
;;     %132=v0:v1, %133=v1:v1, %134=v2:v1, %135=v3:v1 = call fn6, %124=v[0:1], %128=v[2:3], %207=v4, %207=v5, %129=v6, %130=v7, %131=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block21
;; lanes -> mb15(%219, %220, %221, %222) {
;;     %106:s8 = s_load_dwordx8 %210.0-1, 0x0
;;     %107:s4 = s_load_dwordx4 %210.2-3, 0x0
;;     %111.0:v2 = v_mov_b32_e32 %207
;;     %112.1:v2 tied(%111) = v_mov_b32_e32 %207
;;     %108:v4 = image_sample_lz %112, %106, %107 dmask:0xf
;;     %219:v1 = v_mov_b32_e32 %108.0
;;     %220:v1 = v_mov_b32_e32 %108.1
;;     %221:v1 = v_mov_b32_e32 %108.2
;;     %222:v1 = v_mov_b32_e32 %108.3
;; }
;;     jump mb15
;; mb15: wave -> mb16, mb17 of block22
;; lanes(%14:v1, %15:v1, %16:v1, %17:v1) -> mb18, mb19 {
;; }
;;     s_cmp_lg_u32 %203, 0 makes scc
;;     branch.scc1 mb16, mb17
;; mb16: wave -> mb18 of block32
;;     jump mb18
;; mb17: wave -> mb19 of block33
;;     jump mb19
;; mb18: wave -> mb20 of block23
;; lanes -> mb20(%98, %99, %100, %101) {
;;     %89.0:v2 = v_mov_b32_e32 %210.0
;;     %90.1:v2 tied(%89) = v_mov_b32_e32 %210.1
;;     %93.0:v2 = v_mov_b32_e32 %210.2
;;     %94.1:v2 tied(%93) = v_mov_b32_e32 %210.3
;;     %95:v1 = v_mov_b32_e32 1
;;     %96:v1 = v_mov_b32_e32 0
;;     %97:v1 = v_mov_b32_e32 3
;;     %98=v0:v1, %99=v1:v1, %100=v2:v1, %101=v3:v1 = call fn7, %90=v[0:1], %94=v[2:3], %208=v4, %95=v5, %208=v6, %96=v7, %97=v8 kills s[16:29], vcc, v[4:30], v[32:39]
;; }
;;     jump mb20
;; mb19: wave -> mb20 of block24
;; lanes -> mb20(%223, %224, %225, %226) {
;;     %71:v1 = v_cvt_f32_i32_e32 %208
;;     %72:v1 = v_cvt_f32_i32_e32 1
;;     %73:v1 = v_cvt_f32_i32_e32 %208
;;     %74:s8 = s_load_dwordx8 %210.0-1, 0x0
;;     %75:s4 = s_load_dwordx4 %210.2-3, 0x0
;;     %80.0:v3 = v_mov_b32_e32 %71
;;     %81.1:v3 tied(%80) = v_mov_b32_e32 %72
;;     %82.2:v3 tied(%81) = v_mov_b32_e32 %73
;;     %76:v4 = image_sample_lz %82, %74, %75 dmask:0xf
;;     %223:v1 = v_mov_b32_e32 %76.0
;;     %224:v1 = v_mov_b32_e32 %76.1
;;     %225:v1 = v_mov_b32_e32 %76.2
;;     %226:v1 = v_mov_b32_e32 %76.3
;; }
;;     jump mb20
;; mb20: wave of block25
;; lanes(%18:v1, %19:v1, %20:v1, %21:v1) {
;;     %57:v1 = v_rndne_f32_e32 %207
;;     %58:s8 = s_load_dwordx8 %210.0-1, 0x0
;;     %59:s4 = s_load_dwordx4 %210.2-3, 0x0
;;     %64.0:v3 = v_mov_b32_e32 %207
;;     %65.1:v3 tied(%64) = v_mov_b32_e32 %207
;;     %66.2:v3 tied(%65) = v_mov_b32_e32 %57
;;     %60:v1 = image_sample_lz %66, %58, %59 dmask:0x1 da
;;     %56:v1 = v_lshlrev_b32_e32 6, %208
;;     %52.0:v4 = v_mov_b32_e32 %6
;;     %53.1:v4 tied(%52) = v_mov_b32_e32 %7
;;     %54.2:v4 tied(%53) = v_mov_b32_e32 %8
;;     %55.3:v4 tied(%54) = v_mov_b32_e32 %9
;;     global_store_dwordx4 %56, %55, %210.4-5
;;     %44.0:v4 = v_mov_b32_e32 %10
;;     %45.1:v4 tied(%44) = v_mov_b32_e32 %11
;;     %46.2:v4 tied(%45) = v_mov_b32_e32 %12
;;     %47.3:v4 tied(%46) = v_mov_b32_e32 %13
;;     global_store_dwordx4 %56, %47, %210.4-5 offset:16
;;     %36.0:v4 = v_mov_b32_e32 %14
;;     %37.1:v4 tied(%36) = v_mov_b32_e32 %15
;;     %38.2:v4 tied(%37) = v_mov_b32_e32 %16
;;     %39.3:v4 tied(%38) = v_mov_b32_e32 %17
;;     global_store_dwordx4 %56, %39, %210.4-5 offset:32
;;     %28.0:v4 = v_mov_b32_e32 %18
;;     %29.1:v4 tied(%28) = v_mov_b32_e32 %19
;;     %30.2:v4 tied(%29) = v_mov_b32_e32 %20
;;     %31.3:v4 tied(%30) = v_mov_b32_e32 %21
;;     global_store_dwordx4 %56, %31, %210.4-5 offset:48
;;     global_store_dword %56, %60, %210.4-5 offset:64
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
;; machine kernel %handles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s2 = s_load_dwordx2 %26, 0x0
;;     %24:v2 = global_load_dwordx2 %25, %27 makes constant
;;     %15.0:s2 = v_readfirstlane_b32 %24.0
;;     %16.1:s2 tied(%15) = v_readfirstlane_b32 %24.1
;;     %17:s8 = s_load_dwordx8 %16, 0x0
;;     %21.0:v2 = v_mov_b32_e32 %25
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %25
;;     %18:v1 = image_load %22, %17 dmask:0x1 unorm
;;     %4.0:s2 = v_readfirstlane_b32 %24.0
;;     %5.1:s2 tied(%4) = v_readfirstlane_b32 %24.1
;;     %6:s8 = s_load_dwordx8 %5, 0x0
;;     %8:v1 = v_mov_b32_e32 %18
;;     %11.0:v2 = v_mov_b32_e32 %25
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %25
;;     image_store %8, %12, %6 dmask:0x1 unorm
;; }
;;     end
;; }

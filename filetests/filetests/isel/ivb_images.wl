; test isel precise-output noinline
; target ivb
; Images: entries of tables from the structures of handles, and payloads in one register; a store takes its operands to the payload when code is emitted.

readonly %edge : 8 align 8 handles 0: samp normalized linear clamp_to_edge

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
    image_store.i32 3d v2, v3, v4, v3, v5, v6, v7, v8
    image_fence
    v9, v10, v11, v12 = image_load.i32 3d v2, v3, v4, v3
    image_store.i32 1da v1, v3, v4, v9, v9, v12, v11
    v13 = image_load.f32 2ddepth v1, v3, v4
    image_store.f32 2ddepth v2, v3, v4, v13
    return
}
;; machine kernel %elements target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 576
;; mb0: wave -> mb1, mb2 of block19
;; lanes -> mb3, mb4 {
;;     %97:v1 = mov.ud.uw r1.0.uw.lanes
;;     %96:s1 early = load.d1 r8.0.ud space:global offset:80 scope:wave
;;     %95:s1 = and.ud %96, 1 scope:wave
;;     %94:s1 early = compare.nz.d %95, 0 scope:wave
;; }
;;     compare_to_flag.nz.d %95, 0 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block38
;;     jump mb3
;; mb2: wave -> mb4 of block39
;;     jump mb4
;; mb3: wave -> mb5 of block20
;; lanes -> mb5(%89, %90, %91, %92) {
;;     %86.0:v2 = mov.ud r8.0.ud
;;     %85.1:v2 tied(%86) = mov.ud r8.4.ud
;;     %87:v1 = mov.ud 0
;;     %88:v1 = mov.ud 0
;;     %89=v0:v1, %90=v1:v1, %91=v2:v1, %92=v3:v1 = call fn4, %85=v[0:1], %97=v2, %87=v3, %88=v4 kills s[0:63], v[4:19]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block21
;; lanes -> mb5(%102, %103, %104, %105) {
;;     %77:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %79.0:v2 = mov.ud %97
;;     %78.1:v2 tied(%79) = mov.ud 0
;;     %80:v4 early = texel.ld.2 %77, %78
;;     %102:v1 = mov.ud %80.0
;;     %103:v1 = mov.ud %80.1
;;     %104:v1 = mov.ud %80.2
;;     %105:v1 = mov.ud %80.3
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block22
;; lanes(%3:v1, %4:v1, %5:v1, %6:v1) -> mb8, mb9 {
;;     %72:s1 early = load.d1 r8.8.ud space:global offset:80 scope:wave
;;     %71:s1 = and.ud %72, 2 scope:wave
;;     %70:s1 early = compare.nz.d %71, 0 scope:wave
;; }
;;     compare_to_flag.nz.d %71, 0 scope:wave
;;     branch.flag mb6, mb7
;; mb6: wave -> mb8 of block40
;;     jump mb8
;; mb7: wave -> mb9 of block41
;;     jump mb9
;; mb8: wave -> mb10 of block23
;; lanes -> mb10 {
;;     %67.0:v2 = mov.ud r8.8.ud
;;     %66.1:v2 tied(%67) = mov.ud r8.12.ud
;;     %68:v1 = mov.ud 3
;;     call fn8, %66=v[0:1], %97=v2, %68=v3, %97=v4, %3=v5, %4=v6, %5=v7, %6=v8 kills s[0:63], v[0:19]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block24
;; lanes -> mb10 {
;;     %65:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     store_texel.3 %65, %97, 3, %97, %3, %4, %5, %6
;; }
;;     jump mb10
;; mb10: wave -> mb11, mb12 of block25
;; lanes -> mb13, mb14 {
;;     fence scope:wave
;;     %64:s1 = and.ud %72, 1 scope:wave
;; }
;;     compare_to_flag.nz.d %64, 0 scope:wave
;;     branch.flag mb11, mb12
;; mb11: wave -> mb13 of block42
;;     jump mb13
;; mb12: wave -> mb14 of block43
;;     jump mb14
;; mb13: wave -> mb15 of block26
;; lanes -> mb15(%59, %61, %62) {
;;     %57.0:v2 = mov.ud r8.8.ud
;;     %56.1:v2 tied(%57) = mov.ud r8.12.ud
;;     %58:v1 = mov.ud 3
;;     %59=v0:v1, %60=v1:v1, %61=v2:v1, %62=v3:v1 = call fn4, %56=v[0:1], %97=v2, %58=v3, %97=v4 kills s[0:63], v[4:19]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block27
;; lanes -> mb15(%106, %107, %108) {
;;     %47:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     %49.0:v4 = mov.ud %97
;;     %50.1:v4 tied(%49) = mov.ud 0
;;     %51.2:v4 tied(%50) = mov.ud 3
;;     %48.3:v4 tied(%51) = mov.ud %97
;;     %52:v4 early = texel.ld.4 %47, %48
;;     %106:v1 = mov.ud %52.0
;;     %107:v1 = mov.ud %52.2
;;     %108:v1 = mov.ud %52.3
;; }
;;     jump mb15
;; mb15: wave -> mb16, mb17 of block28
;; lanes(%9:v1, %11:v1, %10:v1) -> mb18, mb19 {
;;     %43:s1 = and.ud %96, 2 scope:wave
;; }
;;     compare_to_flag.nz.d %43, 0 scope:wave
;;     branch.flag mb16, mb17
;; mb16: wave -> mb18 of block44
;;     jump mb18
;; mb17: wave -> mb19 of block45
;;     jump mb19
;; mb18: wave -> mb20 of block29
;; lanes -> mb20 {
;;     %39.0:v2 = mov.ud r8.0.ud
;;     %38.1:v2 tied(%39) = mov.ud r8.4.ud
;;     %40:v1 = mov.ud 0
;;     %41:v1 = mov.ud 3
;;     call fn8, %38=v[0:1], %97=v2, %40=v3, %41=v4, %9=v5, %9=v6, %10=v7, %11=v8 kills s[0:63], v[0:19]
;; }
;;     jump mb20
;; mb19: wave -> mb20 of block30
;; lanes -> mb20 {
;;     %37:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     store_texel.2 %37, %97, 3, %9, %9, %10, %11
;; }
;;     jump mb20
;; mb20: wave -> mb21, mb22 of block31
;; lanes -> mb23, mb24 {
;; }
;;     test %94 scope:wave
;;     branch.flag mb21, mb22
;; mb21: wave -> mb23 of block46
;;     jump mb23
;; mb22: wave -> mb24 of block47
;;     jump mb24
;; mb23: wave -> mb25 of block32
;; lanes -> mb25(%33) {
;;     %30.0:v2 = mov.ud r8.0.ud
;;     %29.1:v2 tied(%30) = mov.ud r8.4.ud
;;     %31:v1 = mov.ud 3
;;     %32:v1 = mov.ud 0
;;     %33=v0:v1, %34=v1:v1, %35=v2:v1, %36=v3:v1 = call fn4, %29=v[0:1], %97=v2, %31=v3, %32=v4 kills s[0:63], v[4:19]
;; }
;;     jump mb25
;; mb24: wave -> mb25 of block33
;; lanes -> mb25(%109) {
;;     %22:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %24.0:v3 = mov.ud %97
;;     %25.1:v3 tied(%24) = mov.ud 0
;;     %23.2:v3 tied(%25) = mov.ud 3
;;     %26:v4 early = texel.ld.3 %22, %23
;;     %109:v1 = mov.ud %26.0
;; }
;;     jump mb25
;; mb25: wave -> mb26, mb27 of block34
;; lanes(%14:v1) -> mb28, mb29 {
;; }
;;     test %70 scope:wave
;;     branch.flag mb26, mb27
;; mb26: wave -> mb28 of block48
;;     jump mb28
;; mb27: wave -> mb29 of block49
;;     jump mb29
;; mb28: wave -> mb30 of block35
;; lanes -> mb30 {
;;     %17.0:v2 = mov.ud r8.8.ud
;;     %16.1:v2 tied(%17) = mov.ud r8.12.ud
;;     %18:v1 = mov.ud 3
;;     %19:v1 = mov.ud 0
;;     call fn8, %16=v[0:1], %97=v2, %18=v3, %19=v4, %14=v5, %14=v6, %14=v7, %14=v8 kills s[0:63], v[0:19]
;; }
;;     jump mb30
;; mb29: wave -> mb30 of block36
;; lanes -> mb30 {
;;     %15:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     store_texel.2 %15, %97, 3, %14
;; }
;;     jump mb30
;; mb30: wave of block37
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
    v5 = fcvt_from_uint.f32 v4
    v6 = symbol_addr.i64 %edge
    v7 = load.i64 readonly align 8 const [v6]
    v8, v9, v10, v11 = image_sample.f32 2da v1, v7, v5, v5, v5
    v12, v13, v14, v15 = image_sample.f32 1d v1, v2, v4
    v16, v17, v18, v19 = image_sample.f32 1d v1, v7, v5
    v20, v21, v22, v23 = image_sample.f32 3d v1, v7, v5, v5, v8
    v24 = image_sample.f32 2ddepth v1, v7, v5, v5
    v25, v26, v27, v28 = image_sample.f32 1da v1, v2, v4, v4
    store.f32 global align 4 [v3], v12, v9, v16, v20
    store.f32 global align 4 [v3+16], v24, v25
    return
}
;; machine kernel %samples target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 2048
;; mb0: wave -> mb1, mb2 of block19
;; lanes -> mb3, mb4 {
;;     %168:v1 = mov.ud.uw r1.0.uw.lanes
;;     %167:v1 = mov.f.ud %168
;;     %163:s1 = symbol_address sym0 scope:wave
;;     %166:s1 = mov.ud %163 scope:wave
;;     %162:s2 early = load.d2 %166 space:global scope:wave
;;     %160:s1 early = load.d1 r8.0.ud space:global offset:80 scope:wave
;;     %159:s1 = and.ud %160, 8 scope:wave
;;     %158:s1 early = compare.nz.d %159, 0 scope:wave
;; }
;;     compare_to_flag.nz.d %159, 0 scope:wave
;;     branch.flag mb1, mb2
;; mb1: wave -> mb3 of block38
;;     jump mb3
;; mb2: wave -> mb4 of block39
;;     jump mb4
;; mb3: wave -> mb5 of block20
;; lanes -> mb5(%153, %154) {
;;     %148.0:v2 = mov.ud r8.0.ud
;;     %147.1:v2 tied(%148) = mov.ud r8.4.ud
;;     %150.0:v2 = mov.ud %162.0
;;     %149.1:v2 tied(%150) = mov.ud %162.1
;;     %151:v1 = mov.ud 0
;;     %152:v1 = mov.ud 2
;;     %153=v0:v1, %154=v1:v1, %155=v2:v1, %156=v3:v1 = call fn5, %147=v[0:1], %149=v[2:3], %167=v4, %167=v5, %151=v6, %167=v7, %152=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb5
;; mb4: wave -> mb5 of block21
;; lanes -> mb5(%175, %176) {
;;     %135:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %136:s1 early = load.d1 %162.0 space:global scope:wave
;;     %137:v1 = rnde.f %167
;;     %139.0:v4 = mov.ud 0
;;     %140.1:v4 tied(%139) = mov.ud %167
;;     %141.2:v4 tied(%140) = mov.ud %167
;;     %138.3:v4 tied(%141) = mov.ud %137
;;     %142:v4 early = texel.sample_l.4 %135, %136, %138
;;     %175:v1 = mov.ud %142.0
;;     %176:v1 = mov.ud %142.1
;; }
;;     jump mb5
;; mb5: wave -> mb6, mb7 of block22
;; lanes(%7:v1, %11:v1) -> mb8, mb9 {
;;     %132:s1 early = load.d1 r8.8.ud space:global offset:28 scope:wave
;;     %131:s1 = and.ud %160, %132 scope:wave
;;     %129:s1 early = compare.nz.d %131, 0 scope:wave
;; }
;;     compare_to_flag.nz.d %131, 0 scope:wave
;;     branch.flag mb6, mb7
;; mb6: wave -> mb8 of block40
;;     jump mb8
;; mb7: wave -> mb9 of block41
;;     jump mb9
;; mb8: wave -> mb10 of block23
;; lanes -> mb10(%124) {
;;     %117.0:v2 = mov.ud r8.0.ud
;;     %116.1:v2 tied(%117) = mov.ud r8.4.ud
;;     %119.0:v2 = mov.ud r8.8.ud
;;     %118.1:v2 tied(%119) = mov.ud r8.12.ud
;;     %120:v1 = mov.ud 0
;;     %121:v1 = mov.ud 0
;;     %122:v1 = mov.ud 0
;;     %123:v1 = mov.ud 1
;;     %124=v0:v1, %125=v1:v1, %126=v2:v1, %127=v3:v1 = call fn6, %116=v[0:1], %118=v[2:3], %168=v4, %120=v5, %121=v6, %122=v7, %123=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb10
;; mb9: wave -> mb10 of block24
;; lanes -> mb10(%177) {
;;     %108:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %109:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     %110:v1 = mov.f.d %168
;;     %112.0:v2 = mov.ud 0
;;     %111.1:v2 tied(%112) = mov.ud %110
;;     %113:v4 early = texel.sample_l.2 %108, %109, %111
;;     %177:v1 = mov.ud %113.0
;; }
;;     jump mb10
;; mb10: wave -> mb11, mb12 of block25
;; lanes(%10:v1) -> mb13, mb14 {
;; }
;;     test %158 scope:wave
;;     branch.flag mb11, mb12
;; mb11: wave -> mb13 of block42
;;     jump mb13
;; mb12: wave -> mb14 of block43
;;     jump mb14
;; mb13: wave -> mb15 of block26
;; lanes -> mb15(%103) {
;;     %96.0:v2 = mov.ud r8.0.ud
;;     %95.1:v2 tied(%96) = mov.ud r8.4.ud
;;     %98.0:v2 = mov.ud %162.0
;;     %97.1:v2 tied(%98) = mov.ud %162.1
;;     %99:v1 = mov.ud 0
;;     %100:v1 = mov.ud 0
;;     %101:v1 = mov.ud 0
;;     %102:v1 = mov.ud 1
;;     %103=v0:v1, %104=v1:v1, %105=v2:v1, %106=v3:v1 = call fn5, %95=v[0:1], %97=v[2:3], %167=v4, %99=v5, %100=v6, %101=v7, %102=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb15
;; mb14: wave -> mb15 of block27
;; lanes -> mb15(%178) {
;;     %88:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %89:s1 early = load.d1 %162.0 space:global scope:wave
;;     %91.0:v2 = mov.ud 0
;;     %90.1:v2 tied(%91) = mov.ud %167
;;     %92:v4 early = texel.sample_l.2 %88, %89, %90
;;     %178:v1 = mov.ud %92.0
;; }
;;     jump mb15
;; mb15: wave -> mb16, mb17 of block28
;; lanes(%12:v1) -> mb18, mb19 {
;; }
;;     test %158 scope:wave
;;     branch.flag mb16, mb17
;; mb16: wave -> mb18 of block44
;;     jump mb18
;; mb17: wave -> mb19 of block45
;;     jump mb19
;; mb18: wave -> mb20 of block29
;; lanes -> mb20(%83) {
;;     %78.0:v2 = mov.ud r8.0.ud
;;     %77.1:v2 tied(%78) = mov.ud r8.4.ud
;;     %80.0:v2 = mov.ud %162.0
;;     %79.1:v2 tied(%80) = mov.ud %162.1
;;     %81:v1 = mov.ud 0
;;     %82:v1 = mov.ud 3
;;     %83=v0:v1, %84=v1:v1, %85=v2:v1, %86=v3:v1 = call fn5, %77=v[0:1], %79=v[2:3], %167=v4, %167=v5, %7=v6, %81=v7, %82=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb20
;; mb19: wave -> mb20 of block30
;; lanes -> mb20(%179) {
;;     %68:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %69:s1 early = load.d1 %162.0 space:global scope:wave
;;     %71.0:v4 = mov.ud 0
;;     %72.1:v4 tied(%71) = mov.ud %167
;;     %73.2:v4 tied(%72) = mov.ud %167
;;     %70.3:v4 tied(%73) = mov.ud %7
;;     %74:v4 early = texel.sample_l.4 %68, %69, %70
;;     %179:v1 = mov.ud %74.0
;; }
;;     jump mb20
;; mb20: wave -> mb21, mb22 of block31
;; lanes(%13:v1) -> mb23, mb24 {
;; }
;;     test %158 scope:wave
;;     branch.flag mb21, mb22
;; mb21: wave -> mb23 of block46
;;     jump mb23
;; mb22: wave -> mb24 of block47
;;     jump mb24
;; mb23: wave -> mb25 of block32
;; lanes -> mb25(%63) {
;;     %57.0:v2 = mov.ud r8.0.ud
;;     %56.1:v2 tied(%57) = mov.ud r8.4.ud
;;     %59.0:v2 = mov.ud %162.0
;;     %58.1:v2 tied(%59) = mov.ud %162.1
;;     %60:v1 = mov.ud 0
;;     %61:v1 = mov.ud 0
;;     %62:v1 = mov.ud 2
;;     %63=v0:v1, %64=v1:v1, %65=v2:v1, %66=v3:v1 = call fn5, %56=v[0:1], %58=v[2:3], %167=v4, %167=v5, %60=v6, %61=v7, %62=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb25
;; mb24: wave -> mb25 of block33
;; lanes -> mb25(%180) {
;;     %48:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %49:s1 early = load.d1 %162.0 space:global scope:wave
;;     %51.0:v3 = mov.ud 0
;;     %52.1:v3 tied(%51) = mov.ud %167
;;     %50.2:v3 tied(%52) = mov.ud %167
;;     %53:v4 early = texel.sample_l.3 %48, %49, %50
;;     %180:v1 = mov.ud %53.0
;; }
;;     jump mb25
;; mb25: wave -> mb26, mb27 of block34
;; lanes(%14:v1) -> mb28, mb29 {
;; }
;;     test %129 scope:wave
;;     branch.flag mb26, mb27
;; mb26: wave -> mb28 of block48
;;     jump mb28
;; mb27: wave -> mb29 of block49
;;     jump mb29
;; mb28: wave -> mb30 of block35
;; lanes -> mb30(%43) {
;;     %37.0:v2 = mov.ud r8.0.ud
;;     %36.1:v2 tied(%37) = mov.ud r8.4.ud
;;     %39.0:v2 = mov.ud r8.8.ud
;;     %38.1:v2 tied(%39) = mov.ud r8.12.ud
;;     %40:v1 = mov.ud 0
;;     %41:v1 = mov.ud 0
;;     %42:v1 = mov.ud 1
;;     %43=v0:v1, %44=v1:v1, %45=v2:v1, %46=v3:v1 = call fn6, %36=v[0:1], %38=v[2:3], %168=v4, %40=v5, %41=v6, %168=v7, %42=v8 kills s[0:63], v[4:19]
;; }
;;     jump mb30
;; mb29: wave -> mb30 of block36
;; lanes -> mb30(%181) {
;;     %26:s1 early = load.d1 r8.0.ud space:global scope:wave
;;     %27:s1 early = load.d1 r8.8.ud space:global scope:wave
;;     %28:v1 = mov.f.d %168
;;     %29:v1 = mov.f.d %168
;;     %31.0:v3 = mov.ud 0
;;     %32.1:v3 tied(%31) = mov.ud %28
;;     %30.2:v3 tied(%32) = mov.ud %29
;;     %33:v4 early = texel.sample_l.3 %26, %27, %30
;;     %181:v1 = mov.ud %33.0
;; }
;;     jump mb30
;; mb30: wave of block37
;; lanes(%15:v1) {
;;     %21.0:v5 = mov.ud r8.16.ud
;;     %22.1:v5 tied(%21) = mov.ud %10
;;     %23.2:v5 tied(%22) = mov.ud %11
;;     %24.3:v5 tied(%23) = mov.ud %12
;;     %20.4:v5 tied(%24) = mov.ud %13
;;     store.d4 %20 space:global
;;     %16:v1 = add.ud r8.16.ud, 16
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud %14
;;     %17.2:v3 tied(%19) = mov.ud %15
;;     store.d2 %17 space:global
;; }
;;     end
;; }

; A handle in lanes: the first lane that runs has it for all.
kernel %lanes {
    param %images : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i64 0
    v4 = iconst.i32 3
    v5 = ishl.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = load.i64 global align 8 [v6]
    v8, v9, v10, v11 = image_load.i32 1d v7, v4
    store.i32 global align 4 [v2], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 0
;;     .thread_bytes 64
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %43:v1 = mov.ud.uw r1.0.uw.lanes
;;     %42:v1 = shl.ud %43, 3
;;     %40:v1 = add.d r8.0.ud, %42
;;     %38:v2 early = load.d2 %40 space:global
;;     %36:v1 early = load.d1 %38.0 space:global offset:80
;;     %35:v1 = and.ud %36, 1
;;     %33:s1 early = compare.nz.d %35, 0
;; }
;;     %31:s1 = get_exec scope:wave
;;     %30:s1 = get_exec scope:wave
;;     %28:s1 = and.ud %30, %33 scope:wave
;;     %27:s1 early = and_not %30, %33 scope:wave
;;     set_exec %28 scope:wave
;;     branch.exec mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%20) {
;;     %17:v1 = mov.ud 3
;;     %18:v1 = mov.ud 0
;;     %19:v1 = mov.ud 0
;;     %20=v0:v1, %21=v1:v1, %22=v2:v1, %23=v3:v1 = call fn4, %38=v[0:1], %17=v2, %18=v3, %19=v4 kills s[0:63], v[4:19]
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     set_exec %27 scope:wave
;;     branch.exec mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%46) {
;;     %8:s1 = get_exec scope:wave
;;     %9:s1 = fbl.ud %8 scope:wave
;;     %10:s1 = shl.ud %9, 2 scope:wave
;;     %11:s1 early = gather %10, %38.0 scope:wave
;;     %12:s1 early = load.d1 %11 space:global scope:wave
;;     %14.0:v2 = mov.ud 3
;;     %13.1:v2 tied(%14) = mov.ud 0
;;     %15:v4 early = texel.ld.2 %12, %13
;;     %46:v1 = mov.ud %15.0
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     set_exec %31 scope:wave
;;     jump mb7
;; mb7: wave of block9
;; lanes(%4:v1) {
;;     %6.0:v2 = mov.ud r8.8.ud
;;     %5.1:v2 tied(%6) = mov.ud %4
;;     store.d1 %5 space:global
;; }
;;     end
;; }

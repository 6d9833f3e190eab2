; test isel precise-output
; target ivb
; The high half of a signed product of 64 bits: the unsigned one, corrected for each negative factor.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = smulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %124:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %123:v1 = mov.ud.uw r1.0.uw.lanes
;;     %122:v1 = mov.ud %123
;;     %115:v1 = add.d %124, %122
;;     %119:v1 = mov.ud %115
;;     %112:v2 early = load.d2 %119 surface:255
;;     %111:v2 early = load.d2 %119 surface:255 offset:8
;;     %110:v1 = mul_high.ud %112.0, %111.0
;;     %109.0:v2 = mov.ud %110
;;     %108.1:v2 tied(%109) = mov.ud 0
;;     %104:v1 = mul_word.low %112.1, %111.0
;;     %105:v1 = mul_word.high %112.1, %111.0
;;     %106:v1 tied(%104) = add_word %105
;;     %103:v1 = mul_high.ud %112.1, %111.0
;;     %101.0:v2 = mov.ud %106
;;     %100.1:v2 tied(%101) = mov.ud %103
;;     %93:v1 = add.d %100.0, %108.0
;;     %94:v1 = add.d %100.1, %108.1
;;     %95:v1 tied(%94) = carry %93, %108.0
;;     %97.0:v2 = mov.ud %93
;;     %96.1:v2 tied(%97) = mov.ud %95
;;     %90.0:v2 = mov.ud %96.0
;;     %89.1:v2 tied(%90) = mov.ud 0
;;     %85:v1 = mul_word.low %112.0, %111.1
;;     %86:v1 = mul_word.high %112.0, %111.1
;;     %87:v1 tied(%85) = add_word %86
;;     %84:v1 = mul_high.ud %112.0, %111.1
;;     %82.0:v2 = mov.ud %87
;;     %81.1:v2 tied(%82) = mov.ud %84
;;     %74:v1 = add.d %81.0, %89.0
;;     %75:v1 = add.d %81.1, %89.1
;;     %76:v1 tied(%75) = carry %74, %89.0
;;     %77.1:v2 = mov.ud %76
;;     %69.0:v2 = mov.ud %96.1
;;     %68.1:v2 tied(%69) = mov.ud 0
;;     %66.0:v2 = mov.ud %77.1
;;     %65.1:v2 tied(%66) = mov.ud 0
;;     %61:v1 = mul_word.low %112.1, %111.1
;;     %62:v1 = mul_word.high %112.1, %111.1
;;     %63:v1 tied(%61) = add_word %62
;;     %60:v1 = mul_high.ud %112.1, %111.1
;;     %59.0:v2 = mov.ud %63
;;     %58.1:v2 tied(%59) = mov.ud %60
;;     %51:v1 = add.d %58.0, %68.0
;;     %52:v1 = add.d %58.1, %68.1
;;     %53:v1 tied(%52) = carry %51, %68.0
;;     %55.0:v2 = mov.ud %51
;;     %54.1:v2 tied(%55) = mov.ud %53
;;     %44:v1 = add.d %54.0, %65.0
;;     %45:v1 = add.d %54.1, %65.1
;;     %46:v1 tied(%45) = carry %44, %65.0
;;     %48.0:v2 = mov.ud %44
;;     %47.1:v2 tied(%48) = mov.ud %46
;;     %41:v1 = asr.d %112.1, 31
;;     %39.0:v2 = mov.ud %41
;;     %38.1:v2 tied(%39) = mov.ud %41
;;     %36:v1 = asr.d %111.1, 31
;;     %34.0:v2 = mov.ud %36
;;     %33.1:v2 tied(%34) = mov.ud %36
;;     %28:v1 = and.ud %38.0, %111.0
;;     %29:v1 = and.ud %38.1, %111.1
;;     %31.0:v2 = mov.ud %28
;;     %30.1:v2 tied(%31) = mov.ud %29
;;     %22:v1 = and.ud %33.0, %112.0
;;     %23:v1 = and.ud %33.1, %112.1
;;     %25.0:v2 = mov.ud %22
;;     %24.1:v2 tied(%25) = mov.ud %23
;;     %15:v1 = add.d %47.0, -%30.0
;;     %16:v1 = add.d %47.1, -%30.1
;;     %17:v1 tied(%16) = borrow %47.0, %30.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, -%24.0
;;     %9:v1 = add.d %18.1, -%24.1
;;     %10:v1 tied(%9) = borrow %18.0, %24.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %119, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

kernel %wave {
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
    v7 = smulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %124:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %123:v1 = mov.ud.uw r1.0.uw.lanes
;;     %122:v1 = mov.ud %123
;;     %115:v1 = add.d %124, %122
;;     %119:v1 = mov.ud %115
;;     %112:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %111:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %110:v1 = mul_high.ud %112.0, %111.0
;;     %109.0:v2 = mov.ud %110
;;     %108.1:v2 tied(%109) = mov.ud 0
;;     %104:s1 = mul_word.low %112.1, %111.0 scope:wave
;;     %105:s1 = mul_word.high %112.1, %111.0 scope:wave
;;     %106:s1 tied(%104) = add_word %105 scope:wave
;;     %103:v1 = mul_high.ud %112.1, %111.0
;;     %101.0:v2 = mov.ud %106
;;     %100.1:v2 tied(%101) = mov.ud %103
;;     %93:v1 = add.d %100.0, %108.0
;;     %94:v1 = add.d %100.1, %108.1
;;     %95:v1 tied(%94) = carry %93, %108.0
;;     %97.0:v2 = mov.ud %93
;;     %96.1:v2 tied(%97) = mov.ud %95
;;     %90.0:v2 = mov.ud %96.0
;;     %89.1:v2 tied(%90) = mov.ud 0
;;     %85:s1 = mul_word.low %112.0, %111.1 scope:wave
;;     %86:s1 = mul_word.high %112.0, %111.1 scope:wave
;;     %87:s1 tied(%85) = add_word %86 scope:wave
;;     %84:v1 = mul_high.ud %112.0, %111.1
;;     %82.0:v2 = mov.ud %87
;;     %81.1:v2 tied(%82) = mov.ud %84
;;     %74:v1 = add.d %81.0, %89.0
;;     %75:v1 = add.d %81.1, %89.1
;;     %76:v1 tied(%75) = carry %74, %89.0
;;     %77.1:v2 = mov.ud %76
;;     %69.0:v2 = mov.ud %96.1
;;     %68.1:v2 tied(%69) = mov.ud 0
;;     %66.0:v2 = mov.ud %77.1
;;     %65.1:v2 tied(%66) = mov.ud 0
;;     %61:s1 = mul_word.low %112.1, %111.1 scope:wave
;;     %62:s1 = mul_word.high %112.1, %111.1 scope:wave
;;     %63:s1 tied(%61) = add_word %62 scope:wave
;;     %60:v1 = mul_high.ud %112.1, %111.1
;;     %59.0:v2 = mov.ud %63
;;     %58.1:v2 tied(%59) = mov.ud %60
;;     %51:v1 = add.d %58.0, %68.0
;;     %52:v1 = add.d %58.1, %68.1
;;     %53:v1 tied(%52) = carry %51, %68.0
;;     %55.0:v2 = mov.ud %51
;;     %54.1:v2 tied(%55) = mov.ud %53
;;     %44:v1 = add.d %54.0, %65.0
;;     %45:v1 = add.d %54.1, %65.1
;;     %46:v1 tied(%45) = carry %44, %65.0
;;     %48.0:v2 = mov.ud %44
;;     %47.1:v2 tied(%48) = mov.ud %46
;;     %41:s1 = asr.d %112.1, 31 scope:wave
;;     %39.0:s2 = mov.ud %41 scope:wave
;;     %38.1:s2 tied(%39) = mov.ud %41 scope:wave
;;     %36:s1 = asr.d %111.1, 31 scope:wave
;;     %34.0:s2 = mov.ud %36 scope:wave
;;     %33.1:s2 tied(%34) = mov.ud %36 scope:wave
;;     %28:s1 = and.ud %38.0, %111.0 scope:wave
;;     %29:s1 = and.ud %38.1, %111.1 scope:wave
;;     %31.0:s2 = mov.ud %28 scope:wave
;;     %30.1:s2 tied(%31) = mov.ud %29 scope:wave
;;     %22:s1 = and.ud %33.0, %112.0 scope:wave
;;     %23:s1 = and.ud %33.1, %112.1 scope:wave
;;     %25.0:s2 = mov.ud %22 scope:wave
;;     %24.1:s2 tied(%25) = mov.ud %23 scope:wave
;;     %15:v1 = add.d %47.0, -%30.0
;;     %16:v1 = add.d %47.1, -%30.1
;;     %17:v1 tied(%16) = borrow %47.0, %30.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, -%24.0
;;     %9:v1 = add.d %18.1, -%24.1
;;     %10:v1 tied(%9) = borrow %18.0, %24.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %119, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

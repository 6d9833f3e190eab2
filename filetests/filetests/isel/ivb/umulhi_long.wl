; test isel precise-output
; target ivb
; The high half of an unsigned product of 64 bits: four products of words and the carries between them.

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
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %92:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %91:v1 = mov.ud.uw r1.0.uw.lanes
;;     %90:v1 = mov.ud %91
;;     %83:v1 = add.d %92, %90
;;     %87:v1 = mov.ud %83
;;     %80:v2 early = load.d2 %87 surface:255
;;     %79:v2 early = load.d2 %87 surface:255 offset:8
;;     %76:v1 = mul_high.ud %80.0, %79.0
;;     %75.0:v2 = mov.ud %76
;;     %74.1:v2 tied(%75) = mov.ud 0
;;     %70:v1 = mul_word.low %80.1, %79.0
;;     %71:v1 = mul_word.high %80.1, %79.0
;;     %72:v1 tied(%70) = add_word %71
;;     %69:v1 = mul_high.ud %80.1, %79.0
;;     %67.0:v2 = mov.ud %72
;;     %66.1:v2 tied(%67) = mov.ud %69
;;     %59:v1 = add.d %66.0, %74.0
;;     %60:v1 = add.d %66.1, %74.1
;;     %61:v1 tied(%60) = carry %59, %74.0
;;     %63.0:v2 = mov.ud %59
;;     %62.1:v2 tied(%63) = mov.ud %61
;;     %56.0:v2 = mov.ud %62.0
;;     %55.1:v2 tied(%56) = mov.ud 0
;;     %51:v1 = mul_word.low %80.0, %79.1
;;     %52:v1 = mul_word.high %80.0, %79.1
;;     %53:v1 tied(%51) = add_word %52
;;     %50:v1 = mul_high.ud %80.0, %79.1
;;     %48.0:v2 = mov.ud %53
;;     %47.1:v2 tied(%48) = mov.ud %50
;;     %40:v1 = add.d %47.0, %55.0
;;     %41:v1 = add.d %47.1, %55.1
;;     %42:v1 tied(%41) = carry %40, %55.0
;;     %43.1:v2 = mov.ud %42
;;     %35.0:v2 = mov.ud %62.1
;;     %34.1:v2 tied(%35) = mov.ud 0
;;     %32.0:v2 = mov.ud %43.1
;;     %31.1:v2 tied(%32) = mov.ud 0
;;     %27:v1 = mul_word.low %80.1, %79.1
;;     %28:v1 = mul_word.high %80.1, %79.1
;;     %29:v1 tied(%27) = add_word %28
;;     %26:v1 = mul_high.ud %80.1, %79.1
;;     %23.0:v2 = mov.ud %29
;;     %22.1:v2 tied(%23) = mov.ud %26
;;     %15:v1 = add.d %22.0, %34.0
;;     %16:v1 = add.d %22.1, %34.1
;;     %17:v1 tied(%16) = carry %15, %34.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, %31.0
;;     %9:v1 = add.d %18.1, %31.1
;;     %10:v1 tied(%9) = carry %8, %31.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %87, 256
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
    v7 = umulhi.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %92:s1 early = load.d1 r4.0.ud surface:255 scope:wave
;;     %91:v1 = mov.ud.uw r1.0.uw.lanes
;;     %90:v1 = mov.ud %91
;;     %83:v1 = add.d %92, %90
;;     %87:v1 = mov.ud %83
;;     %80:s2 early = load.d2 r4.0.ud surface:255 offset:8 scope:wave
;;     %79:s2 early = load.d2 r4.0.ud surface:255 offset:16 scope:wave
;;     %76:v1 = mul_high.ud %80.0, %79.0
;;     %75.0:v2 = mov.ud %76
;;     %74.1:v2 tied(%75) = mov.ud 0
;;     %70:s1 = mul_word.low %80.1, %79.0 scope:wave
;;     %71:s1 = mul_word.high %80.1, %79.0 scope:wave
;;     %72:s1 tied(%70) = add_word %71 scope:wave
;;     %69:v1 = mul_high.ud %80.1, %79.0
;;     %67.0:v2 = mov.ud %72
;;     %66.1:v2 tied(%67) = mov.ud %69
;;     %59:v1 = add.d %66.0, %74.0
;;     %60:v1 = add.d %66.1, %74.1
;;     %61:v1 tied(%60) = carry %59, %74.0
;;     %63.0:v2 = mov.ud %59
;;     %62.1:v2 tied(%63) = mov.ud %61
;;     %56.0:v2 = mov.ud %62.0
;;     %55.1:v2 tied(%56) = mov.ud 0
;;     %51:s1 = mul_word.low %80.0, %79.1 scope:wave
;;     %52:s1 = mul_word.high %80.0, %79.1 scope:wave
;;     %53:s1 tied(%51) = add_word %52 scope:wave
;;     %50:v1 = mul_high.ud %80.0, %79.1
;;     %48.0:v2 = mov.ud %53
;;     %47.1:v2 tied(%48) = mov.ud %50
;;     %40:v1 = add.d %47.0, %55.0
;;     %41:v1 = add.d %47.1, %55.1
;;     %42:v1 tied(%41) = carry %40, %55.0
;;     %43.1:v2 = mov.ud %42
;;     %35.0:v2 = mov.ud %62.1
;;     %34.1:v2 tied(%35) = mov.ud 0
;;     %32.0:v2 = mov.ud %43.1
;;     %31.1:v2 tied(%32) = mov.ud 0
;;     %27:s1 = mul_word.low %80.1, %79.1 scope:wave
;;     %28:s1 = mul_word.high %80.1, %79.1 scope:wave
;;     %29:s1 tied(%27) = add_word %28 scope:wave
;;     %26:v1 = mul_high.ud %80.1, %79.1
;;     %23.0:v2 = mov.ud %29
;;     %22.1:v2 tied(%23) = mov.ud %26
;;     %15:v1 = add.d %22.0, %34.0
;;     %16:v1 = add.d %22.1, %34.1
;;     %17:v1 tied(%16) = carry %15, %34.0
;;     %19.0:v2 = mov.ud %15
;;     %18.1:v2 tied(%19) = mov.ud %17
;;     %8:v1 = add.d %18.0, %31.0
;;     %9:v1 = add.d %18.1, %31.1
;;     %10:v1 tied(%9) = carry %8, %31.0
;;     %12.0:v2 = mov.ud %8
;;     %11.1:v2 tied(%12) = mov.ud %10
;;     %2:v1 = add.ud %87, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %11.0
;;     %3.2:v3 tied(%5) = mov.ud %11.1
;;     store.d2 %3 surface:255
;; }
;;     end
;; }

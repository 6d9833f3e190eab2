; test isel precise-output
; target ivb
; Low halves of products: a doubleword by the two words of the other, the upper product added in the upper word. 64 bits take the high half, too.

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
    v7 = imul.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %7:v1 = mul_word.low %10.0, %10.1
;;     %8:v1 = mul_word.high %10.0, %10.1
;;     %9:v1 tied(%7) = add_word %8
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.d1 %3 space:global
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
    v7 = imul.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:s1 = mul_word.low r8.8.ud, r8.12.ud scope:wave
;;     %6:s1 = mul_word.high r8.8.ud, r8.12.ud scope:wave
;;     %7:s1 tied(%5) = add_word %6 scope:wave
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
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
    v6 = iconst.i32 1000003
    v7 = imul.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %6:v1 = mul_word.low %9, 0xf4243
;;     %7:v1 = mul_word.high %9, 0xf4243
;;     %8:v1 tied(%6) = add_word %7
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
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
    v7 = imul.i8 v5, v6
    store.i8 global align 1 [v4+256], v7
    return
}
;; machine kernel %bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v1 early = load.b1 %13 space:global
;;     %10:v1 early = load.b1 %13 space:global offset:4
;;     %7:v1 = mul_word.low %11, %10
;;     %8:v1 = mul_word.high %11, %10
;;     %9:v1 tied(%7) = add_word %8
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %halves {
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
    v9 = imul.i16 v6, v8
    store.i16 global align 2 [v4+256], v9
    return
}
;; machine kernel %halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:s1 = mov.ud r8.8.ud scope:wave
;;     %11:s1 = mov.ud r8.12.ud scope:wave
;;     %7:s1 = mul_word.low %13, %11 scope:wave
;;     %8:s1 = mul_word.high %13, %11 scope:wave
;;     %9:s1 tied(%7) = add_word %8 scope:wave
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %long_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = imul.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v4 early = load.d4 %34 space:global
;;     %27:v1 = mul_word.low %32.0, %32.2
;;     %28:v1 = mul_word.high %32.0, %32.2
;;     %29:v1 tied(%27) = add_word %28
;;     %26:v1 = mul_high.ud %32.0, %32.2
;;     %23:v1 = mul_word.low %32.0, %32.3
;;     %24:v1 = mul_word.high %32.0, %32.3
;;     %25:v1 tied(%23) = add_word %24
;;     %18:v1 = mul_word.low %32.1, %32.2
;;     %19:v1 = mul_word.high %32.1, %32.2
;;     %20:v1 tied(%18) = add_word %19
;;     %15:v1 = add.d %25, %20
;;     %12:v1 = add.d %26, %15
;;     %9.0:v2 = mov.ud %29
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %34, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_wave {
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
    v7 = imul.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %27:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:s1 = mul_word.low r8.8.ud, r8.16.ud scope:wave
;;     %24:s1 = mul_word.high r8.8.ud, r8.16.ud scope:wave
;;     %25:s1 tied(%23) = add_word %24 scope:wave
;;     %22:v1 = mul_high.ud r8.8.ud, r8.16.ud
;;     %19:s1 = mul_word.low r8.8.ud, r8.20.ud scope:wave
;;     %20:s1 = mul_word.high r8.8.ud, r8.20.ud scope:wave
;;     %21:s1 tied(%19) = add_word %20 scope:wave
;;     %16:s1 = mul_word.low r8.12.ud, r8.16.ud scope:wave
;;     %17:s1 = mul_word.high r8.12.ud, r8.16.ud scope:wave
;;     %18:s1 tied(%16) = add_word %17 scope:wave
;;     %15:s1 = add.d %21, %18 scope:wave
;;     %12:v1 = add.d %22, %15
;;     %9.0:v2 = mov.ud %25
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %27, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 0x100000003
    v7 = imul.i64 v5, v6
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %long_constant target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:v2 early = load.d2 %23 space:global
;;     %19:v1 = mul_word.low %21.0, 3
;;     %18:v1 = mul_high.ud %21.0, 3
;;     %17:v1 = mul_word.low %21.1, 3
;;     %15:v1 = add.d %21.0, %17
;;     %12:v1 = add.d %18, %15
;;     %9.0:v2 = mov.ud %19
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %23, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

; Both factors are zero extended words: no cross products.
kernel %words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = uextend.i64 v5
    v8 = uextend.i64 v6
    v9 = imul.i64 v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %words target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %16:v2 early = load.d2 %18 space:global
;;     %13:v1 = mul_word.low %16.0, %16.1
;;     %14:v1 = mul_word.high %16.0, %16.1
;;     %15:v1 tied(%13) = add_word %14
;;     %12:v1 = mul_high.ud %16.0, %16.1
;;     %9.0:v2 = mov.ud %15
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %18, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

; Sign extended words have cross products with their signs.
kernel %words_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sextend.i64 v5
    v8 = sextend.i64 v6
    v9 = imul.i64 v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %words_signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v2 early = load.d2 %34 space:global
;;     %31:v1 = asr.d %32.0, 31
;;     %30:v1 = asr.d %32.1, 31
;;     %27:v1 = mul_word.low %32.0, %32.1
;;     %28:v1 = mul_word.high %32.0, %32.1
;;     %29:v1 tied(%27) = add_word %28
;;     %26:v1 = mul_high.ud %32.0, %32.1
;;     %23:v1 = mul_word.low %32.0, %30
;;     %24:v1 = mul_word.high %32.0, %30
;;     %25:v1 tied(%23) = add_word %24
;;     %18:v1 = mul_word.low %31, %32.1
;;     %19:v1 = mul_word.high %31, %32.1
;;     %20:v1 tied(%18) = add_word %19
;;     %15:v1 = add.d %25, %20
;;     %12:v1 = add.d %26, %15
;;     %9.0:v2 = mov.ud %29
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %34, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
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
    v9 = imul.i8 v6, v8
    store.i8 global align 1 [v4+256], v9
    return
}
;; machine kernel %wave_i8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %13:s1 = mov.ud r8.8.ud scope:wave
;;     %11:s1 = mov.ud r8.12.ud scope:wave
;;     %7:s1 = mul_word.low %13, %11 scope:wave
;;     %8:s1 = mul_word.high %13, %11 scope:wave
;;     %9:s1 tied(%7) = add_word %8 scope:wave
;;     %2:v1 = add.ud %15, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %9
;;     store.b1 %3 space:global
;; }
;;     end
;; }

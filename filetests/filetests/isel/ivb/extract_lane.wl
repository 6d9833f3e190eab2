; test isel precise-output
; target ivb
; Lanes of vectors: a register of the vector, or a field of a word. What nobody wants is not loaded, if it is at the end.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    v6 = extract_lane.i32 v5, 2
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %word target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v3 early = load.d3 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6.2
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    v6 = extract_lane.i64 v5, 1
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v4 early = load.d4 %9 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.2
;;     %3.2:v3 tied(%5) = mov.ud %7.3
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %low_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = extract_lane.i16 v5, 0
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %low_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %high_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = extract_lane.i16 v5, 1
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %high_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v1 = shr.ud %9, 16
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = extract_lane.i8 v5, 3
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %7:v1 = shr.ud %9, 24
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %middle_byte_signed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    v6 = extract_lane.i8 v5, 1
    v7 = sextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %middle_byte_signed target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %10:v1 = shr.ud %12, 8
;;     %6:v1 = shl.ud %10, 24
;;     %7:v1 = asr.d %6, 24
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %far_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x16 global align 8 [v4+0]
    v6 = extract_lane.i8 v5, 13
    v7 = uextend.i32 v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %far_byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v4 early = load.d4 %14 space:global
;;     %9:v1 = shr.ud %12.3, 8
;;     %6:v1 = and.ud %9, 255
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x4 global align 8 [v4+0]
    v6 = extract_lane.f32 v5, 0
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %float target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v1 early = load.d1 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %half_float {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    v6 = extract_lane.f16 v5, 3
    v7 = fadd.f16 v6, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %half_float target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %17:v2 early = load.d2 %19 space:global
;;     %14:v1 = shr.ud %17.1, 16
;;     %10:v1 = f16to32.f.uw %14
;;     %8:v1 = add.f %10, %10
;;     %6:v1 = f32to16.uw.f %8
;;     %2:v1 = add.ud %19, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32x4 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 kernarg align 16 width all [v0+16]
    v6 = extract_lane.i32 v5, 3
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6.3
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x8 global align 8 [v4+0]
    v6 = extract_lane.i8 v5, 7
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %lanes_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 %12 space:global
;;     %7:v1 = shr.ud %10.1, 24
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x8 global align 8 [v4+0]
    v6 = extract_lane.i16 v5, 7
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v4 early = load.d4 %12 space:global
;;     %7:v1 = shr.ud %10.3, 16
;;     %2:v1 = add.ud %12, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = extract_lane.f16 v5, 1
    store.f16 global align 2 [v4+256], v6
    v7 = load.f16x8 global align 8 [v4+16]
    v8 = extract_lane.f16 v7, 7
    store.f16 global align 2 [v4+260], v8
    return
}
;; machine kernel %lanes_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %21:v1 early = load.d1 %23 space:global
;;     %19:v1 = shr.ud %21, 16
;;     %13:v1 = add.ud %23, 256
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %19
;;     store.b2 %14 space:global
;;     %11:v4 early = load.d4 %23 space:global offset:16
;;     %8:v1 = shr.ud %11.3, 16
;;     %2:v1 = add.ud %23, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    v6 = extract_lane.f32 v5, 1
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %6:v2 early = load.d2 %8 space:global
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6.1
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    v6 = extract_lane.f64 v5, 1
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %lanes_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v4 early = load.d4 %9 space:global
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.2
;;     %3.2:v3 tied(%5) = mov.ud %7.3
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_bytes {
    param %p : i64 at 0 align 8
    param %a : i8x4 at 8 align 4
    param %b : i8x8 at 16 align 8
    param %c : i8x16 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 kernarg align 4 width all [v0+8]
    v6 = extract_lane.i8 v5, 3
    store.i8 global align 1 [v4+256], v6
    v7 = load.i8x8 kernarg align 8 width all [v0+16]
    v8 = extract_lane.i8 v7, 7
    store.i8 global align 1 [v4+260], v8
    v9 = load.i8x16 kernarg align 16 width all [v0+32]
    v10 = extract_lane.i8 v9, 15
    store.i8 global align 1 [v4+264], v10
    return
}
;; machine kernel %wave_bytes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %27:v1 = shr.ud %29, 24
;;     %22:v1 = add.ud %31, 256
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %27
;;     store.b1 %23 space:global
;;     %20:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %17:v1 = shr.ud %20.1, 24
;;     %12:v1 = add.ud %31, 260
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %17
;;     store.b1 %13 space:global
;;     %10:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %7:v1 = shr.ud %10.3, 24
;;     %2:v1 = add.ud %31, 264
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

kernel %wave_halves {
    param %p : i64 at 0 align 8
    param %a : i16x2 at 8 align 4
    param %b : i16x4 at 16 align 8
    param %c : i16x8 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 kernarg align 4 width all [v0+8]
    v6 = extract_lane.i16 v5, 1
    store.i16 global align 2 [v4+256], v6
    v7 = load.i16x4 kernarg align 8 width all [v0+16]
    v8 = extract_lane.i16 v7, 3
    store.i16 global align 2 [v4+260], v8
    v9 = load.i16x8 kernarg align 16 width all [v0+32]
    v10 = extract_lane.i16 v9, 7
    store.i16 global align 2 [v4+264], v10
    return
}
;; machine kernel %wave_halves target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %29:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %27:v1 = shr.ud %29, 16
;;     %22:v1 = add.ud %31, 256
;;     %24.0:v2 = mov.ud %22
;;     %23.1:v2 tied(%24) = mov.ud %27
;;     store.b2 %23 space:global
;;     %20:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %17:v1 = shr.ud %20.1, 16
;;     %12:v1 = add.ud %31, 260
;;     %14.0:v2 = mov.ud %12
;;     %13.1:v2 tied(%14) = mov.ud %17
;;     store.b2 %13 space:global
;;     %10:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %7:v1 = shr.ud %10.3, 16
;;     %2:v1 = add.ud %31, 264
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_longs {
    param %p : i64 at 0 align 8
    param %a : i64x2 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 kernarg align 16 width all [v0+16]
    v6 = extract_lane.i64 v5, 1
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_longs target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.2
;;     %3.2:v3 tied(%5) = mov.ud %7.3
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_half_floats {
    param %p : i64 at 0 align 8
    param %a : f16x2 at 8 align 4
    param %b : f16x4 at 16 align 8
    param %c : f16x8 at 32 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 kernarg align 4 width all [v0+8]
    v6 = extract_lane.f16 v5, 1
    store.f16 global align 2 [v4+256], v6
    v7 = load.f16x4 kernarg align 8 width all [v0+16]
    v8 = extract_lane.f16 v7, 3
    store.f16 global align 2 [v4+260], v8
    v9 = load.f16x8 kernarg align 16 width all [v0+32]
    v10 = extract_lane.f16 v9, 7
    store.f16 global align 2 [v4+264], v10
    return
}
;; machine kernel %wave_half_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %32:v1 early = load.d1 r4.0.ud space:global offset:8
;;     %30:v1 = shr.ud %32, 16
;;     %24:v1 = add.ud %34, 256
;;     %26.0:v2 = mov.ud %24
;;     %25.1:v2 tied(%26) = mov.ud %30
;;     store.b2 %25 space:global
;;     %22:v2 early = load.d2 r4.0.ud space:global offset:16
;;     %19:v1 = shr.ud %22.1, 16
;;     %13:v1 = add.ud %34, 260
;;     %15.0:v2 = mov.ud %13
;;     %14.1:v2 tied(%15) = mov.ud %19
;;     store.b2 %14 space:global
;;     %11:v4 early = load.d4 r4.0.ud space:global offset:32
;;     %8:v1 = shr.ud %11.3, 16
;;     %2:v1 = add.ud %34, 264
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_floats {
    param %p : i64 at 0 align 8
    param %a : f32x2 at 8 align 8
    param %b : f32x4 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 kernarg align 8 width all [v0+8]
    v6 = extract_lane.f32 v5, 1
    store.f32 global align 4 [v4+256], v6
    v7 = load.f32x4 kernarg align 16 width all [v0+16]
    v8 = extract_lane.f32 v7, 3
    store.f32 global align 4 [v4+260], v8
    return
}
;; machine kernel %wave_floats target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:v2 early = load.d2 r4.0.ud space:global offset:8
;;     %8:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %3:v1 = add.ud %12, 256
;;     %5.0:v3 = mov.ud %3
;;     %6.1:v3 tied(%5) = mov.ud %10.1
;;     %4.2:v3 tied(%6) = mov.ud %8.3
;;     store.d2 %4 space:global
;; }
;;     end
;; }

kernel %wave_doubles {
    param %p : i64 at 0 align 8
    param %a : f64x2 at 16 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 kernarg align 16 width all [v0+16]
    v6 = extract_lane.f64 v5, 1
    store.f64 global align 8 [v4+256], v6
    return
}
;; machine kernel %wave_doubles target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v4 early = load.d4 r4.0.ud space:global offset:16
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %7.2
;;     %3.2:v3 tied(%5) = mov.ud %7.3
;;     store.d2 %3 space:global
;; }
;;     end
;; }

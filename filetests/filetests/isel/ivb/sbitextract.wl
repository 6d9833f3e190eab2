; test isel precise-output
; target ivb
; Fields, sign extended: `bfe`, which takes width and position before the word.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v3 early = load.d3 %11 space:global
;;     %8:v1 = three.bfe.d %9.2, %9.1, %9.0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 8
    v7 = iconst.i32 8
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = three.bfe.d 8, 8, %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %o : i32 at 12 align 4
    param %n : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sbitextract.i32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = three.bfe.d r8.16.ud, r8.12.ud, r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = sbitextract.i64 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %78:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %76:v2 early = load.d2 %78 space:global
;;     %75:v2 early = load.d2 %78 space:global offset:8
;;     %74:v1 = and.ud %75.1, 63
;;     %71:v1 = and.ud %75.0, 32
;;     %70:v1 = and.ud %75.0, 31
;;     %69:v1 = xor.ud %70, 31
;;     %67:v1 = shr.ud %76.1, %75.0
;;     %66:v1 = shl.ud %76.1, 1
;;     %64:v1 = shl.ud %66, %69
;;     %61:v1 = shr.ud %76.0, %75.0
;;     %58:v1 = or.ud %61, %64
;;     %55:v1 early = select_if.nz.d %71, 0, %67, %58
;;     %53:v1 early = select_if.nz.d %71, 0, 0, %67
;;     %50:v1 = mov.d -%74
;;     %49:v1 = and.ud %50, 32
;;     %48:v1 = and.ud %50, 31
;;     %47:v1 = xor.ud %48, 31
;;     %45:v1 = shl.ud %55, %50
;;     %44:v1 = shr.ud %55, 1
;;     %42:v1 = shr.ud %44, %47
;;     %40:v1 = shl.ud %53, %50
;;     %38:v1 = or.ud %40, %42
;;     %35:v1 early = select_if.nz.d %49, 0, 0, %45
;;     %34:v1 early = select_if.nz.d %49, 0, %45, %38
;;     %31:v1 = asr.d %34, %50
;;     %30:v1 = asr.d %34, 31
;;     %29:v1 = shl.ud %34, 1
;;     %27:v1 = shl.ud %29, %47
;;     %24:v1 = shr.ud %35, %50
;;     %21:v1 = or.ud %24, %27
;;     %18:v1 early = select_if.nz.d %49, 0, %31, %21
;;     %16:v1 early = select_if.nz.d %49, 0, %30, %31
;;     %12.0:v2 = mov.ud %18
;;     %11.1:v2 tied(%12) = mov.ud %16
;;     %8:v2 early = select_if.z.d %74, 0, 0, 0, %11.0, %11.1
;;     %2:v1 = add.ud %78, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_narrow {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = sbitextract.i8 v5, v6, v7
    store.i8 global align 1 [v4+256], v8
    v9 = load.i16 global align 2 [v4+12]
    v10 = load.i32 global align 4 [v4+16]
    v11 = load.i32 global align 4 [v4+20]
    v12 = sbitextract.i16 v9, v10, v11
    store.i16 global align 2 [v4+260], v12
    return
}
;; machine kernel %lanes_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %70:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %68:v1 early = load.b1 %70 space:global
;;     %67:v2 early = load.d2 %70 space:global offset:4
;;     %66:v1 = and.ud %67.0, 7
;;     %64:v1 = and.ud %67.1, 7
;;     %62:v1 = and.ud %68, 255
;;     %60:v1 = shr.ud %62, %66
;;     %56:v1 = mov.d -%64
;;     %55:v1 = and.ud %56, 7
;;     %53:v1 = and.ud %60, 255
;;     %51:v1 = shl.ud %53, %55
;;     %47:v1 = shl.ud %51, 24
;;     %48:v1 = asr.d %47, 24
;;     %45:v1 = asr.d %48, %55
;;     %41:v1 early = select_if.z.d %64, 0, 0, %45
;;     %36:v1 = add.ud %70, 256
;;     %38.0:v2 = mov.ud %36
;;     %37.1:v2 tied(%38) = mov.ud %41
;;     store.b1 %37 space:global
;;     %34:v1 early = load.b2 %70 space:global offset:12
;;     %33:v2 early = load.d2 %70 space:global offset:16
;;     %32:v1 = and.ud %33.0, 15
;;     %30:v1 = and.ud %33.1, 15
;;     %28:v1 = and.ud %34, 0xffff
;;     %26:v1 = shr.ud %28, %32
;;     %22:v1 = mov.d -%30
;;     %21:v1 = and.ud %22, 15
;;     %19:v1 = and.ud %26, 0xffff
;;     %17:v1 = shl.ud %19, %21
;;     %13:v1 = shl.ud %17, 16
;;     %14:v1 = asr.d %13, 16
;;     %11:v1 = asr.d %14, %21
;;     %7:v1 early = select_if.z.d %30, 0, 0, %11
;;     %2:v1 = add.ud %70, 260
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
    param %e : i32 at 24 align 4
    param %f : i32 at 28 align 4
    param %g : i64 at 32 align 8
    param %h : i32 at 40 align 4
    param %i : i32 at 44 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = sbitextract.i8 v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i16 v10
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = load.i32 kernarg align 4 width all [v0+28]
    v14 = sbitextract.i16 v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    v15 = load.i64 kernarg align 8 width all [v0+32]
    v16 = load.i32 kernarg align 4 width all [v0+40]
    v17 = load.i32 kernarg align 4 width all [v0+44]
    v18 = sbitextract.i64 v15, v16, v17
    store.i64 global align 8 [v4+264], v18
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %135:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %133:s1 = mov.ud r8.8.ud scope:wave
;;     %131:s1 = and.ud r8.12.ud, 7 scope:wave
;;     %130:s1 = and.ud r8.16.ud, 7 scope:wave
;;     %129:s1 = and.ud %133, 255 scope:wave
;;     %127:s1 = shr.ud %129, %131 scope:wave
;;     %123:s1 = mov.d -%130 scope:wave
;;     %122:s1 = and.ud %123, 7 scope:wave
;;     %120:s1 = and.ud %127, 255 scope:wave
;;     %118:s1 = shl.ud %120, %122 scope:wave
;;     %114:s1 = shl.ud %118, 24 scope:wave
;;     %115:s1 = asr.d %114, 24 scope:wave
;;     %112:s1 = asr.d %115, %122 scope:wave
;;     %108:s1 early = select_if.z.d %130, 0, 0, %112 scope:wave
;;     %103:v1 = add.ud %135, 256
;;     %105.0:v2 = mov.ud %103
;;     %104.1:v2 tied(%105) = mov.ud %108
;;     store.b1 %104 space:global
;;     %101:s1 = mov.ud r8.20.ud scope:wave
;;     %99:s1 = and.ud r8.24.ud, 15 scope:wave
;;     %98:s1 = and.ud r8.28.ud, 15 scope:wave
;;     %97:s1 = and.ud %101, 0xffff scope:wave
;;     %95:s1 = shr.ud %97, %99 scope:wave
;;     %91:s1 = mov.d -%98 scope:wave
;;     %90:s1 = and.ud %91, 15 scope:wave
;;     %88:s1 = and.ud %95, 0xffff scope:wave
;;     %86:s1 = shl.ud %88, %90 scope:wave
;;     %82:s1 = shl.ud %86, 16 scope:wave
;;     %83:s1 = asr.d %82, 16 scope:wave
;;     %80:s1 = asr.d %83, %90 scope:wave
;;     %76:s1 early = select_if.z.d %98, 0, 0, %80 scope:wave
;;     %71:v1 = add.ud %135, 260
;;     %73.0:v2 = mov.ud %71
;;     %72.1:v2 tied(%73) = mov.ud %76
;;     store.b2 %72 space:global
;;     %69:s1 = and.ud r9.12.ud, 63 scope:wave
;;     %68:s1 = and.ud r9.8.ud, 32 scope:wave
;;     %67:s1 = and.ud r9.8.ud, 31 scope:wave
;;     %66:s1 = xor.ud %67, 31 scope:wave
;;     %64:s1 = shr.ud r9.4.ud, r9.8.ud scope:wave
;;     %63:s1 = shl.ud r9.4.ud, 1 scope:wave
;;     %62:s1 = shl.ud %63, %66 scope:wave
;;     %59:s1 = shr.ud r9.0.ud, r9.8.ud scope:wave
;;     %58:s1 = or.ud %59, %62 scope:wave
;;     %55:s1 early = select_if.nz.d %68, 0, %64, %58 scope:wave
;;     %53:s1 early = select_if.nz.d %68, 0, 0, %64 scope:wave
;;     %50:s1 = mov.d -%69 scope:wave
;;     %49:s1 = and.ud %50, 32 scope:wave
;;     %48:s1 = and.ud %50, 31 scope:wave
;;     %47:s1 = xor.ud %48, 31 scope:wave
;;     %45:s1 = shl.ud %55, %50 scope:wave
;;     %44:s1 = shr.ud %55, 1 scope:wave
;;     %42:s1 = shr.ud %44, %47 scope:wave
;;     %40:s1 = shl.ud %53, %50 scope:wave
;;     %38:s1 = or.ud %40, %42 scope:wave
;;     %35:s1 early = select_if.nz.d %49, 0, 0, %45 scope:wave
;;     %34:s1 early = select_if.nz.d %49, 0, %45, %38 scope:wave
;;     %31:s1 = asr.d %34, %50 scope:wave
;;     %30:s1 = asr.d %34, 31 scope:wave
;;     %29:s1 = shl.ud %34, 1 scope:wave
;;     %27:s1 = shl.ud %29, %47 scope:wave
;;     %24:s1 = shr.ud %35, %50 scope:wave
;;     %21:s1 = or.ud %24, %27 scope:wave
;;     %18:s1 early = select_if.nz.d %49, 0, %31, %21 scope:wave
;;     %16:s1 early = select_if.nz.d %49, 0, %30, %31 scope:wave
;;     %12.0:s2 = mov.ud %18 scope:wave
;;     %11.1:s2 tied(%12) = mov.ud %16 scope:wave
;;     %8:s2 early = select_if.z.d %69, 0, 0, 0, %11.0, %11.1 scope:wave
;;     %2:v1 = add.ud %135, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; A field replaced: `bfi1` makes the mask and `bfi2` selects by it; 64 bits are selected by logic.

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
    v8 = load.i32 global align 4 [v4+12]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:v4 early = load.d4 %13 space:global
;;     %7:v1 = bfi1.ud %11.3, %11.2
;;     %10:v1 = three.bfi2.ud %7, %11.1, %11.0
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %10
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
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 8
    v8 = iconst.i32 16
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %constants target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v2 early = load.d2 %11 space:global
;;     %5:v1 = bfi1.ud 16, 8
;;     %8:v1 = three.bfi2.ud %5, %9.1, %9.0
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %o : i32 at 16 align 4
    param %n : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = bitinsert.i32 v5, v6, v7, v8
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = bfi1.ud r8.20.ud, r8.16.ud
;;     %6:v1 = three.bfi2.ud %5, r8.12.ud, r8.8.ud
;;     %2:v1 = add.ud %8, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
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
    v6 = load.i64 global align 8 [v4+8]
    v7 = load.i32 global align 4 [v4+16]
    v8 = load.i32 global align 4 [v4+20]
    v9 = bitinsert.i64 v5, v6, v7, v8
    store.i64 global align 8 [v4+256], v9
    return
}
;; machine kernel %long target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %93:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %91:v4 early = load.d4 %93 space:global
;;     %90:v2 early = load.d2 %93 space:global offset:16
;;     %89:v1 = and.ud %90.1, 32
;;     %88:v1 = shl.ud 1, %90.1
;;     %86:v1 early = select_if.nz.d %89, 0, 0, %88
;;     %85:v1 early = select_if.nz.d %89, 0, %88, 0
;;     %82.0:v2 = mov.ud %86
;;     %81.1:v2 tied(%82) = mov.ud %85
;;     %74:v1 = add.d %81.0, -1
;;     %75:v1 = add.d %81.1, -1
;;     %76:v1 tied(%75) = carry %74, -1
;;     %78.0:v2 = mov.ud %74
;;     %77.1:v2 tied(%78) = mov.ud %76
;;     %71:v1 = and.ud %90.0, 32
;;     %70:v1 = and.ud %90.0, 31
;;     %69:v1 = xor.ud %70, 31
;;     %67:v1 = shl.ud %77.0, %90.0
;;     %66:v1 = shr.ud %77.0, 1
;;     %64:v1 = shr.ud %66, %69
;;     %62:v1 = shl.ud %77.1, %90.0
;;     %60:v1 = or.ud %62, %64
;;     %57:v1 early = select_if.nz.d %71, 0, 0, %67
;;     %56:v1 early = select_if.nz.d %71, 0, %67, %60
;;     %53.0:v2 = mov.ud %57
;;     %52.1:v2 tied(%53) = mov.ud %56
;;     %48:v1 = shl.ud %91.2, %90.0
;;     %47:v1 = shr.ud %91.2, 1
;;     %45:v1 = shr.ud %47, %69
;;     %42:v1 = shl.ud %91.3, %90.0
;;     %39:v1 = or.ud %42, %45
;;     %36:v1 early = select_if.nz.d %71, 0, 0, %48
;;     %35:v1 early = select_if.nz.d %71, 0, %48, %39
;;     %31.0:v2 = mov.ud %36
;;     %30.1:v2 tied(%31) = mov.ud %35
;;     %24:v1 = not.ud %52.0
;;     %25:v1 = not.ud %52.1
;;     %27.0:v2 = mov.ud %24
;;     %26.1:v2 tied(%27) = mov.ud %25
;;     %20:v1 = and.ud %52.0, %30.0
;;     %21:v1 = and.ud %52.1, %30.1
;;     %23.0:v2 = mov.ud %20
;;     %22.1:v2 tied(%23) = mov.ud %21
;;     %14:v1 = and.ud %26.0, %91.0
;;     %15:v1 = and.ud %26.1, %91.1
;;     %17.0:v2 = mov.ud %14
;;     %16.1:v2 tied(%17) = mov.ud %15
;;     %8:v1 = or.ud %22.0, %16.0
;;     %9:v1 = or.ud %22.1, %16.1
;;     %11.0:v2 = mov.ud %8
;;     %10.1:v2 tied(%11) = mov.ud %9
;;     %2:v1 = add.ud %93, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
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
    v6 = load.i8 global align 1 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = bitinsert.i8 v5, v6, v7, v8
    store.i8 global align 1 [v4+256], v9
    v10 = load.i16 global align 2 [v4+16]
    v11 = load.i16 global align 2 [v4+20]
    v12 = load.i32 global align 4 [v4+24]
    v13 = load.i32 global align 4 [v4+28]
    v14 = bitinsert.i16 v10, v11, v12, v13
    store.i16 global align 2 [v4+260], v14
    return
}
;; machine kernel %lanes_narrow target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %74:v1 early = load.b1 %76 space:global
;;     %73:v1 early = load.b1 %76 space:global offset:4
;;     %72:v2 early = load.d2 %76 space:global offset:8
;;     %71:v1 = and.ud %72.1, 7
;;     %69:v1 = shl.ud 1, %71
;;     %66:v1 = add.d %69, 255
;;     %64:v1 = and.ud %72.0, 7
;;     %62:v1 = and.ud %66, 255
;;     %60:v1 = shl.ud %62, %64
;;     %57:v1 = and.ud %73, 255
;;     %55:v1 = shl.ud %57, %64
;;     %51:v1 = not.ud %60
;;     %50:v1 = and.ud %60, %55
;;     %47:v1 = and.ud %51, %74
;;     %44:v1 = or.ud %50, %47
;;     %39:v1 = add.ud %76, 256
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %44
;;     store.b1 %40 space:global
;;     %37:v1 early = load.b2 %76 space:global offset:16
;;     %36:v1 early = load.b2 %76 space:global offset:20
;;     %35:v2 early = load.d2 %76 space:global offset:24
;;     %34:v1 = and.ud %35.1, 15
;;     %32:v1 = shl.ud 1, %34
;;     %29:v1 = add.d %32, 0xffff
;;     %27:v1 = and.ud %35.0, 15
;;     %25:v1 = and.ud %29, 0xffff
;;     %23:v1 = shl.ud %25, %27
;;     %20:v1 = and.ud %36, 0xffff
;;     %18:v1 = shl.ud %20, %27
;;     %14:v1 = not.ud %23
;;     %13:v1 = and.ud %23, %18
;;     %10:v1 = and.ud %14, %37
;;     %7:v1 = or.ud %13, %10
;;     %2:v1 = add.ud %76, 260
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
    param %g : i32 at 32 align 4
    param %h : i32 at 36 align 4
    param %i : i64 at 40 align 8
    param %j : i64 at 48 align 8
    param %k : i32 at 56 align 4
    param %l : i32 at 60 align 4
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
    v9 = load.i32 kernarg align 4 width all [v0+16]
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = bitinsert.i8 v6, v8, v9, v10
    store.i8 global align 1 [v4+256], v11
    v12 = load.i32 kernarg align 4 width all [v0+24]
    v13 = ireduce.i16 v12
    v14 = load.i32 kernarg align 4 width all [v0+28]
    v15 = ireduce.i16 v14
    v16 = load.i32 kernarg align 4 width all [v0+32]
    v17 = load.i32 kernarg align 4 width all [v0+36]
    v18 = bitinsert.i16 v13, v15, v16, v17
    store.i16 global align 2 [v4+260], v18
    v19 = load.i64 kernarg align 8 width all [v0+40]
    v20 = load.i64 kernarg align 8 width all [v0+48]
    v21 = load.i32 kernarg align 4 width all [v0+56]
    v22 = load.i32 kernarg align 4 width all [v0+60]
    v23 = bitinsert.i64 v19, v20, v21, v22
    store.i64 global align 8 [v4+264], v23
    return
}
;; machine kernel %wave_integers target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %157:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %155:s1 = mov.ud r8.8.ud scope:wave
;;     %153:s1 = mov.ud r8.12.ud scope:wave
;;     %151:s1 = and.ud r8.20.ud, 7 scope:wave
;;     %150:s1 = shl.ud 1, %151 scope:wave
;;     %147:s1 = add.d %150, 255 scope:wave
;;     %145:s1 = and.ud r8.16.ud, 7 scope:wave
;;     %144:s1 = and.ud %147, 255 scope:wave
;;     %142:s1 = shl.ud %144, %145 scope:wave
;;     %139:s1 = and.ud %153, 255 scope:wave
;;     %137:s1 = shl.ud %139, %145 scope:wave
;;     %133:s1 = not.ud %142 scope:wave
;;     %132:s1 = and.ud %142, %137 scope:wave
;;     %129:s1 = and.ud %133, %155 scope:wave
;;     %126:s1 = or.ud %132, %129 scope:wave
;;     %121:v1 = add.ud %157, 256
;;     %123.0:v2 = mov.ud %121
;;     %122.1:v2 tied(%123) = mov.ud %126
;;     store.b1 %122 space:global
;;     %119:s1 = mov.ud r8.24.ud scope:wave
;;     %117:s1 = mov.ud r8.28.ud scope:wave
;;     %115:s1 = and.ud r9.4.ud, 15 scope:wave
;;     %114:s1 = shl.ud 1, %115 scope:wave
;;     %111:s1 = add.d %114, 0xffff scope:wave
;;     %109:s1 = and.ud r9.0.ud, 15 scope:wave
;;     %108:s1 = and.ud %111, 0xffff scope:wave
;;     %106:s1 = shl.ud %108, %109 scope:wave
;;     %103:s1 = and.ud %117, 0xffff scope:wave
;;     %101:s1 = shl.ud %103, %109 scope:wave
;;     %97:s1 = not.ud %106 scope:wave
;;     %96:s1 = and.ud %106, %101 scope:wave
;;     %93:s1 = and.ud %97, %119 scope:wave
;;     %90:s1 = or.ud %96, %93 scope:wave
;;     %85:v1 = add.ud %157, 260
;;     %87.0:v2 = mov.ud %85
;;     %86.1:v2 tied(%87) = mov.ud %90
;;     store.b2 %86 space:global
;;     %83:s1 = and.ud r9.28.ud, 32 scope:wave
;;     %82:s1 = shl.ud 1, r9.28.ud scope:wave
;;     %81:s1 early = select_if.nz.d %83, 0, 0, %82 scope:wave
;;     %80:s1 early = select_if.nz.d %83, 0, %82, 0 scope:wave
;;     %77.0:s2 = mov.ud %81 scope:wave
;;     %76.1:s2 tied(%77) = mov.ud %80 scope:wave
;;     %69:s1 = add.d %76.0, -1 scope:wave
;;     %70:s1 = add.d %76.1, -1 scope:wave
;;     %71:s1 tied(%70) = carry %69, -1 scope:wave
;;     %73.0:s2 = mov.ud %69 scope:wave
;;     %72.1:s2 tied(%73) = mov.ud %71 scope:wave
;;     %66:s1 = and.ud r9.24.ud, 32 scope:wave
;;     %65:s1 = and.ud r9.24.ud, 31 scope:wave
;;     %64:s1 = xor.ud %65, 31 scope:wave
;;     %62:s1 = shl.ud %72.0, r9.24.ud scope:wave
;;     %61:s1 = shr.ud %72.0, 1 scope:wave
;;     %59:s1 = shr.ud %61, %64 scope:wave
;;     %57:s1 = shl.ud %72.1, r9.24.ud scope:wave
;;     %55:s1 = or.ud %57, %59 scope:wave
;;     %52:s1 early = select_if.nz.d %66, 0, 0, %62 scope:wave
;;     %51:s1 early = select_if.nz.d %66, 0, %62, %55 scope:wave
;;     %48.0:s2 = mov.ud %52 scope:wave
;;     %47.1:s2 tied(%48) = mov.ud %51 scope:wave
;;     %44:s1 = shl.ud r9.16.ud, r9.24.ud scope:wave
;;     %43:s1 = shr.ud r9.16.ud, 1 scope:wave
;;     %42:s1 = shr.ud %43, %64 scope:wave
;;     %39:s1 = shl.ud r9.20.ud, r9.24.ud scope:wave
;;     %38:s1 = or.ud %39, %42 scope:wave
;;     %35:s1 early = select_if.nz.d %66, 0, 0, %44 scope:wave
;;     %34:s1 early = select_if.nz.d %66, 0, %44, %38 scope:wave
;;     %30.0:s2 = mov.ud %35 scope:wave
;;     %29.1:s2 tied(%30) = mov.ud %34 scope:wave
;;     %23:s1 = not.ud %47.0 scope:wave
;;     %24:s1 = not.ud %47.1 scope:wave
;;     %26.0:s2 = mov.ud %23 scope:wave
;;     %25.1:s2 tied(%26) = mov.ud %24 scope:wave
;;     %19:s1 = and.ud %47.0, %29.0 scope:wave
;;     %20:s1 = and.ud %47.1, %29.1 scope:wave
;;     %22.0:s2 = mov.ud %19 scope:wave
;;     %21.1:s2 tied(%22) = mov.ud %20 scope:wave
;;     %13:s1 = and.ud %25.0, r9.8.ud scope:wave
;;     %14:s1 = and.ud %25.1, r9.12.ud scope:wave
;;     %16.0:s2 = mov.ud %13 scope:wave
;;     %15.1:s2 tied(%16) = mov.ud %14 scope:wave
;;     %8:s1 = or.ud %21.0, %15.0 scope:wave
;;     %9:s1 = or.ud %21.1, %15.1 scope:wave
;;     %11.0:s2 = mov.ud %8 scope:wave
;;     %10.1:s2 tied(%11) = mov.ud %9 scope:wave
;;     %2:v1 = add.ud %157, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %10.0
;;     %3.2:v3 tied(%5) = mov.ud %10.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

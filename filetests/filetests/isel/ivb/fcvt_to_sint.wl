; test isel precise-output
; target ivb
; Floats to signed integers; the machine truncates and clamps. Other roundings come first.

kernel %single {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %single target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %7:v1 early = load.d1 %9 space:global
;;     %6:v1 = mov.d.f %7
;;     %2:v1 = add.ud %9, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %double target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %8:v2 early = load.d2 %10 space:global
;;     %6:v2 all = weave %8.0, %8.1
;;     %7:v1 = from_double.d %6 all
;;     %2:v1 = add.ud %10, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.b2 %11 space:global
;;     %8:v1 = f16to32.f.uw %9
;;     %6:v1 = mov.d.f %8
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fcvt_to_sint.zero.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %5:v1 = mov.d.f r8.8.ud
;;     %2:v1 = add.ud %7, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %5
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %to_half target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %11:v1 = mov.d.f %12
;;     %9:v1 = minmax.l.d %11, 0x7fff
;;     %7:v1 = minmax.ge.d %9, 0xffff8000
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b2 %3 space:global
;; }
;;     end
;; }

kernel %to_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.zero.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %to_byte target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %12:v1 early = load.d1 %14 space:global
;;     %11:v1 = mov.d.f %12
;;     %9:v1 = minmax.l.d %11, 127
;;     %7:v1 = minmax.ge.d %9, 0xffffff80
;;     %2:v1 = add.ud %14, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.b1 %3 space:global
;; }
;;     end
;; }

; Rounded first, then converted.
kernel %near {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %near target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %9:v1 early = load.d1 %11 space:global
;;     %8:v1 = rnde.f %9
;;     %6:v1 = mov.d.f %8
;;     %2:v1 = add.ud %11, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %down {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_sint.down.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %down target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:v2 early = load.d2 %60 space:global
;;     %57:v1 = and.ud %58.1, 0x80000000
;;     %56:v1 = or.ud %57, 0x43300000
;;     %55.0:v2 = mov.ud 0
;;     %54.1:v2 tied(%55) = mov.ud %56
;;     %48:v2 all = weave %58.0, %58.1
;;     %49:v2 all = weave %54.0, %54.1
;;     mode.enter round:down scope:wave
;;     %50:v2 early all = double.add %48 all, %49 all
;;     mode.leave round:down scope:wave
;;     %45:v2 early all = double.add %50 all, -%49 all
;;     %46:v2 = unweave %45 all
;;     %38:v1 = and.ud %46.1, 0x7fffffff
;;     %36:v1 = or.ud %57, %38
;;     %33.0:v2 = mov.ud %46.0
;;     %32.1:v2 tied(%33) = mov.ud %36
;;     %27:v1 = and.ud %58.1, 0x7fffffff
;;     %26:s1 early = compare.nz.d %58.0, 0
;;     %25:v1 early = select %26, 1, 0
;;     %23:v1 = or.ud %27, %25
;;     %21:v1 = or.ud %58.1, 0x80000
;;     %20:v1 early = select_if.g.ud %23, 0x7ff00000, %21, %58.1
;;     %16.0:v2 = mov.ud %58.0
;;     %15.1:v2 tied(%16) = mov.ud %20
;;     %11:v2 early = select_if.l.ud %27, 0x43300000, %32.0, %32.1, %15.0, %15.1
;;     %6:v2 all = weave %11.0, %11.1
;;     %7:v1 = from_double.d %6 all
;;     %2:v1 = add.ud %60, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:v1 early = load.b2 %53 space:global
;;     %50:v1 = f16to32.f.uw %51
;;     %48:v1 = rnde.f %50
;;     %46:v1 = mov.d.f %48
;;     %45:v1 = minmax.l.d %46, 127
;;     %44:v1 = minmax.ge.d %45, 0xffffff80
;;     %39:v1 = add.ud %53, 256
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %44
;;     store.b1 %40 space:global
;;     %37:v1 = minmax.l.d %46, 0x7fff
;;     %35:v1 = minmax.ge.d %37, 0xffff8000
;;     %30:v1 = add.ud %53, 260
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     store.b2 %31 space:global
;;     %28:v1 = and.ud %48, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %48, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %53, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %lanes_f64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %lanes_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %200:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %198:v2 early = load.d2 %200 space:global
;;     %197:v1 = and.ud %198.1, 0x80000000
;;     %196:v1 = or.ud %197, 0x43300000
;;     %195.0:v2 = mov.ud 0
;;     %194.1:v2 tied(%195) = mov.ud %196
;;     %188:v2 all = weave %198.0, %198.1
;;     %189:v2 all = weave %194.0, %194.1
;;     %190:v2 early all = double.add %188 all, %189 all
;;     %185:v2 early all = double.add %190 all, -%189 all
;;     %186:v2 = unweave %185 all
;;     %178:v1 = and.ud %186.1, 0x7fffffff
;;     %176:v1 = or.ud %197, %178
;;     %173.0:v2 = mov.ud %186.0
;;     %172.1:v2 tied(%173) = mov.ud %176
;;     %167:v1 = and.ud %198.1, 0x7fffffff
;;     %166:s1 early = compare.nz.d %198.0, 0
;;     %165:v1 early = select %166, 1, 0
;;     %163:v1 = or.ud %167, %165
;;     %161:v1 = or.ud %198.1, 0x80000
;;     %160:v1 early = select_if.g.ud %163, 0x7ff00000, %161, %198.1
;;     %156.0:v2 = mov.ud %198.0
;;     %155.1:v2 tied(%156) = mov.ud %160
;;     %151:v2 early = select_if.l.ud %167, 0x43300000, %172.0, %172.1, %155.0, %155.1
;;     %146:v2 all = weave %151.0, %151.1
;;     %147:v1 = from_double.d %146 all
;;     %145:v1 = minmax.l.d %147, 127
;;     %144:v1 = minmax.ge.d %145, 0xffffff80
;;     %139:v1 = add.ud %200, 256
;;     %141.0:v2 = mov.ud %139
;;     %140.1:v2 tied(%141) = mov.ud %144
;;     store.b1 %140 space:global
;;     %137:v1 = minmax.l.d %147, 0x7fff
;;     %135:v1 = minmax.ge.d %137, 0xffff8000
;;     %130:v1 = add.ud %200, 260
;;     %132.0:v2 = mov.ud %130
;;     %131.1:v2 tied(%132) = mov.ud %135
;;     store.b2 %131 space:global
;;     %128:v1 = and.ud %151.1, 0x80000000
;;     %127:v1 = or.ud %128, 0x43300000
;;     %126.0:v2 = mov.ud 0
;;     %125.1:v2 tied(%126) = mov.ud %127
;;     %120:v2 all = weave %125.0, %125.1
;;     mode.enter round:zero scope:wave
;;     %121:v2 early all = double.add %146 all, %120 all
;;     mode.leave round:zero scope:wave
;;     %116:v2 early all = double.add %121 all, -%120 all
;;     %117:v2 = unweave %116 all
;;     %109:v1 = and.ud %117.1, 0x7fffffff
;;     %107:v1 = or.ud %128, %109
;;     %104.0:v2 = mov.ud %117.0
;;     %103.1:v2 tied(%104) = mov.ud %107
;;     %98:v1 = and.ud %151.1, 0x7fffffff
;;     %97:s1 early = compare.nz.d %151.0, 0
;;     %96:v1 early = select %97, 1, 0
;;     %94:v1 = or.ud %98, %96
;;     %92:v1 = or.ud %151.1, 0x80000
;;     %91:v1 early = select_if.g.ud %94, 0x7ff00000, %92, %151.1
;;     %87.0:v2 = mov.ud %151.0
;;     %86.1:v2 tied(%87) = mov.ud %91
;;     %82:v2 early = select_if.l.ud %98, 0x43300000, %103.0, %103.1, %86.0, %86.1
;;     %74:v2 all = weave %82.0, %82.1
;;     %76.0:s2 = mov.ud 0 scope:wave
;;     %75.1:s2 tied(%76) = mov.ud 0x3df00000 scope:wave
;;     %77:v2 early all = double.mul %74 all, %75
;;     %78:v2 = unweave %77 all
;;     %73:v1 = and.ud %78.1, 0x80000000
;;     %72:v1 = or.ud %73, 0x43300000
;;     %71.0:v2 = mov.ud 0
;;     %70.1:v2 tied(%71) = mov.ud %72
;;     %65:v2 all = weave %70.0, %70.1
;;     mode.enter round:down scope:wave
;;     %66:v2 early all = double.add %77 all, %65 all
;;     mode.leave round:down scope:wave
;;     %61:v2 early all = double.add %66 all, -%65 all
;;     %62:v2 = unweave %61 all
;;     %54:v1 = and.ud %62.1, 0x7fffffff
;;     %52:v1 = or.ud %73, %54
;;     %49.0:v2 = mov.ud %62.0
;;     %48.1:v2 tied(%49) = mov.ud %52
;;     %43:v1 = and.ud %78.1, 0x7fffffff
;;     %42:s1 early = compare.nz.d %78.0, 0
;;     %41:v1 early = select %42, 1, 0
;;     %39:v1 = or.ud %43, %41
;;     %37:v1 = or.ud %78.1, 0x80000
;;     %36:v1 early = select_if.g.ud %39, 0x7ff00000, %37, %78.1
;;     %32.0:v2 = mov.ud %78.0
;;     %31.1:v2 tied(%32) = mov.ud %36
;;     %27:v2 early = select_if.l.ud %43, 0x43300000, %48.0, %48.1, %31.0, %31.1
;;     %17:v2 all = weave %82.0, %82.1
;;     %18:v2 all = weave %27.0, %27.1
;;     %20.0:s2 = mov.ud 0 scope:wave
;;     %19.1:s2 tied(%20) = mov.ud 0xc1f00000 scope:wave
;;     %21:v2 all = weave %19
;;     %22:v2 early all = double.mad %17 all, %18 all, %21 all
;;     %15:v1 = from_double.d %18 all
;;     %12:v1 = from_double.ud %22 all
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %15
;;     %2:v1 = add.ud %200, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f16 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fcvt_to_sint.i8 v7
    store.i8 global align 1 [v4+256], v8
    v9 = fcvt_to_sint.i16 v7
    store.i16 global align 2 [v4+260], v9
    v10 = fcvt_to_sint.i32 v7
    store.i32 global align 4 [v4+264], v10
    v11 = fcvt_to_sint.i64 v7
    store.i64 global align 8 [v4+272], v11
    return
}
;; machine kernel %wave_f16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %60:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %58:s1 = mov.ud r8.8.ud scope:wave
;;     %55:v1 = f16to32.f.uw %58
;;     %53:v1 = rnde.f %55
;;     %51:v1 = mov.d.f %53
;;     %50:v1 = minmax.l.d %51, 127
;;     %49:v1 = minmax.ge.d %50, 0xffffff80
;;     %44:v1 = add.ud %60, 256
;;     %46.0:v2 = mov.ud %44
;;     %45.1:v2 tied(%46) = mov.ud %49
;;     store.b1 %45 space:global
;;     %42:v1 = minmax.l.d %51, 0x7fff
;;     %40:v1 = minmax.ge.d %42, 0xffff8000
;;     %35:v1 = add.ud %60, 260
;;     %37.0:v2 = mov.ud %35
;;     %36.1:v2 tied(%37) = mov.ud %40
;;     store.b2 %36 space:global
;;     %33:v1 = mov.d.f %53
;;     %30:v1 = add.ud %60, 264
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %33
;;     store.d1 %31 space:global
;;     %28:v1 = and.ud %53, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %53, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %60, 272
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f32 {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %wave_f32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %49:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %47:v1 = rnde.f r8.8.ud
;;     %46:v1 = mov.d.f %47
;;     %45:v1 = minmax.l.d %46, 127
;;     %44:v1 = minmax.ge.d %45, 0xffffff80
;;     %39:v1 = add.ud %49, 256
;;     %41.0:v2 = mov.ud %39
;;     %40.1:v2 tied(%41) = mov.ud %44
;;     store.b1 %40 space:global
;;     %37:v1 = minmax.l.d %46, 0x7fff
;;     %35:v1 = minmax.ge.d %37, 0xffff8000
;;     %30:v1 = add.ud %49, 260
;;     %32.0:v2 = mov.ud %30
;;     %31.1:v2 tied(%32) = mov.ud %35
;;     store.b2 %31 space:global
;;     %28:v1 = and.ud %47, 0x7fffffff
;;     %27:v1 = mul.f %28, 0x2f800000
;;     %26:v1 = rndz.f %27
;;     %24:v1 = three.mad.f %28, %26, 0xcf800000
;;     %22:v1 = mov.ud.f %24
;;     %20:v1 = mov.ud.f %26
;;     %18.0:v2 = mov.ud %22
;;     %17.1:v2 tied(%18) = mov.ud %20
;;     %10:v1 = add.d 0, -%17.0
;;     %11:v1 = add.d 0, -%17.1
;;     %12:v1 tied(%11) = borrow 0, %17.0
;;     %14.0:v2 = mov.ud %10
;;     %13.1:v2 tied(%14) = mov.ud %12
;;     %9:v2 early = select_if.l.f %47, 0, %13.0, %13.1, %17.0, %17.1
;;     %2:v1 = add.ud %49, 264
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %9.0
;;     %3.2:v3 tied(%5) = mov.ud %9.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %wave_f64 {
    param %p : i64 at 0 align 8
    param %a : f64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 kernarg align 8 width all [v0+8]
    v6 = fcvt_to_sint.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = fcvt_to_sint.i16 v5
    store.i16 global align 2 [v4+260], v7
    v8 = fcvt_to_sint.i32 v5
    store.i32 global align 4 [v4+264], v8
    v9 = fcvt_to_sint.i64 v5
    store.i64 global align 8 [v4+272], v9
    return
}
;; machine kernel %wave_f64 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %199:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %197:s1 = and.ud r8.12.ud, 0x80000000 scope:wave
;;     %196:s1 = or.ud %197, 0x43300000 scope:wave
;;     %195.0:s2 = mov.ud 0 scope:wave
;;     %194.1:s2 tied(%195) = mov.ud %196 scope:wave
;;     %189.0:s2 = mov.ud r8.8.ud scope:wave
;;     %188.1:s2 tied(%189) = mov.ud r8.12.ud scope:wave
;;     %190:v2 early all = double.add %188, %194
;;     %186:v2 early all = double.add %190 all, -%194
;;     %187:v2 = unweave %186 all
;;     %180:v1 = and.ud %187.1, 0x7fffffff
;;     %178:v1 = or.ud %197, %180
;;     %175.0:v2 = mov.ud %187.0
;;     %174.1:v2 tied(%175) = mov.ud %178
;;     %170:s1 = and.ud r8.12.ud, 0x7fffffff scope:wave
;;     %169:s1 early = compare.nz.d r8.8.ud, 0 scope:wave
;;     %167:s1 = or.ud %170, %169 scope:wave
;;     %165:s1 = or.ud r8.12.ud, 0x80000 scope:wave
;;     %164:s1 early = select_if.g.ud %167, 0x7ff00000, %165, r8.12.ud scope:wave
;;     %161.0:s2 = mov.ud r8.8.ud scope:wave
;;     %160.1:s2 tied(%161) = mov.ud %164 scope:wave
;;     %157:v2 early = select_if.l.ud %170, 0x43300000, %174.0, %174.1, %160.0, %160.1
;;     %152:v2 all = weave %157.0, %157.1
;;     %153:v1 = from_double.d %152 all
;;     %151:v1 = minmax.l.d %153, 127
;;     %150:v1 = minmax.ge.d %151, 0xffffff80
;;     %145:v1 = add.ud %199, 256
;;     %147.0:v2 = mov.ud %145
;;     %146.1:v2 tied(%147) = mov.ud %150
;;     store.b1 %146 space:global
;;     %143:v1 = minmax.l.d %153, 0x7fff
;;     %141:v1 = minmax.ge.d %143, 0xffff8000
;;     %136:v1 = add.ud %199, 260
;;     %138.0:v2 = mov.ud %136
;;     %137.1:v2 tied(%138) = mov.ud %141
;;     store.b2 %137 space:global
;;     %134:v1 = from_double.d %152 all
;;     %130:v1 = add.ud %199, 264
;;     %132.0:v2 = mov.ud %130
;;     %131.1:v2 tied(%132) = mov.ud %134
;;     store.d1 %131 space:global
;;     %128:v1 = and.ud %157.1, 0x80000000
;;     %127:v1 = or.ud %128, 0x43300000
;;     %126.0:v2 = mov.ud 0
;;     %125.1:v2 tied(%126) = mov.ud %127
;;     %120:v2 all = weave %125.0, %125.1
;;     mode.enter round:zero scope:wave
;;     %121:v2 early all = double.add %152 all, %120 all
;;     mode.leave round:zero scope:wave
;;     %116:v2 early all = double.add %121 all, -%120 all
;;     %117:v2 = unweave %116 all
;;     %109:v1 = and.ud %117.1, 0x7fffffff
;;     %107:v1 = or.ud %128, %109
;;     %104.0:v2 = mov.ud %117.0
;;     %103.1:v2 tied(%104) = mov.ud %107
;;     %98:v1 = and.ud %157.1, 0x7fffffff
;;     %97:s1 early = compare.nz.d %157.0, 0
;;     %96:v1 early = select %97, 1, 0
;;     %94:v1 = or.ud %98, %96
;;     %92:v1 = or.ud %157.1, 0x80000
;;     %91:v1 early = select_if.g.ud %94, 0x7ff00000, %92, %157.1
;;     %87.0:v2 = mov.ud %157.0
;;     %86.1:v2 tied(%87) = mov.ud %91
;;     %82:v2 early = select_if.l.ud %98, 0x43300000, %103.0, %103.1, %86.0, %86.1
;;     %74:v2 all = weave %82.0, %82.1
;;     %76.0:s2 = mov.ud 0 scope:wave
;;     %75.1:s2 tied(%76) = mov.ud 0x3df00000 scope:wave
;;     %77:v2 early all = double.mul %74 all, %75
;;     %78:v2 = unweave %77 all
;;     %73:v1 = and.ud %78.1, 0x80000000
;;     %72:v1 = or.ud %73, 0x43300000
;;     %71.0:v2 = mov.ud 0
;;     %70.1:v2 tied(%71) = mov.ud %72
;;     %65:v2 all = weave %70.0, %70.1
;;     mode.enter round:down scope:wave
;;     %66:v2 early all = double.add %77 all, %65 all
;;     mode.leave round:down scope:wave
;;     %61:v2 early all = double.add %66 all, -%65 all
;;     %62:v2 = unweave %61 all
;;     %54:v1 = and.ud %62.1, 0x7fffffff
;;     %52:v1 = or.ud %73, %54
;;     %49.0:v2 = mov.ud %62.0
;;     %48.1:v2 tied(%49) = mov.ud %52
;;     %43:v1 = and.ud %78.1, 0x7fffffff
;;     %42:s1 early = compare.nz.d %78.0, 0
;;     %41:v1 early = select %42, 1, 0
;;     %39:v1 = or.ud %43, %41
;;     %37:v1 = or.ud %78.1, 0x80000
;;     %36:v1 early = select_if.g.ud %39, 0x7ff00000, %37, %78.1
;;     %32.0:v2 = mov.ud %78.0
;;     %31.1:v2 tied(%32) = mov.ud %36
;;     %27:v2 early = select_if.l.ud %43, 0x43300000, %48.0, %48.1, %31.0, %31.1
;;     %17:v2 all = weave %82.0, %82.1
;;     %18:v2 all = weave %27.0, %27.1
;;     %20.0:s2 = mov.ud 0 scope:wave
;;     %19.1:s2 tied(%20) = mov.ud 0xc1f00000 scope:wave
;;     %21:v2 all = weave %19
;;     %22:v2 early all = double.mad %17 all, %18 all, %21 all
;;     %15:v1 = from_double.d %18 all
;;     %12:v1 = from_double.ud %22 all
;;     %9.0:v2 = mov.ud %12
;;     %8.1:v2 tied(%9) = mov.ud %15
;;     %2:v1 = add.ud %199, 272
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

; test isel precise-output
; target ivb
; Sums of absolute differences of the parts of words, one and four at once.

kernel %sad_u8 {
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
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %57:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %55:v3 early = load.d3 %57 space:global
;;     %54:v1 = and.ud %55.0, 255
;;     %53:v1 = and.ud %55.1, 255
;;     %52:v1 = add.d %54, -%53
;;     %49:v1 = mov.d |%52|
;;     %47:v1 = add.d %55.2, %49
;;     %44:v1 = shr.ud %55.0, 8
;;     %43:v1 = and.ud %44, 255
;;     %41:v1 = shr.ud %55.1, 8
;;     %40:v1 = and.ud %41, 255
;;     %38:v1 = add.d %43, -%40
;;     %35:v1 = mov.d |%38|
;;     %33:v1 = add.d %47, %35
;;     %30:v1 = shr.ud %55.0, 16
;;     %29:v1 = and.ud %30, 255
;;     %27:v1 = shr.ud %55.1, 16
;;     %26:v1 = and.ud %27, 255
;;     %24:v1 = add.d %29, -%26
;;     %21:v1 = mov.d |%24|
;;     %19:v1 = add.d %33, %21
;;     %16:v1 = shr.ud %55.0, 24
;;     %14:v1 = shr.ud %55.1, 24
;;     %12:v1 = add.d %16, -%14
;;     %9:v1 = mov.d |%12|
;;     %7:v1 = add.d %19, %9
;;     %2:v1 = add.ud %57, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sad_u16 {
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
    v8 = sad_u16 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u16 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %29:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %27:v3 early = load.d3 %29 space:global
;;     %26:v1 = and.ud %27.0, 0xffff
;;     %25:v1 = and.ud %27.1, 0xffff
;;     %24:v1 = add.d %26, -%25
;;     %21:v1 = mov.d |%24|
;;     %19:v1 = add.d %27.2, %21
;;     %16:v1 = shr.ud %27.0, 16
;;     %14:v1 = shr.ud %27.1, 16
;;     %12:v1 = add.d %16, -%14
;;     %9:v1 = mov.d |%12|
;;     %7:v1 = add.d %19, %9
;;     %2:v1 = add.ud %29, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sad_u32 {
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
    v8 = sad_u32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u32 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15:v3 early = load.d3 %17 space:global
;;     %14:v1 = minmax.ge.ud %15.0, %15.1
;;     %13:v1 = minmax.l.ud %15.0, %15.1
;;     %10:v1 = add.d %14, -%13
;;     %7:v1 = add.d %15.2, %10
;;     %2:v1 = add.ud %17, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %msad_u8 {
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
    v8 = msad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %msad_u8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %65:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %63:v3 early = load.d3 %65 space:global
;;     %62:v1 = and.ud %63.0, 255
;;     %61:v1 = and.ud %63.1, 255
;;     %60:v1 = add.d %62, -%61
;;     %58:v1 = mov.d |%60|
;;     %56:v1 early = select_if.nz.d %61, 0, %58, 0
;;     %53:v1 = add.d %63.2, %56
;;     %50:v1 = shr.ud %63.0, 8
;;     %49:v1 = and.ud %50, 255
;;     %47:v1 = shr.ud %63.1, 8
;;     %46:v1 = and.ud %47, 255
;;     %44:v1 = add.d %49, -%46
;;     %42:v1 = mov.d |%44|
;;     %40:v1 early = select_if.nz.d %46, 0, %42, 0
;;     %37:v1 = add.d %53, %40
;;     %34:v1 = shr.ud %63.0, 16
;;     %33:v1 = and.ud %34, 255
;;     %31:v1 = shr.ud %63.1, 16
;;     %30:v1 = and.ud %31, 255
;;     %28:v1 = add.d %33, -%30
;;     %26:v1 = mov.d |%28|
;;     %24:v1 early = select_if.nz.d %30, 0, %26, 0
;;     %21:v1 = add.d %37, %24
;;     %18:v1 = shr.ud %63.0, 24
;;     %16:v1 = shr.ud %63.1, 24
;;     %14:v1 = add.d %18, -%16
;;     %12:v1 = mov.d |%14|
;;     %10:v1 early = select_if.nz.d %16, 0, %12, 0
;;     %7:v1 = add.d %21, %10
;;     %2:v1 = add.ud %65, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sad_hi {
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
    v9 = iconst.i32 0
    v10 = sad_u8 v5, v6, v9
    v11 = iconst.i32 16
    v12 = ishl.i32 v10, v11
    v8 = iadd.i32 v12, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_hi target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %59:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %57:v3 early = load.d3 %59 space:global
;;     %56:v1 = and.ud %57.0, 255
;;     %55:v1 = and.ud %57.1, 255
;;     %54:v1 = add.d %56, -%55
;;     %51:v1 = mov.d |%54|
;;     %49:v1 = shr.ud %57.0, 8
;;     %48:v1 = and.ud %49, 255
;;     %46:v1 = shr.ud %57.1, 8
;;     %45:v1 = and.ud %46, 255
;;     %43:v1 = add.d %48, -%45
;;     %40:v1 = mov.d |%43|
;;     %38:v1 = add.d %51, %40
;;     %35:v1 = shr.ud %57.0, 16
;;     %34:v1 = and.ud %35, 255
;;     %32:v1 = shr.ud %57.1, 16
;;     %31:v1 = and.ud %32, 255
;;     %29:v1 = add.d %34, -%31
;;     %26:v1 = mov.d |%29|
;;     %24:v1 = add.d %38, %26
;;     %21:v1 = shr.ud %57.0, 24
;;     %19:v1 = shr.ud %57.1, 24
;;     %17:v1 = add.d %21, -%19
;;     %14:v1 = mov.d |%17|
;;     %12:v1 = add.d %24, %14
;;     %9:v1 = shl.ud %12, 16
;;     %7:v1 = add.d %9, %57.2
;;     %2:v1 = add.ud %59, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sad_of_the_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v7 = load.i32 global align 4 [v4+0]
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_of_the_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %53:v1 early = load.d1 %55 space:global
;;     %52:s1 = and.ud r8.8.ud, 255 scope:wave
;;     %51:s1 = and.ud r8.12.ud, 255 scope:wave
;;     %50:s1 = add.d %52, -%51 scope:wave
;;     %47:s1 = mov.d |%50| scope:wave
;;     %45:v1 = add.d %53, %47
;;     %42:s1 = shr.ud r8.8.ud, 8 scope:wave
;;     %41:s1 = and.ud %42, 255 scope:wave
;;     %39:s1 = shr.ud r8.12.ud, 8 scope:wave
;;     %38:s1 = and.ud %39, 255 scope:wave
;;     %36:s1 = add.d %41, -%38 scope:wave
;;     %33:s1 = mov.d |%36| scope:wave
;;     %31:v1 = add.d %45, %33
;;     %28:s1 = shr.ud r8.8.ud, 16 scope:wave
;;     %27:s1 = and.ud %28, 255 scope:wave
;;     %25:s1 = shr.ud r8.12.ud, 16 scope:wave
;;     %24:s1 = and.ud %25, 255 scope:wave
;;     %22:s1 = add.d %27, -%24 scope:wave
;;     %19:s1 = mov.d |%22| scope:wave
;;     %17:v1 = add.d %31, %19
;;     %14:s1 = shr.ud r8.8.ud, 24 scope:wave
;;     %13:s1 = shr.ud r8.12.ud, 24 scope:wave
;;     %12:s1 = add.d %14, -%13 scope:wave
;;     %9:s1 = mov.d |%12| scope:wave
;;     %7:v1 = add.d %17, %9
;;     %2:v1 = add.ud %55, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %qsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %202:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %200:v4 early = load.d4 %202 space:global
;;     %199:v1 early = load.d1 %202 space:global offset:16
;;     %197:v1 = and.ud %200.0, 255
;;     %196:v1 = and.ud %199, 255
;;     %195:v1 = add.d %197, -%196
;;     %193:v1 = mov.d |%195|
;;     %191:v1 = shr.ud %200.0, 8
;;     %190:v1 = and.ud %191, 255
;;     %189:v1 = shr.ud %199, 8
;;     %188:v1 = and.ud %189, 255
;;     %186:v1 = add.d %190, -%188
;;     %184:v1 = mov.d |%186|
;;     %182:v1 = add.d %193, %184
;;     %179:v1 = shr.ud %200.0, 16
;;     %178:v1 = and.ud %179, 255
;;     %177:v1 = shr.ud %199, 16
;;     %176:v1 = and.ud %177, 255
;;     %174:v1 = add.d %178, -%176
;;     %172:v1 = mov.d |%174|
;;     %170:v1 = add.d %182, %172
;;     %167:v1 = shr.ud %200.0, 24
;;     %165:v1 = shr.ud %199, 24
;;     %163:v1 = add.d %167, -%165
;;     %162:v1 = mov.d |%163|
;;     %160:v1 = add.d %170, %162
;;     %157:v1 = shl.ud %200.1, 24
;;     %156:v1 = or.ud %191, %157
;;     %153:v1 = and.ud %156, 255
;;     %152:v1 = add.d %153, -%196
;;     %150:v1 = mov.d |%152|
;;     %148:v1 = shr.ud %156, 8
;;     %147:v1 = and.ud %148, 255
;;     %145:v1 = add.d %147, -%188
;;     %143:v1 = mov.d |%145|
;;     %141:v1 = add.d %150, %143
;;     %138:v1 = shr.ud %156, 16
;;     %137:v1 = and.ud %138, 255
;;     %135:v1 = add.d %137, -%176
;;     %133:v1 = mov.d |%135|
;;     %131:v1 = add.d %141, %133
;;     %128:v1 = shr.ud %156, 24
;;     %126:v1 = add.d %128, -%165
;;     %124:v1 = mov.d |%126|
;;     %122:v1 = add.d %131, %124
;;     %119:v1 = add.d %200.2, %160
;;     %117:v1 = and.ud %119, 0xffff
;;     %115:v1 = shr.ud %200.2, 16
;;     %113:v1 = add.d %115, %122
;;     %110:v1 = shl.ud %113, 16
;;     %108:v1 = or.ud %117, %110
;;     %104:v1 = shl.ud %200.1, 16
;;     %103:v1 = or.ud %179, %104
;;     %100:v1 = and.ud %103, 255
;;     %99:v1 = add.d %100, -%196
;;     %97:v1 = mov.d |%99|
;;     %95:v1 = shr.ud %103, 8
;;     %94:v1 = and.ud %95, 255
;;     %92:v1 = add.d %94, -%188
;;     %90:v1 = mov.d |%92|
;;     %88:v1 = add.d %97, %90
;;     %85:v1 = shr.ud %103, 16
;;     %84:v1 = and.ud %85, 255
;;     %82:v1 = add.d %84, -%176
;;     %80:v1 = mov.d |%82|
;;     %78:v1 = add.d %88, %80
;;     %75:v1 = shr.ud %103, 24
;;     %73:v1 = add.d %75, -%165
;;     %71:v1 = mov.d |%73|
;;     %69:v1 = add.d %78, %71
;;     %66:v1 = shl.ud %200.1, 8
;;     %64:v1 = or.ud %167, %66
;;     %61:v1 = and.ud %64, 255
;;     %60:v1 = add.d %61, -%196
;;     %57:v1 = mov.d |%60|
;;     %55:v1 = shr.ud %64, 8
;;     %54:v1 = and.ud %55, 255
;;     %52:v1 = add.d %54, -%188
;;     %49:v1 = mov.d |%52|
;;     %47:v1 = add.d %57, %49
;;     %44:v1 = shr.ud %64, 16
;;     %43:v1 = and.ud %44, 255
;;     %41:v1 = add.d %43, -%176
;;     %38:v1 = mov.d |%41|
;;     %36:v1 = add.d %47, %38
;;     %33:v1 = shr.ud %64, 24
;;     %31:v1 = add.d %33, -%165
;;     %28:v1 = mov.d |%31|
;;     %26:v1 = add.d %36, %28
;;     %23:v1 = add.d %200.3, %69
;;     %21:v1 = and.ud %23, 0xffff
;;     %19:v1 = shr.ud %200.3, 16
;;     %17:v1 = add.d %19, %26
;;     %14:v1 = shl.ud %17, 16
;;     %12:v1 = or.ud %21, %14
;;     %9.0:v2 = mov.ud %108
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %202, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %mqsad_u8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v7 = load.i64 global align 8 [v4+8]
    v6 = load.i32 global align 4 [v4+16]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8 target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %234:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %232:v4 early = load.d4 %234 space:global
;;     %231:v1 early = load.d1 %234 space:global offset:16
;;     %229:v1 = and.ud %232.0, 255
;;     %228:v1 = and.ud %231, 255
;;     %227:v1 = add.d %229, -%228
;;     %225:v1 = mov.d |%227|
;;     %223:v1 early = select_if.nz.d %228, 0, %225, 0
;;     %221:v1 = shr.ud %232.0, 8
;;     %220:v1 = and.ud %221, 255
;;     %219:v1 = shr.ud %231, 8
;;     %218:v1 = and.ud %219, 255
;;     %216:v1 = add.d %220, -%218
;;     %214:v1 = mov.d |%216|
;;     %212:v1 early = select_if.nz.d %218, 0, %214, 0
;;     %210:v1 = add.d %223, %212
;;     %207:v1 = shr.ud %232.0, 16
;;     %206:v1 = and.ud %207, 255
;;     %205:v1 = shr.ud %231, 16
;;     %204:v1 = and.ud %205, 255
;;     %202:v1 = add.d %206, -%204
;;     %200:v1 = mov.d |%202|
;;     %198:v1 early = select_if.nz.d %204, 0, %200, 0
;;     %196:v1 = add.d %210, %198
;;     %193:v1 = shr.ud %232.0, 24
;;     %191:v1 = shr.ud %231, 24
;;     %189:v1 = add.d %193, -%191
;;     %188:v1 = mov.d |%189|
;;     %186:v1 early = select_if.nz.d %191, 0, %188, 0
;;     %184:v1 = add.d %196, %186
;;     %181:v1 = shl.ud %232.1, 24
;;     %180:v1 = or.ud %221, %181
;;     %177:v1 = and.ud %180, 255
;;     %176:v1 = add.d %177, -%228
;;     %174:v1 = mov.d |%176|
;;     %172:v1 early = select_if.nz.d %228, 0, %174, 0
;;     %170:v1 = shr.ud %180, 8
;;     %169:v1 = and.ud %170, 255
;;     %167:v1 = add.d %169, -%218
;;     %165:v1 = mov.d |%167|
;;     %163:v1 early = select_if.nz.d %218, 0, %165, 0
;;     %161:v1 = add.d %172, %163
;;     %158:v1 = shr.ud %180, 16
;;     %157:v1 = and.ud %158, 255
;;     %155:v1 = add.d %157, -%204
;;     %153:v1 = mov.d |%155|
;;     %151:v1 early = select_if.nz.d %204, 0, %153, 0
;;     %149:v1 = add.d %161, %151
;;     %146:v1 = shr.ud %180, 24
;;     %144:v1 = add.d %146, -%191
;;     %142:v1 = mov.d |%144|
;;     %140:v1 early = select_if.nz.d %191, 0, %142, 0
;;     %138:v1 = add.d %149, %140
;;     %135:v1 = add.d %232.2, %184
;;     %133:v1 = and.ud %135, 0xffff
;;     %131:v1 = shr.ud %232.2, 16
;;     %129:v1 = add.d %131, %138
;;     %126:v1 = shl.ud %129, 16
;;     %124:v1 = or.ud %133, %126
;;     %120:v1 = shl.ud %232.1, 16
;;     %119:v1 = or.ud %207, %120
;;     %116:v1 = and.ud %119, 255
;;     %115:v1 = add.d %116, -%228
;;     %113:v1 = mov.d |%115|
;;     %111:v1 early = select_if.nz.d %228, 0, %113, 0
;;     %109:v1 = shr.ud %119, 8
;;     %108:v1 = and.ud %109, 255
;;     %106:v1 = add.d %108, -%218
;;     %104:v1 = mov.d |%106|
;;     %102:v1 early = select_if.nz.d %218, 0, %104, 0
;;     %100:v1 = add.d %111, %102
;;     %97:v1 = shr.ud %119, 16
;;     %96:v1 = and.ud %97, 255
;;     %94:v1 = add.d %96, -%204
;;     %92:v1 = mov.d |%94|
;;     %90:v1 early = select_if.nz.d %204, 0, %92, 0
;;     %88:v1 = add.d %100, %90
;;     %85:v1 = shr.ud %119, 24
;;     %83:v1 = add.d %85, -%191
;;     %81:v1 = mov.d |%83|
;;     %79:v1 early = select_if.nz.d %191, 0, %81, 0
;;     %77:v1 = add.d %88, %79
;;     %74:v1 = shl.ud %232.1, 8
;;     %72:v1 = or.ud %193, %74
;;     %69:v1 = and.ud %72, 255
;;     %68:v1 = add.d %69, -%228
;;     %66:v1 = mov.d |%68|
;;     %64:v1 early = select_if.nz.d %228, 0, %66, 0
;;     %61:v1 = shr.ud %72, 8
;;     %60:v1 = and.ud %61, 255
;;     %58:v1 = add.d %60, -%218
;;     %56:v1 = mov.d |%58|
;;     %54:v1 early = select_if.nz.d %218, 0, %56, 0
;;     %51:v1 = add.d %64, %54
;;     %48:v1 = shr.ud %72, 16
;;     %47:v1 = and.ud %48, 255
;;     %45:v1 = add.d %47, -%204
;;     %43:v1 = mov.d |%45|
;;     %41:v1 early = select_if.nz.d %204, 0, %43, 0
;;     %38:v1 = add.d %51, %41
;;     %35:v1 = shr.ud %72, 24
;;     %33:v1 = add.d %35, -%191
;;     %31:v1 = mov.d |%33|
;;     %29:v1 early = select_if.nz.d %191, 0, %31, 0
;;     %26:v1 = add.d %38, %29
;;     %23:v1 = add.d %232.3, %77
;;     %21:v1 = and.ud %23, 0xffff
;;     %19:v1 = shr.ud %232.3, 16
;;     %17:v1 = add.d %19, %26
;;     %14:v1 = shl.ud %17, 16
;;     %12:v1 = or.ud %21, %14
;;     %9.0:v2 = mov.ud %124
;;     %8.1:v2 tied(%9) = mov.ud %12
;;     %2:v1 = add.ud %234, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %sad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u8_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %51:s1 = and.ud r8.8.ud, 255 scope:wave
;;     %50:s1 = and.ud r8.12.ud, 255 scope:wave
;;     %49:s1 = add.d %51, -%50 scope:wave
;;     %46:s1 = mov.d |%49| scope:wave
;;     %44:s1 = add.d r8.16.ud, %46 scope:wave
;;     %42:s1 = shr.ud r8.8.ud, 8 scope:wave
;;     %41:s1 = and.ud %42, 255 scope:wave
;;     %39:s1 = shr.ud r8.12.ud, 8 scope:wave
;;     %38:s1 = and.ud %39, 255 scope:wave
;;     %36:s1 = add.d %41, -%38 scope:wave
;;     %33:s1 = mov.d |%36| scope:wave
;;     %31:s1 = add.d %44, %33 scope:wave
;;     %28:s1 = shr.ud r8.8.ud, 16 scope:wave
;;     %27:s1 = and.ud %28, 255 scope:wave
;;     %25:s1 = shr.ud r8.12.ud, 16 scope:wave
;;     %24:s1 = and.ud %25, 255 scope:wave
;;     %22:s1 = add.d %27, -%24 scope:wave
;;     %19:s1 = mov.d |%22| scope:wave
;;     %17:s1 = add.d %31, %19 scope:wave
;;     %14:s1 = shr.ud r8.8.ud, 24 scope:wave
;;     %13:s1 = shr.ud r8.12.ud, 24 scope:wave
;;     %12:s1 = add.d %14, -%13 scope:wave
;;     %9:s1 = mov.d |%12| scope:wave
;;     %7:s1 = add.d %17, %9 scope:wave
;;     %2:v1 = add.ud %53, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sad_u16_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sad_u16 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u16_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %25:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %23:s1 = and.ud r8.8.ud, 0xffff scope:wave
;;     %22:s1 = and.ud r8.12.ud, 0xffff scope:wave
;;     %21:s1 = add.d %23, -%22 scope:wave
;;     %18:s1 = mov.d |%21| scope:wave
;;     %16:s1 = add.d r8.16.ud, %18 scope:wave
;;     %14:s1 = shr.ud r8.8.ud, 16 scope:wave
;;     %13:s1 = shr.ud r8.12.ud, 16 scope:wave
;;     %12:s1 = add.d %14, -%13 scope:wave
;;     %9:s1 = mov.d |%12| scope:wave
;;     %7:s1 = add.d %16, %9 scope:wave
;;     %2:v1 = add.ud %25, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %sad_u32_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = sad_u32 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %sad_u32_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %11:s1 = minmax.ge.ud r8.8.ud, r8.12.ud scope:wave
;;     %10:s1 = minmax.l.ud r8.8.ud, r8.12.ud scope:wave
;;     %9:s1 = add.d %11, -%10 scope:wave
;;     %6:s1 = add.d r8.16.ud, %9 scope:wave
;;     %2:v1 = add.ud %13, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %msad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = msad_u8 v5, v6, v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %msad_u8_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %59:s1 = and.ud r8.8.ud, 255 scope:wave
;;     %58:s1 = and.ud r8.12.ud, 255 scope:wave
;;     %57:s1 = add.d %59, -%58 scope:wave
;;     %55:s1 = mov.d |%57| scope:wave
;;     %53:s1 early = select_if.nz.d %58, 0, %55, 0 scope:wave
;;     %50:s1 = add.d r8.16.ud, %53 scope:wave
;;     %48:s1 = shr.ud r8.8.ud, 8 scope:wave
;;     %47:s1 = and.ud %48, 255 scope:wave
;;     %45:s1 = shr.ud r8.12.ud, 8 scope:wave
;;     %44:s1 = and.ud %45, 255 scope:wave
;;     %42:s1 = add.d %47, -%44 scope:wave
;;     %40:s1 = mov.d |%42| scope:wave
;;     %38:s1 early = select_if.nz.d %44, 0, %40, 0 scope:wave
;;     %35:s1 = add.d %50, %38 scope:wave
;;     %32:s1 = shr.ud r8.8.ud, 16 scope:wave
;;     %31:s1 = and.ud %32, 255 scope:wave
;;     %29:s1 = shr.ud r8.12.ud, 16 scope:wave
;;     %28:s1 = and.ud %29, 255 scope:wave
;;     %26:s1 = add.d %31, -%28 scope:wave
;;     %24:s1 = mov.d |%26| scope:wave
;;     %22:s1 early = select_if.nz.d %28, 0, %24, 0 scope:wave
;;     %19:s1 = add.d %35, %22 scope:wave
;;     %16:s1 = shr.ud r8.8.ud, 24 scope:wave
;;     %15:s1 = shr.ud r8.12.ud, 24 scope:wave
;;     %14:s1 = add.d %16, -%15 scope:wave
;;     %12:s1 = mov.d |%14| scope:wave
;;     %10:s1 early = select_if.nz.d %15, 0, %12, 0 scope:wave
;;     %7:s1 = add.d %19, %10 scope:wave
;;     %2:v1 = add.ud %61, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %qsad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    v8 = qsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %qsad_u8_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %193:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %191:s1 = and.ud r8.8.ud, 255 scope:wave
;;     %190:s1 = and.ud r8.16.ud, 255 scope:wave
;;     %189:s1 = add.d %191, -%190 scope:wave
;;     %187:s1 = mov.d |%189| scope:wave
;;     %185:s1 = shr.ud r8.8.ud, 8 scope:wave
;;     %184:s1 = and.ud %185, 255 scope:wave
;;     %183:s1 = shr.ud r8.16.ud, 8 scope:wave
;;     %182:s1 = and.ud %183, 255 scope:wave
;;     %180:s1 = add.d %184, -%182 scope:wave
;;     %178:s1 = mov.d |%180| scope:wave
;;     %176:s1 = add.d %187, %178 scope:wave
;;     %173:s1 = shr.ud r8.8.ud, 16 scope:wave
;;     %172:s1 = and.ud %173, 255 scope:wave
;;     %171:s1 = shr.ud r8.16.ud, 16 scope:wave
;;     %170:s1 = and.ud %171, 255 scope:wave
;;     %168:s1 = add.d %172, -%170 scope:wave
;;     %166:s1 = mov.d |%168| scope:wave
;;     %164:s1 = add.d %176, %166 scope:wave
;;     %161:s1 = shr.ud r8.8.ud, 24 scope:wave
;;     %160:s1 = shr.ud r8.16.ud, 24 scope:wave
;;     %159:s1 = add.d %161, -%160 scope:wave
;;     %158:s1 = mov.d |%159| scope:wave
;;     %156:s1 = add.d %164, %158 scope:wave
;;     %153:s1 = shl.ud r8.12.ud, 24 scope:wave
;;     %152:s1 = or.ud %185, %153 scope:wave
;;     %149:s1 = and.ud %152, 255 scope:wave
;;     %148:s1 = add.d %149, -%190 scope:wave
;;     %146:s1 = mov.d |%148| scope:wave
;;     %144:s1 = shr.ud %152, 8 scope:wave
;;     %143:s1 = and.ud %144, 255 scope:wave
;;     %141:s1 = add.d %143, -%182 scope:wave
;;     %139:s1 = mov.d |%141| scope:wave
;;     %137:s1 = add.d %146, %139 scope:wave
;;     %134:s1 = shr.ud %152, 16 scope:wave
;;     %133:s1 = and.ud %134, 255 scope:wave
;;     %131:s1 = add.d %133, -%170 scope:wave
;;     %129:s1 = mov.d |%131| scope:wave
;;     %127:s1 = add.d %137, %129 scope:wave
;;     %124:s1 = shr.ud %152, 24 scope:wave
;;     %122:s1 = add.d %124, -%160 scope:wave
;;     %120:s1 = mov.d |%122| scope:wave
;;     %118:s1 = add.d %127, %120 scope:wave
;;     %115:s1 = add.d r8.24.ud, %156 scope:wave
;;     %113:s1 = and.ud %115, 0xffff scope:wave
;;     %111:s1 = shr.ud r8.24.ud, 16 scope:wave
;;     %110:s1 = add.d %111, %118 scope:wave
;;     %107:s1 = shl.ud %110, 16 scope:wave
;;     %105:s1 = or.ud %113, %107 scope:wave
;;     %102:s1 = shl.ud r8.12.ud, 16 scope:wave
;;     %101:s1 = or.ud %173, %102 scope:wave
;;     %98:s1 = and.ud %101, 255 scope:wave
;;     %97:s1 = add.d %98, -%190 scope:wave
;;     %95:s1 = mov.d |%97| scope:wave
;;     %93:s1 = shr.ud %101, 8 scope:wave
;;     %92:s1 = and.ud %93, 255 scope:wave
;;     %90:s1 = add.d %92, -%182 scope:wave
;;     %88:s1 = mov.d |%90| scope:wave
;;     %86:s1 = add.d %95, %88 scope:wave
;;     %83:s1 = shr.ud %101, 16 scope:wave
;;     %82:s1 = and.ud %83, 255 scope:wave
;;     %80:s1 = add.d %82, -%170 scope:wave
;;     %78:s1 = mov.d |%80| scope:wave
;;     %76:s1 = add.d %86, %78 scope:wave
;;     %73:s1 = shr.ud %101, 24 scope:wave
;;     %71:s1 = add.d %73, -%160 scope:wave
;;     %69:s1 = mov.d |%71| scope:wave
;;     %67:s1 = add.d %76, %69 scope:wave
;;     %64:s1 = shl.ud r8.12.ud, 8 scope:wave
;;     %63:s1 = or.ud %161, %64 scope:wave
;;     %60:s1 = and.ud %63, 255 scope:wave
;;     %59:s1 = add.d %60, -%190 scope:wave
;;     %56:s1 = mov.d |%59| scope:wave
;;     %54:s1 = shr.ud %63, 8 scope:wave
;;     %53:s1 = and.ud %54, 255 scope:wave
;;     %51:s1 = add.d %53, -%182 scope:wave
;;     %48:s1 = mov.d |%51| scope:wave
;;     %46:s1 = add.d %56, %48 scope:wave
;;     %43:s1 = shr.ud %63, 16 scope:wave
;;     %42:s1 = and.ud %43, 255 scope:wave
;;     %40:s1 = add.d %42, -%170 scope:wave
;;     %37:s1 = mov.d |%40| scope:wave
;;     %35:s1 = add.d %46, %37 scope:wave
;;     %32:s1 = shr.ud %63, 24 scope:wave
;;     %30:s1 = add.d %32, -%160 scope:wave
;;     %27:s1 = mov.d |%30| scope:wave
;;     %25:s1 = add.d %35, %27 scope:wave
;;     %22:s1 = add.d r8.28.ud, %67 scope:wave
;;     %20:s1 = and.ud %22, 0xffff scope:wave
;;     %18:s1 = shr.ud r8.28.ud, 16 scope:wave
;;     %17:s1 = add.d %18, %25 scope:wave
;;     %14:s1 = shl.ud %17, 16 scope:wave
;;     %12:s1 = or.ud %20, %14 scope:wave
;;     %9.0:s2 = mov.ud %105 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %12 scope:wave
;;     %2:v1 = add.ud %193, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

kernel %mqsad_u8_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
    param %b : i32 at 16 align 4
    param %c : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+16]
    v7 = load.i64 kernarg align 8 width all [v0+24]
    v8 = mqsad_u8 v5, v6, v7
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %mqsad_u8_wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %225:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %223:s1 = and.ud r8.8.ud, 255 scope:wave
;;     %222:s1 = and.ud r8.16.ud, 255 scope:wave
;;     %221:s1 = add.d %223, -%222 scope:wave
;;     %219:s1 = mov.d |%221| scope:wave
;;     %217:s1 early = select_if.nz.d %222, 0, %219, 0 scope:wave
;;     %215:s1 = shr.ud r8.8.ud, 8 scope:wave
;;     %214:s1 = and.ud %215, 255 scope:wave
;;     %213:s1 = shr.ud r8.16.ud, 8 scope:wave
;;     %212:s1 = and.ud %213, 255 scope:wave
;;     %210:s1 = add.d %214, -%212 scope:wave
;;     %208:s1 = mov.d |%210| scope:wave
;;     %206:s1 early = select_if.nz.d %212, 0, %208, 0 scope:wave
;;     %204:s1 = add.d %217, %206 scope:wave
;;     %201:s1 = shr.ud r8.8.ud, 16 scope:wave
;;     %200:s1 = and.ud %201, 255 scope:wave
;;     %199:s1 = shr.ud r8.16.ud, 16 scope:wave
;;     %198:s1 = and.ud %199, 255 scope:wave
;;     %196:s1 = add.d %200, -%198 scope:wave
;;     %194:s1 = mov.d |%196| scope:wave
;;     %192:s1 early = select_if.nz.d %198, 0, %194, 0 scope:wave
;;     %190:s1 = add.d %204, %192 scope:wave
;;     %187:s1 = shr.ud r8.8.ud, 24 scope:wave
;;     %186:s1 = shr.ud r8.16.ud, 24 scope:wave
;;     %185:s1 = add.d %187, -%186 scope:wave
;;     %184:s1 = mov.d |%185| scope:wave
;;     %182:s1 early = select_if.nz.d %186, 0, %184, 0 scope:wave
;;     %180:s1 = add.d %190, %182 scope:wave
;;     %177:s1 = shl.ud r8.12.ud, 24 scope:wave
;;     %176:s1 = or.ud %215, %177 scope:wave
;;     %173:s1 = and.ud %176, 255 scope:wave
;;     %172:s1 = add.d %173, -%222 scope:wave
;;     %170:s1 = mov.d |%172| scope:wave
;;     %168:s1 early = select_if.nz.d %222, 0, %170, 0 scope:wave
;;     %166:s1 = shr.ud %176, 8 scope:wave
;;     %165:s1 = and.ud %166, 255 scope:wave
;;     %163:s1 = add.d %165, -%212 scope:wave
;;     %161:s1 = mov.d |%163| scope:wave
;;     %159:s1 early = select_if.nz.d %212, 0, %161, 0 scope:wave
;;     %157:s1 = add.d %168, %159 scope:wave
;;     %154:s1 = shr.ud %176, 16 scope:wave
;;     %153:s1 = and.ud %154, 255 scope:wave
;;     %151:s1 = add.d %153, -%198 scope:wave
;;     %149:s1 = mov.d |%151| scope:wave
;;     %147:s1 early = select_if.nz.d %198, 0, %149, 0 scope:wave
;;     %145:s1 = add.d %157, %147 scope:wave
;;     %142:s1 = shr.ud %176, 24 scope:wave
;;     %140:s1 = add.d %142, -%186 scope:wave
;;     %138:s1 = mov.d |%140| scope:wave
;;     %136:s1 early = select_if.nz.d %186, 0, %138, 0 scope:wave
;;     %134:s1 = add.d %145, %136 scope:wave
;;     %131:s1 = add.d r8.24.ud, %180 scope:wave
;;     %129:s1 = and.ud %131, 0xffff scope:wave
;;     %127:s1 = shr.ud r8.24.ud, 16 scope:wave
;;     %126:s1 = add.d %127, %134 scope:wave
;;     %123:s1 = shl.ud %126, 16 scope:wave
;;     %121:s1 = or.ud %129, %123 scope:wave
;;     %118:s1 = shl.ud r8.12.ud, 16 scope:wave
;;     %117:s1 = or.ud %201, %118 scope:wave
;;     %114:s1 = and.ud %117, 255 scope:wave
;;     %113:s1 = add.d %114, -%222 scope:wave
;;     %111:s1 = mov.d |%113| scope:wave
;;     %109:s1 early = select_if.nz.d %222, 0, %111, 0 scope:wave
;;     %107:s1 = shr.ud %117, 8 scope:wave
;;     %106:s1 = and.ud %107, 255 scope:wave
;;     %104:s1 = add.d %106, -%212 scope:wave
;;     %102:s1 = mov.d |%104| scope:wave
;;     %100:s1 early = select_if.nz.d %212, 0, %102, 0 scope:wave
;;     %98:s1 = add.d %109, %100 scope:wave
;;     %95:s1 = shr.ud %117, 16 scope:wave
;;     %94:s1 = and.ud %95, 255 scope:wave
;;     %92:s1 = add.d %94, -%198 scope:wave
;;     %90:s1 = mov.d |%92| scope:wave
;;     %88:s1 early = select_if.nz.d %198, 0, %90, 0 scope:wave
;;     %86:s1 = add.d %98, %88 scope:wave
;;     %83:s1 = shr.ud %117, 24 scope:wave
;;     %81:s1 = add.d %83, -%186 scope:wave
;;     %79:s1 = mov.d |%81| scope:wave
;;     %77:s1 early = select_if.nz.d %186, 0, %79, 0 scope:wave
;;     %75:s1 = add.d %86, %77 scope:wave
;;     %72:s1 = shl.ud r8.12.ud, 8 scope:wave
;;     %71:s1 = or.ud %187, %72 scope:wave
;;     %68:s1 = and.ud %71, 255 scope:wave
;;     %67:s1 = add.d %68, -%222 scope:wave
;;     %65:s1 = mov.d |%67| scope:wave
;;     %63:s1 early = select_if.nz.d %222, 0, %65, 0 scope:wave
;;     %60:s1 = shr.ud %71, 8 scope:wave
;;     %59:s1 = and.ud %60, 255 scope:wave
;;     %57:s1 = add.d %59, -%212 scope:wave
;;     %55:s1 = mov.d |%57| scope:wave
;;     %53:s1 early = select_if.nz.d %212, 0, %55, 0 scope:wave
;;     %50:s1 = add.d %63, %53 scope:wave
;;     %47:s1 = shr.ud %71, 16 scope:wave
;;     %46:s1 = and.ud %47, 255 scope:wave
;;     %44:s1 = add.d %46, -%198 scope:wave
;;     %42:s1 = mov.d |%44| scope:wave
;;     %40:s1 early = select_if.nz.d %198, 0, %42, 0 scope:wave
;;     %37:s1 = add.d %50, %40 scope:wave
;;     %34:s1 = shr.ud %71, 24 scope:wave
;;     %32:s1 = add.d %34, -%186 scope:wave
;;     %30:s1 = mov.d |%32| scope:wave
;;     %28:s1 early = select_if.nz.d %186, 0, %30, 0 scope:wave
;;     %25:s1 = add.d %37, %28 scope:wave
;;     %22:s1 = add.d r8.28.ud, %75 scope:wave
;;     %20:s1 = and.ud %22, 0xffff scope:wave
;;     %18:s1 = shr.ud r8.28.ud, 16 scope:wave
;;     %17:s1 = add.d %18, %25 scope:wave
;;     %14:s1 = shl.ud %17, 16 scope:wave
;;     %12:s1 = or.ud %20, %14 scope:wave
;;     %9.0:s2 = mov.ud %121 scope:wave
;;     %8.1:s2 tied(%9) = mov.ud %12 scope:wave
;;     %2:v1 = add.ud %225, 256
;;     %4.0:v3 = mov.ud %2
;;     %5.1:v3 tied(%4) = mov.ud %8.0
;;     %3.2:v3 tied(%5) = mov.ud %8.1
;;     store.d2 %3 space:global
;; }
;;     end
;; }

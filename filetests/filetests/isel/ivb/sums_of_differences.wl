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

; test isel precise-output
; target ivb
; Square roots of single precision, correctly rounded: a reciprocal root of the math box, made better by `mad`; small numbers are scaled.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %76:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %74:v1 early = load.d1 %76 space:global
;;     %73:v1 = mul.f %74, 0x71800000
;;     %72:v1 = mul.f %73, 0x57800000
;;     %70:v1 early = select_if.l.ud %74, 0xd800000, %72, %74
;;     %68:v1 = mov.f.ud %74
;;     %67:v1 = mul.f %68, 0x3f000000
;;     %65:v1 early = select_if.l.ud %74, 0x800000, %67, %70
;;     %62:v1 = math.rsq.f %65
;;     %61:v1 = mul.f %65, %62
;;     %60:v1 = mul.f %62, 0x3f000000
;;     %58:v1 = xor.ud %60, 0x80000000
;;     %57:v1 = three.mad.f 0x3f000000, %58, %61
;;     %55:v1 = three.mad.f %61, %61, %57
;;     %53:v1 = three.mad.f %60, %60, %57
;;     %50:v1 = xor.ud %55, 0x80000000
;;     %49:v1 = three.mad.f %65, %50, %55
;;     %47:v1 = three.mad.f %55, %49, %53
;;     %43:v1 = xor.ud %47, 0x80000000
;;     %42:v1 = three.mad.f %65, %43, %47
;;     %39:v1 = add.d %47, 1
;;     %38:v1 = add.d %47, -1
;;     %34:v1 = add.f %39, -%47
;;     %33:v1 = add.f %38, -%47
;;     %32:v1 = mul.f %47, %34
;;     %30:v1 = mul.f %47, %33
;;     %28:v1 early = select_if.le.f %42, %30, %38, %47
;;     %24:v1 early = select_if.g.f %42, %32, %39, %28
;;     %19:v1 = mul.f %24, 0x1a800000
;;     %18:v1 early = select_if.l.ud %74, 0xd800000, %19, %24
;;     %15:v1 = and.ud %74, 0x7fffffff
;;     %14:v1 = and.ud %74, 0x80000000
;;     %12:v1 early = select_if.z.d %15, 0, %14, %18
;;     %8:v1 early = select_if.z.d %74, 0x7f800000, %74, %12
;;     %2:v1 = add.ud %76, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %8
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
    v6 = fsqrt.f32 v5
    store.f32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %73:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %71:v1 = mul.f r8.8.ud, 0x71800000
;;     %70:v1 = mul.f %71, 0x57800000
;;     %68:v1 early = select_if.l.ud r8.8.ud, 0xd800000, %70, r8.8.ud
;;     %66:v1 = mov.f.ud r8.8.ud
;;     %65:v1 = mul.f %66, 0x3f000000
;;     %63:v1 early = select_if.l.ud r8.8.ud, 0x800000, %65, %68
;;     %60:v1 = math.rsq.f %63
;;     %59:v1 = mul.f %63, %60
;;     %58:v1 = mul.f %60, 0x3f000000
;;     %56:v1 = xor.ud %58, 0x80000000
;;     %55:v1 = three.mad.f 0x3f000000, %56, %59
;;     %53:v1 = three.mad.f %59, %59, %55
;;     %51:v1 = three.mad.f %58, %58, %55
;;     %48:v1 = xor.ud %53, 0x80000000
;;     %47:v1 = three.mad.f %63, %48, %53
;;     %45:v1 = three.mad.f %53, %47, %51
;;     %41:v1 = xor.ud %45, 0x80000000
;;     %40:v1 = three.mad.f %63, %41, %45
;;     %37:v1 = add.d %45, 1
;;     %36:v1 = add.d %45, -1
;;     %32:v1 = add.f %37, -%45
;;     %31:v1 = add.f %36, -%45
;;     %30:v1 = mul.f %45, %32
;;     %28:v1 = mul.f %45, %31
;;     %26:v1 early = select_if.le.f %40, %28, %36, %45
;;     %22:v1 early = select_if.g.f %40, %30, %37, %26
;;     %17:v1 = mul.f %22, 0x1a800000
;;     %16:v1 early = select_if.l.ud r8.8.ud, 0xd800000, %17, %22
;;     %13:s1 = and.ud r8.8.ud, 0x7fffffff scope:wave
;;     %12:s1 = and.ud r8.8.ud, 0x80000000 scope:wave
;;     %10:v1 early = select_if.z.d %13, 0, %12, %16
;;     %6:v1 early = select_if.z.d r8.8.ud, 0x7f800000, r8.8.ud, %10
;;     %2:v1 = add.ud %73, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

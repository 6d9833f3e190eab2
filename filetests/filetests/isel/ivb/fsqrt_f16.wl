; test isel precise-output
; target ivb
; Square roots of halves.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = fsqrt.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %lanes target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %74:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %72:v1 early = load.b2 %74 space:global
;;     %71:v1 = f16to32.f.uw %72
;;     %69:v1 = mul.f %71, 0x71800000
;;     %68:v1 = mul.f %69, 0x57800000
;;     %66:v1 early = select_if.l.ud %71, 0xd800000, %68, %71
;;     %64:v1 = math.rsq.f %66
;;     %63:v1 = mul.f %66, %64
;;     %62:v1 = mul.f %64, 0x3f000000
;;     %60:v1 = xor.ud %62, 0x80000000
;;     %59:v1 = three.mad.f 0x3f000000, %60, %63
;;     %57:v1 = three.mad.f %63, %63, %59
;;     %55:v1 = three.mad.f %62, %62, %59
;;     %52:v1 = xor.ud %57, 0x80000000
;;     %51:v1 = three.mad.f %66, %52, %57
;;     %49:v1 = three.mad.f %57, %51, %55
;;     %45:v1 = xor.ud %49, 0x80000000
;;     %44:v1 = three.mad.f %66, %45, %49
;;     %41:v1 = add.d %49, 1
;;     %40:v1 = add.d %49, -1
;;     %36:v1 = add.f %41, -%49
;;     %35:v1 = add.f %40, -%49
;;     %34:v1 = mul.f %49, %36
;;     %32:v1 = mul.f %49, %35
;;     %30:v1 early = select_if.le.f %44, %32, %40, %49
;;     %26:v1 early = select_if.g.f %44, %34, %41, %30
;;     %21:v1 = mul.f %26, 0x1a800000
;;     %20:v1 early = select_if.l.ud %71, 0xd800000, %21, %26
;;     %17:v1 = and.ud %71, 0x7fffffff
;;     %16:v1 = and.ud %71, 0x80000000
;;     %14:v1 early = select_if.l.ud %17, 0x800000, %16, %20
;;     %10:v1 early = select_if.z.d %71, 0x7f800000, %71, %14
;;     %6:v1 = f32to16.uw.f %10
;;     %2:v1 = add.ud %74, 256
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.b2 %3 space:global
;; }
;;     end
;; }

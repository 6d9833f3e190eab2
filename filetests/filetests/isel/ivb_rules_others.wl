; test isel precise-output noinline
; target ivb
; Every operation on lanes and, where the values are the wave's, on scalars: the rules that nothing else here fires.

; Others than sums, with and without the old value.
kernel %atomics {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = atomic_cas.i32 cas global align 4 rlx agent [v93], v0, v80
    atomic_cas_noret.i32 cas global align 4 rlx agent [v93+4], v0, v80
    v2 = atomic_load.i32 ld global align 4 rlx agent [v93+8]
    v3 = iadd.i32 v1, v2
    atomic_store.i32 st global align 4 rlx agent [v93+12], v3
    return
}
;; machine kernel %atomics target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %15.0:v3 = mov.ud %18
;;     %16.1:v3 tied(%15) = mov.ud r1.0.uw.lanes
;;     %14.2:v3 tied(%16) = mov.ud r8.8.ud
;;     %17:v1 early = atomic.cmpwr %14 space:global
;;     %10:v1 = add.ud %18, 4
;;     %12.0:v3 = mov.ud %10
;;     %13.1:v3 tied(%12) = mov.ud r1.0.uw.lanes
;;     %11.2:v3 tied(%13) = mov.ud r8.8.ud
;;     atomic.cmpwr %11 space:global
;;     %8:v1 early = load.d1 %18 space:global offset:8
;;     %7:v1 = add.d %17, %8
;;     %2:v1 = add.ud %18, 12
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %7
;;     store.d1 %3 space:global
;; }
;;     end
;; }

global %table : 64 align 4

; The address of a variable beside the code.
kernel %variable {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = symbol_addr.i64 %table
    v2 = iadd.i64 v1, v92
    v3 = load.i32 global align 4 [v2]
    store.i32 global align 4 [v93], v3
    return
}
;; machine kernel %variable target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %10:s1 = symbol_address sym0 scope:wave
;;     %13:s1 = mov.ud %10 scope:wave
;;     %8:v1 = add.d %13, r1.0.uw.lanes
;;     %5:v1 early = load.d1 %8 space:global
;;     %3.0:v2 = mov.ud %14
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     store.d1 %2 space:global
;; }
;;     end
;; }

; The address of a variable in the frame of a function.
kernel %calls {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1: i32 = call %frame(v0)
    store.i32 global align 4 [v93], v1
    return
}
;; machine kernel %calls target ivb wave 16 after isel {
;;     .convention caller
;;     .variables 0
;;     .stride 16
;;     .thread_bytes 256
;; mb0: wave of block1
;; lanes {
;;     %7:v1 = mov.ud.uw r1.0.uw.lanes
;;     %6:v1 = add.d r8.0.ud, %7
;;     %5=v0:v1 = call fn3, %7=v0 kills s[0:63], v[1:19]
;;     %3.0:v2 = mov.ud %6
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     store.d1 %2 space:global
;; }
;;     end
;; }

function %frame {
    private %own : 4 align 4
block0(v0: i32):
    v1 = symbol_addr.i32 %own
    store.i32 private align 4 [v1], v0
    v2 = iadd.i32 v1, v0
    v3 = load.i32 private align 4 [v2]
    v4 = bxor.i32 v3, v1
    return v4
}
;; machine function %frame target ivb wave 16 after isel {
;;     .variables 16
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     %0=v0:v1 = inputs
;;     %7:v1 = private_address
;;     %14:s1 = mov.ud r7.24.ud scope:wave
;;     %11:v1 = add.ud %7, %14
;;     %13.0:v2 = mov.ud %11
;;     %12.1:v2 tied(%13) = mov.ud %0
;;     store.d1 %12 space:global
;;     %10:v1 = add.d %14, %0
;;     %8:v1 = add.ud %7, %10
;;     %9:v1 early = load.d1 %8 space:global
;;     %5:v1 = xor.ud %9, %14
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%1:v1) {
;;     results %1=v0
;; }
;;     return
;; }

; Values of the wave that lanes have a part in from the join on.
kernel %joined {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = iconst.i32 5
    v2 = icmp.ult v0, v1
    v3 = icmp.ult v80, v1
    v4 = icmp.eq v0, v80
    branch v2, block1, block2
block1:
    jump block3(v3)
block2:
    jump block3(v4)
block3(v5: b1):
    v6 = uextend.i32 v5
    store.i32 global align 4 [v93], v6
    return
}
;; machine kernel %joined target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %19:s1 early = compare.l.ud r1.0.uw.lanes, 5
;;     %18:s1 early = compare.l.ud r8.8.ud, 5
;;     %17:s1 early = compare.z.d r1.0.uw.lanes, r8.8.ud
;;     %16:s1 = and.ud %19, %18 scope:wave
;;     %13:s1 early = compare.ge.ud r1.0.uw.lanes, 5
;;     %11:s1 = and.ud %13, %17 scope:wave
;;     %8:s1 = or.ud %16, %11 scope:wave
;;     %5:v1 early = select %8, 1, 0
;;     %3.0:v2 = mov.ud %20
;;     %2.1:v2 tied(%3) = mov.ud %5
;;     store.d1 %2 space:global
;; }
;;     end
;; }

; A truth value that lanes keep when they leave the loop, and the smallest of several groups first.
kernel %kept {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = bconst 0
    v2 = iconst.i32 1
    jump block1(v0, v1)
block1(v3: i32, v4: b1):
    v5 = iadd.i32 v3, v2
    v6 = activelanecount v4
    v7 = icmp.eq v5, v6
    v8 = bxor.b1 v7, v4
    v9 = icmp.ult v5, v80
    branch v9, block1(v5, v8), block2
block2:
    v10 = uextend.i32 v8
    store.i32 global align 4 [v93], v10
    return
}
;; machine kernel %kept target ivb wave 16 after isel {
;; mb0: wave -> mb1(%37, %35) of block3
;; lanes -> mb1(%42) {
;;     %42:v1 = mov.ud.uw r1.0.uw.lanes
;;     %41:v1 = add.d r8.0.ud, %42
;;     %40:v1 = mov.ud %41
;;     %37:s1 = mov.ud 0 scope:wave
;; }
;;     %36:s1 = get_exec scope:wave
;;     %35:s1 = mov.ud 0 scope:wave
;;     jump mb1
;; mb1(%1:s1, %2:s1): wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %32:v1 = add.d %0, 1
;;     %29:s1 = get_exec scope:wave
;;     %30:s1 = and.ud %29, %1 scope:wave
;;     %31:s1 = cbit.ud %30 scope:wave
;;     %28:s1 early = compare.z.d %32, %31
;;     %26:s1 = xor.ud %28, %1 scope:wave
;;     %24:s1 = get_exec scope:wave
;;     %21:s1 early = and_not %2, %24 scope:wave
;;     %22:s1 = and.ud %26, %24 scope:wave
;;     %23:s1 = or.ud %21, %22 scope:wave
;;     %19:s1 early = compare.l.ud %32, r8.8.ud
;; }
;;     %18:s1 = get_exec scope:wave
;;     %16:s1 = and.ud %18, %19 scope:wave
;;     set_exec %16 scope:wave
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%32) {
;; }
;;     branch.exec mb3, mb4
;; mb3: wave -> mb1(%26, %23) of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     set_exec %36 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %13:v1 early = select %23, 1, 0
;;     %12.0:v2 = mov.ud %40
;;     %11.1:v2 tied(%12) = mov.ud %13
;;     store.d1 %11 space:global
;; }
;;     end
;; }

kernel %groups {
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 0
    jump block1
block1:
    v2 = bconst 1
    v3 = activelanecount v2
    v4 = icmp.eq v0, v3
    branch v4, block2, block6
block2:
    v5 = icmp.eq v0, v1
    branch v5, block3, block5
block3:
    v6 = icmp.ult v0, v3
    branch v6, block4, block6
block4:
    jump block5
block5:
    jump block1
block6:
    return
}
;; machine kernel %groups target ivb wave 16 after isel {
;; mb0: wave -> mb17(%96, %96, %96, %96, %96, %96) of block9
;;     %96:s1 = mov.ud 0 scope:wave
;; lanes -> mb17 {
;; }
;;     %94:s1 = get_exec scope:wave
;;     jump mb17
;; mb1: wave -> mb2(%86, %2, %3, %4, %5, %6) of block10
;; lanes -> mb12, mb11 {
;;     %93:s1 early = compare.z.d r1.0.uw.lanes, 0
;; }
;;     %92:s1 = get_exec scope:wave
;;     %90:s1 = and.ud %92, %93 scope:wave
;;     %87:s1 = and.ud %1, %2 scope:wave
;;     %86:s1 = or.ud %87, %90 scope:wave
;;     jump mb2
;; mb2(%7:s1, %10:s1, %14:s1, %13:s1, %12:s1, %11:s1): wave -> mb3, mb5 of block11
;;     %82:s1 = get_exec scope:wave
;;     %81:s1 = and.ud %82, %7 scope:wave
;;     %80:s1 early = and_not %82, %7 scope:wave
;;     %74:s1 = cbit.ud %81 scope:wave
;;     %75:s1 = add.ud %74, -1 scope:wave
;;     %76:s1 = cbit.ud %80 scope:wave
;;     %77:s1 = add.ud %76, -1 scope:wave
;;     %78:s1 early = compare.l.ud %75, %77 scope:wave
;;     %79:s1 early = select %78, %81, %80 scope:wave
;;     %73:s1 = and.ud %81, %79 scope:wave
;;     %71:s1 = and.ud %80, %79 scope:wave
;;     set_exec %73 scope:wave
;;     branch.exec mb3, mb5
;; mb3: wave -> mb7, mb4 of block18
;;     %68:s1 early = and_not %82, %73 scope:wave
;;     %67:s1 = or.ud %10, %68 scope:wave
;;     set_exec %68 scope:wave
;;     branch.exec mb7, mb4
;; mb4: wave -> mb8(%11, %12, %13, %14) of block32
;;     jump mb8
;; mb5: wave -> mb9, mb6 of block19
;;     set_exec %71 scope:wave
;;     %66:s1 early = and_not %82, %71 scope:wave
;;     %65:s1 = or.ud %10, %66 scope:wave
;;     set_exec %66 scope:wave
;;     branch.exec mb9, mb6
;; mb6: wave -> mb10(%14, %13, %12, %11) of block33
;;     jump mb10
;; mb7: wave -> mb8(%68, %11, %12, %64) of block20
;;     %64:s1 = or.ud %13, %14 scope:wave
;;     jump mb8
;; mb8(%29:s1, %28:s1, %27:s1, %26:s1): wave -> mb12 of block21
;;     set_exec %73 scope:wave
;;     jump mb12
;; mb9: wave -> mb10(%62, %12, %11, %66) of block22
;;     %62:s1 = or.ud %13, %14 scope:wave
;;     jump mb10
;; mb10(%19:s1, %20:s1, %21:s1, %22:s1): wave -> mb11 of block23
;;     set_exec %71 scope:wave
;;     jump mb11
;; mb11: wave -> mb17(%7, %65, %19, %20, %21, %22) of block25
;; lanes -> mb17 {
;; }
;;     jump mb17
;; mb12: wave -> mb13 of block12
;; lanes -> mb14, mb13 {
;;     %60:s1 early = compare.l.ud r1.0.uw.lanes, %52
;; }
;;     %59:s1 = get_exec scope:wave
;;     %57:s1 = and.ud %59, %60 scope:wave
;;     %56:s1 early = and_not %59, %60 scope:wave
;;     set_exec %56 scope:wave
;;     jump mb13
;; mb13: wave -> mb14 of block28
;; lanes -> mb23 {
;; }
;;     set_exec %57 scope:wave
;;     jump mb14
;; mb14: wave -> mb15, mb16 of block29
;; lanes -> mb17 {
;; }
;;     branch.exec mb15, mb16
;; mb15: wave -> mb17(%7, %67, %26, %27, %28, %29) of block34
;;     jump mb17
;; mb16: wave -> mb20(%67, %29, %28, %27, %26, %7) of block35
;;     jump mb20
;; mb17(%1:s1, %2:s1, %3:s1, %4:s1, %5:s1, %6:s1): wave -> mb18 of block13
;; lanes -> mb1, mb18 {
;;     %49:s1 = get_exec scope:wave
;;     %50:s1 = and.ud %49, 0xffff scope:wave
;;     %51:s1 = cbit.ud %50 scope:wave
;;     %52:v1 = mov.ud %51
;;     %48:s1 early = compare.z.d r1.0.uw.lanes, %52
;; }
;;     %47:s1 = get_exec scope:wave
;;     %45:s1 = and.ud %47, %48 scope:wave
;;     %44:s1 early = and_not %47, %48 scope:wave
;;     set_exec %44 scope:wave
;;     jump mb18
;; mb18: wave -> mb1, mb19 of block31
;; lanes -> mb23 {
;; }
;;     set_exec %45 scope:wave
;;     branch.exec mb1, mb19
;; mb19: wave -> mb20(%2, %6, %5, %4, %3, %1) of block36
;;     jump mb20
;; mb20(%31:s1, %32:s1, %37:s1, %36:s1, %35:s1, %33:s1): wave -> mb21, mb22 of block14
;;     set_exec %31 scope:wave
;;     branch.exec mb21, mb22
;; mb21: wave -> mb2(%33, %40, %96, %35, %36, %37) of block15
;;     %40:s1 early = and_not %31, %32 scope:wave
;;     set_exec %32 scope:wave
;;     jump mb2
;; mb22: wave -> mb23 of block16
;;     set_exec %94 scope:wave
;;     jump mb23
;; mb23: wave of block17
;; lanes {
;; }
;;     end
;; }

; What the wave finds out in a loop that lanes leave at different times is kept for each lane.
kernel %left {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = iconst.i32 1
    jump block1(v0)
block1(v2: i32):
    v3 = iadd.i32 v2, v1
    v10 = clock.i64
    v11 = waveid.i32
    v12 = cuid.i32
    v13 = packetid.i64
    v14 = packetcompletionsig.i64
    v4 = icmp.ult v3, v80
    branch v4, block1(v3), block2
block2:
    store.i64 global align 4 [v93], v10
    store.i32 global align 4 [v93+8], v11
    store.i32 global align 4 [v93+12], v12
    store.i64 global align 4 [v93+16], v13
    store.i64 global align 4 [v93+24], v14
    return
}
;; machine kernel %left target ivb wave 16 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb1(%48) {
;;     %48:v1 = mov.ud.uw r1.0.uw.lanes
;;     %47:v1 = add.d r8.0.ud, %48
;;     %46:v1 = mov.ud %47
;; }
;;     %43:s1 = get_exec scope:wave
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %39:s2 = clock scope:wave
;;     %41.0:v2 = mov.ud %39.0
;;     %40.1:v2 tied(%41) = mov.ud %39.1
;;     %37:s1 = and.ud r0.20.ud, 511 scope:wave
;;     %38:v1 = mov.ud %37
;;     %34.0:s2 = mov.ud r4.24.ud scope:wave
;;     %33.1:s2 tied(%34) = mov.ud r4.28.ud scope:wave
;;     %36.0:v2 = mov.ud %33.0
;;     %35.1:v2 tied(%36) = mov.ud %33.1
;;     %30:s2 early = load.d2 r4.8.ud space:global offset:56 scope:wave
;;     %32.0:v2 = mov.ud %30.0
;;     %31.1:v2 tied(%32) = mov.ud %30.1
;;     %29:v1 = add.d %0, 1
;;     %28:s1 early = compare.l.ud %29, r8.8.ud
;; }
;;     %27:s1 = get_exec scope:wave
;;     %25:s1 = and.ud %27, %28 scope:wave
;;     set_exec %25 scope:wave
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%29) {
;; }
;;     branch.exec mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     set_exec %43 scope:wave
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %21.0:v3 = mov.ud %46
;;     %22.1:v3 tied(%21) = mov.ud %40.0
;;     %20.2:v3 tied(%22) = mov.ud %40.1
;;     store.d2 %20 space:global
;;     %16:v1 = add.ud %46, 8
;;     %18.0:v3 = mov.ud %16
;;     %19.1:v3 tied(%18) = mov.ud %38
;;     %17.2:v3 tied(%19) = mov.ud 0
;;     store.d2 %17 space:global
;;     %10:v1 = add.ud %46, 16
;;     %12.0:v5 = mov.ud %10
;;     %13.1:v5 tied(%12) = mov.ud %35.0
;;     %14.2:v5 tied(%13) = mov.ud %35.1
;;     %15.3:v5 tied(%14) = mov.ud %31.0
;;     %11.4:v5 tied(%15) = mov.ud %31.1
;;     store.d4 %11 space:global
;; }
;;     end
;; }

; Bits of a pair of the wave as a vector, and one truth value as another.
kernel %bits {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    v1 = load.i64 kernarg align 8 width all [v90]
    v2 = bitcast.i32x2 v1
    v3 = extract_lane.i32 v2, 1
    v4 = icmp.ult v0, v80
    v5 = icmp.eq v3, v80
    v6 = band.b1 v5, v5
    v7 = icmp.ne v80, v80
    v8 = icmp.ult v3, v80
    v9 = bxor.b1 v8, v7
    v10 = bnot.b1 v9
    v11 = select.i32 v10, v80, v3
    store.i32 global align 4 [v93], v11
    v12 = load.i32 kernarg align 8 width all [v90+8]
    v13 = load.i32 kernarg align 4 width all [v90+4]
    v14 = icmp.slt v12, v13
    v15 = icmp.ult v12, v13
    v16 = band.b1 v14, v15
    v17 = bnot.b1 v16
    v18 = uextend.i32 v17
    store.i32 global align 4 [v93+8], v18
    v19 = bitcast.b1 v4
    v20 = uextend.i32 v19
    store.i32 global align 4 [v93+16], v20
    return
}
;; machine kernel %bits target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32.1:s2 = mov.ud r8.4.ud scope:wave
;;     %30:v1 = add.d r8.0.ud, r1.0.uw.lanes
;;     %28.1:v2 = mov.ud %32.1
;;     %25:s1 early = compare.l.ud r1.0.uw.lanes, r8.8.ud
;;     %23:v1 = minmax.l.ud r8.8.ud, %28.1
;;     %21.0:v2 = mov.ud %30
;;     %20.1:v2 tied(%21) = mov.ud %23
;;     store.d1 %20 space:global
;;     %18:s1 early = compare.l.d r8.8.ud, r8.4.ud scope:wave
;;     %17:s1 early = compare.l.ud r8.8.ud, r8.4.ud scope:wave
;;     %16:s1 = and.ud %18, %17 scope:wave
;;     %13:s1 = xor.ud %16, 1 scope:wave
;;     %8:v1 = add.ud %30, 8
;;     %10.0:v2 = mov.ud %8
;;     %9.1:v2 tied(%10) = mov.ud %13
;;     store.d1 %9 space:global
;;     %6:v1 early = select %25, 1, 0
;;     %2:v1 = add.ud %30, 16
;;     %4.0:v2 = mov.ud %2
;;     %3.1:v2 tied(%4) = mov.ud %6
;;     store.d1 %3 space:global
;; }
;;     end
;; }

kernel %stops {
    param %out : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v80 = load.i32 kernarg align 8 width all [v90+8]
    v0 = workitemid.i32 0
    v92 = uextend.i64 v0
    v93 = iadd.i64 v91, v92
    trap v80
    return
}
;; machine kernel %stops target ivb wave 16 after isel {
;; mb0: wave of block1
;; lanes {
;;     trap r8.8.ud
;; }
;;     end
;; }

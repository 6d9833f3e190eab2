; test isel precise-output noinline
; target gfx1201
; Atomic operations, addresses of variables, truth values across joins and loops.

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
;; machine kernel %atomics target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=v0:v1 = inputs
;;     %22:s4 = s_load_b128 %21, 0x0
;;     %13:v1 = v_mov_b32_e32 %22.2
;;     %16.0:v2 = v_mov_b32_e32 %13
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 %19
;;     %18:v1 = global_atomic_cmpswap_b32 %19, %17, %22.0-1 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     %11.0:v2 = v_mov_b32_e32 %13
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %19
;;     global_atomic_cmpswap_b32 %19, %12, %22.0-1 offset:4 scope:SCOPE_DEV
;;     %6:v1 = global_load_b32 %19, %22.0-1 offset:8 scope:SCOPE_DEV makes order
;;     %5:v1 = v_add_nc_u32_e32 %18, %6
;;     global_store_b32 %19, %5, %22.0-1 offset:12 scope:SCOPE_DEV makes order
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
;; machine kernel %variable target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:s2 = symbol_address sym0
;;     %4:v1 = global_load_b32 %6, %5
;;     global_store_b32 %6, %4, %8
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
;; machine kernel %calls target gfx1201 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %4=v0:v1 = inputs
;;     %7:s2 = s_load_b64 s[4:5], 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %4
;;     %3=v0:v1 = call fn3, %5=v0 kills s[8:29], vcc, v[1:30], v[32:39]
;;     global_store_b32 %5, %3, %7
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
;; machine function %frame target gfx1201 wave 32 after isel {
;;     .private 4
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     inputs
;;     %0=v0:v1 = inputs
;;     %10:s1 = s_add_co_u32 s32, 0
;;     scratch_store_b32 off, %0, s32
;;     %8:v1 = v_add_nc_u32_e32 %10, %0
;;     %7:v1 = scratch_load_b32 %8, off
;;     %5:v1 = v_xor_b32_e32 %10, %7
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
;; machine kernel %joined target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=v0:v1 = inputs
;;     %22:s4 = s_load_b128 %21, 0x0
;;     %18:s1 = v_cmp_lt_u32_e64 %19, 5
;;     %17:s1 = v_cmp_lt_u32_e64 %22.2, 5
;;     %16:s1 = v_cmp_eq_u32_e64 %19, %22.2
;;     %14:s1 = s_and_b32 %18, %17
;;     %11:s1 = v_cmp_ge_u32_e64 %19, 5
;;     %10:s1 = s_and_b32 %11, %16
;;     %7:s1 = s_or_b32 %14, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %19, %4, %22.0-1
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
;; machine kernel %kept target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1(%34, %32) of block3
;; lanes -> mb1(%42) {
;;     %44=s[0:1]:s2, %42=v0:v1 = inputs
;;     %45:s4 = s_load_b128 %44, 0x0
;;     %40.0:v2, %37:s1 = v_add_co_u32 %45.0, %42
;;     %41.1:v2 tied(%40), %39:s1 = v_add_co_ci_u32_e64 %45.1, 0, %37
;;     %34:s1 = s_mov_b32 0
;; }
;;     %33:s1 = s_mov_b32 exec_lo
;;     %32:s1 = undef
;;     jump mb1
;; mb1(%1:s1, %2:s1): wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %29:v1 = v_add_nc_u32_e32 1, %0
;;     %27:s1 = s_and_b32 %1, exec_lo
;;     %28:s1 = s_bcnt1_i32_b32 %27
;;     %26:s1 = v_cmp_eq_u32_e64 %29, %28
;;     %24:s1 = s_xor_b32 %26, %1
;;     %22:s1 = s_mov_b32 exec_lo
;;     %19:s1 = s_and_not1_b32 %2, %22
;;     %20:s1 = s_and_b32 %24, %22
;;     %21:s1 = s_or_b32 %19, %20
;;     %17:s1 = v_cmp_lt_u32_e64 %29, %45.2
;; }
;;     %16:s1 = s_mov_b32 exec_lo
;;     %14:s1 = s_and_b32 %16, %17
;;     exec_lo = s_mov_b32 %14
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%29) {
;; }
;;     branch.execnz mb3, mb4
;; mb3: wave -> mb1(%24, %21) of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %33
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %21
;;     global_store_b32 %41, %11, off
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
;; machine kernel %groups target gfx1201 wave 32 after isel {
;; mb0: wave -> mb17(%99, %99, %99, %99, %99, %99, %99) of block9
;; lanes -> mb17 {
;;     %98=v0:v1 = inputs
;;     %99:s1 = s_mov_b32 0
;; }
;;     %97:s1 = s_mov_b32 exec_lo
;;     jump mb17
;; mb1: wave -> mb2(%89, %2, %3, %4, %5, %6, %7) of block10
;; lanes -> mb12, mb11 {
;;     %96:s1 = v_cmp_eq_u32_e64 %98, 0
;; }
;;     %95:s1 = s_mov_b32 exec_lo
;;     %93:s1 = s_and_b32 %95, %96
;;     %90:s1 = s_and_b32 %1, %2
;;     %89:s1 = s_or_b32 %90, %93
;;     jump mb2
;; mb2(%8:s1, %11:s1, %16:s1, %15:s1, %14:s1, %13:s1, %12:s1): wave -> mb3, mb5 of block11
;;     %85:s1 = s_mov_b32 exec_lo
;;     %84:s1 = s_and_b32 %85, %8
;;     %83:s1 = s_and_not1_b32 %85, %8
;;     %78:s1 = s_bcnt1_i32_b32 %84
;;     %79:s1 = s_sub_co_u32 %78, 1
;;     %80:s1 = s_bcnt1_i32_b32 %83
;;     %81:s1 = s_sub_co_u32 %80, 1
;;     s_cmp_lt_u32 %79, %81 makes scc
;;     %82:s1 = s_cselect_b32 %84, %83
;;     %77:s1 = s_and_b32 %84, %82
;;     %75:s1 = s_and_b32 %83, %82
;;     exec_lo = s_mov_b32 %77
;;     branch.execnz mb3, mb5
;; mb3: wave -> mb7, mb4 of block18
;;     %72:s1 = s_and_not1_b32 %85, %77
;;     %71:s1 = s_or_b32 %11, %72
;;     exec_lo = s_mov_b32 %72
;;     branch.execnz mb7, mb4
;; mb4: wave -> mb8(%12, %13, %14, %15, %16) of block32
;;     jump mb8
;; mb5: wave -> mb9, mb6 of block19
;;     exec_lo = s_mov_b32 %75
;;     %70:s1 = s_and_not1_b32 %85, %75
;;     %69:s1 = s_or_b32 %11, %70
;;     exec_lo = s_mov_b32 %70
;;     branch.execnz mb9, mb6
;; mb6: wave -> mb10(%16, %15, %14, %13, %12) of block33
;;     jump mb10
;; mb7: wave -> mb8(%72, %12, %13, %14, %68) of block20
;;     %68:s1 = s_or_b32 %15, %16
;;     jump mb8
;; mb8(%33:s1, %32:s1, %31:s1, %30:s1, %29:s1): wave -> mb12 of block21
;;     exec_lo = s_mov_b32 %77
;;     jump mb12
;; mb9: wave -> mb10(%66, %14, %13, %12, %70) of block22
;;     %66:s1 = s_or_b32 %15, %16
;;     jump mb10
;; mb10(%21:s1, %22:s1, %23:s1, %24:s1, %25:s1): wave -> mb11 of block23
;;     exec_lo = s_mov_b32 %75
;;     jump mb11
;; mb11: wave -> mb17(%8, %69, %21, %22, %23, %24, %25) of block25
;; lanes -> mb17 {
;; }
;;     jump mb17
;; mb12: wave -> mb13 of block12
;; lanes -> mb14, mb13 {
;;     %64:s1 = v_cmp_lt_u32_e64 %98, %56
;; }
;;     %63:s1 = s_mov_b32 exec_lo
;;     %61:s1 = s_and_b32 %63, %64
;;     %60:s1 = s_and_not1_b32 %63, %64
;;     exec_lo = s_mov_b32 %60
;;     jump mb13
;; mb13: wave -> mb14 of block28
;; lanes -> mb23 {
;; }
;;     exec_lo = s_mov_b32 %61
;;     jump mb14
;; mb14: wave -> mb15, mb16 of block29
;; lanes -> mb17 {
;; }
;;     branch.execnz mb15, mb16
;; mb15: wave -> mb17(%8, %71, %29, %30, %31, %32, %33) of block34
;;     jump mb17
;; mb16: wave -> mb20(%71, %33, %32, %31, %30, %29, %8) of block35
;;     jump mb20
;; mb17(%1:s1, %2:s1, %3:s1, %4:s1, %5:s1, %6:s1, %7:s1): wave -> mb18 of block13
;; lanes -> mb1, mb18 {
;;     %54:s1 = s_and_b32 -1, exec_lo
;;     %55:s1 = s_bcnt1_i32_b32 %54
;;     %56:v1 = v_mov_b32_e32 %55
;;     %53:s1 = v_cmp_eq_u32_e64 %98, %56
;; }
;;     %52:s1 = s_mov_b32 exec_lo
;;     %50:s1 = s_and_b32 %52, %53
;;     %49:s1 = s_and_not1_b32 %52, %53
;;     exec_lo = s_mov_b32 %49
;;     jump mb18
;; mb18: wave -> mb1, mb19 of block31
;; lanes -> mb23 {
;; }
;;     exec_lo = s_mov_b32 %50
;;     branch.execnz mb1, mb19
;; mb19: wave -> mb20(%2, %7, %6, %5, %4, %3, %1) of block36
;;     jump mb20
;; mb20(%35:s1, %36:s1, %42:s1, %41:s1, %40:s1, %39:s1, %37:s1): wave -> mb21, mb22 of block14
;;     exec_lo = s_mov_b32 %35
;;     branch.execnz mb21, mb22
;; mb21: wave -> mb2(%37, %45, %99, %39, %40, %41, %42) of block15
;;     %45:s1 = s_and_not1_b32 %35, %36
;;     exec_lo = s_mov_b32 %36
;;     jump mb2
;; mb22: wave -> mb23 of block16
;;     exec_lo = s_mov_b32 %97
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
;; machine kernel %left target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb1(%63) {
;;     %30=s[0:1]:s2, %65=s[2:3]:s2, %36=s[4:5]:s2, %63=v0:v1 = inputs
;;     %66:s4 = s_load_b128 %65, 0x0
;;     %61.0:v2, %58:s1 = v_add_co_u32 %66.0, %63
;;     %62.1:v2 tied(%61), %60:s1 = v_add_co_ci_u32_e64 %66.1, 0, %58
;; }
;;     %55:s1 = s_mov_b32 exec_lo
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %49:s2 = s_sendmsg_rtn_b64 sendmsg(MSG_RTN_GET_REALTIME)
;;     %52.0:v2 = v_mov_b32_e32 %49.0
;;     %53.1:v2 tied(%52) = v_mov_b32_e32 %49.1
;;     %45:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 8, 2)
;;     %46:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 0, 4)
;;     %47:s1 = s_lshl4_add_u32 %45, %46
;;     %48:v1 = v_mov_b32_e32 %47
;;     %41:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 16, 1)
;;     %42:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID1, 10, 4)
;;     %43:s1 = s_lshl4_add_u32 %41, %42
;;     %44:v1 = v_mov_b32_e32 %43
;;     %39.0:v2 = v_mov_b32_e32 %36.0
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 %36.1
;;     %31:s2 = s_load_b64 %30, 0x38
;;     %34.0:v2 = v_mov_b32_e32 %31.0
;;     %35.1:v2 tied(%34) = v_mov_b32_e32 %31.1
;;     %29:v1 = v_add_nc_u32_e32 1, %0
;;     %28:s1 = v_cmp_lt_u32_e64 %29, %66.2
;; }
;;     %27:s1 = s_mov_b32 exec_lo
;;     %25:s1 = s_and_b32 %27, %28
;;     exec_lo = s_mov_b32 %25
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%29) {
;; }
;;     branch.execnz mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %55
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     global_store_b64 %62, %53, off
;;     %21.0:v2 = v_mov_b32_e32 %48
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %44
;;     global_store_b64 %62, %22, off offset:8
;;     %15.0:v4 = v_mov_b32_e32 %40.0
;;     %16.1:v4 tied(%15) = v_mov_b32_e32 %40.1
;;     %17.2:v4 tied(%16) = v_mov_b32_e32 %35.0
;;     %18.3:v4 tied(%17) = v_mov_b32_e32 %35.1
;;     global_store_b128 %62, %18, off offset:16
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
;; machine kernel %bits target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %26=v0:v1 = inputs
;;     %29:s4 = s_load_b128 %28, 0x0
;;     %24.0:v2 = v_mov_b32_e32 %29.0
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %29.1
;;     %20:s1 = v_cmp_lt_u32_e64 %26, %29.2
;;     %19:v1 = v_min_u32_e32 %29.2, %25.1
;;     global_store_b32 %26, %19, %29.0-1
;;     s_cmp_lt_i32 %29.2, %29.1 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %29.2, %29.1 makes scc
;;     %15:s1 = s_cselect_b32 1, 0
;;     %12:s1 = s_and_b32 %16, %15
;;     %9:s1 = s_xor_b32 %12, 1
;;     %6:v1 = v_mov_b32_e32 %9
;;     global_store_b32 %26, %6, %29.0-1 offset:8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_b32 %26, %4, %29.0-1 offset:16
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
;; machine kernel %stops target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %3=s[2:3]:s2 = inputs
;;     %4:s1 = s_load_b32 %3, 0x8
;;     %1:v1 = v_mov_b32_e32 %4
;;     trap %1=v0, %2=s[0:1] number:2
;; }
;;     end
;; }

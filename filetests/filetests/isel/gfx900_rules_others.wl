; test isel precise-output noinline
; target gfx900
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
;; machine kernel %atomics target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=v0:v1 = inputs
;;     %22:s4 = s_load_dwordx4 %21, 0x0
;;     %13:v1 = v_mov_b32_e32 %22.2
;;     %16.0:v2 = v_mov_b32_e32 %13
;;     %17.1:v2 tied(%16) = v_mov_b32_e32 %19
;;     %18:v1 = global_atomic_cmpswap %19, %17, %22.0-1 glc
;;     %11.0:v2 = v_mov_b32_e32 %13
;;     %12.1:v2 tied(%11) = v_mov_b32_e32 %19
;;     global_atomic_cmpswap %19, %12, %22.0-1 offset:4
;;     %6:v1 = global_load_dword %19, %22.0-1 offset:8 glc makes order
;;     %5:v1 = v_add_u32_e32 %18, %6
;;     global_store_dword %19, %5, %22.0-1 offset:12 makes order
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
;; machine kernel %variable target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:s2 = symbol_address sym0
;;     %4:v1 = global_load_dword %6, %5
;;     global_store_dword %6, %4, %8
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
;; machine kernel %calls target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 s[8:9], 0x0
;;     %3=v0:v1 = call fn3, %4=v0 kills s[16:29], vcc, v[1:30], v[32:39]
;;     global_store_dword %4, %3, %6
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
;; machine function %frame target gfx900 wave 64 after isel {
;;     .private 4
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     inputs
;;     %0=v0:v1 = inputs
;;     %12:s1 = s_sub_u32 s32, s15
;;     %13:s1 = s_lshr_b32 %12, 6
;;     %14:s1 = s_add_u32 %13, 0
;;     buffer_store_dword %0, off, s[0:3], s32
;;     %10:v1 = v_add_u32_e32 %14, %0
;;     %9:v1 = buffer_load_dword %10, s[0:3], s15 offen
;;     %5:v1 = v_xor_b32_e32 %14, %9
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
;; machine kernel %joined target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %21=s[0:1]:s2, %19=v0:v1 = inputs
;;     %22:s4 = s_load_dwordx4 %21, 0x0
;;     %18:s2 = v_cmp_lt_u32_e64 %19, 5
;;     %17:s2 = v_cmp_lt_u32_e64 %22.2, 5
;;     %16:s2 = v_cmp_eq_u32_e64 %19, %22.2
;;     %14:s2 = s_and_b64 %18, %17
;;     %11:s2 = v_cmp_ge_u32_e64 %19, 5
;;     %10:s2 = s_and_b64 %11, %16
;;     %7:s2 = s_or_b64 %14, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %19, %4, %22.0-1
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
;; machine kernel %kept target gfx900 wave 64 after isel {
;; mb0: wave -> mb1(%34, %32) of block3
;; lanes -> mb1(%43) {
;;     %45=s[0:1]:s2, %43=v0:v1 = inputs
;;     %46:s4 = s_load_dwordx4 %45, 0x0
;;     %41.0:v2, %37:s2 = v_add_co_u32_e64 %46.0, %43
;;     %40:v1 = v_mov_b32_e32 %46.1
;;     %42.1:v2 tied(%41), %39:s2 = v_addc_co_u32_e64 %40, 0, %37
;;     %34:s2 = s_mov_b64 0
;; }
;;     %33:s2 = s_mov_b64 exec
;;     %32:s2 = undef
;;     jump mb1
;; mb1(%1:s2, %2:s2): wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %29:v1 = v_add_u32_e32 1, %0
;;     %27:s2 = s_and_b64 %1, exec
;;     %28:s1 = s_bcnt1_i32_b64 %27
;;     %26:s2 = v_cmp_eq_u32_e64 %29, %28
;;     %24:s2 = s_xor_b64 %26, %1
;;     %22:s2 = s_mov_b64 exec
;;     %19:s2 = s_andn2_b64 %2, %22
;;     %20:s2 = s_and_b64 %24, %22
;;     %21:s2 = s_or_b64 %19, %20
;;     %17:s2 = v_cmp_lt_u32_e64 %29, %46.2
;; }
;;     %16:s2 = s_mov_b64 exec
;;     %14:s2 = s_and_b64 %16, %17
;;     exec = s_mov_b64 %14
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%29) {
;; }
;;     branch.execnz mb3, mb4
;; mb3: wave -> mb1(%24, %21) of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %33
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %11:v1 = v_cndmask_b32_e64 0, 1, %21
;;     global_store_dword %42, %11, off
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
;; machine kernel %groups target gfx900 wave 64 after isel {
;; mb0: wave -> mb17(%104, %104, %104, %104, %104, %104, %104, %104) of block9
;; lanes -> mb17 {
;;     %103=v0:v1 = inputs
;;     %104:s2 = s_mov_b64 0
;; }
;;     %102:s2 = s_mov_b64 exec
;;     jump mb17
;; mb1: wave -> mb2(%94, %2, %3, %4, %5, %6, %7, %8) of block10
;; lanes -> mb12, mb11 {
;;     %101:s2 = v_cmp_eq_u32_e64 %103, 0
;; }
;;     %100:s2 = s_mov_b64 exec
;;     %98:s2 = s_and_b64 %100, %101
;;     %95:s2 = s_and_b64 %1, %2
;;     %94:s2 = s_or_b64 %95, %98
;;     jump mb2
;; mb2(%9:s2, %12:s2, %18:s2, %17:s2, %16:s2, %15:s2, %14:s2, %13:s2): wave -> mb3, mb5 of block11
;;     %90:s2 = s_mov_b64 exec
;;     %89:s2 = s_and_b64 %90, %9
;;     %88:s2 = s_andn2_b64 %90, %9
;;     %83:s1 = s_bcnt1_i32_b64 %89
;;     %84:s1 = s_sub_u32 %83, 1
;;     %85:s1 = s_bcnt1_i32_b64 %88
;;     %86:s1 = s_sub_u32 %85, 1
;;     s_cmp_lt_u32 %84, %86 makes scc
;;     %87:s2 = s_cselect_b64 %89, %88
;;     %82:s2 = s_and_b64 %89, %87
;;     %80:s2 = s_and_b64 %88, %87
;;     exec = s_mov_b64 %82
;;     branch.execnz mb3, mb5
;; mb3: wave -> mb7, mb4 of block18
;;     %77:s2 = s_andn2_b64 %90, %82
;;     %76:s2 = s_or_b64 %12, %77
;;     exec = s_mov_b64 %77
;;     branch.execnz mb7, mb4
;; mb4: wave -> mb8(%13, %14, %15, %16, %17, %18) of block32
;;     jump mb8
;; mb5: wave -> mb9, mb6 of block19
;;     exec = s_mov_b64 %80
;;     %75:s2 = s_andn2_b64 %90, %80
;;     %74:s2 = s_or_b64 %12, %75
;;     exec = s_mov_b64 %75
;;     branch.execnz mb9, mb6
;; mb6: wave -> mb10(%18, %17, %16, %15, %14, %13) of block33
;;     jump mb10
;; mb7: wave -> mb8(%77, %13, %14, %15, %16, %73) of block20
;;     %73:s2 = s_or_b64 %17, %18
;;     jump mb8
;; mb8(%37:s2, %36:s2, %35:s2, %34:s2, %33:s2, %32:s2): wave -> mb12 of block21
;;     exec = s_mov_b64 %82
;;     jump mb12
;; mb9: wave -> mb10(%71, %16, %15, %14, %13, %75) of block22
;;     %71:s2 = s_or_b64 %17, %18
;;     jump mb10
;; mb10(%23:s2, %24:s2, %25:s2, %26:s2, %27:s2, %28:s2): wave -> mb11 of block23
;;     exec = s_mov_b64 %80
;;     jump mb11
;; mb11: wave -> mb17(%9, %74, %23, %24, %25, %26, %27, %28) of block25
;; lanes -> mb17 {
;; }
;;     jump mb17
;; mb12: wave -> mb13 of block12
;; lanes -> mb14, mb13 {
;;     %69:s2 = v_cmp_lt_u32_e64 %103, %61
;; }
;;     %68:s2 = s_mov_b64 exec
;;     %66:s2 = s_and_b64 %68, %69
;;     %65:s2 = s_andn2_b64 %68, %69
;;     exec = s_mov_b64 %65
;;     jump mb13
;; mb13: wave -> mb14 of block28
;; lanes -> mb23 {
;; }
;;     exec = s_mov_b64 %66
;;     jump mb14
;; mb14: wave -> mb15, mb16 of block29
;; lanes -> mb17 {
;; }
;;     branch.execnz mb15, mb16
;; mb15: wave -> mb17(%9, %76, %32, %33, %34, %35, %36, %37) of block34
;;     jump mb17
;; mb16: wave -> mb20(%76, %37, %36, %35, %34, %33, %32, %9) of block35
;;     jump mb20
;; mb17(%1:s2, %2:s2, %3:s2, %4:s2, %5:s2, %6:s2, %7:s2, %8:s2): wave -> mb18 of block13
;; lanes -> mb1, mb18 {
;;     %59:s2 = s_and_b64 -1, exec
;;     %60:s1 = s_bcnt1_i32_b64 %59
;;     %61:v1 = v_mov_b32_e32 %60
;;     %58:s2 = v_cmp_eq_u32_e64 %103, %61
;; }
;;     %57:s2 = s_mov_b64 exec
;;     %55:s2 = s_and_b64 %57, %58
;;     %54:s2 = s_andn2_b64 %57, %58
;;     exec = s_mov_b64 %54
;;     jump mb18
;; mb18: wave -> mb1, mb19 of block31
;; lanes -> mb23 {
;; }
;;     exec = s_mov_b64 %55
;;     branch.execnz mb1, mb19
;; mb19: wave -> mb20(%2, %8, %7, %6, %5, %4, %3, %1) of block36
;;     jump mb20
;; mb20(%39:s2, %40:s2, %47:s2, %46:s2, %45:s2, %44:s2, %43:s2, %41:s2): wave -> mb21, mb22 of block14
;;     exec = s_mov_b64 %39
;;     branch.execnz mb21, mb22
;; mb21: wave -> mb2(%41, %50, %104, %43, %44, %45, %46, %47) of block15
;;     %50:s2 = s_andn2_b64 %39, %40
;;     exec = s_mov_b64 %40
;;     jump mb2
;; mb22: wave -> mb23 of block16
;;     exec = s_mov_b64 %102
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
;; machine kernel %left target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb1(%64) {
;;     %30=s[0:1]:s2, %66=s[2:3]:s2, %36=s[4:5]:s2, %64=v0:v1 = inputs
;;     %67:s4 = s_load_dwordx4 %66, 0x0
;;     %62.0:v2, %58:s2 = v_add_co_u32_e64 %67.0, %64
;;     %61:v1 = v_mov_b32_e32 %67.1
;;     %63.1:v2 tied(%62), %60:s2 = v_addc_co_u32_e64 %61, 0, %58
;; }
;;     %55:s2 = s_mov_b64 exec
;;     jump mb1
;; mb1: wave -> mb2 of block4
;; lanes(%0:v1) -> mb2, mb5 {
;;     %49:s2 = s_memtime
;;     %52.0:v2 = v_mov_b32_e32 %49.0
;;     %53.1:v2 tied(%52) = v_mov_b32_e32 %49.1
;;     %45:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 0, 4)
;;     %46:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 4, 2)
;;     %47:s1 = s_lshl2_add_u32 %45, %46
;;     %48:v1 = v_mov_b32_e32 %47
;;     %41:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 13, 2)
;;     %42:s1 = s_getreg_b32 hwreg(HW_REG_HW_ID, 8, 4)
;;     %43:s1 = s_lshl4_add_u32 %41, %42
;;     %44:v1 = v_mov_b32_e32 %43
;;     %39.0:v2 = v_mov_b32_e32 %36.0
;;     %40.1:v2 tied(%39) = v_mov_b32_e32 %36.1
;;     %31:s2 = s_load_dwordx2 %30, 0x38
;;     %34.0:v2 = v_mov_b32_e32 %31.0
;;     %35.1:v2 tied(%34) = v_mov_b32_e32 %31.1
;;     %29:v1 = v_add_u32_e32 1, %0
;;     %28:s2 = v_cmp_lt_u32_e64 %29, %67.2
;; }
;;     %27:s2 = s_mov_b64 exec
;;     %25:s2 = s_and_b64 %27, %28
;;     exec = s_mov_b64 %25
;;     jump mb2
;; mb2: wave -> mb3, mb4 of block8
;; lanes -> mb1(%29) {
;; }
;;     branch.execnz mb3, mb4
;; mb3: wave -> mb1 of block9
;;     jump mb1
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %55
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     global_store_dwordx2 %63, %53, off
;;     %21.0:v2 = v_mov_b32_e32 %48
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %44
;;     global_store_dwordx2 %63, %22, off offset:8
;;     %15.0:v4 = v_mov_b32_e32 %40.0
;;     %16.1:v4 tied(%15) = v_mov_b32_e32 %40.1
;;     %17.2:v4 tied(%16) = v_mov_b32_e32 %35.0
;;     %18.3:v4 tied(%17) = v_mov_b32_e32 %35.1
;;     global_store_dwordx4 %63, %18, off offset:16
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
;; machine kernel %bits target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %28=s[0:1]:s2, %26=v0:v1 = inputs
;;     %29:s4 = s_load_dwordx4 %28, 0x0
;;     %24.0:v2 = v_mov_b32_e32 %29.0
;;     %25.1:v2 tied(%24) = v_mov_b32_e32 %29.1
;;     %20:s2 = v_cmp_lt_u32_e64 %26, %29.2
;;     %19:v1 = v_min_u32_e32 %29.2, %25.1
;;     global_store_dword %26, %19, %29.0-1
;;     s_cmp_lt_i32 %29.2, %29.1 makes scc
;;     %16:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %29.2, %29.1 makes scc
;;     %15:s1 = s_cselect_b32 1, 0
;;     %12:s1 = s_and_b32 %16, %15
;;     %9:s1 = s_xor_b32 %12, 1
;;     %6:v1 = v_mov_b32_e32 %9
;;     global_store_dword %26, %6, %29.0-1 offset:8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %20
;;     global_store_dword %26, %4, %29.0-1 offset:16
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
;; machine kernel %stops target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %3=s[2:3]:s2 = inputs
;;     %4:s1 = s_load_dword %3, 0x8
;;     %1:v1 = v_mov_b32_e32 %4
;;     trap %1=v0, %2=s[0:1] number:2
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; Branches by each kind of condition: lanes part, or the wave goes one way.

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
    v7 = icmp.ult v5, v6
    branch v7, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %lanes target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, null
;;     %21.0:v2, %18:s1 = v_add_co_u32 %25.0, %23
;;     %22.1:v2 tied(%21), %20:s1 = v_add_co_ci_u32_e64 %25.1, 0, %18
;;     %16:v2 = global_load_dwordx2 %23, %25
;;     %13:s1 = v_cmp_lt_u32_e64 %16.0, %16.1
;; }
;;     %11:s1 = s_mov_b32 exec_lo
;;     %10:s1 = s_mov_b32 exec_lo
;;     %8:s1 = s_and_b32 %10, %13
;;     %7:s1 = s_andn2_b32 %10, %13
;;     exec_lo = s_mov_b32 %7
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %8
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     global_store_dword %22, %16.0, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %11
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }

; By SCC.
kernel %wave {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = icmp.ult v6, v7
    branch v8, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s4 = s_load_dwordx4 %15, null
;;     %11.0:v2, %8:s1 = v_add_co_u32 %16.0, %13
;;     %12.1:v2 tied(%11), %10:s1 = v_add_co_ci_u32_e64 %16.1, 0, %8
;;     %6:v1 = global_load_dword %13, %16.0-1
;; }
;;     s_cmp_lt_u32 %16.2, %16.3 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     global_store_dword %12, %6, off offset:256
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

; By a condition that logic has computed.
kernel %wave_number {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %e : i32 at 16 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = icmp.ult v6, v7
    v10 = icmp.ult v7, v8
    v11 = bor.b1 v9, v10
    branch v11, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave_number target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %23=s[0:1]:s2, %20=v0:v1 = inputs
;;     %24:s8 = s_load_dwordx8 %23, null
;;     %18.0:v2, %15:s1 = v_add_co_u32 %24.0, %20
;;     %19.1:v2 tied(%18), %17:s1 = v_add_co_ci_u32_e64 %24.1, 0, %15
;;     %13:v1 = global_load_dword %20, %24.0-1
;;     s_cmp_lt_u32 %24.2, %24.3 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %24.3, %24.4 makes scc
;;     %8:s1 = s_cselect_b32 1, 0
;;     %5:s1 = s_or_b32 %10, %8
;; }
;;     s_cmp_lg_u32 %5, 0 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     global_store_dword %19, %13, off offset:256
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

; The vector unit compares what the wave has: the mask is asked for a lane.
kernel %wave_mask {
    param %p : i64 at 0 align 8
    param %c : i64 at 8 align 8
    param %d : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i64 kernarg align 8 width all [v0+8]
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = icmp.ult v6, v7
    branch v8, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave_mask target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s8 = s_load_dwordx8 %16, null
;;     %13.0:v2, %10:s1 = v_add_co_u32 %17.0, %15
;;     %14.1:v2 tied(%13), %12:s1 = v_add_co_ci_u32_e64 %17.1, 0, %10
;;     %8:v1 = global_load_dword %15, %17.0-1
;;     %5:s1 = v_cmp_lt_u64_e64 %17.2-3, %17.4-5
;; }
;;     vcc_lo = s_and_b32 exec_lo, %5 kills vcc_lo
;;     branch.vccnz mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     global_store_dword %14, %8, off offset:256
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

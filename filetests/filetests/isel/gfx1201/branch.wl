; test isel precise-output
; target gfx1201
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
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %26=s[0:1]:s2, %24=v0:v1 = inputs
;;     %27:s2 = s_load_b64 %26, 0x0
;;     %25:v1 = v_and_b32_e32 0x3ff, %24
;;     %22.0:v2, %19:s1 = v_add_co_u32 %27.0, %25
;;     %23.1:v2 tied(%22), %21:s1 = v_add_co_ci_u32_e64 %27.1, 0, %19
;;     %17:v1 = global_load_b32 %25, %27
;;     %16:v1 = global_load_b32 %25, %27 offset:4
;;     %13:s1 = v_cmp_lt_u32_e64 %17, %16
;; }
;;     %11:s1 = s_mov_b32 exec_lo
;;     %10:s1 = s_mov_b32 exec_lo
;;     %8:s1 = s_and_b32 %10, %13
;;     %7:s1 = s_and_not1_b32 %10, %13
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
;;     global_store_b32 %23, %17, off offset:256
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
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %4=s[0:1]:s2, %16=v0:v1 = inputs
;;     %18:s2 = s_load_b64 %4, 0x0
;;     %17:v1 = v_and_b32_e32 0x3ff, %16
;;     %14.0:v2, %11:s1 = v_add_co_u32 %18.0, %17
;;     %15.1:v2 tied(%14), %13:s1 = v_add_co_ci_u32_e64 %18.1, 0, %11
;;     %9:v1 = global_load_b32 %17, %18
;;     %6:s1 = s_load_b32 %4, 0x8
;;     %5:s1 = s_load_b32 %4, 0xc
;; }
;;     s_cmp_lt_u32 %6, %5 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     global_store_b32 %15, %9, off offset:256
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
;; machine kernel %wave_number target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %11=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_b64 %11, 0x0
;;     %25:v1 = v_and_b32_e32 0x3ff, %24
;;     %22.0:v2, %19:s1 = v_add_co_u32 %26.0, %25
;;     %23.1:v2 tied(%22), %21:s1 = v_add_co_ci_u32_e64 %26.1, 0, %19
;;     %17:v1 = global_load_b32 %25, %26
;;     %14:s1 = s_load_b32 %11, 0x8
;;     %13:s1 = s_load_b32 %11, 0xc
;;     %12:s1 = s_load_b32 %11, 0x10
;;     s_cmp_lt_u32 %14, %13 makes scc
;;     %10:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %13, %12 makes scc
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
;;     global_store_b32 %23, %17, off offset:256
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
;; machine kernel %wave_mask target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %6=s[0:1]:s2, %18=v0:v1 = inputs
;;     %20:s2 = s_load_b64 %6, 0x0
;;     %19:v1 = v_and_b32_e32 0x3ff, %18
;;     %16.0:v2, %13:s1 = v_add_co_u32 %20.0, %19
;;     %17.1:v2 tied(%16), %15:s1 = v_add_co_ci_u32_e64 %20.1, 0, %13
;;     %11:v1 = global_load_b32 %19, %20
;;     %8:s2 = s_load_b64 %6, 0x8
;;     %7:s2 = s_load_b64 %6, 0x10
;;     %5:s1 = v_cmp_lt_u64_e64 %8, %7
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
;;     global_store_b32 %17, %11, off offset:256
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

; test isel precise-output
; target gfx1030
; A switch on an index of each width: comparisons with the indices.

kernel %wave_i16 {
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
    v7 = iconst.i16 3
    v8 = band.i16 v6, v7
    switch v8, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %wave_i16 target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %17=s[0:1]:s2, %15=v0:v1 = inputs
;;     %18:s4 = s_load_dwordx4 %17, null
;;     %13.0:v2, %10:s1 = v_add_co_u32 %18.0, %15
;;     %14.1:v2 tied(%13), %12:s1 = v_add_co_ci_u32_e64 %18.1, 0, %10
;;     %6:s1 = s_and_b32 %18.2, 3
;;     %4:s1 = s_and_b32 %6, 0xffff
;; }
;;     s_cmp_lt_u32 %4, 2 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     s_cmp_eq_u32 %4, 0 makes scc
;;     branch.scc1 mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     global_store_dword %14, %15, off offset:260
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     s_cmp_lt_u32 %4, 3 makes scc
;;     branch.scc1 mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     global_store_dword %14, %15, off offset:256
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %lanes_i32 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 3
    v7 = band.i32 v5, v6
    switch v7, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %lanes_i32 target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb6, mb1 {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, null
;;     %33.0:v2, %30:s1 = v_add_co_u32 %37.0, %35
;;     %34.1:v2 tied(%33), %32:s1 = v_add_co_ci_u32_e64 %37.1, 0, %30
;;     %28:v1 = global_load_dword %35, %37
;;     %26:v1 = v_and_b32_e32 3, %28
;;     %24:s1 = v_cmp_eq_u32_e64 %26, 0
;;     %23:s1 = v_cmp_eq_u32_e64 %26, 3
;;     %22:s1 = s_or_b32 %24, %23
;;     %19:s1 = v_cmp_eq_u32_e64 %26, 1
;; }
;;     %17:s1 = s_mov_b32 exec_lo
;;     %16:s1 = s_mov_b32 exec_lo
;;     %14:s1 = s_and_b32 %16, %22
;;     %13:s1 = s_andn2_b32 %16, %22
;;     %10:s1 = s_and_b32 %16, %19
;;     %8:s1 = s_andn2_b32 %13, %19
;;     exec_lo = s_mov_b32 %8
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb8 {
;; }
;;     exec_lo = s_mov_b32 %14
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block5
;; lanes -> mb8 {
;;     global_store_dword %34, %35, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block6
;;     exec_lo = s_mov_b32 %10
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block13
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     global_store_dword %34, %35, off offset:260
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     exec_lo = s_mov_b32 %17
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }

kernel %wave_i32 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 3
    v7 = band.i32 v5, v6
    switch v7, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %wave_i32 target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_dwordx4 %14, null
;;     %10.0:v2, %7:s1 = v_add_co_u32 %15.0, %12
;;     %11.1:v2 tied(%10), %9:s1 = v_add_co_ci_u32_e64 %15.1, 0, %7
;;     %4:s1 = s_and_b32 %15.2, 3
;; }
;;     s_cmp_lt_u32 %4, 2 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     s_cmp_lt_u32 %4, 1 makes scc
;;     branch.scc1 mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     global_store_dword %11, %12, off offset:260
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     s_cmp_lt_u32 %4, 3 makes scc
;;     branch.scc1 mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     global_store_dword %11, %12, off offset:256
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %lanes_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 3
    v7 = band.i64 v5, v6
    switch v7, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %lanes_i64 target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb6, mb1 {
;;     %37=s[0:1]:s2, %36=v0:v1 = inputs
;;     %38:s2 = s_load_dwordx2 %37, null
;;     %34.0:v2, %31:s1 = v_add_co_u32 %38.0, %36
;;     %35.1:v2 tied(%34), %33:s1 = v_add_co_ci_u32_e64 %38.1, 0, %31
;;     %29:v2 = global_load_dwordx2 %36, %38
;;     %26:v1 = v_and_b32_e32 3, %29.0
;;     %24:s1 = v_cmp_eq_u32_e64 %26, 0
;;     %23:s1 = v_cmp_eq_u32_e64 %26, 3
;;     %22:s1 = s_or_b32 %24, %23
;;     %19:s1 = v_cmp_eq_u32_e64 %26, 1
;; }
;;     %17:s1 = s_mov_b32 exec_lo
;;     %16:s1 = s_mov_b32 exec_lo
;;     %14:s1 = s_and_b32 %16, %22
;;     %13:s1 = s_andn2_b32 %16, %22
;;     %10:s1 = s_and_b32 %16, %19
;;     %8:s1 = s_andn2_b32 %13, %19
;;     exec_lo = s_mov_b32 %8
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb8 {
;; }
;;     exec_lo = s_mov_b32 %14
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block5
;; lanes -> mb8 {
;;     global_store_dword %35, %36, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block6
;;     exec_lo = s_mov_b32 %10
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block13
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     global_store_dword %35, %36, off offset:260
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     exec_lo = s_mov_b32 %17
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = iconst.i64 3
    v7 = band.i64 v5, v6
    switch v7, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %wave_i64 target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s4 = s_load_dwordx4 %15, null
;;     %12.0:v2, %9:s1 = v_add_co_u32 %16.0, %14
;;     %13.1:v2 tied(%12), %11:s1 = v_add_co_ci_u32_e64 %16.1, 0, %9
;;     %5:s1 = s_and_b32 %16.2, 3
;; }
;;     s_cmp_lt_u32 %5, 2 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     s_cmp_lt_u32 %5, 1 makes scc
;;     branch.scc1 mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     global_store_dword %13, %14, off offset:260
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     s_cmp_lt_u32 %5, 3 makes scc
;;     branch.scc1 mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     global_store_dword %13, %14, off offset:256
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }

kernel %wave_i8 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = iconst.i8 3
    v8 = band.i8 v6, v7
    switch v8, [block1, block2, block3, block1]
block1:
    store.i32 global align 4 [v4+256], v2
    jump block3
block2:
    store.i32 global align 4 [v4+260], v2
    jump block3
block3:
    return
}
;; machine kernel %wave_i8 target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block6
;; lanes -> mb3, mb7 {
;;     %17=s[0:1]:s2, %15=v0:v1 = inputs
;;     %18:s4 = s_load_dwordx4 %17, null
;;     %13.0:v2, %10:s1 = v_add_co_u32 %18.0, %15
;;     %14.1:v2 tied(%13), %12:s1 = v_add_co_ci_u32_e64 %18.1, 0, %10
;;     %6:s1 = s_and_b32 %18.2, 3
;;     %4:s1 = s_and_b32 %6, 0xff
;; }
;;     s_cmp_lt_u32 %4, 2 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block12
;;     jump mb3
;; mb2: wave -> mb7 of block13
;;     jump mb7
;; mb3: wave -> mb4, mb5 of block7
;; lanes -> mb4, mb6 {
;; }
;;     s_cmp_eq_u32 %4, 0 makes scc
;;     branch.scc1 mb4, mb5
;; mb4: wave -> mb10 of block15
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb5: wave -> mb6 of block16
;;     jump mb6
;; mb6: wave -> mb11 of block8
;; lanes -> mb11 {
;;     global_store_dword %14, %15, off offset:260
;; }
;;     jump mb11
;; mb7: wave -> mb8, mb9 of block9
;; lanes -> mb8, mb9 {
;; }
;;     s_cmp_lt_u32 %4, 3 makes scc
;;     branch.scc1 mb8, mb9
;; mb8: wave -> mb11 of block18
;; lanes -> mb11 {
;; }
;;     jump mb11
;; mb9: wave -> mb10 of block20
;; lanes -> mb10 {
;; }
;;     jump mb10
;; mb10: wave -> mb11 of block10
;; lanes -> mb11 {
;;     global_store_dword %14, %15, off offset:256
;; }
;;     jump mb11
;; mb11: wave of block11
;; lanes {
;; }
;;     end
;; }

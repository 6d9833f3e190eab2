; test isel level=1 precise-output
; target gfx1201
; Values that meet in a block are its parameters, of each file.

kernel %words {
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
    v8 = iadd.i32 v5, v6
    jump block3(v8)
block2:
    v9 = isub.i32 v5, v6
    jump block3(v9)
block3(v10: i32):
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %words target gfx1201 wave 32 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %30=s[0:1]:s2, %29=v0:v1 = inputs
;;     %31:s2 = s_load_b64 %30, 0x0
;;     %27.0:v2, %24:s1 = v_add_co_u32 %31.0, %29
;;     %28.1:v2 tied(%27), %26:s1 = v_add_co_ci_u32_e64 %31.1, 0, %24
;;     %22:v1 = global_load_b32 %29, %31
;;     %21:v1 = global_load_b32 %29, %31 offset:4
;;     %18:s1 = v_cmp_lt_u32_e64 %22, %21
;; }
;;     %17:s1 = s_mov_b32 exec_lo
;;     %16:s1 = s_mov_b32 exec_lo
;;     %14:s1 = s_and_b32 %16, %18
;;     %13:s1 = s_and_not1_b32 %16, %18
;;     exec_lo = s_mov_b32 %14
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%9) {
;;     %9:v1 = v_add_nc_u32_e32 %22, %21
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     exec_lo = s_mov_b32 %13
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%7) {
;;     %7:v1 = v_sub_nc_u32_e32 %22, %21
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     exec_lo = s_mov_b32 %17
;;     jump mb7
;; mb7: wave of block9
;; lanes(%5:v1) {
;;     global_store_b32 %28, %5, off offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
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
    v9 = iadd.i32 v6, v7
    jump block3(v9)
block2:
    v10 = isub.i32 v6, v7
    jump block3(v10)
block3(v11: i32):
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block4
;; lanes -> mb3, mb4 {
;;     %9=s[0:1]:s2, %20=v0:v1 = inputs
;;     %21:s2 = s_load_b64 %9, 0x0
;;     %18.0:v2, %15:s1 = v_add_co_u32 %21.0, %20
;;     %19.1:v2 tied(%18), %17:s1 = v_add_co_ci_u32_e64 %21.1, 0, %15
;;     %11:s1 = s_load_b32 %9, 0x8
;;     %10:s1 = s_load_b32 %9, 0xc
;; }
;;     s_cmp_lt_u32 %11, %10 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block8
;;     jump mb3
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb5(%8) of block5
;; lanes -> mb5 {
;;     %8:s1 = s_add_co_u32 %11, %10
;; }
;;     jump mb5
;; mb4: wave -> mb5(%6) of block6
;; lanes -> mb5 {
;;     %6:s1 = s_sub_co_u32 %11, %10
;; }
;;     jump mb5
;; mb5(%3:s1): wave of block7
;; lanes {
;;     %4:v1 = v_mov_b32_e32 %3
;;     global_store_b32 %19, %4, off offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = icmp.ult v5, v6
    branch v7, block1, block2
block1:
    jump block3(v5)
block2:
    jump block3(v6)
block3(v8: i64):
    store.i64 global align 8 [v4+256], v8
    return
}
;; machine kernel %longs target gfx1201 wave 32 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s2 = s_load_b64 %26, 0x0
;;     %23.0:v2, %20:s1 = v_add_co_u32 %27.0, %25
;;     %24.1:v2 tied(%23), %22:s1 = v_add_co_ci_u32_e64 %27.1, 0, %20
;;     %18:v2 = global_load_b64 %25, %27
;;     %17:v2 = global_load_b64 %25, %27 offset:8
;;     %14:s1 = v_cmp_lt_u64_e64 %18, %17
;; }
;;     %13:s1 = s_mov_b32 exec_lo
;;     %12:s1 = s_mov_b32 exec_lo
;;     %10:s1 = s_and_b32 %12, %14
;;     %9:s1 = s_and_not1_b32 %12, %14
;;     exec_lo = s_mov_b32 %10
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%18) {
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     exec_lo = s_mov_b32 %9
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%17) {
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     exec_lo = s_mov_b32 %13
;;     jump mb7
;; mb7: wave of block9
;; lanes(%5:v2) {
;;     global_store_b64 %24, %5, off offset:256
;; }
;;     end
;; }

kernel %truth {
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
    v8 = icmp.slt v5, v6
    jump block3(v8)
block2:
    v9 = icmp.eq v5, v6
    jump block3(v9)
block3(v10: b1):
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %truth target gfx1201 wave 32 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     %41:s2 = s_load_b64 %40, 0x0
;;     %37.0:v2, %34:s1 = v_add_co_u32 %41.0, %39
;;     %38.1:v2 tied(%37), %36:s1 = v_add_co_ci_u32_e64 %41.1, 0, %34
;;     %32:v1 = global_load_b32 %39, %41
;;     %31:v1 = global_load_b32 %39, %41 offset:4
;;     %28:s1 = v_cmp_lt_u32_e64 %32, %31
;; }
;;     %27:s1 = s_mov_b32 exec_lo
;;     %26:s1 = s_mov_b32 exec_lo
;;     %24:s1 = s_and_b32 %26, %28
;;     %23:s1 = s_and_not1_b32 %26, %28
;;     exec_lo = s_mov_b32 %24
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3(%19) of block10
;;     %19:s1 = undef
;;     jump mb3
;; mb2: wave -> mb3(%18) of block5
;; lanes -> mb7 {
;;     %18:s1 = v_cmp_lt_i32_e64 %32, %31
;; }
;;     jump mb3
;; mb3(%3:s1): wave -> mb5, mb4 of block6
;;     exec_lo = s_mov_b32 %23
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6(%3) of block11
;;     jump mb6
;; mb5: wave -> mb6(%14) of block7
;; lanes -> mb7 {
;;     %16:s1 = v_cmp_eq_u32_e64 %32, %31
;; }
;;     %15:s1 = s_mov_b32 exec_lo
;;     %11:s1 = s_and_not1_b32 %3, %15
;;     %13:s1 = s_and_b32 %16, %15
;;     %14:s1 = s_or_b32 %11, %13
;;     jump mb6
;; mb6(%5:s1): wave -> mb7 of block8
;;     exec_lo = s_mov_b32 %27
;;     jump mb7
;; mb7: wave of block9
;; lanes {
;;     %8:v1 = v_cndmask_b32_e64 0, 1, %5
;;     global_store_b32 %38, %8, off offset:256
;; }
;;     end
;; }

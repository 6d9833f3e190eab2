; test isel level=1 precise-output
; target gfx900
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
;; machine kernel %words target gfx900 wave 64 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, 0x0
;;     %28.0:v2, %24:s2 = v_add_co_u32_e64 %32.0, %30
;;     %27:v1 = v_mov_b32_e32 %32.1
;;     %29.1:v2 tied(%28), %26:s2 = v_addc_co_u32_e64 %27, 0, %24
;;     %22:v1 = global_load_dword %30, %32
;;     %21:v1 = global_load_dword %30, %32 offset:4
;;     %18:s2 = v_cmp_lt_u32_e64 %22, %21
;; }
;;     %17:s2 = s_mov_b64 exec
;;     %16:s2 = s_mov_b64 exec
;;     %14:s2 = s_and_b64 %16, %18
;;     %13:s2 = s_andn2_b64 %16, %18
;;     exec = s_mov_b64 %14
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%9) {
;;     %9:v1 = v_add_u32_e32 %22, %21
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     exec = s_mov_b64 %13
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%7) {
;;     %7:v1 = v_sub_u32_e32 %22, %21
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     exec = s_mov_b64 %17
;;     jump mb7
;; mb7: wave of block9
;; lanes(%5:v1) {
;;     global_store_dword %29, %5, off offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave -> mb1, mb2 of block4
;; lanes -> mb3, mb4 {
;;     %9=s[0:1]:s2, %21=v0:v1 = inputs
;;     %22:s2 = s_load_dwordx2 %9, 0x0
;;     %19.0:v2, %15:s2 = v_add_co_u32_e64 %22.0, %21
;;     %18:v1 = v_mov_b32_e32 %22.1
;;     %20.1:v2 tied(%19), %17:s2 = v_addc_co_u32_e64 %18, 0, %15
;;     %11:s1 = s_load_dword %9, 0x8
;;     %10:s1 = s_load_dword %9, 0xc
;; }
;;     s_cmp_lt_u32 %11, %10 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block8
;;     jump mb3
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb5(%8) of block5
;; lanes -> mb5 {
;;     %8:s1 = s_add_u32 %11, %10
;; }
;;     jump mb5
;; mb4: wave -> mb5(%6) of block6
;; lanes -> mb5 {
;;     %6:s1 = s_sub_u32 %11, %10
;; }
;;     jump mb5
;; mb5(%3:s1): wave of block7
;; lanes {
;;     %4:v1 = v_mov_b32_e32 %3
;;     global_store_dword %20, %4, off offset:256
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
;; machine kernel %longs target gfx900 wave 64 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %27=s[0:1]:s2, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %24.0:v2, %20:s2 = v_add_co_u32_e64 %28.0, %26
;;     %23:v1 = v_mov_b32_e32 %28.1
;;     %25.1:v2 tied(%24), %22:s2 = v_addc_co_u32_e64 %23, 0, %20
;;     %18:v2 = global_load_dwordx2 %26, %28
;;     %17:v2 = global_load_dwordx2 %26, %28 offset:8
;;     %14:s2 = v_cmp_lt_u64_e64 %18, %17
;; }
;;     %13:s2 = s_mov_b64 exec
;;     %12:s2 = s_mov_b64 exec
;;     %10:s2 = s_and_b64 %12, %14
;;     %9:s2 = s_andn2_b64 %12, %14
;;     exec = s_mov_b64 %10
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3 of block10
;;     jump mb3
;; mb2: wave -> mb3 of block5
;; lanes -> mb7(%18) {
;; }
;;     jump mb3
;; mb3: wave -> mb5, mb4 of block6
;;     exec = s_mov_b64 %9
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6 of block11
;;     jump mb6
;; mb5: wave -> mb6 of block7
;; lanes -> mb7(%17) {
;; }
;;     jump mb6
;; mb6: wave -> mb7 of block8
;;     exec = s_mov_b64 %13
;;     jump mb7
;; mb7: wave of block9
;; lanes(%5:v2) {
;;     global_store_dwordx2 %25, %5, off offset:256
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
;; machine kernel %truth target gfx900 wave 64 after isel {
;; mb0: wave -> mb2, mb1 of block4
;; lanes -> mb2, mb5 {
;;     %41=s[0:1]:s2, %40=v0:v1 = inputs
;;     %42:s2 = s_load_dwordx2 %41, 0x0
;;     %38.0:v2, %34:s2 = v_add_co_u32_e64 %42.0, %40
;;     %37:v1 = v_mov_b32_e32 %42.1
;;     %39.1:v2 tied(%38), %36:s2 = v_addc_co_u32_e64 %37, 0, %34
;;     %32:v1 = global_load_dword %40, %42
;;     %31:v1 = global_load_dword %40, %42 offset:4
;;     %28:s2 = v_cmp_lt_u32_e64 %32, %31
;; }
;;     %27:s2 = s_mov_b64 exec
;;     %26:s2 = s_mov_b64 exec
;;     %24:s2 = s_and_b64 %26, %28
;;     %23:s2 = s_andn2_b64 %26, %28
;;     exec = s_mov_b64 %24
;;     branch.execnz mb2, mb1
;; mb1: wave -> mb3(%19) of block10
;;     %19:s2 = undef
;;     jump mb3
;; mb2: wave -> mb3(%18) of block5
;; lanes -> mb7 {
;;     %18:s2 = v_cmp_lt_i32_e64 %32, %31
;; }
;;     jump mb3
;; mb3(%3:s2): wave -> mb5, mb4 of block6
;;     exec = s_mov_b64 %23
;;     branch.execnz mb5, mb4
;; mb4: wave -> mb6(%3) of block11
;;     jump mb6
;; mb5: wave -> mb6(%14) of block7
;; lanes -> mb7 {
;;     %16:s2 = v_cmp_eq_u32_e64 %32, %31
;; }
;;     %15:s2 = s_mov_b64 exec
;;     %11:s2 = s_andn2_b64 %3, %15
;;     %13:s2 = s_and_b64 %16, %15
;;     %14:s2 = s_or_b64 %11, %13
;;     jump mb6
;; mb6(%5:s2): wave -> mb7 of block8
;;     exec = s_mov_b64 %27
;;     jump mb7
;; mb7: wave of block9
;; lanes {
;;     %8:v1 = v_cndmask_b32_e64 0, 1, %5
;;     global_store_dword %39, %8, off offset:256
;; }
;;     end
;; }

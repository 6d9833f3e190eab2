; test isel precise-output
; target gfx1201
; Lanes take a switch by less than a word apart: the index is a word before they compare it.

kernel %i8 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4]
    v6 = iconst.i32 1
    v7 = iconst.i32 2
    switch v5, [block1, block2, block3]
block1:
    store.i32 global align 4 [v4+256], v6
    jump block3
block2:
    store.i32 global align 4 [v4+256], v7
    jump block3
block3:
    return
}
;; machine kernel %i8 target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb6, mb1 {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_b64 %33, 0x0
;;     %30.0:v2, %27:s1 = v_add_co_u32 %34.0, %32
;;     %31.1:v2 tied(%30), %29:s1 = v_add_co_ci_u32_e64 %34.1, 0, %27
;;     %25:v1 = global_load_u8 %32, %34
;;     %21:s1 = v_cmp_eq_u32_e64 %25, 0
;;     %20:s1 = v_cmp_eq_u32_e64 %25, 1
;; }
;;     %18:s1 = s_mov_b32 exec_lo
;;     %17:s1 = s_mov_b32 exec_lo
;;     %15:s1 = s_and_b32 %17, %21
;;     %14:s1 = s_and_not1_b32 %17, %21
;;     %11:s1 = s_and_b32 %17, %20
;;     %9:s1 = s_and_not1_b32 %14, %20
;;     exec_lo = s_mov_b32 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb8 {
;; }
;;     exec_lo = s_mov_b32 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block5
;; lanes -> mb8 {
;;     %5:v1 = v_mov_b32_e32 1
;;     global_store_b32 %31, %5, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block6
;;     exec_lo = s_mov_b32 %11
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block13
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     %4:v1 = v_mov_b32_e32 2
;;     global_store_b32 %31, %4, off offset:256
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     exec_lo = s_mov_b32 %18
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }

kernel %i16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4]
    v6 = iconst.i32 1
    v7 = iconst.i32 2
    switch v5, [block1, block2, block3]
block1:
    store.i32 global align 4 [v4+256], v6
    jump block3
block2:
    store.i32 global align 4 [v4+256], v7
    jump block3
block3:
    return
}
;; machine kernel %i16 target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb6, mb1 {
;;     %33=s[0:1]:s2, %32=v0:v1 = inputs
;;     %34:s2 = s_load_b64 %33, 0x0
;;     %30.0:v2, %27:s1 = v_add_co_u32 %34.0, %32
;;     %31.1:v2 tied(%30), %29:s1 = v_add_co_ci_u32_e64 %34.1, 0, %27
;;     %25:v1 = global_load_u16 %32, %34
;;     %21:s1 = v_cmp_eq_u32_e64 %25, 0
;;     %20:s1 = v_cmp_eq_u32_e64 %25, 1
;; }
;;     %18:s1 = s_mov_b32 exec_lo
;;     %17:s1 = s_mov_b32 exec_lo
;;     %15:s1 = s_and_b32 %17, %21
;;     %14:s1 = s_and_not1_b32 %17, %21
;;     %11:s1 = s_and_b32 %17, %20
;;     %9:s1 = s_and_not1_b32 %14, %20
;;     exec_lo = s_mov_b32 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb8 {
;; }
;;     exec_lo = s_mov_b32 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block5
;; lanes -> mb8 {
;;     %5:v1 = v_mov_b32_e32 1
;;     global_store_b32 %31, %5, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block6
;;     exec_lo = s_mov_b32 %11
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block13
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     %4:v1 = v_mov_b32_e32 2
;;     global_store_b32 %31, %4, off offset:256
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     exec_lo = s_mov_b32 %18
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }

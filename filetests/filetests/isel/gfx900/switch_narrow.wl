; test isel precise-output
; target gfx900
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
;; machine kernel %i8 target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb6, mb1 {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %31.0:v2, %27:s2 = v_add_co_u32_e64 %35.0, %33
;;     %30:v1 = v_mov_b32_e32 %35.1
;;     %32.1:v2 tied(%31), %29:s2 = v_addc_co_u32_e64 %30, 0, %27
;;     %25:v1 = global_load_ubyte %33, %35
;;     %21:s2 = v_cmp_eq_u32_e64 %25, 0
;;     %20:s2 = v_cmp_eq_u32_e64 %25, 1
;; }
;;     %18:s2 = s_mov_b64 exec
;;     %17:s2 = s_mov_b64 exec
;;     %15:s2 = s_and_b64 %17, %21
;;     %14:s2 = s_andn2_b64 %17, %21
;;     %11:s2 = s_and_b64 %17, %20
;;     %9:s2 = s_andn2_b64 %14, %20
;;     exec = s_mov_b64 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb8 {
;; }
;;     exec = s_mov_b64 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block5
;; lanes -> mb8 {
;;     %5:v1 = v_mov_b32_e32 1
;;     global_store_dword %32, %5, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block6
;;     exec = s_mov_b64 %11
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block13
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     %4:v1 = v_mov_b32_e32 2
;;     global_store_dword %32, %4, off offset:256
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     exec = s_mov_b64 %18
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
;; machine kernel %i16 target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block4
;; lanes -> mb3, mb6, mb1 {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %31.0:v2, %27:s2 = v_add_co_u32_e64 %35.0, %33
;;     %30:v1 = v_mov_b32_e32 %35.1
;;     %32.1:v2 tied(%31), %29:s2 = v_addc_co_u32_e64 %30, 0, %27
;;     %25:v1 = global_load_ushort %33, %35
;;     %21:s2 = v_cmp_eq_u32_e64 %25, 0
;;     %20:s2 = v_cmp_eq_u32_e64 %25, 1
;; }
;;     %18:s2 = s_mov_b64 exec
;;     %17:s2 = s_mov_b64 exec
;;     %15:s2 = s_and_b64 %17, %21
;;     %14:s2 = s_andn2_b64 %17, %21
;;     %11:s2 = s_and_b64 %17, %20
;;     %9:s2 = s_andn2_b64 %14, %20
;;     exec = s_mov_b64 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block11
;; lanes -> mb8 {
;; }
;;     exec = s_mov_b64 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block12
;;     jump mb4
;; mb3: wave -> mb4 of block5
;; lanes -> mb8 {
;;     %5:v1 = v_mov_b32_e32 1
;;     global_store_dword %32, %5, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb6, mb5 of block6
;;     exec = s_mov_b64 %11
;;     branch.execnz mb6, mb5
;; mb5: wave -> mb7 of block13
;;     jump mb7
;; mb6: wave -> mb7 of block7
;; lanes -> mb8 {
;;     %4:v1 = v_mov_b32_e32 2
;;     global_store_dword %32, %4, off offset:256
;; }
;;     jump mb7
;; mb7: wave -> mb8 of block8
;;     exec = s_mov_b64 %18
;;     jump mb8
;; mb8: wave of block9
;; lanes {
;; }
;;     end
;; }

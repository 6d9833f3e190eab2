; test isel precise-output
; target gfx900
; A literal that an instruction of a loop needs in a register is made in the entry, once for all that need it.

kernel %uniform_loop {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = iconst.i32 0
    jump block1(v5, v7)
block1(v8: f32, v9: i32):
    v10 = fconst.f32 0.3
    v11 = fma.f32 v8, v10, v8
    v12 = fma.f32 v11, v10, v5
    v13 = iconst.i32 1
    v14 = iadd.i32 v9, v13
    v15 = icmp.ult v14, v6
    branch v15, block1(v12, v14), block2
block2:
    store.f32 global align 4 [v4+256], v12
    return
}
;; machine kernel %uniform_loop target gfx900 wave 64 after isel {
;; mb0: wave -> mb1, mb2 of block5
;; lanes -> mb1, mb2 {
;;     %59=s[0:1]:s2, %57=v0:v1 = inputs
;;     %60:s4 = s_load_dwordx4 %59, 0x0
;;     %55.0:v2, %51:s2 = v_add_co_u32_e64 %60.0, %57
;;     %54:v1 = v_mov_b32_e32 %60.1
;;     %56.1:v2 tied(%55), %53:s2 = v_addc_co_u32_e64 %54, 0, %51
;;     %49:v1 = global_load_dword %57, %60.0-1
;;     %46:s1 = s_add_u32 %60.2, -1
;;     %43:s1 = s_mov_b32 0x3e99999a
;; }
;;     s_cmp_gt_u32 %60.2, 1 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb4(%45) of block11
;; lanes -> mb4(%49) {
;; }
;;     %45:s1 = s_mov_b32 0
;;     jump mb4
;; mb2: wave -> mb7(%44) of block13
;; lanes -> mb7(%49) {
;; }
;;     %44:s1 = s_mov_b32 0
;;     jump mb7
;; mb3: wave -> mb4(%20) of block6
;; lanes -> mb4(%22) {
;;     %42:v1 = v_fma_f32 %1, %43, %1
;;     %40:v1 = v_fma_f32 %42, %43, %49
;;     %37:v1 = v_fma_f32 %40, %43, %40
;;     %34:v1 = v_fma_f32 %37, %43, %49
;;     %31:v1 = v_fma_f32 %34, %43, %34
;;     %28:v1 = v_fma_f32 %31, %43, %49
;;     %25:v1 = v_fma_f32 %28, %43, %28
;;     %22:v1 = v_fma_f32 %25, %43, %49
;;     %20:s1 = s_add_u32 %2, 4
;; }
;;     jump mb4
;; mb4(%2:s1): wave -> mb5, mb6 of block7
;; lanes(%1:v1) -> mb3, mb6 {
;;     %17:s1 = s_sub_u32 %46, %2
;; }
;;     s_cmp_gt_u32 %17, 3 makes scc
;;     branch.scc1 mb5, mb6
;; mb5: wave -> mb3 of block14
;;     jump mb3
;; mb6: wave -> mb7(%2) of block16
;; lanes -> mb7(%1) {
;; }
;;     jump mb7
;; mb7(%5:s1): wave -> mb8, mb9 of block8
;; lanes(%4:v1) -> mb8, mb10 {
;;     %14:v1 = v_fma_f32 %4, %43, %4
;;     %12:v1 = v_fma_f32 %14, %43, %49
;;     %10:s1 = s_add_u32 %5, 1
;; }
;;     s_cmp_lt_u32 %10, %60.2 makes scc
;;     branch.scc1 mb8, mb9
;; mb8: wave -> mb7(%10) of block18
;; lanes -> mb7(%12) {
;; }
;;     jump mb7
;; mb9: wave -> mb10 of block19
;;     jump mb10
;; mb10: wave of block9
;; lanes {
;;     global_store_dword %56, %12, off offset:256
;; }
;;     end
;; }

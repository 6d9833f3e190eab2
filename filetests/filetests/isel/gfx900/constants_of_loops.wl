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
;; mb0: wave -> mb1(%13) of block3
;; lanes -> mb1(%16) {
;;     %26=s[0:1]:s2, %24=v0:v1 = inputs
;;     %27:s4 = s_load_dwordx4 %26, 0x0
;;     %22.0:v2, %18:s2 = v_add_co_u32_e64 %27.0, %24
;;     %21:v1 = v_mov_b32_e32 %27.1
;;     %23.1:v2 tied(%22), %20:s2 = v_addc_co_u32_e64 %21, 0, %18
;;     %16:v1 = global_load_dword %24, %27.0-1
;;     %12:s1 = s_mov_b32 0x3e99999a
;; }
;;     %13:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%2:s1): wave -> mb2, mb3 of block4
;; lanes(%0:v1) -> mb2, mb4 {
;;     %11:v1 = v_fma_f32 %0, %12, %0
;;     %9:v1 = v_fma_f32 %11, %12, %16
;;     %7:s1 = s_add_u32 %2, 1
;; }
;;     s_cmp_lt_u32 %7, %27.2 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%7) of block7
;; lanes -> mb1(%9) {
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;;     global_store_dword %23, %9, off offset:256
;; }
;;     end
;; }

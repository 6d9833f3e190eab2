; test isel precise-output
; target gfx1201
; A parameter is no signalling NaN if what all edges pass is none, around a loop, too, and as words. What comes from memory may be one.

kernel %least {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 0
    v3 = iconst.i32 0x7149f2ca
    jump block1(v2, v3)
block1(v4: i32, v5: i32):
    v6 = uextend.i64 v4
    v7 = iadd.i64 v1, v6
    v8 = load.f32 global align 4 [v7]
    v9 = fmul.f32 v8, v8
    v10 = bitcast.f32 v5
    v11 = fmin.f32 v10, v9
    v12 = bitcast.i32 v11
    v13 = iconst.i32 4
    v14 = iadd.i32 v4, v13
    v15 = iconst.i32 400
    v16 = icmp.ult v14, v15
    branch v16, block1(v14, v12), block2
block2:
    store.f32 global align 4 [v1], v11
    return
}
;; machine kernel %least target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1(%20) of block3
;; lanes -> mb1(%21) {
;;     %22=s[0:1]:s2 = inputs
;;     %23:s2 = s_load_b64 %22, 0x0
;;     %21:v1 = v_mov_b32_e32 0x7149f2ca
;; }
;;     %20:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%0:s1): wave -> mb2, mb3 of block4
;; lanes(%2:v1) -> mb2, mb4 {
;;     %17.0:s2 = s_add_co_u32 %0, %23.0 makes scc
;;     %18.1:s2 tied(%17) = s_add_co_ci_u32 0, %23.1
;;     %14:s1 = s_load_b32 %18, 0x0 makes initial
;;     %12:s1 = s_mul_f32 %14, %14
;;     %10:v1 = v_min_num_f32_e32 %12, %2
;;     %7:s1 = s_add_co_u32 %0, 4
;; }
;;     s_cmp_lt_u32 %7, 0x190 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%7) of block7
;; lanes -> mb1(%10) {
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;;     %6:v1 = v_mov_b32_e32 0
;;     global_store_b32 %6, %10, %23
;; }
;;     end
;; }

kernel %from_memory {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = iconst.i32 0
    v3 = load.i32 global align 4 [v1+512]
    jump block1(v2, v3)
block1(v4: i32, v5: i32):
    v6 = uextend.i64 v4
    v7 = iadd.i64 v1, v6
    v8 = load.f32 global align 4 [v7]
    v9 = fmul.f32 v8, v8
    v10 = bitcast.f32 v5
    v11 = fmin.f32 v10, v9
    v12 = bitcast.i32 v11
    v13 = iconst.i32 4
    v14 = iadd.i32 v4, v13
    v15 = iconst.i32 400
    v16 = icmp.ult v14, v15
    branch v16, block1(v14, v12), block2
block2:
    store.f32 global align 4 [v1], v11
    return
}
;; machine kernel %from_memory target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1(%22) of block3
;; lanes -> mb1(%24) {
;;     %26=s[0:1]:s2 = inputs
;;     %27:s2 = s_load_b64 %26, 0x0
;;     %25:s1 = s_load_b32 %27, 0x200 makes initial
;;     %24:v1 = v_mov_b32_e32 %25
;; }
;;     %22:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%0:s1): wave -> mb2, mb3 of block4
;; lanes(%2:v1) -> mb2, mb4 {
;;     %19.0:s2 = s_add_co_u32 %0, %27.0 makes scc
;;     %20.1:s2 tied(%19) = s_add_co_ci_u32 0, %27.1
;;     %16:s1 = s_load_b32 %20, 0x0 makes initial
;;     %14:s1 = s_mul_f32 %16, %16
;;     %10:s1 = v_cmp_class_f32_e64 %2, 1
;;     %11:v1 = v_cndmask_b32_e64 %14, %2, %10
;;     %12:v1 = v_min_num_f32_e32 %2, %11
;;     %7:s1 = s_add_co_u32 %0, 4
;; }
;;     s_cmp_lt_u32 %7, 0x190 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%7) of block7
;; lanes -> mb1(%12) {
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;;     %6:v1 = v_mov_b32_e32 0
;;     global_store_b32 %6, %12, %27
;; }
;;     end
;; }

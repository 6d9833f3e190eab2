; test isel precise-output
; target gfx900
; Constants of 64 bits that a loop makes, or that are made twice, are made once, in the entry.

; Twice in the entry, and one that stays where it is.
kernel %twice {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4]
    v6 = fconst.f64 0.1
    v7 = fmul.f64 v5, v6
    v8 = fconst.f64 3.14159
    v9 = fmul.f64 v7, v8
    v10 = fmul.f64 v9, v6
    store.f64 global align 8 [v4], v10
    return
}
;; machine kernel %twice target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %18.0:s2 = s_mov_b32 0x9999999a
;;     %19.1:s2 tied(%18) = s_mov_b32 0x3fb99999
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v2 = global_load_dwordx2 %22, %24
;;     %20:v2 = v_mul_f64 %21, %19
;;     %12.0:s2 = s_mov_b32 0xf01b866e
;;     %13.1:s2 tied(%12) = s_mov_b32 0x400921f9
;;     %14:v2 = v_mul_f64 %20, %13
;;     %8:v2 = v_mul_f64 %14, %19
;;     global_store_dwordx2 %22, %8, %24
;; }
;;     end
;; }

; In a loop whose rounds are known when it runs.
kernel %loop {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v6 = load.f64 global align 8 [v5]
    jump block1(v6, v2)
block1(v7: f64, v8: i32):
    v9 = fconst.f64 0.1
    v10 = fmul.f64 v7, v9
    v11 = fconst.f64 0.3
    v12 = fadd.f64 v10, v11
    store.f64 global align 8 [v5], v12
    fence screl system
    v13 = iconst.i32 1
    v14 = isub.i32 v8, v13
    v15 = iconst.i32 0
    v16 = icmp.ne v14, v15
    branch v16, block1(v12, v14), block2
block2:
    return
}
;; machine kernel %loop target gfx900 wave 64 after isel {
;; mb0: wave -> mb1(%33) of block3
;; lanes -> mb1(%21) {
;;     %31=s[0:1]:s2, %29=v0:v1 = inputs
;;     %32:s4 = s_load_dwordx4 %31, 0x0
;;     %27.0:v2, %23:s2 = v_add_co_u32_e64 %32.0, %29
;;     %26:v1 = v_mov_b32_e32 %32.1
;;     %28.1:v2 tied(%27), %25:s2 = v_addc_co_u32_e64 %26, 0, %23
;;     %21:v2 = global_load_dwordx2 %29, %32.0-1
;;     %14.0:s2 = s_mov_b32 0x9999999a
;;     %15.1:s2 tied(%14) = s_mov_b32 0x3fb99999
;;     %9.0:s2 = s_mov_b32 0x33333333
;;     %10.1:s2 tied(%9) = s_mov_b32 0x3fd33333
;; }
;;     %33:s1 = s_mov_b32 %32.2
;;     jump mb1
;; mb1(%2:s1): wave -> mb2, mb3 of block4
;; lanes(%0:v2) -> mb2, mb4 {
;;     %16:v2 = v_mul_f64 %0, %15
;;     %11:v2 = v_add_f64 %16, %10
;;     global_store_dwordx2 %28, %11, off
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     %5:s1 = s_add_u32 %2, -1
;; }
;;     s_cmp_lg_u32 %2, 1 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%5) of block7
;; lanes -> mb1(%11) {
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

; test isel precise-output
; target gfx1201
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
;; machine kernel %twice target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %18.0:s2 = s_mov_b32 0x9999999a
;;     %19.1:s2 tied(%18) = s_mov_b32 0x3fb99999
;;     %24:s2 = s_load_b64 %23, 0x0
;;     %21:v2 = global_load_b64 %22, %24
;;     %20:v2 = v_mul_f64_e32 %19, %21
;;     %12.0:s2 = s_mov_b32 0xf01b866e
;;     %13.1:s2 tied(%12) = s_mov_b32 0x400921f9
;;     %14:v2 = v_mul_f64_e32 %13, %20
;;     %8:v2 = v_mul_f64_e32 %19, %14
;;     global_store_b64 %22, %8, %24
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
;; machine kernel %loop target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1(%32) of block3
;; lanes -> mb1(%21) {
;;     %30=s[0:1]:s2, %28=v0:v1 = inputs
;;     %31:s4 = s_load_b128 %30, 0x0
;;     %26.0:v2, %23:s1 = v_add_co_u32 %31.0, %28
;;     %27.1:v2 tied(%26), %25:s1 = v_add_co_ci_u32_e64 %31.1, 0, %23
;;     %21:v2 = global_load_b64 %28, %31.0-1
;;     %14.0:s2 = s_mov_b32 0x9999999a
;;     %15.1:s2 tied(%14) = s_mov_b32 0x3fb99999
;;     %9.0:s2 = s_mov_b32 0x33333333
;;     %10.1:s2 tied(%9) = s_mov_b32 0x3fd33333
;; }
;;     %32:s1 = s_mov_b32 %31.2
;;     jump mb1
;; mb1(%2:s1): wave -> mb2, mb3 of block4
;; lanes(%0:v2) -> mb2, mb4 {
;;     %16:v2 = v_mul_f64_e32 %15, %0
;;     %11:v2 = v_add_f64_e32 %10, %16
;;     global_store_b64 %27, %11, off
;;     global_wb scope:SCOPE_SYS
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     %5:s1 = s_add_co_u32 %2, -1
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

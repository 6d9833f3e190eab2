; test isel precise-output
; target gfx1201
; A product of words and a sum of 32 bits: the lower word of a sum of 64 bits, if the other operand ends there.

kernel %last {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = imul.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %last target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_b32 %12, %14
;;     %10:v2 = global_load_b64 %12, %14 offset:8
;;     %7.0:v2 = v_mov_b32_e32 %10.1
;;     %8:v2, %9:s1 = v_mad_co_u64_u32 %11, %10.0, %7
;;     global_store_b32 %12, %8.0, %14 offset:256
;; }
;;     end
;; }

; The operand lives on: its register is not free for the sum.
kernel %lives_on {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = imul.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    store.i32 global align 4 [v4+260], v7
    return
}
;; machine kernel %lives_on target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v1 = global_load_b32 %15, %17
;;     %13:v2 = global_load_b64 %15, %17 offset:8
;;     %12:v1 = v_mul_lo_u32 %14, %13.0
;;     %9:v1 = v_add_nc_u32_e32 %12, %13.1
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %13.1
;;     global_store_b64 %15, %7, %17 offset:256
;; }
;;     end
;; }

; So does the product.
kernel %product_lives_on {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+8]
    v7 = load.i32 global align 4 [v4+12]
    v8 = imul.i32 v5, v6
    v9 = iadd.i32 v8, v7
    store.i32 global align 4 [v4+256], v9
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %product_lives_on target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, 0x0
;;     %14:v1 = global_load_b32 %15, %17
;;     %13:v2 = global_load_b64 %15, %17 offset:8
;;     %12:v1 = v_mul_lo_u32 %14, %13.0
;;     %9:v1 = v_add_nc_u32_e32 %12, %13.1
;;     %6.0:v2 = v_mov_b32_e32 %9
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %12
;;     global_store_b64 %15, %7, %17 offset:256
;; }
;;     end
;; }

; A sum that a loop carries ends at each turn, and then the product is a part of it.
kernel %carried {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 0
    jump block1(v5, v2)
block1(v6: i32, v7: i32):
    v8 = uextend.i64 v6
    v9 = iadd.i64 v4, v8
    v10 = load.i32 global align 4 [v9+0]
    v11 = imul.i32 v10, v10
    v12 = iadd.i32 v11, v7
    v13 = iconst.i32 4
    v14 = iadd.i32 v6, v13
    v15 = workgroupid.i32 1
    v16 = icmp.ult v14, v15
    branch v16, block1(v14, v12), block2
block2:
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %carried target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1(%22) of block3
;; lanes -> mb1(%30) {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_b64 %31, 0x0
;;     %28.0:v2, %25:s1 = v_add_co_u32 %32.0, %30
;;     %29.1:v2 tied(%28), %27:s1 = v_add_co_ci_u32_e64 %32.1, 0, %25
;; }
;;     %22:s1 = s_mov_b32 0
;;     jump mb1
;; mb1(%0:s1): wave -> mb2, mb3 of block4
;; lanes(%2:v1) -> mb2, mb4 {
;;     %19.0:v2, %16:s1 = v_add_co_u32 %29.0, %0
;;     %20.1:v2 tied(%19), %18:s1 = v_add_co_ci_u32_e64 %29.1, 0, %16
;;     %14:v1 = global_load_b32 %20, off
;;     %10.0:v2 = v_mov_b32_e32 %2
;;     %11:v2, %12:s1 = v_mad_co_u64_u32 %14, %14, %10
;;     %7:s1 = s_and_b32 ttmp7, 0xffff
;;     %6:s1 = s_add_co_u32 %0, 4
;; }
;;     s_cmp_lt_u32 %6, %7 makes scc
;;     branch.scc1 mb2, mb3
;; mb2: wave -> mb1(%6) of block7
;; lanes -> mb1(%33) {
;;     %33:v1 = v_mov_b32_e32 %11.0
;; }
;;     jump mb1
;; mb3: wave -> mb4 of block8
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;;     global_store_b32 %29, %11.0, off offset:256
;; }
;;     end
;; }

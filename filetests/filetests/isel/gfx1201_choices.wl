; test isel precise-output
; target gfx1201
; A comparison of uniform values that only values of lanes are chosen by is one mask for all of them; one that a branch reads, too, stays with the scalar unit.

kernel %only_lanes {
    param %out : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = iconst.i32 7
    v5 = icmp.ult v2, v4
    v6 = iadd.i32 v3, v4
    v7 = select.i32 v5, v3, v6
    v8 = imul.i32 v3, v3
    v9 = select.i32 v5, v8, v3
    v10 = bxor.i32 v7, v9
    store.i32 global align 4 [v1], v10
    return
}
;; machine kernel %only_lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %16=v0:v1 = inputs
;;     %19:s4 = s_load_b128 %18, 0x0
;;     %15:s1 = v_cmp_lt_u32_e64 %19.2, 7
;;     %13:v1 = v_add_nc_u32_e32 7, %16
;;     %12:v1 = v_cndmask_b32_e64 %13, %16, %15
;;     %10:v1 = v_mul_u32_u24_e32 %16, %16
;;     %9:v1 = v_cndmask_b32_e64 %16, %10, %15
;;     %5:v1 = v_xor_b32_e32 %12, %9
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %5, %19.0-1
;; }
;;     end
;; }

kernel %and_a_branch {
    param %out : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = iconst.i32 7
    v5 = icmp.ult v2, v4
    v6 = iadd.i32 v3, v4
    v7 = select.i32 v5, v3, v6
    branch v5, block1, block2
block1:
    store.i32 global align 4 [v1], v7
    jump block2
block2:
    return
}
;; machine kernel %and_a_branch target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s4 = s_load_b128 %11, 0x0
;;     %8:v1 = v_add_nc_u32_e32 7, %9
;;     s_cmp_lt_u32 %12.2, 7 makes scc
;;     %6:s1 = s_cselect_b32 -1, 0
;;     %7:v1 = v_cndmask_b32_e64 %8, %9, %6
;; }
;;     s_cmp_lt_u32 %12.2, 7 makes scc
;;     branch.scc1 mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     %2:v1 = v_mov_b32_e32 0
;;     global_store_b32 %2, %7, %12.0-1
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }

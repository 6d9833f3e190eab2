; test isel precise-output
; target gfx1201
; Constants in addresses of group memory are offsets of all accesses, in whichever block they are.

; The sum is made in the first block, and nothing else reads it.
kernel %in_another_block {
    param %n : i32 at 0 align 4
    group %first : 256 align 4
    group %second : 256 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i32 kernarg align 4 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %second
    v6 = iadd.i32 v5, v4
    store.i32 group align 4 [v4], v1
    v7 = icmp.slt v2, v1
    branch v7, block1, block2
block1:
    v8 = load.i32 group align 4 [v6]
    v9 = imul.i32 v8, v1
    store.i32 group align 4 [v6], v9
    jump block2
block2:
    v10 = load.i32 group align 4 [v6+8]
    store.i32 group align 4 [v4+4], v10
    return
}
;; machine kernel %in_another_block target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s1 = s_load_b32 %23, 0x0
;;     %21:v1 = v_lshlrev_b32_e32 2, %22
;;     %20:v1 = v_mov_b32_e32 %24
;;     ds_store_b32 %21, %20
;;     %19:s1 = v_cmp_lt_i32_e64 %22, %24
;; }
;;     %17:s1 = s_mov_b32 exec_lo
;;     %16:s1 = s_mov_b32 exec_lo
;;     %14:s1 = s_and_b32 %16, %19
;;     %13:s1 = s_and_not1_b32 %16, %19
;;     exec_lo = s_mov_b32 %13
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %14
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %9:v1 = ds_load_b32 %21 offset:256
;;     %8:v1 = v_mul_lo_u32 %9, %24
;;     ds_store_b32 %21, %8 offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %17
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %5:v1 = ds_load_b32 %21 offset:264
;;     ds_store_b32 %21, %5 offset:4
;; }
;;     end
;; }

; The address is stored, too: the sum is there.
kernel %read_by_others {
    param %n : i32 at 0 align 4
    group %first : 256 align 4
    group %second : 256 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i32 kernarg align 4 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %second
    v6 = iadd.i32 v5, v4
    v7 = icmp.slt v2, v1
    branch v7, block1, block2
block1:
    store.i32 group align 4 [v6], v6
    jump block2
block2:
    v10 = load.i32 group align 4 [v6+8]
    store.i32 group align 4 [v4+4], v10
    return
}
;; machine kernel %read_by_others target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     %21:s1 = s_load_b32 %20, 0x0
;;     %18:v1 = v_lshlrev_b32_e32 2, %19
;;     %17:v1 = v_lshl_add_u32 %19, 2, 0x100
;;     %16:s1 = v_cmp_lt_i32_e64 %19, %21
;; }
;;     %13:s1 = s_mov_b32 exec_lo
;;     %12:s1 = s_mov_b32 exec_lo
;;     %10:s1 = s_and_b32 %12, %16
;;     %9:s1 = s_and_not1_b32 %12, %16
;;     exec_lo = s_mov_b32 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %10
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     ds_store_b32 %17, %17
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %13
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %5:v1 = ds_load_b32 %17 offset:8
;;     ds_store_b32 %18, %5 offset:4
;; }
;;     end
;; }

; Words of two variables at one index are a pair.
kernel %pair_of_variables {
    param %n : i32 at 0 align 4
    group %first : 256 align 4
    group %second : 256 align 4
block0:
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %first
    v6 = iadd.i32 v5, v4
    v7 = symbol_addr.i32 %second
    v8 = iadd.i32 v7, v4
    v9 = load.i32 group align 4 [v6]
    v10 = load.i32 group align 4 [v8]
    v11 = imul.i32 v9, v10
    store.i32 group align 4 [v6], v11
    store.i32 group align 4 [v8], v9
    return
}
;; machine kernel %pair_of_variables target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=v0:v1 = inputs
;;     %7:v1 = v_lshlrev_b32_e32 2, %8
;;     %5:v2 = ds_load_2addr_b32 %7 offset1:64
;;     %4:v1 = v_mul_lo_u32 %5.0, %5.1
;;     ds_store_2addr_b32 %7, %4, %5.0 offset1:64
;; }
;;     end
;; }

; Further than pairs reach: the sum stays, and the words are pairs with it.
kernel %pairs_far_away {
    param %n : i32 at 0 align 4
    group %first : 1024 align 4
    group %second : 1024 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i32 kernarg align 4 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 2
    v4 = ishl.i32 v2, v3
    v5 = symbol_addr.i32 %first
    v6 = symbol_addr.i32 %second
    v7 = iadd.i32 v6, v4
    v8 = icmp.slt v2, v1
    branch v8, block1, block2
block1:
    v9 = load.i32 group align 4 [v7]
    v10 = load.i32 group align 4 [v7+64]
    v11 = imul.i32 v9, v10
    store.i32 group align 4 [v4], v11
    jump block2
block2:
    v12 = load.i32 group align 4 [v7+8]
    store.i32 group align 4 [v4+4], v12
    return
}
;; machine kernel %pairs_far_away target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %25=s[0:1]:s2, %24=v0:v1 = inputs
;;     %26:s1 = s_load_b32 %25, 0x0
;;     %23:v1 = v_lshlrev_b32_e32 2, %24
;;     %22:v1 = v_lshl_add_u32 %24, 2, 0x400
;;     %21:s1 = v_cmp_lt_i32_e64 %24, %26
;; }
;;     %18:s1 = s_mov_b32 exec_lo
;;     %17:s1 = s_mov_b32 exec_lo
;;     %15:s1 = s_and_b32 %17, %21
;;     %14:s1 = s_and_not1_b32 %17, %21
;;     exec_lo = s_mov_b32 %14
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %10:v2 = ds_load_2addr_b32 %22 offset1:16
;;     %9:v1 = v_mul_lo_u32 %10.0, %10.1
;;     ds_store_b32 %23, %9
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %18
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %5:v1 = ds_load_b32 %22 offset:8
;;     ds_store_b32 %23, %5 offset:4
;; }
;;     end
;; }

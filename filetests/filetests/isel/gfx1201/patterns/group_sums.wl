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
    return
}
;; machine kernel %in_another_block target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s1 = s_load_b32 %21, 0x0
;;     %19:v1 = v_lshlrev_b32_e32 2, %20
;;     %18:v1 = v_mov_b32_e32 %22
;;     ds_store_b32 %19, %18
;;     %17:s1 = v_cmp_lt_i32_e64 %20, %22
;; }
;;     %15:s1 = s_mov_b32 exec_lo
;;     %14:s1 = s_mov_b32 exec_lo
;;     %12:s1 = s_and_b32 %14, %17
;;     %11:s1 = s_and_not1_b32 %14, %17
;;     exec_lo = s_mov_b32 %11
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %12
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %7:v1 = ds_load_b32 %19 offset:256
;;     %6:v1 = v_mul_lo_u32 %7, %22
;;     ds_store_b32 %19, %6 offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %15
;;     jump mb5
;; mb5: wave of block6
;; lanes {
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
    return
}
;; machine kernel %read_by_others target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s1 = s_load_b32 %16, 0x0
;;     %14:v1 = v_lshl_add_u32 %15, 2, 0x100
;;     %13:s1 = v_cmp_lt_i32_e64 %15, %17
;; }
;;     %10:s1 = s_mov_b32 exec_lo
;;     %9:s1 = s_mov_b32 exec_lo
;;     %7:s1 = s_and_b32 %9, %13
;;     %6:s1 = s_and_not1_b32 %9, %13
;;     exec_lo = s_mov_b32 %6
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %7
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     ds_store_b32 %14, %14
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %10
;;     jump mb5
;; mb5: wave of block6
;; lanes {
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
    return
}
;; machine kernel %pairs_far_away target gfx1201 wave 32 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s1 = s_load_b32 %23, 0x0
;;     %21:v1 = v_lshlrev_b32_e32 2, %22
;;     %20:v1 = v_lshl_add_u32 %22, 2, 0x400
;;     %19:s1 = v_cmp_lt_i32_e64 %22, %24
;; }
;;     %16:s1 = s_mov_b32 exec_lo
;;     %15:s1 = s_mov_b32 exec_lo
;;     %13:s1 = s_and_b32 %15, %19
;;     %12:s1 = s_and_not1_b32 %15, %19
;;     exec_lo = s_mov_b32 %12
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec_lo = s_mov_b32 %13
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %8:v2 = ds_load_2addr_b32 %20 offset1:16
;;     %7:v1 = v_mul_lo_u32 %8.0, %8.1
;;     ds_store_b32 %21, %7
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec_lo = s_mov_b32 %16
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }

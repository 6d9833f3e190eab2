; test isel precise-output
; target gfx900
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
;; machine kernel %in_another_block target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s1 = s_load_dword %23, 0x0
;;     %21:v1 = v_lshlrev_b32_e32 2, %22
;;     %20:v1 = v_mov_b32_e32 %24
;;     ds_write_b32 %21, %20
;;     %19:s2 = v_cmp_lt_i32_e64 %22, %24
;; }
;;     %17:s2 = s_mov_b64 exec
;;     %16:s2 = s_mov_b64 exec
;;     %14:s2 = s_and_b64 %16, %19
;;     %13:s2 = s_andn2_b64 %16, %19
;;     exec = s_mov_b64 %13
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec = s_mov_b64 %14
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %9:v1 = ds_read_b32 %21 offset:256
;;     %8:v1 = v_mul_lo_u32 %9, %24
;;     ds_write_b32 %21, %8 offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %17
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %5:v1 = ds_read_b32 %21 offset:264
;;     ds_write_b32 %21, %5 offset:4
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
;; machine kernel %read_by_others target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %21=s[0:1]:s2, %20=v0:v1 = inputs
;;     %22:s1 = s_load_dword %21, 0x0
;;     %19:v1 = v_lshlrev_b32_e32 2, %20
;;     %18:s1 = s_mov_b32 0x100
;;     %17:v1 = v_lshl_add_u32 %20, 2, %18
;;     %16:s2 = v_cmp_lt_i32_e64 %20, %22
;; }
;;     %13:s2 = s_mov_b64 exec
;;     %12:s2 = s_mov_b64 exec
;;     %10:s2 = s_and_b64 %12, %16
;;     %9:s2 = s_andn2_b64 %12, %16
;;     exec = s_mov_b64 %9
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec = s_mov_b64 %10
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     ds_write_b32 %17, %17
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %13
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %5:v1 = ds_read_b32 %17 offset:8
;;     ds_write_b32 %19, %5 offset:4
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
;; machine kernel %pair_of_variables target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=v0:v1 = inputs
;;     %7:v1 = v_lshlrev_b32_e32 2, %8
;;     %5:v2 = ds_read2_b32 %7 offset1:64
;;     %4:v1 = v_mul_lo_u32 %5.0, %5.1
;;     ds_write2_b32 %7, %4, %5.0 offset1:64
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
;; machine kernel %pairs_far_away target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %26=s[0:1]:s2, %25=v0:v1 = inputs
;;     %27:s1 = s_load_dword %26, 0x0
;;     %24:v1 = v_lshlrev_b32_e32 2, %25
;;     %23:s1 = s_mov_b32 0x400
;;     %22:v1 = v_lshl_add_u32 %25, 2, %23
;;     %21:s2 = v_cmp_lt_i32_e64 %25, %27
;; }
;;     %18:s2 = s_mov_b64 exec
;;     %17:s2 = s_mov_b64 exec
;;     %15:s2 = s_and_b64 %17, %21
;;     %14:s2 = s_andn2_b64 %17, %21
;;     exec = s_mov_b64 %14
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec = s_mov_b64 %15
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     %10:v2 = ds_read2_b32 %22 offset1:16
;;     %9:v1 = v_mul_lo_u32 %10.0, %10.1
;;     ds_write_b32 %24, %9
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %18
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;;     %5:v1 = ds_read_b32 %22 offset:8
;;     ds_write_b32 %24, %5 offset:4
;; }
;;     end
;; }

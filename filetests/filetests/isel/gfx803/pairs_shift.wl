; test isel precise-output
; target gfx803
; Shifts of pairs of halves: one count for both, given twice.
; Here are the forms whose code is not that of gfx900.

kernel %ishl {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ishl.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %ishl target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %51.0:v2, %47:s2 = v_add_u32_e64 %55.0, %53
;;     %50:v1 = v_mov_b32_e32 %55.1
;;     %52.1:v2 tied(%51), %49:s2 = v_addc_u32_e64 %50, 0, %47
;;     %43:v1 = flat_load_dword %52
;;     %40.0:v2, %37:s2 = v_add_u32_e64 4, %52.0
;;     %41.1:v2 tied(%40), %39:s2 = v_addc_u32_e64 0, %52.1, %37
;;     %42:v1 = flat_load_dword %41
;;     %32:v1 = v_and_b32_e32 15, %42
;;     %30:v1 = v_lshlrev_b32_sdwa %32, %43 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %27:v1 = v_lshrrev_b32_e32 16, %43
;;     %22:v1 = v_lshlrev_b32_sdwa %32, %27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %52.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %52.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %ushr {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ushr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %ushr target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %54=s[0:1]:s2, %53=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %55:s2 = s_load_dwordx2 %54, 0x0
;;     %51.0:v2, %47:s2 = v_add_u32_e64 %55.0, %53
;;     %50:v1 = v_mov_b32_e32 %55.1
;;     %52.1:v2 tied(%51), %49:s2 = v_addc_u32_e64 %50, 0, %47
;;     %43:v1 = flat_load_dword %52
;;     %40.0:v2, %37:s2 = v_add_u32_e64 4, %52.0
;;     %41.1:v2 tied(%40), %39:s2 = v_addc_u32_e64 0, %52.1, %37
;;     %42:v1 = flat_load_dword %41
;;     %34:v1 = v_and_b32_e32 0xffff, %43
;;     %32:v1 = v_and_b32_e32 15, %42
;;     %30:v1 = v_lshrrev_b32_e32 %32, %34
;;     %27:v1 = v_lshrrev_b32_e32 16, %43
;;     %24:v1 = v_and_b32_e32 0xffff, %27
;;     %22:v1 = v_lshrrev_b32_e32 %32, %24
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %52.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %52.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %sshr {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %sshr target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %51=s[0:1]:s2, %50=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %52:s2 = s_load_dwordx2 %51, 0x0
;;     %48.0:v2, %44:s2 = v_add_u32_e64 %52.0, %50
;;     %47:v1 = v_mov_b32_e32 %52.1
;;     %49.1:v2 tied(%48), %46:s2 = v_addc_u32_e64 %47, 0, %44
;;     %40:v1 = flat_load_dword %49
;;     %37.0:v2, %34:s2 = v_add_u32_e64 4, %49.0
;;     %38.1:v2 tied(%37), %36:s2 = v_addc_u32_e64 0, %49.1, %34
;;     %39:v1 = flat_load_dword %38
;;     %31:v1 = v_bfe_i32 %40, 0, 16
;;     %29:v1 = v_and_b32_e32 15, %39
;;     %27:v1 = v_ashrrev_i32_e32 %29, %31
;;     %24:v1 = v_ashrrev_i32_e32 16, %40
;;     %22:v1 = v_ashrrev_i32_e32 %29, %24
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %49.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %49.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = iconst.i32 4
    v7 = ishl.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %44=s[0:1]:s2, %43=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %45:s2 = s_load_dwordx2 %44, 0x0
;;     %41.0:v2, %37:s2 = v_add_u32_e64 %45.0, %43
;;     %40:v1 = v_mov_b32_e32 %45.1
;;     %42.1:v2 tied(%41), %39:s2 = v_addc_u32_e64 %40, 0, %37
;;     %33:v1 = flat_load_dword %42
;;     %31:v1 = v_and_b32_e32 0xffff, %33
;;     %29:v1 = v_lshlrev_b32_e32 4, %31
;;     %26:v1 = v_lshrrev_b32_e32 16, %33
;;     %23:v1 = v_and_b32_e32 0xffff, %26
;;     %21:v1 = v_lshlrev_b32_e32 4, %23
;;     %18:v1 = v_and_b32_e32 0xffff, %21
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %42.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %42.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %count_of_wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %count_of_wave target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %43=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %46:s4 = s_load_dwordx4 %45, 0x0
;;     %41.0:v2, %37:s2 = v_add_u32_e64 %46.0, %43
;;     %40:v1 = v_mov_b32_e32 %46.1
;;     %42.1:v2 tied(%41), %39:s2 = v_addc_u32_e64 %40, 0, %37
;;     %33:v1 = flat_load_dword %42
;;     %31:v1 = v_bfe_i32 %33, 0, 16
;;     %29:s1 = s_and_b32 %46.2, 15
;;     %27:v1 = v_ashrrev_i32_e32 %29, %31
;;     %24:v1 = v_ashrrev_i32_e32 16, %33
;;     %22:v1 = v_ashrrev_i32_e32 %29, %24
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %42.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %42.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

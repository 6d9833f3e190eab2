; test isel precise-output
; target gfx803
; Pairs of halves: two operations in an instruction.
; Here are the forms whose code is not that of gfx900.

kernel %iadd {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = iadd.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %iadd target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53=s[0:1]:s2, %52=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %54:s2 = s_load_dwordx2 %53, 0x0
;;     %50.0:v2, %46:s2 = v_add_u32_e64 %54.0, %52
;;     %49:v1 = v_mov_b32_e32 %54.1
;;     %51.1:v2 tied(%50), %48:s2 = v_addc_u32_e64 %49, 0, %46
;;     %42:v1 = flat_load_dword %51
;;     %39.0:v2, %36:s2 = v_add_u32_e64 4, %51.0
;;     %40.1:v2 tied(%39), %38:s2 = v_addc_u32_e64 0, %51.1, %36
;;     %41:v1 = flat_load_dword %40
;;     %31:v1, %32:s2 = v_add_u32_e64 %42, %41
;;     %28:v1 = v_lshrrev_b32_e32 16, %42
;;     %25:v1 = v_lshrrev_b32_e32 16, %41
;;     %21:v1, %22:s2 = v_add_u32_e64 %28, %25
;;     %18:v1 = v_and_b32_e32 0xffff, %21
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %51.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %51.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %isub {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = isub.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %isub target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %53=s[0:1]:s2, %52=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %54:s2 = s_load_dwordx2 %53, 0x0
;;     %50.0:v2, %46:s2 = v_add_u32_e64 %54.0, %52
;;     %49:v1 = v_mov_b32_e32 %54.1
;;     %51.1:v2 tied(%50), %48:s2 = v_addc_u32_e64 %49, 0, %46
;;     %42:v1 = flat_load_dword %51
;;     %39.0:v2, %36:s2 = v_add_u32_e64 4, %51.0
;;     %40.1:v2 tied(%39), %38:s2 = v_addc_u32_e64 0, %51.1, %36
;;     %41:v1 = flat_load_dword %40
;;     %31:v1, %32:s2 = v_sub_u32_e64 %42, %41
;;     %28:v1 = v_lshrrev_b32_e32 16, %42
;;     %25:v1 = v_lshrrev_b32_e32 16, %41
;;     %21:v1, %22:s2 = v_sub_u32_e64 %28, %25
;;     %18:v1 = v_and_b32_e32 0xffff, %21
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %31 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %51.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %51.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %imul {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = imul.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %imul target gfx803 wave 64 after isel {
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
;;     %30:v1 = v_mul_lo_u16_e32 %40, %39
;;     %27:v1 = v_lshrrev_b32_e32 16, %40
;;     %24:v1 = v_lshrrev_b32_e32 16, %39
;;     %21:v1 = v_mul_lo_u16_e32 %27, %24
;;     %18:v1 = v_and_b32_e32 0xffff, %21
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %49.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %49.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %umin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = umin.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %umin target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61=s[0:1]:s2, %60=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %62:s2 = s_load_dwordx2 %61, 0x0
;;     %58.0:v2, %54:s2 = v_add_u32_e64 %62.0, %60
;;     %57:v1 = v_mov_b32_e32 %62.1
;;     %59.1:v2 tied(%58), %56:s2 = v_addc_u32_e64 %57, 0, %54
;;     %50:v1 = flat_load_dword %59
;;     %47.0:v2, %44:s2 = v_add_u32_e64 4, %59.0
;;     %48.1:v2 tied(%47), %46:s2 = v_addc_u32_e64 0, %59.1, %44
;;     %49:v1 = flat_load_dword %48
;;     %36:v1 = v_min_u32_sdwa %50, %49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %32:v1 = v_lshrrev_b32_e32 16, %50
;;     %29:v1 = v_lshrrev_b32_e32 16, %49
;;     %22:v1 = v_min_u32_sdwa %32, %29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %59.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %59.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %umax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = umax.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %umax target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %61=s[0:1]:s2, %60=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %62:s2 = s_load_dwordx2 %61, 0x0
;;     %58.0:v2, %54:s2 = v_add_u32_e64 %62.0, %60
;;     %57:v1 = v_mov_b32_e32 %62.1
;;     %59.1:v2 tied(%58), %56:s2 = v_addc_u32_e64 %57, 0, %54
;;     %50:v1 = flat_load_dword %59
;;     %47.0:v2, %44:s2 = v_add_u32_e64 4, %59.0
;;     %48.1:v2 tied(%47), %46:s2 = v_addc_u32_e64 0, %59.1, %44
;;     %49:v1 = flat_load_dword %48
;;     %36:v1 = v_max_u32_sdwa %50, %49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %32:v1 = v_lshrrev_b32_e32 16, %50
;;     %29:v1 = v_lshrrev_b32_e32 16, %49
;;     %22:v1 = v_max_u32_sdwa %32, %29 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %36 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %59.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %59.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %smin {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = smin.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %smin target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %54=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %56:s2 = s_load_dwordx2 %55, 0x0
;;     %52.0:v2, %48:s2 = v_add_u32_e64 %56.0, %54
;;     %51:v1 = v_mov_b32_e32 %56.1
;;     %53.1:v2 tied(%52), %50:s2 = v_addc_u32_e64 %51, 0, %48
;;     %44:v1 = flat_load_dword %53
;;     %41.0:v2, %38:s2 = v_add_u32_e64 4, %53.0
;;     %42.1:v2 tied(%41), %40:s2 = v_addc_u32_e64 0, %53.1, %38
;;     %43:v1 = flat_load_dword %42
;;     %30:v1 = v_min_i32_sdwa sext(%44), sext(%43) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %22:v1 = v_min_i32_sdwa sext(%44), sext(%43) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %53.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %53.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %smax {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i16x2 global align 4 [v4+4]
    v7 = smax.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %smax target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %55=s[0:1]:s2, %54=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %56:s2 = s_load_dwordx2 %55, 0x0
;;     %52.0:v2, %48:s2 = v_add_u32_e64 %56.0, %54
;;     %51:v1 = v_mov_b32_e32 %56.1
;;     %53.1:v2 tied(%52), %50:s2 = v_addc_u32_e64 %51, 0, %48
;;     %44:v1 = flat_load_dword %53
;;     %41.0:v2, %38:s2 = v_add_u32_e64 4, %53.0
;;     %42.1:v2 tied(%41), %40:s2 = v_addc_u32_e64 0, %53.1, %38
;;     %43:v1 = flat_load_dword %42
;;     %30:v1 = v_max_i32_sdwa sext(%44), sext(%43) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %22:v1 = v_max_i32_sdwa sext(%44), sext(%43) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_1
;;     %18:v1 = v_and_b32_e32 0xffff, %22
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %53.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %53.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %ineg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = ineg.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %ineg target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %40=s[0:1]:s2, %39=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %41:s2 = s_load_dwordx2 %40, 0x0
;;     %37.0:v2, %33:s2 = v_add_u32_e64 %41.0, %39
;;     %36:v1 = v_mov_b32_e32 %41.1
;;     %38.1:v2 tied(%37), %35:s2 = v_addc_u32_e64 %36, 0, %33
;;     %29:v1 = flat_load_dword %38
;;     %26:v1, %27:s2 = v_sub_u32_e64 0, %29
;;     %24:v1 = v_lshrrev_b32_e32 16, %29
;;     %20:v1, %21:s2 = v_sub_u32_e64 0, %24
;;     %18:v1 = v_and_b32_e32 0xffff, %20
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %26 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %38.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %38.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

kernel %iabs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = iabs.i16x2 v5
    store.i16x2 global align 4 [v4+256], v6
    return
}
;; machine kernel %iabs target gfx803 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %45=s[0:1]:s2, %44=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %46:s2 = s_load_dwordx2 %45, 0x0
;;     %42.0:v2, %38:s2 = v_add_u32_e64 %46.0, %44
;;     %41:v1 = v_mov_b32_e32 %46.1
;;     %43.1:v2 tied(%42), %40:s2 = v_addc_u32_e64 %41, 0, %38
;;     %34:v1 = flat_load_dword %43
;;     %32:v1 = v_bfe_i32 %34, 0, 16
;;     %28:v1, %29:s2 = v_sub_u32_e64 0, %32
;;     %30:v1 = v_max_i32_e32 %32, %28
;;     %25:v1 = v_ashrrev_i32_e32 16, %34
;;     %21:v1, %22:s2 = v_sub_u32_e64 0, %25
;;     %23:v1 = v_max_i32_e32 %25, %21
;;     %18:v1 = v_and_b32_e32 0xffff, %23
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_sdwa %14, %30 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_u32_e64 %3, %43.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %43.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

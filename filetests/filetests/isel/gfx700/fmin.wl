; test isel precise-output
; target gfx700
; Minima: the number if the other operand is a quiet NaN.
; Here are the forms whose code is not that of gfx803.

kernel %lanes_f16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16 global align 2 [v4+0]
    v6 = load.f16 global align 2 [v4+4]
    v7 = fmin.f16 v5, v6
    store.f16 global align 2 [v4+256], v7
    return
}
;; machine kernel %lanes_f16 target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %84=s[0:1]:s2, %83=v0:v1 = inputs
;;     %48:s1 = s_mov_b32 0x7c00
;;     %36:s1 = s_mov_b32 0xffff83ff
;;     %32:s1 = s_mov_b32 0x1ff
;;     m0 = s_mov_b32 -1
;;     %85:s2 = s_load_dwordx2 %84, 0x0
;;     %81.0:v2, %77:s2 = v_add_i32_e64 %85.0, %83
;;     %80:v1 = v_mov_b32_e32 %85.1
;;     %82.1:v2 tied(%81), %79:s2 = v_addc_u32_e64 %80, 0, %77
;;     %73:v1 = flat_load_ushort %82
;;     %70.0:v2, %67:s2 = v_add_i32_e64 4, %82.0
;;     %71.1:v2 tied(%70), %69:s2 = v_addc_u32_e64 0, %82.1, %67
;;     %72:v1 = flat_load_ushort %71
;;     %64:v1 = v_bfe_i32 %73, 0, 16
;;     %61:v1 = v_bfe_i32 %72, 0, 16
;;     %59:v1 = v_and_b32_e32 0x7fff, %64
;;     %58:v1 = v_and_b32_e32 0x7fff, %61
;;     %57:v1 = v_ashrrev_i32_e32 31, %64
;;     %56:v1 = v_xor_b32_e32 %59, %57
;;     %54:v1 = v_ashrrev_i32_e32 31, %61
;;     %53:v1 = v_xor_b32_e32 %58, %54
;;     %51:s2 = v_cmp_le_i32_e64 %56, %53
;;     %47:s2 = v_cmp_gt_u32_e64 %59, %48
;;     %45:s2 = v_cmp_gt_u32_e64 %58, %48
;;     %44:v1 = v_cndmask_b32_e64 %61, %64, %51
;;     %42:v1 = v_cndmask_b32_e64 %44, %64, %45
;;     %39:v1 = v_cndmask_b32_e64 %42, %61, %47
;;     %34:v1, %35:s2 = v_add_i32_e64 %58, %36
;;     %31:s2 = v_cmp_lt_u32_e64 %34, %32
;;     %29:v1 = v_or_b32_e32 0x200, %61
;;     %27:v1 = v_cndmask_b32_e64 %39, %29, %31
;;     %21:v1, %22:s2 = v_add_i32_e64 %59, %36
;;     %18:s2 = v_cmp_lt_u32_e64 %21, %32
;;     %16:v1 = v_or_b32_e32 0x200, %64
;;     %14:v1 = v_cndmask_b32_e64 %27, %16, %18
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %82.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %82.1, %2
;;     flat_store_short %7, %14
;; }
;;     end
;; }

; Two halves in an instruction where that treats signalling NaNs as is asked.
kernel %pairs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x2 global align 4 [v4+0]
    v6 = load.f16x2 global align 4 [v4+4]
    v7 = fmin.f16x2 v5, v6
    store.f16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %pairs target gfx700 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %147=s[0:1]:s2, %146=v0:v1 = inputs
;;     %111:s1 = s_mov_b32 0x7c00
;;     %99:s1 = s_mov_b32 0xffff83ff
;;     %95:s1 = s_mov_b32 0x1ff
;;     m0 = s_mov_b32 -1
;;     %148:s2 = s_load_dwordx2 %147, 0x0
;;     %144.0:v2, %140:s2 = v_add_i32_e64 %148.0, %146
;;     %143:v1 = v_mov_b32_e32 %148.1
;;     %145.1:v2 tied(%144), %142:s2 = v_addc_u32_e64 %143, 0, %140
;;     %136:v1 = flat_load_dword %145
;;     %133.0:v2, %130:s2 = v_add_i32_e64 4, %145.0
;;     %134.1:v2 tied(%133), %132:s2 = v_addc_u32_e64 0, %145.1, %130
;;     %135:v1 = flat_load_dword %134
;;     %126:v1 = v_bfe_i32 %136, 0, 16
;;     %124:v1 = v_bfe_i32 %135, 0, 16
;;     %122:v1 = v_and_b32_e32 0x7fff, %126
;;     %121:v1 = v_and_b32_e32 0x7fff, %124
;;     %120:v1 = v_ashrrev_i32_e32 31, %126
;;     %119:v1 = v_xor_b32_e32 %122, %120
;;     %117:v1 = v_ashrrev_i32_e32 31, %124
;;     %116:v1 = v_xor_b32_e32 %121, %117
;;     %114:s2 = v_cmp_le_i32_e64 %119, %116
;;     %110:s2 = v_cmp_gt_u32_e64 %122, %111
;;     %108:s2 = v_cmp_gt_u32_e64 %121, %111
;;     %107:v1 = v_cndmask_b32_e64 %124, %126, %114
;;     %105:v1 = v_cndmask_b32_e64 %107, %126, %108
;;     %102:v1 = v_cndmask_b32_e64 %105, %124, %110
;;     %97:v1, %98:s2 = v_add_i32_e64 %121, %99
;;     %94:s2 = v_cmp_lt_u32_e64 %97, %95
;;     %92:v1 = v_or_b32_e32 0x200, %124
;;     %90:v1 = v_cndmask_b32_e64 %102, %92, %94
;;     %84:v1, %85:s2 = v_add_i32_e64 %122, %99
;;     %81:s2 = v_cmp_lt_u32_e64 %84, %95
;;     %79:v1 = v_or_b32_e32 0x200, %126
;;     %77:v1 = v_cndmask_b32_e64 %90, %79, %81
;;     %72:v1 = v_ashrrev_i32_e32 16, %136
;;     %71:v1 = v_ashrrev_i32_e32 16, %135
;;     %70:v1 = v_and_b32_e32 0x7fff, %72
;;     %69:v1 = v_and_b32_e32 0x7fff, %71
;;     %68:v1 = v_ashrrev_i32_e32 31, %136
;;     %66:v1 = v_xor_b32_e32 %70, %68
;;     %64:v1 = v_ashrrev_i32_e32 31, %135
;;     %62:v1 = v_xor_b32_e32 %69, %64
;;     %60:s2 = v_cmp_le_i32_e64 %66, %62
;;     %56:s2 = v_cmp_gt_u32_e64 %70, %111
;;     %54:s2 = v_cmp_gt_u32_e64 %69, %111
;;     %53:v1 = v_cndmask_b32_e64 %71, %72, %60
;;     %51:v1 = v_cndmask_b32_e64 %53, %72, %54
;;     %48:v1 = v_cndmask_b32_e64 %51, %71, %56
;;     %43:v1, %44:s2 = v_add_i32_e64 %69, %99
;;     %40:s2 = v_cmp_lt_u32_e64 %43, %95
;;     %38:v1 = v_or_b32_e32 0x200, %71
;;     %36:v1 = v_cndmask_b32_e64 %48, %38, %40
;;     %30:v1, %31:s2 = v_add_i32_e64 %70, %99
;;     %27:s2 = v_cmp_lt_u32_e64 %30, %95
;;     %25:v1 = v_or_b32_e32 0x200, %72
;;     %23:v1 = v_cndmask_b32_e64 %36, %25, %27
;;     %18:v1 = v_and_b32_e32 0xffff, %23
;;     %16:v1 = v_and_b32_e32 0xffff, %77
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_e32 %14, %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %145.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %145.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

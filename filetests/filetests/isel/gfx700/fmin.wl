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
;;     %48:s1 = s_mov_b32 0x7c00
;;     %47:s2 = v_cmp_gt_u32_e64 %59, %48
;;     %46:s1 = s_mov_b32 0x7c00
;;     %45:s2 = v_cmp_gt_u32_e64 %58, %46
;;     %44:v1 = v_cndmask_b32_e64 %61, %64, %51
;;     %42:v1 = v_cndmask_b32_e64 %44, %64, %45
;;     %39:v1 = v_cndmask_b32_e64 %42, %61, %47
;;     %36:s1 = s_mov_b32 0xffff83ff
;;     %34:v1, %35:s2 = v_add_i32_e64 %58, %36
;;     %32:s1 = s_mov_b32 0x1ff
;;     %31:s2 = v_cmp_lt_u32_e64 %34, %32
;;     %29:v1 = v_or_b32_e32 0x200, %61
;;     %27:v1 = v_cndmask_b32_e64 %39, %29, %31
;;     %23:s1 = s_mov_b32 0xffff83ff
;;     %21:v1, %22:s2 = v_add_i32_e64 %59, %23
;;     %19:s1 = s_mov_b32 0x1ff
;;     %18:s2 = v_cmp_lt_u32_e64 %21, %19
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
;;     %153=s[0:1]:s2, %152=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %154:s2 = s_load_dwordx2 %153, 0x0
;;     %150.0:v2, %146:s2 = v_add_i32_e64 %154.0, %152
;;     %149:v1 = v_mov_b32_e32 %154.1
;;     %151.1:v2 tied(%150), %148:s2 = v_addc_u32_e64 %149, 0, %146
;;     %142:v1 = flat_load_dword %151
;;     %139.0:v2, %136:s2 = v_add_i32_e64 4, %151.0
;;     %140.1:v2 tied(%139), %138:s2 = v_addc_u32_e64 0, %151.1, %136
;;     %141:v1 = flat_load_dword %140
;;     %132:v1 = v_bfe_i32 %142, 0, 16
;;     %130:v1 = v_bfe_i32 %141, 0, 16
;;     %128:v1 = v_and_b32_e32 0x7fff, %132
;;     %127:v1 = v_and_b32_e32 0x7fff, %130
;;     %126:v1 = v_ashrrev_i32_e32 31, %132
;;     %125:v1 = v_xor_b32_e32 %128, %126
;;     %123:v1 = v_ashrrev_i32_e32 31, %130
;;     %122:v1 = v_xor_b32_e32 %127, %123
;;     %120:s2 = v_cmp_le_i32_e64 %125, %122
;;     %117:s1 = s_mov_b32 0x7c00
;;     %116:s2 = v_cmp_gt_u32_e64 %128, %117
;;     %115:s1 = s_mov_b32 0x7c00
;;     %114:s2 = v_cmp_gt_u32_e64 %127, %115
;;     %113:v1 = v_cndmask_b32_e64 %130, %132, %120
;;     %111:v1 = v_cndmask_b32_e64 %113, %132, %114
;;     %108:v1 = v_cndmask_b32_e64 %111, %130, %116
;;     %105:s1 = s_mov_b32 0xffff83ff
;;     %103:v1, %104:s2 = v_add_i32_e64 %127, %105
;;     %101:s1 = s_mov_b32 0x1ff
;;     %100:s2 = v_cmp_lt_u32_e64 %103, %101
;;     %98:v1 = v_or_b32_e32 0x200, %130
;;     %96:v1 = v_cndmask_b32_e64 %108, %98, %100
;;     %92:s1 = s_mov_b32 0xffff83ff
;;     %90:v1, %91:s2 = v_add_i32_e64 %128, %92
;;     %88:s1 = s_mov_b32 0x1ff
;;     %87:s2 = v_cmp_lt_u32_e64 %90, %88
;;     %85:v1 = v_or_b32_e32 0x200, %132
;;     %83:v1 = v_cndmask_b32_e64 %96, %85, %87
;;     %78:v1 = v_lshrrev_b32_e32 16, %142
;;     %75:v1 = v_lshrrev_b32_e32 16, %141
;;     %72:v1 = v_bfe_i32 %78, 0, 16
;;     %70:v1 = v_bfe_i32 %75, 0, 16
;;     %68:v1 = v_and_b32_e32 0x7fff, %72
;;     %67:v1 = v_and_b32_e32 0x7fff, %70
;;     %66:v1 = v_ashrrev_i32_e32 31, %72
;;     %65:v1 = v_xor_b32_e32 %68, %66
;;     %63:v1 = v_ashrrev_i32_e32 31, %70
;;     %62:v1 = v_xor_b32_e32 %67, %63
;;     %60:s2 = v_cmp_le_i32_e64 %65, %62
;;     %57:s1 = s_mov_b32 0x7c00
;;     %56:s2 = v_cmp_gt_u32_e64 %68, %57
;;     %55:s1 = s_mov_b32 0x7c00
;;     %54:s2 = v_cmp_gt_u32_e64 %67, %55
;;     %53:v1 = v_cndmask_b32_e64 %70, %72, %60
;;     %51:v1 = v_cndmask_b32_e64 %53, %72, %54
;;     %48:v1 = v_cndmask_b32_e64 %51, %70, %56
;;     %45:s1 = s_mov_b32 0xffff83ff
;;     %43:v1, %44:s2 = v_add_i32_e64 %67, %45
;;     %41:s1 = s_mov_b32 0x1ff
;;     %40:s2 = v_cmp_lt_u32_e64 %43, %41
;;     %38:v1 = v_or_b32_e32 0x200, %70
;;     %36:v1 = v_cndmask_b32_e64 %48, %38, %40
;;     %32:s1 = s_mov_b32 0xffff83ff
;;     %30:v1, %31:s2 = v_add_i32_e64 %68, %32
;;     %28:s1 = s_mov_b32 0x1ff
;;     %27:s2 = v_cmp_lt_u32_e64 %30, %28
;;     %25:v1 = v_or_b32_e32 0x200, %72
;;     %23:v1 = v_cndmask_b32_e64 %36, %25, %27
;;     %18:v1 = v_and_b32_e32 0xffff, %23
;;     %16:v1 = v_and_b32_e32 0xffff, %83
;;     %14:v1 = v_lshlrev_b32_e32 16, %18
;;     %12:v1 = v_or_b32_e32 %14, %16
;;     %3:s1 = s_mov_b32 0x100
;;     %6.0:v2, %2:s2 = v_add_i32_e64 %3, %151.0
;;     %7.1:v2 tied(%6), %5:s2 = v_addc_u32_e64 0, %151.1, %2
;;     flat_store_dword %7, %12
;; }
;;     end
;; }

; test isel precise-output
; target gfx600
; Global memory by buffers with addresses of 64 bits, an atomic operation among them; products of 64 bits without sums; doubles rounded by a sum.

kernel %oldest {
    param %out : i64 at 0 align 8
block0:
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v89 = workitemid.i32 0
    v92 = uextend.i64 v89
    v93 = iadd.i64 v91, v92
    v101 = load.i64 global align 8 [v93+8]
    v102 = load.i64 global align 8 [v93+16]
    v103 = imul.i64 v101, v102
    store.i64 global align 8 [v93], v103
    v104 = atomic_rmw.i32 add global align 4 rlx agent [v93+24], v89
    v105 = bitcast.f64 v101
    v106 = ffloor.f64 v105
    store.f64 global align 8 [v93+8], v106
    store.i32 global align 4 [v93+16], v104
    return
}
;; machine kernel %oldest target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %143=s[0:1]:s2, %142=v0:v1 = inputs
;;     %144:s2 = s_load_dwordx2 %143, 0x0
;;     %133.2:s4 = s_mov_b32 0
;;     %134.3:s4 tied(%133) = s_mov_b32 0x100f000
;;     %135.0:s4 tied(%134) = s_mov_b32 %144.0
;;     %136.1:s4 tied(%135) = s_mov_b32 %144.1
;;     %139.1:v2 = v_mov_b32_e32 0
;;     %140.0:v2 tied(%139) = v_mov_b32_e32 %142
;;     %141:v2 = buffer_load_dwordx2 %140, %136, 0 addr64 offset:8
;;     %120.2:s4 = s_mov_b32 0
;;     %121.3:s4 tied(%120) = s_mov_b32 0x100f000
;;     %122.0:s4 tied(%121) = s_mov_b32 %144.0
;;     %123.1:s4 tied(%122) = s_mov_b32 %144.1
;;     %126.1:v2 = v_mov_b32_e32 0
;;     %127.0:v2 tied(%126) = v_mov_b32_e32 %142
;;     %128:v2 = buffer_load_dwordx2 %127, %123, 0 addr64 offset:16
;;     %106:v1 = v_mul_lo_u32 %141.0, %128.1
;;     %107:v1 = v_mul_lo_u32 %141.1, %128.0
;;     %114.0:v2 = v_mul_lo_u32 %141.0, %128.0
;;     %109:v1 = v_mul_hi_u32 %141.0, %128.0
;;     %110:v1, %111:s2 = v_add_i32_e64 %109, %106
;;     %115.1:v2 tied(%114), %113:s2 = v_add_i32_e64 %110, %107
;;     %96.2:s4 = s_mov_b32 0
;;     %97.3:s4 tied(%96) = s_mov_b32 0x100f000
;;     %98.0:s4 tied(%97) = s_mov_b32 %144.0
;;     %99.1:s4 tied(%98) = s_mov_b32 %144.1
;;     %102.1:v2 = v_mov_b32_e32 0
;;     %103.0:v2 tied(%102) = v_mov_b32_e32 %142
;;     buffer_store_dwordx2 %115, %103, %99, 0 addr64
;;     %81.2:s4 = s_mov_b32 0
;;     %82.3:s4 tied(%81) = s_mov_b32 0x100f000
;;     %83.0:s4 tied(%82) = s_mov_b32 %144.0
;;     %84.1:s4 tied(%83) = s_mov_b32 %144.1
;;     %87.1:v2 = v_mov_b32_e32 0
;;     %88.0:v2 tied(%87) = v_mov_b32_e32 %142
;;     %90:v1 = v_mov_b32_e32 %142
;;     %91:v1 tied(%90) = buffer_atomic_add %88, %84, 0 addr64 offset:24 glc
;;     %75.0:v2 = v_mov_b32_e32 0
;;     %72:v1 = v_mov_b32_e32 0x7fffffff
;;     %74:s1 = s_mov_b32 0x43300000
;;     %76.1:v2 tied(%75) = v_bfi_b32 %72, %74, %141.1
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 2
;;     %70:v2 = v_add_f64 %141, %76
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %69:v2 = v_add_f64 %70, -%76
;;     %65.0:v2 = v_mov_b32_e32 %69.0
;;     %62:v1 = v_mov_b32_e32 0x7fffffff
;;     %66.1:v2 tied(%65) = v_bfi_b32 %62, %69.1, %141.1
;;     %58:v1 = v_and_b32_e32 0x7fffffff, %141.1
;;     %57:s1 = s_mov_b32 0x43300000
;;     %56:s2 = v_cmp_lt_u32_e64 %58, %57
;;     %55:s2 = v_cmp_ne_u32_e64 %141.0, 0
;;     %54:v1 = v_cndmask_b32_e64 0, 1, %55
;;     %52:v1 = v_or_b32_e32 %58, %54
;;     %49:s1 = s_mov_b32 0x7ff00000
;;     %48:s2 = v_cmp_gt_u32_e64 %52, %49
;;     %46:v1 = v_or_b32_e32 0x80000, %141.1
;;     %45:v1 = v_cndmask_b32_e64 %141.1, %46, %48
;;     %40.0:v2 = v_mov_b32_e32 %141.0
;;     %41.1:v2 tied(%40) = v_mov_b32_e32 %45
;;     %33.0:v2 = v_cndmask_b32_e64 %41.0, %66.0, %56
;;     %34.1:v2 tied(%33) = v_cndmask_b32_e64 %41.1, %66.1, %56
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %144.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %144.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %142
;;     buffer_store_dwordx2 %34, %26, %22, 0 addr64 offset:8
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %144.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %144.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %142
;;     buffer_store_dword %91, %13, %9, 0 addr64 offset:16
;; }
;;     end
;; }

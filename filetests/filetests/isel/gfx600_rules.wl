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
;;     %129=s[0:1]:s2, %128=v0:v1 = inputs
;;     %74:s1 = s_mov_b32 0x43300000
;;     %130:s2 = s_load_dwordx2 %129, 0x0
;;     %119.2:s4 = s_mov_b32 0
;;     %120.3:s4 tied(%119) = s_mov_b32 0x100f000
;;     %121.0:s4 tied(%120) = s_mov_b32 %130.0
;;     %122.1:s4 tied(%121) = s_mov_b32 %130.1
;;     %125.1:v2 = v_mov_b32_e32 0
;;     %126.0:v2 tied(%125) = v_mov_b32_e32 %128
;;     %127:v4 = buffer_load_dwordx4 %126, %122, 0 addr64 offset:8
;;     %105:v1 = v_mul_lo_u32 %127.0, %127.3
;;     %106:v1 = v_mul_lo_u32 %127.1, %127.2
;;     %113.0:v2 = v_mul_lo_u32 %127.0, %127.2
;;     %108:v1 = v_mul_hi_u32 %127.0, %127.2
;;     %109:v1, %110:s2 = v_add_i32_e64 %108, %105
;;     %114.1:v2 tied(%113), %112:s2 = v_add_i32_e64 %109, %106
;;     %95.2:s4 = s_mov_b32 0
;;     %96.3:s4 tied(%95) = s_mov_b32 0x100f000
;;     %97.0:s4 tied(%96) = s_mov_b32 %130.0
;;     %98.1:s4 tied(%97) = s_mov_b32 %130.1
;;     %101.1:v2 = v_mov_b32_e32 0
;;     %102.0:v2 tied(%101) = v_mov_b32_e32 %128
;;     buffer_store_dwordx2 %114, %102, %98, 0 addr64
;;     %81.2:s4 = s_mov_b32 0
;;     %82.3:s4 tied(%81) = s_mov_b32 0x100f000
;;     %83.0:s4 tied(%82) = s_mov_b32 %130.0
;;     %84.1:s4 tied(%83) = s_mov_b32 %130.1
;;     %87.1:v2 = v_mov_b32_e32 0
;;     %88.0:v2 tied(%87) = v_mov_b32_e32 %128
;;     %89:v1 = v_mov_b32_e32 %128
;;     %90:v1 tied(%89) = buffer_atomic_add %88, %84, 0 addr64 offset:24 glc
;;     %75.0:v2 = v_mov_b32_e32 0
;;     %72:v1 = v_mov_b32_e32 0x7fffffff
;;     %76.1:v2 tied(%75) = v_bfi_b32 %72, %74, %127.1
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 2
;;     %70:v2 = v_add_f64 %127.0-1, %76
;;     s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
;;     %69:v2 = v_add_f64 %70, -%76
;;     %65.0:v2 = v_mov_b32_e32 %69.0
;;     %62:v1 = v_mov_b32_e32 0x7fffffff
;;     %66.1:v2 tied(%65) = v_bfi_b32 %62, %69.1, %127.1
;;     %58:v1 = v_and_b32_e32 0x7fffffff, %127.1
;;     %56:s2 = v_cmp_lt_u32_e64 %58, %74
;;     %55:s2 = v_cmp_ne_u32_e64 %127.0, 0
;;     %54:v1 = v_cndmask_b32_e64 0, 1, %55
;;     %52:v1 = v_or_b32_e32 %58, %54
;;     %49:s1 = s_mov_b32 0x7ff00000
;;     %48:s2 = v_cmp_gt_u32_e64 %52, %49
;;     %46:v1 = v_or_b32_e32 0x80000, %127.1
;;     %45:v1 = v_cndmask_b32_e64 %127.1, %46, %48
;;     %40.0:v2 = v_mov_b32_e32 %127.0
;;     %41.1:v2 tied(%40) = v_mov_b32_e32 %45
;;     %33.0:v2 = v_cndmask_b32_e64 %41.0, %66.0, %56
;;     %34.1:v2 tied(%33) = v_cndmask_b32_e64 %41.1, %66.1, %56
;;     %19.2:s4 = s_mov_b32 0
;;     %20.3:s4 tied(%19) = s_mov_b32 0x100f000
;;     %21.0:s4 tied(%20) = s_mov_b32 %130.0
;;     %22.1:s4 tied(%21) = s_mov_b32 %130.1
;;     %25.1:v2 = v_mov_b32_e32 0
;;     %26.0:v2 tied(%25) = v_mov_b32_e32 %128
;;     buffer_store_dwordx2 %34, %26, %22, 0 addr64 offset:8
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %130.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %130.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %128
;;     buffer_store_dword %90, %13, %9, 0 addr64 offset:16
;; }
;;     end
;; }

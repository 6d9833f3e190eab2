; test isel precise-output level=1
; target gfx900
; Two values of 64 bits of group memory in one instruction, whose offsets count in eight bytes.

kernel %loads {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 group align 8 [v2+2040]
    v6 = load.i64 group align 8 [v2+16]
    v7 = bitcast.i64 v5
    v8 = iadd.i64 v7, v6
    store.i64 global align 8 [v4], v8
    return
}
;; machine kernel %loads target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %12:v4 = ds_read2_b64 %13 offset0:255 offset1:2
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %12.0, %12.2
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %12.1, %12.3, %6
;;     global_store_dwordx2 %13, %10, %15
;; }
;;     end
;; }

; A constant and a register; a load goes over a store of other bytes.
kernel %stores {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 group align 8 [v2+64]
    v6 = iconst.i64 123456789123456
    store.i64 group align 8 [v2], v6
    v7 = load.i64 group align 8 [v2+72]
    v8 = iadd.i64 v5, v7
    store.i64 group align 8 [v2+8], v8
    return
}
;; machine kernel %stores target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=v0:v1 = inputs
;;     %14:v4 = ds_read2_b64 %15 offset0:8 offset1:9
;;     %12.0:v2, %9:s2 = v_add_co_u32_e64 %14.0, %14.2
;;     %13.1:v2 tied(%12), %11:s2 = v_addc_co_u32_e64 %14.1, %14.3, %9
;;     %2.0:v2 = v_mov_b32_e32 0x860f9180
;;     %3.1:v2 tied(%2) = v_mov_b32_e32 0x7048
;;     ds_write2_b64 %15, %3, %13 offset1:1
;; }
;;     end
;; }

; Further than an offset of eight bits reaches; not by eight bytes; aligned to four; of two sizes.
kernel %apart {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 group align 8 [v2]
    v6 = load.i64 group align 8 [v2+2048]
    v7 = iadd.i64 v5, v6
    store.i64 global align 8 [v4], v7
    fence scar wg
    v8 = load.i64 group align 4 [v2+4]
    v9 = load.i64 group align 4 [v2+16]
    v10 = iadd.i64 v8, v9
    store.i64 global align 8 [v4+8], v10
    fence scar wg
    v11 = load.i64 group align 8 [v2]
    v12 = load.i32 group align 8 [v2+8]
    v13 = uextend.i64 v12
    v14 = iadd.i64 v11, v13
    store.i64 global align 8 [v4+16], v14
    return
}
;; machine kernel %apart target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %42=s[0:1]:s2, %41=v0:v1 = inputs
;;     %43:s2 = s_load_dwordx2 %42, 0x0
;;     %40:v2 = ds_read_b64 %41
;;     %39:v2 = ds_read_b64 %41 offset:2048
;;     %37.0:v2, %34:s2 = v_add_co_u32_e64 %40.0, %39.0
;;     %38.1:v2 tied(%37), %36:s2 = v_addc_co_u32_e64 %40.1, %39.1, %34
;;     global_store_dwordx2 %41, %38, %43
;;     s_waitcnt lgkmcnt(0)
;;     s_waitcnt lgkmcnt(0)
;;     %28.0:v2 = ds_read_b32 %41 offset:4
;;     %29.1:v2 tied(%28) = ds_read_b32 %41 offset:8
;;     %24.0:v2 = ds_read_b32 %41 offset:16
;;     %25.1:v2 tied(%24) = ds_read_b32 %41 offset:20
;;     %20.0:v2, %17:s2 = v_add_co_u32_e64 %29.0, %25.0
;;     %21.1:v2 tied(%20), %19:s2 = v_addc_co_u32_e64 %29.1, %25.1, %17
;;     global_store_dwordx2 %41, %21, %43 offset:8
;;     s_waitcnt lgkmcnt(0)
;;     s_waitcnt lgkmcnt(0)
;;     %12:v2 = ds_read_b64 %41
;;     %11:v1 = ds_read_b32 %41 offset:8
;;     %9.0:v2, %6:s2 = v_add_co_u32_e64 %12.0, %11
;;     %10.1:v2 tied(%9), %8:s2 = v_addc_co_u32_e64 %12.1, 0, %6
;;     global_store_dwordx2 %41, %10, %43 offset:16
;; }
;;     end
;; }

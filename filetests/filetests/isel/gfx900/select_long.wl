; test isel precise-output
; target gfx900
; Selections of more than a register, word by word.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i64 global align 8 [v4+8]
    v8 = load.i64 global align 8 [v4+16]
    v9 = icmp.ult v5, v6
    v10 = select.i64 v9, v7, v8
    store.i64 global align 8 [v4+256], v10
    return
}
;; machine kernel %lanes target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = global_load_dword %17, %19
;;     %15:v1 = global_load_dword %17, %19 offset:4
;;     %14:v2 = global_load_dwordx2 %17, %19 offset:8
;;     %13:v2 = global_load_dwordx2 %17, %19 offset:16
;;     %12:s2 = v_cmp_lt_u32_e64 %16, %15
;;     %8.0:v2 = v_cndmask_b32_e64 %13.0, %14.0, %12
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.1, %14.1, %12
;;     global_store_dwordx2 %17, %9, %19 offset:256
;; }
;;     end
;; }

kernel %doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.f64 global align 8 [v4+8]
    v8 = load.f64 global align 8 [v4+16]
    v9 = icmp.ult v5, v6
    v10 = select.f64 v9, v7, v8
    store.f64 global align 8 [v4+256], v10
    return
}
;; machine kernel %doubles target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_dwordx2 %18, 0x0
;;     %16:v1 = global_load_dword %17, %19
;;     %15:v1 = global_load_dword %17, %19 offset:4
;;     %14:v2 = global_load_dwordx2 %17, %19 offset:8
;;     %13:v2 = global_load_dwordx2 %17, %19 offset:16
;;     %12:s2 = v_cmp_lt_u32_e64 %16, %15
;;     %8.0:v2 = v_cndmask_b32_e64 %13.0, %14.0, %12
;;     %9.1:v2 tied(%8) = v_cndmask_b32_e64 %13.1, %14.1, %12
;;     global_store_dwordx2 %17, %9, %19 offset:256
;; }
;;     end
;; }

kernel %quads {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32x4 global align 8 [v4+8]
    v8 = load.i32x4 global align 8 [v4+24]
    v9 = icmp.ult v5, v6
    v10 = select.i32x4 v9, v7, v8
    store.i32x4 global align 8 [v4+256], v10
    return
}
;; machine kernel %quads target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %20:v1 = global_load_dword %21, %23
;;     %19:v1 = global_load_dword %21, %23 offset:4
;;     %18:v4 = global_load_dwordx4 %21, %23 offset:8
;;     %17:v4 = global_load_dwordx4 %21, %23 offset:24
;;     %16:s2 = v_cmp_lt_u32_e64 %20, %19
;;     %10.0:v4 = v_cndmask_b32_e64 %17.0, %18.0, %16
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %17.1, %18.1, %16
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %17.2, %18.2, %16
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %17.3, %18.3, %16
;;     global_store_dwordx4 %21, %13, %23 offset:256
;; }
;;     end
;; }

kernel %bytes16 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i8x16 global align 8 [v4+8]
    v8 = load.i8x16 global align 8 [v4+24]
    v9 = icmp.ult v5, v6
    v10 = select.i8x16 v9, v7, v8
    store.i8x16 global align 8 [v4+256], v10
    return
}
;; machine kernel %bytes16 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %20:v1 = global_load_dword %21, %23
;;     %19:v1 = global_load_dword %21, %23 offset:4
;;     %18:v4 = global_load_dwordx4 %21, %23 offset:8
;;     %17:v4 = global_load_dwordx4 %21, %23 offset:24
;;     %16:s2 = v_cmp_lt_u32_e64 %20, %19
;;     %10.0:v4 = v_cndmask_b32_e64 %17.0, %18.0, %16
;;     %11.1:v4 tied(%10) = v_cndmask_b32_e64 %17.1, %18.1, %16
;;     %12.2:v4 tied(%11) = v_cndmask_b32_e64 %17.2, %18.2, %16
;;     %13.3:v4 tied(%12) = v_cndmask_b32_e64 %17.3, %18.3, %16
;;     global_store_dwordx4 %21, %13, %23 offset:256
;; }
;;     end
;; }
